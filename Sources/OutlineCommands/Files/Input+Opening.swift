internal import OutlineConversion
internal import OutlineDocument
internal import OutlineXML

/// Where a document was read from; kept beside it, so that an edit is the document's only owner.
struct Origin: Sendable {
  /// What messages call it.
  let name: FilePath
  /// The text as read, or the OPML that was made of it.
  let source: XMLSource
  /// The file as it was read; nil where it is not a regular file.
  let stamp: FileStamp?
  /// The format from which OPML was made; nil where the file is XML itself.
  var imported: ConversionFormat?
  /// The text from which it was made.
  var importedText: XMLSource?
  /// What that says and the OPML does not.
  var losses: [DocumentWarning] = []
}

extension Input {
  /// Reads the input and parses it as an outline; says what had to be mended, and what is lost.
  func open(on console: Console) throws(FileFailure) -> (OutlineDocument, Origin) {
    let profile = reading.format
    let (document, origin) = try parsed(on: console) { source, stamp throws(XMLFailure) in
      guard let format = format(of: source), format.isImported else {
        let origin = Origin(name: name, source: source, stamp: stamp)
        return (try OutlineDocument(source, in: profile), origin)
      }
      var options = ConversionOptions()
      options.guardsFormulas = reading.guardsFormulas
      let (opml, losses) = try format.opml(from: source, options)
      let origin = Origin(
        name: name, source: opml, stamp: stamp, imported: format, importedText: source,
        losses: losses)
      return (try OutlineDocument(opml), origin)
    }
    if reading.refusesLosses, let first = origin.losses.first {
      throw FileFailure(
        file: name, position: first.position,
        message: origin.losses.map(\.message).joined(separator: "; "), code: .refused)
    }
    console.report(origin.losses, in: name)
    return (document, origin)
  }

  /// The format that is named, or that the text or the name of the file tells.
  private func format(of source: XMLSource) -> ConversionFormat? {
    if let name = reading.formatName { return .named(name) }
    return reading.description == nil ? .detected(in: source, named: path?.shown) : nil
  }

  /// Reads the input and makes something of its text; says what had to be mended.
  func parsed<Value>(
    on console: Console, by parse: (XMLSource, FileStamp?) throws(XMLFailure) -> Value
  ) throws(FileFailure) -> Value {
    var file = try read()
    do throws(XMLFailure) {
      var source = try XMLSource(
        decoding: file.takeBytes(), as: reading.encoding, leniently: reading.isLenient)
      if reading.keepsLineBreaks { source = try source.mended(keepingLineBreaks: true) }
      let value = try mend(&source, file.stamp, for: parse)
      console.reportMendings(of: source, in: name)
      return value
    } catch {
      if error.kind == .empty, source == .standardInput {
        throw FileFailure(file: name, message: "standard input is empty", code: .input)
      }
      throw FileFailure(error, in: name)
    }
  }
}

extension Input {
  /// Parses a text; where that fails and the fault can be mended, the mended text.
  private func mend<Value>(
    _ source: inout XMLSource, _ stamp: FileStamp?,
    for parse: (XMLSource, FileStamp?) throws(XMLFailure) -> Value
  ) throws(XMLFailure) -> Value {
    while true {
      do throws(XMLFailure) {
        return try parse(source, stamp)
      } catch {
        guard reading.isLenient else { throw error }
        source = try OutlineDocument.mended(source, after: error)
      }
    }
  }
}

extension OutputPlan.Job {
  /// Reads the input and parses it as an outline; says what had to be mended. What cannot be replaced in place is not even opened:
  /// a pipe that nobody writes to would be waited for.
  func open(on console: Console) throws(FileFailure) -> (OutlineDocument, Origin) {
    if case .inPlace(let path) = destination, !input.isFromDirectory,
      let status = try? FileStatus(of: path),
      status.kind == .other
    {
      throw .notRegular(path)
    }
    return try input.open(on: console)
  }
}

extension Console {
  /// Says what was mended in a text, by its places in the file.
  func reportMendings(of source: XMLSource, in file: FilePath) {
    var places = PositionCounter(source, countingAsRead: true)
    for mending in source.mendings {
      report(
        .warning, "\(mending.message(in: source)) [\(mending.rule.rawValue)]", in: file,
        at: places.position(of: mending.range.lowerBound))
    }
  }

  /// Says what a user should hear of a document.
  func report(_ warnings: [DocumentWarning], in file: FilePath) {
    for warning in warnings {
      report(.warning, warning.message, in: file, at: warning.position)
    }
  }
}
