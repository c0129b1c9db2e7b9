internal import OutlineConversion
internal import OutlineDocument
internal import OutlineXML

extension OutlineWriting {
  /// What a document becomes in the format that is asked for, or that the name of its file tells; without
  /// one it keeps its own.
  ///
  /// - Parameters:
  ///   - destination: Where it is written.
  ///   - conversion: How it is written, where the format leaves a choice.
  ///   - isStrict: Whether nothing may be lost.
  /// - Throws: That it cannot be written so. What is lost otherwise is said on the console.
  func content(
    _ document: OutlineDocument, _ origin: Origin, to destination: OutputPlan.Destination,
    _ conversion: ConversionOptions = ConversionOptions(), isStrict: Bool = false
  ) throws(FileFailure) -> OutlineContent {
    guard let format = format(of: origin, to: destination), format.name != document.formatName,
      let exporter = format.exporter(conversion)
    else { return try OutlineContent(document, origin, as: options.encoding) }
    if options.isDryRun, format.name != origin.imported?.name {
      throw FileFailure(
        file: origin.name,
        message:
          "--dry-run shows what changes within a format, and this would become \(format.name)",
        code: .usage)
    }
    if let reason = format.reasonAgainst(document) {
      throw FileFailure(file: origin.name, message: reason, code: .refused)
    }
    let losses = ConversionLosses(of: document, in: format.holding(conversion))
    if !losses.isEmpty {
      let message = "\(format.name) cannot hold: \(losses.inWords)"
      if isStrict { throw FileFailure(file: origin.name, message: message, code: .refused) }
      if !conversion.isPlain { console.report(.warning, message, in: origin.name) }
    }
    return OutlineContent(document, origin, by: exporter)
  }

  /// What one part of a document becomes.
  func content(
    _ part: DocumentPart, _ origin: Origin, to destination: OutputPlan.Destination
  ) throws(FileFailure) -> OutlineContent {
    let text = part.text
    guard origin.imported != nil, format(of: origin, to: destination) != nil else {
      return try OutlineContent(text, origin, as: options.encoding)
    }
    let document: OutlineDocument
    do throws(XMLFailure) {
      document = try OutlineDocument(XMLSource(decoding: text))
    } catch {
      throw FileFailure(error, in: origin.name)
    }
    return try content(document, origin, to: destination)
  }

  /// Refuses to write an outline that stays in its format into a file whose name says another.
  func checkName(
    of destination: OutputPlan.Destination, for formatName: String, _ origin: Origin
  ) throws(FileFailure) {
    guard let format = format(of: origin, to: destination), format.name != formatName else {
      return
    }
    throw FileFailure(
      file: destination.path ?? origin.name,
      message: "this name is one for \(format.name), and what would be written is \(formatName):"
        + " give it another, or use outline convert", code: .refused)
  }

  /// The format that is asked for; else the one that the name of another file than the input tells.
  private func format(
    of origin: Origin, to destination: OutputPlan.Destination
  ) -> ConversionFormat? {
    if let format = options.format { return format }
    guard let ending = destination.otherFile?.ending?.lowercased() else { return nil }
    guard let imported = origin.imported else {
      // XML is what it is, whatever it is called.
      return ending == origin.name.ending?.lowercased() ? nil : .written(asEnding: ending)
    }
    let isSame = imported.isWritten && imported.fileExtensions.contains(ending)
    return isSame ? imported : .written(asEnding: ending)
  }

  /// Refuses to put another format into a file, and to write one anew that nobody asked to have so.
  func checkKeepsFormat(_ origin: Origin) throws(FileFailure) {
    if let format = origin.imported {
      if options.format?.name == format.name { return }
      throw FileFailure(
        file: origin.name,
        message:
          "\(format.name) is no XML, so that it cannot be kept to the byte where it is not edited: let"
          + " it be written anew with --to \(format.name), or make another file with outline convert",
        code: .refused)
    }
    if let format = options.format, format.isImported {
      throw FileFailure(
        file: origin.name,
        message:
          "a file that is replaced keeps its format: to write \(format.name), name another with -o",
        code: .refused)
    }
  }
}
