/// What `help ops` shows: the verbs of operations, with their keys and examples.
public enum OperationsHelp {
  /// The whole text, at most 80 columns wide, with a line end at its end.
  public static var text: String {
    """
    OPERATIONS are the edit statements as JSON, for programs: one object on each
    line, whose key is the verb. Empty lines are passed over. All operations
    succeed, or nothing changes. "outline help language" says what the verbs do.

    SELECTOR is a string in the language, or an object that needs no quoting:
    {"id": STRING}, {"title": STRING}, {"path": [STRING, …]}, {"xpath": STRING} or
    {"where": CONDITION}; or an array of these, which is the union. CONDITION is a
    string in the language, CATEGORY a string without comma. NUMBER counts from 0.

    "try": true beside the verb, or among its keys: no failure if a selector finds
    nothing. In set, null takes the value away. In the "with" of replace, \\0 to \\9
    are what the groups matched, \\\\ is a backslash; JSON wants each \\ twice.

    VERBS and their keys; keys in brackets may be left off, and of those with | in
    front one is there.

    \(OperationForm.all.map(\.help).joined(separator: "\n"))
    """
  }
}

extension OperationForm {
  /// The verbs, a line for each key, and the examples.
  fileprivate var help: String {
    let verbs = verbs.map(\.rawValue).joined(separator: ", ")
    let choices = choices.map { "| " + $0.map(\.help).joined(separator: " ") }
    let remarks = remark.map { ["(\($0))"] } ?? []
    let lines = keys.map(\.help) + choices + remarks + examples.map { "> " + $0 }
    return "  \(verbs)\n" + lines.map { "      \($0)\n" }.joined()
  }
}

extension KeyForm {
  fileprivate var help: String {
    let help = "\"\(key.rawValue)\": \(value.rawValue)"
    return isOptional ? "[\(help)]" : help
  }
}
