internal import OutlineConversion
internal import OutlineDocument

extension OutlineWriting {
  /// What a document becomes in the format that is asked for; without one it keeps its own.
  ///
  /// - Parameters:
  ///   - conversion: How it is written, where the format leaves a choice.
  ///   - isStrict: Whether nothing may be lost.
  /// - Throws: That it cannot be written so. What is lost otherwise is said on the console.
  func content(
    _ document: OutlineDocument, _ origin: Origin,
    _ conversion: ConversionOptions = ConversionOptions(), isStrict: Bool = false
  ) throws(FileFailure) -> OutlineContent {
    guard let format = options.format, format.name != document.formatName,
      let exporter = format.exporter(conversion)
    else { return try OutlineContent(document, origin, as: options.encoding) }
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
