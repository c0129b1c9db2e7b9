/// An operation taken apart: its verb, and the values of keys that the verb has.
struct Operation: Sendable {
  let verb: Keyword
  let isTried: Bool
  private let form: OperationForm
  private let members: [JSONMember]
  /// The verb with its value, for errors.
  private let whole: JSONMember

  /// Takes an operation apart; nothing but the values of its keys can be wrong after that.
  init(_ value: JSONValue) throws(ExpressionError) {
    (verb, whole) = try Self.verb(in: value)
    guard let form = OperationForm.of(verb) else { throw Self.unknownVerb(whole) }
    self.form = form
    let all = try whole.value.members("an object with the keys of `\(verb.rawValue)`")
    let outer = try value.members("an object")
    let tries = (outer + all).filter { $0.name == Keyword.try.rawValue }
    if tries.count > 1 { throw tries[1].error("the key `try` stands twice") }
    isTried = try tries.first?.value.flag() ?? false
    members = all.filter { $0.name != Keyword.try.rawValue }
    try checkKeys()
    try checkChoice()
  }

  /// The only member of an operation that is not `try`.
  private static func verb(
    in value: JSONValue
  ) throws(ExpressionError) -> (Keyword, JSONMember) {
    let members = try value.members("an operation, an object with a verb for its key")
    let verbs = members.filter { $0.name != Keyword.try.rawValue }
    for member in verbs where Keyword(verb: member.name) == nil { throw unknownVerb(member) }
    guard let member = verbs.first, let verb = Keyword(verb: member.name) else {
      throw value.error("the verb is missing: expected \(verbsInWords)")
    }
    if verbs.count > 1 {
      throw verbs[1].error("an operation has one verb; `\(verbs[1].name)` wants a line of its own")
    }
    return (verb, member)
  }

  private static func unknownVerb(_ member: JSONMember) -> ExpressionError {
    let hint = Suggestion.hint(for: member.name, among: Keyword.verbs)
    // Of so many words nobody reads the list where one is close.
    let known = hint.isEmpty ? ": expected \(verbsInWords)" : hint
    return member.error("unknown verb `\(member.name)`\(known)")
  }

  private static let verbsInWords = Keyword.verbs.map(\.rawValue).inWords

  private func checkKeys() throws(ExpressionError) {
    let keys = form.allKeys.map(\.key)
    for member in members where !keys.contains(where: { $0.rawValue == member.name }) {
      let hint = Suggestion.hint(for: member.name, among: keys)
      throw member.error(
        "`\(verb.rawValue)` has no key `\(member.name)`:"
          + " expected \(keys.map(\.rawValue).inWords)\(hint)")
    }
  }

  /// Requires that of the keys which exclude each other one stands there, with none of another.
  private func checkChoice() throws(ExpressionError) {
    let keys = form.choices.compactMap(\.first).map(\.key)
    let chosen = members.filter { member in keys.contains { $0.rawValue == member.name } }
    guard let first = chosen.first else {
      if !keys.isEmpty { throw missing(keys) }
      return
    }
    if chosen.count > 1 {
      throw chosen[1].error("`\(first.name)` and `\(chosen[1].name)` exclude each other")
    }
    let strangers = form.choices.filter { $0.first?.key.rawValue != first.name }.joined()
    for member in members where strangers.contains(where: { $0.key.rawValue == member.name }) {
      throw member.error("`\(member.name)` has no meaning beside `\(first.name)`")
    }
  }

  /// The value of a key, if it is there.
  func optional(_ key: OperationKey) -> JSONValue? {
    members.first { $0.name == key.rawValue }?.value
  }

  /// The value of a key that must be there.
  func value(_ key: OperationKey) throws(ExpressionError) -> JSONValue {
    guard let value = optional(key) else { throw missing([key]) }
    return value
  }

  /// The error that one of these keys should be there.
  func missing(_ keys: [OperationKey]) -> ExpressionError {
    whole.error("`\(verb.rawValue)` needs the key \(keys.map(\.rawValue).inWords)")
  }
}

extension Keyword {
  /// The word that begins a statement and is written like this.
  fileprivate init?(verb name: String) {
    guard let keyword = Keyword(rawValue: name), Keyword.verbs.contains(keyword) else {
      return nil
    }
    self = keyword
  }
}

extension [String] {
  /// The words, one of which is expected.
  fileprivate var inWords: String {
    let words = map { "`\($0)`" }
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
