internal import OutlineDocument
public import OutlineXML

extension OutlineModel {
  /// A model of a file.
  ///
  /// - Parameters:
  ///   - bytes: All bytes of the file, in any encoding.
  ///   - undoLimit: How many edits can be undone; with more, the oldest become final.
  /// - Throws: ``XMLFailure`` if they are no outline, with the place and what to do.
  public convenience init(
    decoding bytes: consuming [UInt8], undoLimit: Int = 100
  ) throws(XMLFailure) {
    let document = try OutlineDocument(XMLSource(decoding: bytes))
    self.init(document, undoLimit: undoLimit)
  }

  /// Whether the document may differ from what was opened or saved last.
  public var hasUnsavedChanges: Bool { revision != savedRevision }

  /// The bytes of the file as it is to be saved: in the encoding it had, fold state included, and
  /// those that were read where nothing was edited.
  ///
  /// - Throws: ``XMLFailure`` where the file's encoding cannot be written back byte for byte.
  public func encoded() throws(XMLFailure) -> [UInt8] {
    // In a copy: numbers of lines are the file's, and undoing knows nothing of them.
    var document = document
    document.updatePositions()
    return try document.encoded()
  }

  /// Saves the file by what the app does with its bytes.
  ///
  /// Write another file beside the old one and rename it over that, or leave it to the system:
  ///
  /// ```swift
  /// try model.save { try Data($0).write(to: url, options: .atomic) }
  /// ```
  ///
  /// To write on another thread, take ``encoded()`` and ``revision`` together and call
  /// ``didSave(_:)`` afterwards.
  /// - Throws: ``XMLFailure`` as ``encoded()``, or what `write` throws; it then counts as not saved.
  public func save(_ write: ([UInt8]) throws -> Void) throws {
    try write(encoded())
    didSave(revision)
  }

  /// Notes that the document has been saved as it was at a revision.
  public func didSave(_ revision: Int) {
    savedRevision = revision
  }
}
