/// The keys of some verbs, as data: what an operation is checked against, and what help shows.
struct OperationForm: Sendable {
  let verbs: [Keyword]
  /// The keys that stand in each operation.
  let keys: [KeyForm]
  /// Sets of keys of which one stands besides; the first key of each tells which.
  let choices: [[KeyForm]]
  /// What else is asked of the keys, if anything.
  let remark: String?
  /// Operations that are right as they stand.
  let examples: [String]

  init(
    _ verbs: Keyword..., keys: [KeyForm], oneOf choices: [[KeyForm]] = [], remark: String? = nil,
    examples: String...
  ) {
    self.verbs = verbs
    self.keys = keys
    self.choices = choices
    self.remark = remark
    self.examples = examples
  }

  /// All keys that can stand in an operation.
  var allKeys: [KeyForm] { keys + choices.joined() }

  /// The form of a verb's operations.
  static func of(_ verb: Keyword) -> OperationForm? {
    all.first { $0.verbs.contains(verb) }
  }
}

extension OperationForm {
  /// The forms of all verbs.
  static let all = moving + arranging + restructuring + values

  private static let select = KeyForm(.select, .selector)
  private static let parent = KeyForm(.in, .selector)
  private static let places: [[KeyForm]] = [
    [KeyForm(.into, .selector), .optional(.at, .boundary)], [KeyForm(.before, .selector)],
    [KeyForm(.after, .selector)],
  ]
  private static let steps: [[KeyForm]] = [
    [KeyForm(.up, .number)], [KeyForm(.down, .number)], [KeyForm(.to, .end)],
  ]

  private static let moving = [
    OperationForm(
      .move, keys: [select], oneOf: places + steps,
      examples: #"{"move":{"select":"a1","into":"group-b","at":0}}"#,
      #"{"move":{"select":["a1","a2"],"up":1}}"#),
    OperationForm(
      .copy, keys: [select], oneOf: places,
      examples: #"{"copy":{"select":{"title":"R & D"},"after":"b1"}}"#),
    OperationForm(
      .indent, .outdent, .delete, .unwrap, .keep, .check, .uncheck, keys: [select],
      examples: #"{"delete":{"select":{"where":"text = \"\""}},"try":true}"#),
  ]

  private static let arranging = [
    OperationForm(
      .reorder, keys: [parent],
      oneOf: [
        [KeyForm(.from, .numbers), KeyForm(.to, .number), .optional(.where, .condition)],
        [KeyForm(.section, .number), KeyForm(.index, .number)],
      ],
      examples: #"{"reorder":{"in":"top","from":[0,2],"to":1,"where":"not commented"}}"#,
      #"{"reorder":{"in":"top","section":0,"index":2}}"#),
    OperationForm(
      .sort,
      keys: [
        parent, KeyForm(.by, .field), .optional(.date, .yes), .optional(.natural, .yes),
        .optional(.descending, .yes), .optional(.foldersFirst, .yes), .optional(.deep, .yes),
      ],
      examples: #"{"sort":{"in":"top","by":"@created","date":true,"descending":true}}"#),
    OperationForm(.reverse, keys: [parent], examples: #"{"reverse":{"in":{"id":"a 1"}}}"#),
  ]

  private static let restructuring = [
    OperationForm(
      .add, keys: [KeyForm(.text, .string), .optional(.attributes, .attributes)], oneOf: places,
      examples: #"{"add":{"text":"X","into":"a1","at":"last","attributes":{"type":"rss"}}}"#),
    OperationForm(
      .group, keys: [select, KeyForm(.under, .string)],
      examples: #"{"group":{"select":"a1, a2","under":"Both"}}"#),
    OperationForm(
      .flatten, keys: [select, .optional(.joining, .string)],
      examples: #"{"flatten":{"select":"/News","joining":" / "}}"#),
    OperationForm(
      .dedupe, keys: [KeyForm(.by, .attribute), .optional(.loosely, .yes)],
      oneOf: [[parent], [KeyForm(.all, .yes)]],
      examples: #"{"dedupe":{"in":{"path":["News","R & D"]},"by":"@xmlUrl"}}"#,
      #"{"dedupe":{"all":true,"by":"@xmlUrl","loosely":true}}"#),
    OperationForm(
      .merge, keys: [KeyForm(.path, .string), KeyForm(.into, .selector)],
      examples: #"{"merge":{"path":"other.opml","into":"top"}}"#),
    OperationForm(
      .file, keys: [select, KeyForm(.by, .wordCategory)],
      examples: #"{"file":{"select":"where @category","by":"category"}}"#),
  ]

  private static let values = [
    OperationForm(
      .set, keys: [select],
      oneOf: [
        [KeyForm(.text, .string)], [KeyForm(.note, .stringOrNull)],
        [KeyForm(.attributes, .attributesOrNull)],
      ],
      examples: #"{"set":{"select":"a1","note":"first line\nsecond"}}"#,
      #"{"set":{"select":"a1","attributes":{"type":"rss","version":null}}}"#),
    OperationForm(
      .unset, keys: [select, .optional(.attributes, .attributeNames), .optional(.note, .yes)],
      remark: "one of the last two, or both",
      examples: #"{"unset":{"select":"all","attributes":["created"],"note":true}}"#),
    OperationForm(
      .replace,
      keys: [
        select, KeyForm(.in, .field), KeyForm(.pattern, .string), KeyForm(.with, .string),
        .optional(.ignoreCase, .yes),
      ],
      examples: #"{"replace":{"select":"a1","in":"text","pattern":"(a)b","with":"\\1c"}}"#),
    OperationForm(
      .fold, .unfold, keys: [select, .optional(.deep, .yes)],
      examples: #"{"fold":{"select":"all"}}"#),
    OperationForm(
      .tag, .untag, keys: [select, KeyForm(.tag, .category)],
      examples: #"{"tag":{"select":"a1","tag":"/Tech/Linux"}}"#),
  ]
}
