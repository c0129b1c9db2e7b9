internal import LibC
internal import OutlineLanguage
internal import OutlineXML

/// Why nothing came of a file.
struct FileFailure: Error, Equatable, Sendable {
  /// What follows for the run besides its exit code.
  enum Kind: Sendable {
    /// The other files are none the worse for it.
    case ordinary
    /// The file is good XML and merely no outline, so that one that was not named is passed over.
    case noOutline
    /// Standard output takes no more: whatever came next would not come out.
    case outputFailed
    /// The reader of standard output has gone. It had what it wanted, so this is no fault.
    case readerGone
  }

  /// The file as the user named it.
  let file: FilePath
  /// The place in it, if there is one.
  var position: SourcePosition?
  /// What is wrong, in one sentence without a full stop.
  let message: String
  /// How the run ends for it.
  let code: ExitCode
  var kind = Kind.ordinary
}

extension XMLFailure {
  /// What on the command line gets past it.
  fileprivate var wayOut: String? {
    switch kind {
    case .externalEntity: isMendable ? "--lenient keeps the reference, unread" : nil
    case _ where isMendable: "\"outline repair\" can mend it"
    case .undecodable, .unknownEncoding: "--input-encoding NAME reads it as another"
    default: nil
    }
  }
}

extension FileFailure {
  /// The system refused to read it.
  static func unreadable(_ file: FilePath, _ error: SystemError) -> FileFailure {
    FileFailure(file: file, message: "cannot be read: \(error.reason)", code: .input)
  }

  /// The system refused to write it.
  static func unwritable(_ file: FilePath, _ error: SystemError) -> FileFailure {
    .unwritable(file, error.reason)
  }

  /// It is not written, for this reason.
  static func unwritable(_ file: FilePath, _ reason: String) -> FileFailure {
    FileFailure(file: file, message: "cannot be written: \(reason)", code: .output)
  }

  /// It cannot be replaced, for it is a pipe, a device or the like.
  static func notRegular(_ file: FilePath) -> FileFailure {
    .unwritable(file, "it is not a regular file")
  }

  /// Standard output could not be written.
  static func standardOutput(_ error: SystemError) -> FileFailure {
    let isGone = error.code == EPIPE
    var failure = FileFailure(
      file: FilePath("standard output"), message: "cannot be written: \(error.reason)",
      code: isGone ? .done : .output)
    failure.kind = isGone ? .readerGone : .outputFailed
    return failure
  }

  /// It is no outline that can be read, or cannot be written in its encoding.
  init(_ failure: XMLFailure, in file: FilePath) {
    self.init(
      file: file, position: failure.position,
      message: failure.message + (failure.wayOut.map { " (\($0))" } ?? ""),
      code: failure.kind == .unwritable ? .output : .input,
      kind: failure.kind == .notAnOutline ? .noOutline : .ordinary)
  }

  /// An edit of it came to nothing.
  init(_ failure: EditFailure, in file: FilePath) {
    let code: ExitCode =
      switch failure.kind {
      case .nothingFound: .nothingFound
      case .refused: .refused
      case .expression: .usage
      }
    let statement = failure.statement.map { "\n  in the statement at \($0)" } ?? ""
    self.init(
      file: file, position: failure.position, message: failure.message + statement, code: code)
  }
}
