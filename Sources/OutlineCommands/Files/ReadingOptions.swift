internal import OutlineConversion
internal import OutlineDocument
internal import OutlineLanguage
internal import OutlineXML

/// How inputs are read.
struct ReadingOptions: Hashable, Sendable {
  static let lenient = CommandOption(
    "lenient",
    "Read what XML forbids where its meaning is certain, as \"outline help repair\" says; each mending is"
      + " a warning.")
  static let inputEncoding = CommandOption(
    "input-encoding", value: "NAME",
    "Read as this encoding, whatever the file declares; written is the encoding that it declares, so that"
      + " it can be read without this.")
  static let mostBytes = CommandOption(
    "max-bytes", value: "N",
    "Refuse longer inputs; K, M or G may stand behind N (2G is the default, and the most).")

  static let format = CommandOption(
    "from", value: "FORMAT",
    "The format of the inputs, which \"outline help formats\" lists; without it, what they begin with or"
      + " their names end in says it.",
    choices: ConversionFormat.all.filter(\.isRead).map(\.name))
  static let profile = CommandOption(
    "profile", value: "FILE",
    "Read an XML of your own: FILE says in JSON what its nodes are, as \"outline help formats\" shows."
  )
  static let node = CommandOption(
    "node", value: "NAME", "The same for a simple case: the element that is a node.")
  static let title = CommandOption(
    "title", value: "@NAME",
    "With --node: the attribute with the title, or the way to an element as a/b.")

  /// All of them, for a command's manual.
  static let all = [format, lenient, inputEncoding, mostBytes, profile, node, title]

  /// The name of the format; nil where it is told from the file.
  var formatName: String?
  /// Whether apostrophes that keep spreadsheets from calculating are taken away.
  var guardsFormulas = false
  var isLenient = false
  /// Whether nothing that the text says may be lost in reading it.
  var refusesLosses = false
  /// The name of the encoding, where it is not told from the file.
  var encoding: String?
  /// The most bytes that an input may have.
  var mostBytes = XMLSource.mostBytes
  /// What the nodes are, where the file's own root does not tell.
  var description: ProfileDescription?
  /// Whether line breaks in values become references.
  var keepsLineBreaks = false

  /// Reads as the file says, and strictly.
  init() {}

  /// Takes the options.
  init(parsing arguments: inout ArgumentReader) throws(UsageError) {
    formatName = try arguments.takeFormat(Self.format, where: \.isRead)?.name
    isLenient = arguments.take(Self.lenient)
    encoding = try arguments.takeEncoding(Self.inputEncoding)
    if let text = try arguments.takeText(Self.mostBytes) {
      mostBytes = try Self.bytes(typed: text)
    }
    description = try Self.description(&arguments)
    if formatName != nil, description != nil {
      throw UsageError("--from and a description of an XML of your own exclude each other")
    }
  }

  /// What the options say that nodes are.
  private static func description(
    _ arguments: inout ArgumentReader
  ) throws(UsageError) -> ProfileDescription? {
    let file = arguments.takeWord(profile)?.path
    let node = try arguments.takeText(node)
    let title = try arguments.takeText(title)
    if let file {
      if node != nil || title != nil {
        throw UsageError("--profile says what nodes are: leave off --node and --title")
      }
      return try ProfileDescription(file: file)
    }
    guard let node, let title else {
      if node == nil, title == nil { return nil }
      throw UsageError(
        "--node and --title belong together", hint: "outline show --node item --title @name")
    }
    var description = ProfileDescription()
    description.nodes = [node]
    description.title = title
    do throws(ProfileDescription.Fault) {
      _ = try Profile(description)
    } catch {
      throw UsageError(error.message)
    }
    return description
  }

  /// The format that is to be read; nil: what the root element tells.
  var format: Profile? {
    description.flatMap { try? Profile($0) } ?? formatName.flatMap { Profile(named: $0) }
  }

  /// The number that is written with or without a unit.
  private static func bytes(typed text: String) throws(UsageError) -> Int {
    let units: [Character: Int] = ["K": 1 << 10, "M": 1 << 20, "G": 1 << 30]
    let unit = text.last.flatMap { units[Character($0.uppercased())] }
    let digits = unit == nil ? text[...] : text.dropLast()
    guard let number = Int(digits), number > 0 else {
      throw UsageError("--max-bytes is a number such as 500K, 64M or 1G, not \"\(text)\"")
    }
    let (bytes, isTooLarge) = number.multipliedReportingOverflow(by: unit ?? 1)
    // 2G says the same as the longest text, which has two bytes less.
    guard !isTooLarge, bytes <= 1 << 31 else {
      throw UsageError("--max-bytes is at most 2G: longer texts cannot be read")
    }
    return min(bytes, XMLSource.mostBytes)
  }
}

extension ProfileDescription {
  /// Reads a description from a file.
  fileprivate init(file: FilePath) throws(UsageError) {
    do throws(FileFailure) {
      let bytes = try InputFile(file).bytes
      do throws(ExpressionError) {
        let text = try EditScript.text(decoding: bytes, named: file.shown)
        try self.init(json: text, named: file.shown)
      } catch {
        throw FileFailure(error)
      }
    } catch {
      let place = error.position.map { ":\($0.line):\($0.column)" } ?? ""
      throw UsageError("\(error.file.shown)\(place): \(error.message)")
    }
  }
}

extension ArgumentReader {
  /// The value of the option, the name of a format.
  mutating func takeFormat(
    _ option: CommandOption, where isFit: (ConversionFormat) -> Bool
  ) throws(UsageError) -> ConversionFormat? {
    guard let name = try takeText(option) else { return nil }
    let named = ConversionFormat.named(name)
    if let named, isFit(named) { return named }
    let fitting = ConversionFormat.all.filter(isFit)
    let names = fitting.map(\.name)
    if let named {
      let alike = fitting.first { !Set($0.fileExtensions).isDisjoint(with: named.fileExtensions) }
      throw UsageError(
        "\(option.spelling): \(named.name) is only \(named.isRead ? "read" : "written")",
        hint: alike.map { "there is \($0.name): \($0.summary)" })
    }
    throw UsageError(
      "\(option.spelling) is \(names.joined(separator: ", ")), not \"\(name)\"",
      hint: names.nearest(to: name).map { "did you mean \($0)?" })
  }

  /// The value of the option, the name of an encoding that there is.
  mutating func takeEncoding(_ option: CommandOption) throws(UsageError) -> String? {
    guard let name = try takeText(option) else { return nil }
    guard (try? XMLEncoding(named: name)) != nil else {
      throw UsageError("\(option.spelling): no encoding is known as \"\(name)\"")
    }
    return name
  }

  /// The value of the option, the name of an encoding in which files are written.
  mutating func takeEncodingToWrite(_ option: CommandOption) throws(UsageError) -> String? {
    guard let name = try takeEncoding(option) else { return nil }
    guard XMLTextEncoder.canBeReadAgain(name) else {
      throw UsageError(
        "\(option.spelling): no declaration tells a reader of XML that a text is in \(name)",
        hint: "UTF-8, UTF-16, ISO-8859-1, windows-1252, Shift_JIS and the like can be told")
    }
    return name
  }
}
