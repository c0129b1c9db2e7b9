import OutlineLanguage
import TestSupport

/// A statement by chance, written in the language and as an operation.
struct RandomStatement {
  private(set) var language = ""
  private(set) var json = ""
  private var members: [(key: String, value: String)] = []
  private var text: RandomText

  init(seed: UInt64) {
    text = RandomText(seed: seed)
    let verb = text.pick(Self.verbs)
    let (isTried, isTriedWithin) = (text.chance(), text.chance())
    language = (isTried ? "try " : "") + verb
    write(verb)
    if isTried, isTriedWithin { members.append(("try", "true")) }
    let outer = isTried && !isTriedWithin ? [("try", "true")] : []
    json = text.json([(verb, text.json(members))] + outer)
  }

  static let verbs = [
    "add", "check", "copy", "dedupe", "delete", "file", "flatten", "fold", "group", "indent",
    "keep", "merge", "move", "outdent", "reorder", "replace", "reverse", "set", "sort", "tag",
    "uncheck", "unfold", "unset", "untag", "unwrap",
  ]

  private mutating func write(_ verb: String) {
    switch verb {
    case "reorder", "sort", "reverse", "dedupe": writeArranging(verb)
    case "add":
      add("text", string: text.text())
      writePlace()
      writeAttributes()
    case "merge":
      add("path", string: text.text())
      add("into", selector: "into")
    default:
      add("select", selector: nil)
      writeRest(verb)
    }
  }

  private mutating func writeRest(_ verb: String) {
    switch verb {
    case "move": if text.chance() { writePlace() } else { writeSteps() }
    case "copy": writePlace()
    case "group": add("under", string: text.text(), word: "under")
    case "flatten": if text.chance() { add("joining", string: text.text(), word: "joining") }
    case "file": add("by", json: "\"category\"", words: "by category")
    case "fold", "unfold": writeFlag("deep", "deep")
    case "tag", "untag": add("tag", string: text.pick(["a", " /b/c ", "\"\\"]))
    case "set": writeSetting()
    case "unset": writeRemoval()
    case "replace": writeReplacing()
    default: break
    }
  }
}

// MARK: - The parts of statements

extension RandomStatement {
  private mutating func add(_ key: String, json: String, words: String) {
    members.append((key, json))
    if !words.isEmpty { language += " " + words }
  }

  private mutating func add(_ key: String, string: String, word: String? = nil) {
    let word = word.map { $0 + " " } ?? ""
    add(key, json: text.json(string), words: word + PathWriter.quoted(string))
  }

  private mutating func add(_ key: String, selector word: String?) {
    let selector = text.selector()
    add(key, json: text.json(selector), words: (word.map { $0 + " " } ?? "") + "(\(selector))")
  }

  private mutating func add(_ key: String, numberBehind words: String) {
    let number = text.number(below: 20)
    add(key, json: "\(number)", words: "\(words) \(number)")
  }

  private mutating func writeFlag(_ key: String, _ words: String) {
    if text.chance() {
      add(key, json: "true", words: words)
    } else if text.chance() {
      add(key, json: "false", words: "")
    }
  }

  private mutating func writePlace() {
    let word = text.pick(["into", "before", "after"])
    add(word, selector: word)
    guard word == "into" else { return }
    switch text.number(below: 4) {
    case 0: add("at", json: "\"first\"", words: "first")
    case 1: add("at", json: "\"last\"", words: "last")
    case 2: add("at", numberBehind: "at")
    default: break
    }
  }

  private mutating func writeSteps() {
    let word = text.pick(["up", "down", "first", "last"])
    if word == "up" || word == "down" {
      add(word, numberBehind: "\(word) by")
    } else {
      add("to", json: text.json(word), words: word)
    }
  }

  private mutating func writeAttributes() {
    guard text.chance() else { return }
    language += " with"
    var attributes: [String] = []
    for name in ["b", "a:c", "é"] where text.chance() || name == "b" {
      let value = text.text()
      language += " @\(name) \(PathWriter.quoted(value))"
      attributes.append(text.json(name) + ":" + text.json(value))
    }
    members.append(("attributes", "{" + attributes.joined(separator: ",") + "}"))
  }

  private mutating func writeArranging(_ verb: String) {
    if verb == "dedupe" { return writeDeduplication() }
    add("in", selector: nil)
    if verb == "sort" { writeSortOrder() }
    if verb == "reorder" { writeReordering() }
  }

  private mutating func writeDeduplication() {
    if text.chance() {
      add("in", selector: "children of")
    } else {
      add("all", json: "true", words: "all")
    }
    let name = text.attribute()
    add("by", json: text.json("@" + name), words: "by @" + name)
    writeFlag("loosely", "loosely")
  }

  private mutating func writeSortOrder() {
    language += " by"
    writeFlag("date", "date")
    let field = text.pick(["text", "note", "@" + text.attribute()])
    add("by", json: text.json(field), words: field)
    writeFlag("natural", "natural")
    writeFlag("deep", "deep")
    writeFlag("foldersFirst", "folders first")
    writeFlag("descending", "descending")
  }

  private mutating func writeReordering() {
    if text.chance() {
      add("section", numberBehind: "section")
      return add("index", numberBehind: "to")
    }
    let condition = text.chance() ? text.condition(depth: 1) : nil
    let offsets = Array(0..<9).shuffled(using: &text.random).prefix(1 + text.number(below: 4))
    let list = offsets.map(String.init).joined(separator: ",")
    add("from", json: "[\(list)]", words: (condition == nil ? "from " : "visible ") + list)
    add("to", numberBehind: "to")
    if let condition {
      add("where", json: text.json("\(condition)"), words: "where \(condition)")
    }
  }

  private mutating func writeSetting() {
    switch text.number(below: 3) {
    case 0: add("text", string: text.text(), word: "text")
    case 1: add("note", string: text.text(), word: "note")
    default:
      let (name, value) = (text.attribute(), text.text())
      add(
        "attributes", json: text.json([(name, text.json(value))]),
        words: "@\(name) \(PathWriter.quoted(value))")
    }
  }

  private mutating func writeRemoval() {
    let name = text.attribute()
    if text.chance() {
      add("note", json: "true", words: "note")
    } else {
      add("attributes", json: "[" + text.json(name) + "]", words: "@" + name)
    }
  }

  private mutating func writeReplacing() {
    let field = text.pick(["text", "note", "@" + text.attribute()])
    add("in", json: text.json(field), words: field)
    let pattern = text.pick(["(a)", "^(\\w)+\\.[\"x]$", "(é|)", "(?i)(b) "])
    let ignoresCase = text.chance()
    add("pattern", json: text.json(pattern), words: "/\(pattern)/" + (ignoresCase ? "i" : ""))
    if ignoresCase { members.append(("ignoreCase", "true")) }
    var (spelt, template) = ("", "")
    for _ in 0..<text.number(below: 4) {
      let piece = text.text()
      let group = text.pick(["", "\\0", "\\1"])
      spelt += PathWriter.quoted(piece).dropFirst().dropLast() + group
      template += piece.unicodeScalars.map { $0 == "\\" ? "\\\\" : String($0) }.joined() + group
    }
    add("with", json: text.json(template), words: "\"\(spelt)\"")
  }
}
