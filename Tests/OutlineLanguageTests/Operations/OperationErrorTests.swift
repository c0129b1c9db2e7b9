import OutlineLanguage
import Testing

@Suite struct OperationErrorTests {
  private func failure(in text: String, named name: String = "ops") -> ExpressionError? {
    do throws(ExpressionError) {
      _ = try EditScript(operations: text, named: name)
      return nil
    } catch {
      return error
    }
  }

  private func expect(_ operation: String, fails message: String, at column: Int) throws {
    let error = try #require(failure(in: operation), "\(operation)")
    #expect(error.message.contains(message), "\(error)")
    #expect(error.column == column, "\(error)")
    #expect(error.line == 1)
    let later = try #require(failure(in: "{\"check\":{\"select\":\"a\"}}\r\n\n" + operation))
    #expect(later.line == 3)
    #expect(later.column == column)
    #expect(later.message == error.message)
  }

  @Test func anErrorShowsItsLineWithACaretBeneath() {
    let text = """
      {"delete":{"select":"a"}}

      \t{"move":{"select":"a", "itno":"b"}}
      """
    #expect(
      failure(in: text, named: "ops.jsonl")?.rendered == """
        ops.jsonl:3:25: error: `move` has no key `itno`: expected `select`, `into`, `at`, `before`, \
        `after`, `up`, `down` or `to`; did you mean `into`?
          \t{"move":{"select":"a", "itno":"b"}}
          \t                       ^
        """)
  }

  @Test func anErrorInAnExpressionIsItsOwnWithItsPlaceInTheLine() {
    #expect(
      failure(in: #"{"move":{"select":"where @\u0061 = \"b\" adn leaf","up":1}}"#)?.rendered == """
        ops:1:42: error: expected `and`, `or`, `,` or the end of the selector, found `adn`; did you \
        mean `and`?
          where @a = "b" adn leaf
                         ^
        """)
    #expect(
      failure(in: #"{"delete":{"select":["a",{"where":"leaf\nor"}]}}"#)?.rendered == """
        ops:1:44: error: expected a condition (@attribute, `(`, `text`, `note`, `level`, `children`, \
        `leaf`, `checked`, `folded`, `commented`, `in`, `not`), found the end
          or
            ^
        """)
  }

  @Test(arguments: [
    (#"{"frobnicate":{"select":"a"}}"#, 2, "unknown verb `frobnicate`: expected `add`, `check`"),
    (#"{"mvoe":{"select":"a"}}"#, 2, "; did you mean `move`?"),
    (#"{"Delete":{"select":"a"}}"#, 2, "; did you mean `delete`?"),
    (#"{"where":{"select":"a"}}"#, 2, "unknown verb `where`"),
    (#"{"delete":{"select":"a"},"x":1}"#, 26, "unknown verb `x`"),
    (#"{"delete":{"select":"a"},"check":{"select":"a"}}"#, 26, "`check` wants a line of its own"),
    (#"{"delete":{"select":"a"},"delete":{}}"#, 26, "the key `delete` stands twice"),
    (#"{"try":true}"#, 1, "the verb is missing: expected `add`, `check`"),
    ("{}", 1, "the verb is missing"),
    ("[]", 1, "expected an operation, an object with a verb for its key, found an array"),
    (#""delete a""#, 1, "found the string \"delete a\""),
    (#"{"delete":"a"}"#, 11, "expected an object with the keys of `delete`, found"),
    (#"{"try":1,"delete":{"select":"a"}}"#, 8, "expected true or false, found `1`"),
    (#"{"try":true,"delete":{"try":true,"select":"a"}}"#, 23, "the key `try` stands twice"),
  ])
  func anOperationHasOneVerb(operation: String, column: Int, message: String) throws {
    try expect(operation, fails: message, at: column)
  }

  @Test(arguments: [
    (#"{"delete":{}}"#, 2, "`delete` needs the key `select`"),
    (#"{"delete":{"selct":"a"}}"#, 12, "`delete` has no key `selct`: expected `select`; did you"),
    (#"{"delete":{"select":"a","up":1}}"#, 25, "`delete` has no key `up`: expected `select`"),
    (#"{"delete":{"select":"a","select":"a"}}"#, 25, "the key `select` stands twice"),
    (
      #"{"move":{"select":"a"}}"#, 2,
      "`move` needs the key `into`, `before`, `after`, `up`, `down` or `to`"
    ),
    (#"{"move":{"into":"a"}}"#, 2, "`move` needs the key `select`"),
    (#"{"move":{"select":"a","at":1}}"#, 2, "`move` needs the key `into`, `before`"),
    (#"{"move":{"into":"b","select":"a","up":1}}"#, 34, "`into` and `up` exclude each other"),
    (#"{"move":{"up":1,"at":1,"select":"a"}}"#, 17, "`at` has no meaning beside `up`"),
    (#"{"copy":{"select":"a","up":1}}"#, 23, "`copy` has no key `up`"),
    (#"{"reorder":{"in":"a","from":[1]}}"#, 2, "`reorder` needs the key `to`"),
    (#"{"reorder":{"in":"a","to":1}}"#, 2, "`reorder` needs the key `from` or `section`"),
    (#"{"reorder":{"in":"a","section":1}}"#, 2, "`reorder` needs the key `index`"),
    (
      #"{"reorder":{"in":"a","section":1,"index":2,"where":"leaf"}}"#, 44,
      "`where` has no meaning beside `section`"
    ),
    (#"{"sort":{"in":"a","by":"text","natrual":true}}"#, 31, "; did you mean `natural`?"),
    (#"{"sort":{"in":"a","by":"text","folders":true}}"#, 31, "; did you mean `foldersFirst`?"),
    (#"{"add":{"text":"a"}}"#, 2, "`add` needs the key `into`, `before` or `after`"),
    (#"{"set":{"select":"a"}}"#, 2, "`set` needs the key `text`, `note` or `attributes`"),
    (#"{"set":{"select":"a","text":"","note":""}}"#, 32, "`text` and `note` exclude each other"),
    (#"{"unset":{"select":"a"}}"#, 2, "`unset` needs the key `attributes` or `note`"),
    (#"{"unset":{"select":"a","note":false}}"#, 2, "`unset` needs the key `attributes` or `note`"),
    (#"{"dedupe":{"by":"@a"}}"#, 2, "`dedupe` needs the key `in` or `all`"),
    (#"{"dedupe":{"by":"@a","in":"a","all":true}}"#, 31, "`in` and `all` exclude each other"),
    (#"{"dedupe":{"by":"@a","all":false}}"#, 28, "expected true, found false"),
    (#"{"file":{"select":"a"}}"#, 2, "`file` needs the key `by`"),
  ])
  func keysAreKnownAndThereAndStandOnce(
    operation: String, column: Int, message: String
  ) throws {
    try expect(operation, fails: message, at: column)
  }

  @Test(arguments: [
    ("5", 21, "expected a selector: a string, an object or an array of these, found `5`"),
    ("null", 21, "found null"),
    ("[]", 21, "found an empty array"),
    ("[[\"a\"]]", 22, "expected a selector: a string, an object or an array of these, found an"),
    ("{}", 21, "expected a selector with the key `id`, `title`, `path`, `xpath` or `where`"),
    (#"{"ID":"a"}"#, 22, "a selector has no key `ID`: expected `id`, `title`"),
    (#"{"titel":"a"}"#, 22, "; did you mean `title`?"),
    (#"{"id":"a","title":"a"}"#, 31, "a selector has one key"),
    (#"{"id":1}"#, 27, "expected a string, found `1`"),
    (#"{"path":"/a"}"#, 29, "expected an array of titles, found the string \"/a\""),
    (#"{"path":[]}"#, 29, "expected an array of titles, found an empty array"),
    (#"{"path":["a",2]}"#, 34, "expected a string, found `2`"),
    (#"{"where":true}"#, 30, "expected a condition, found true"),
    (#"{"xpath":{}}"#, 30, "expected an XPath expression, found an object"),
    (#""""#, 22, "expected a selector (a name, /A/path"),
    (#""up""#, 22, "found the key word `up`; as a name it stands in quotes"),
    (#""\u0061 b""#, 29, "expected `,` or the end of the selector, found `b`"),
    (#""\ud83d\ude00""#, 22, "😀 cannot stand here"),
    (#""\ufeffa""#, 22, "U+FEFF cannot stand here"),
  ])
  func selectorsAreChecked(selector: String, column: Int, message: String) throws {
    try expect("{\"delete\":{\"select\":\(selector)}}", fails: message, at: column)
  }

  @Test(arguments: [
    (#"{"move":{"select":"a","up":-1}}"#, 28, "expected a number from 0, found `-1`"),
    (#"{"move":{"select":"a","up":1.0}}"#, 28, "expected a number from 0, found `1.0`"),
    (#"{"move":{"select":"a","up":"1"}}"#, 28, "expected a number from 0, found the string \"1\""),
    (#"{"move":{"select":"a","up":99999999999999999999}}"#, 28, "9999 is too large"),
    (#"{"move":{"select":"a","to":"end"}}"#, 28, "expected \"first\" or \"last\", found the"),
    (#"{"move":{"select":"a","into":"b","at":"end"}}"#, 39, "expected a number from 0, \"first\""),
    (#"{"reorder":{"in":"a","from":1,"to":1}}"#, 29, "expected an array of numbers from 0, found"),
    (#"{"reorder":{"in":"a","from":[],"to":1}}"#, 29, "found an empty array"),
    (#"{"reorder":{"in":"a","from":[1,0,1],"to":1}}"#, 34, "the offset 1 stands twice; each child"),
    (#"{"sort":{"in":"a","by":"type"}}"#, 24, "; did you mean \"@type\"?"),
    (#"{"sort":{"in":"a","by":"@"}}"#, 24, "expected \"text\", \"note\" or an attribute such as"),
    (#"{"sort":{"in":"a","by":"text","deep":1}}"#, 38, "expected true or false, found `1`"),
    (#"{"dedupe":{"all":true,"by":"xmlUrl"}}"#, 28, "; did you mean \"@xmlUrl\"?"),
    (#"{"file":{"select":"a","by":"date"}}"#, 28, "expected \"category\", found the string"),
    (#"{"add":{"text":null,"into":"a"}}"#, 16, "expected a string, found null"),
    (#"{"add":{"text":"","into":"a","attributes":[]}}"#, 43, "expected an object with names of"),
    (#"{"add":{"text":"","into":"a","attributes":{"b":null}}}"#, 48, "expected a string, found"),
    (#"{"add":{"text":"","into":"a","attributes":{"text":""}}}"#, 44, "is the title, which is the"),
    (#"{"add":{"text":"","into":"a","attributes":{"b":"","b":""}}}"#, 51, "`b` stands twice"),
    (#"{"set":{"select":"a","attributes":{"@b":""}}}"#, 36, "; did you mean \"b\"?"),
    (#"{"set":{"select":"a","attributes":{"1":""}}}"#, 36, "\"1\" is no name of an attribute"),
    (#"{"set":{"select":"a","attributes":{"b":1}}}"#, 40, "expected a string or null, found `1`"),
    (#"{"set":{"select":"a","attributes":{}}}"#, 35, "no attribute stands here to be set"),
    (#"{"set":{"select":"a","text":null}}"#, 29, "a title can be set, not unset"),
    (#"{"unset":{"select":"a","attributes":["b","b"]}}"#, 42, "the attribute b stands twice"),
    (#"{"unset":{"select":"a","attributes":["@b"]}}"#, 38, "; did you mean \"b\"?"),
    (#"{"unset":{"select":"a","attributes":[]}}"#, 37, "found an empty array"),
    (#"{"tag":{"select":"a","tag":"b,c"}}"#, 28, "a category is neither blank nor has a comma"),
    (#"{"untag":{"select":"a","tag":" "}}"#, 30, "a category is neither blank nor has a comma"),
    (
      #"{"replace":{"select":"a","in":"text","pattern":"\u0061(","with":""}}"#, 56,
      "the regular expression cannot be used: expected ')'"
    ),
    (
      #"{"replace":{"select":"a","in":"text","pattern":"(b)","with":"\\2"}}"#, 61,
      "\\2 stands for a group that the regular expression does not have; it has 1"
    ),
  ])
  func valuesAreOfTheirKind(operation: String, column: Int, message: String) throws {
    try expect(operation, fails: message, at: column)
  }

  @Test func theCaretStandsInAWrongXPathExpression() throws {
    try expect(
      #"{"delete":{"select":{"xpath":"\u002f/["}}}"#, fails: "the XPath expression is wrong here",
      at: 38)
  }

  @Test func anXPathExpressionIsNamedWithItsPlaceWhenItRuns() throws {
    let script = try EditScript(
      operations: #"{"delete":{"select":{"xpath":"\u002f/y:a"}}}"#, named: "ops")
    #expect {
      try script.run(on: Sample("<outline text=\"A\"/>").document)
    } throws: { error in
      (error as? EditFailure)?.message
        == "the XPath expression uses the prefix y, which the document does not declare"
        + " (ops:1:31)\n  //y:a\n  ^"
    }
  }
}
