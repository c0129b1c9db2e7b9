import OutlineLanguage
import Testing

/// Each operation is the statement that the language has for it.
@Suite struct OperationDecodingTests {
  private func expect(_ operation: String, means statement: String) throws {
    #expect(
      try EditScript(operations: operation) == EditScript(parsing: statement), "\(operation)")
  }

  @Test(arguments: [
    (#"{"move":{"select":"a","into":"n"}}"#, "move a into n"),
    (#"{"move":{"select":"a","into":"n","at":0}}"#, "move a into n at 0"),
    (#"{"move":{"select":"a","into":"n","at":"first"}}"#, "move a into n first"),
    (#"{"move":{"select":"a","into":"n","at":"last"}}"#, "move a into n last"),
    (#"{"move":{"select":"a","before":"n"}}"#, "move a before n"),
    (#"{"move":{"select":"a","after":"top"}}"#, "move a after top"),
    (#"{"move":{"select":"a","up":1}}"#, "move a up"),
    (#"{"move":{"select":"a","up":0}}"#, "move a up by 0"),
    (#"{"move":{"select":"a","down":12}}"#, "move a down by 12"),
    (#"{"move":{"select":"a","to":"first"}}"#, "move a first"),
    (#"{"move":{"to":"last","select":"a"}}"#, "move a last"),
    (#"{"copy":{"select":"a","into":"n"}}"#, "copy a into n"),
    (#"{"copy":{"select":"a","into":"n","at":3}}"#, "copy a into n at 3"),
    (#"{"copy":{"select":"a","before":"n"}}"#, "copy a before n"),
    (#"{"copy":{"select":"a","after":"n"}}"#, "copy a after n"),
    (#"{"indent":{"select":"a"}}"#, "indent a"),
    (#"{"outdent":{"select":"a"}}"#, "outdent a"),
  ])
  func movesSayWhere(operation: String, statement: String) throws {
    try expect(operation, means: statement)
  }

  @Test(arguments: [
    (#"{"reorder":{"in":"n","from":[0],"to":2}}"#, "reorder n from 0 to 2"),
    (#"{"reorder":{"in":"n","from":[3,0,1],"to":2}}"#, "reorder n from 3, 0, 1 to 2"),
    (
      #"{"reorder":{"in":"n","from":[0,2],"to":1,"where":"leaf or note"}}"#,
      "reorder n visible 0, 2 to 1 where leaf or note"
    ),
    (#"{"reorder":{"in":"n","section":4,"index":0}}"#, "reorder n section 4 to 0"),
    (#"{"sort":{"in":"n","by":"text"}}"#, "sort n by text"),
    (#"{"sort":{"in":"n","by":"note","natural":true}}"#, "sort n by note natural"),
    (#"{"sort":{"in":"n","by":"@a:b","descending":true}}"#, "sort n by @a:b descending"),
    (#"{"sort":{"in":"n","by":"@d","date":true}}"#, "sort n by date @d"),
    (#"{"sort":{"in":"n","by":"text","foldersFirst":true}}"#, "sort n by text folders first"),
    (#"{"sort":{"in":"n","by":"text","deep":true}}"#, "sort n by text deep"),
    (#"{"sort":{"in":"n","by":"text","deep":false,"date":false}}"#, "sort n by text"),
    (#"{"reverse":{"in":"n"}}"#, "reverse n"),
  ])
  func childrenArePutInOrder(operation: String, statement: String) throws {
    try expect(operation, means: statement)
  }

  @Test(arguments: [
    (#"{"add":{"text":"C","into":"n"}}"#, "add C into n"),
    (#"{"add":{"text":"C","into":"n","at":1,"attributes":{}}}"#, "add C into n at 1"),
    (
      #"{"add":{"text":"C","before":"n","attributes":{"b":"1","a":"2","c:d":""}}}"#,
      "add C before n with @b \"1\" @a \"2\" @c:d \"\""
    ),
    (#"{"add":{"text":"","after":"n"}}"#, "add '' after n"),
    (#"{"delete":{"select":"a"}}"#, "delete a"),
    (#"{"unwrap":{"select":"a"}}"#, "unwrap a"),
    (#"{"keep":{"select":"a"}}"#, "keep a"),
    (#"{"group":{"select":"a, n","under":"Set & more"}}"#, "group a, n under \"Set & more\""),
    (#"{"flatten":{"select":"a"}}"#, "flatten a"),
    (#"{"flatten":{"select":"a","joining":" / "}}"#, "flatten a joining \" / \""),
    (#"{"dedupe":{"all":true,"by":"@xmlUrl"}}"#, "dedupe all by @xmlUrl"),
    (
      #"{"dedupe":{"in":"top","by":"@x","loosely":true}}"#, "dedupe children of top by @x loosely"
    ),
    (#"{"merge":{"path":"o ther.opml","into":"n"}}"#, "merge \"o ther.opml\" into n"),
    (#"{"file":{"select":"a","by":"category"}}"#, "file a by category"),
  ])
  func nodesAreMadeAndTakenAway(operation: String, statement: String) throws {
    try expect(operation, means: statement)
  }

  @Test(arguments: [
    (#"{"set":{"select":"a","text":"…"}}"#, "set a text \"…\""),
    (#"{"set":{"select":"a","note":"a\nb"}}"#, "set a note \"a\\nb\""),
    (#"{"set":{"select":"a","note":null}}"#, "unset a note"),
    (#"{"set":{"select":"a","attributes":{"type":"rss"}}}"#, "set a @type \"rss\""),
    (#"{"set":{"select":"a","attributes":{"text":"b"}}}"#, "set a @text \"b\""),
    (#"{"set":{"select":"a","attributes":{"xml:id":null}}}"#, "unset a @xml:id"),
    (#"{"unset":{"select":"a","attributes":["text"]}}"#, "unset a @text"),
    (#"{"unset":{"select":"a","note":true}}"#, "unset a note"),
    (#"{"check":{"select":"a"}}"#, "check a"),
    (#"{"uncheck":{"select":"a"}}"#, "uncheck a"),
    (#"{"fold":{"select":"a"}}"#, "fold a"),
    (#"{"fold":{"select":"a","deep":true}}"#, "fold a deep"),
    (#"{"unfold":{"select":"a","deep":false}}"#, "unfold a"),
    (#"{"unfold":{"select":"a","deep":true}}"#, "unfold a deep"),
    (#"{"tag":{"select":"a","tag":" x "}}"#, "tag a \"x\""),
    (#"{"untag":{"select":"a","tag":"/x/y"}}"#, "untag a \"/x/y\""),
    (
      #"{"replace":{"select":"a","in":"text","pattern":"a(b)","with":"\\1\n\"\\\\"}}"#,
      #"replace a text /a(b)/ "\1\n\"\\""#
    ),
    (
      #"{"replace":{"select":"a","in":"@x","pattern":"","ignoreCase":true,"with":"\\x\\0"}}"#,
      #"replace a @x //i '\x\0'"#
    ),
    (#"{"replace":{"select":"a","in":"note","pattern":"x","with":""}}"#, "replace a note /x/ ''"),
  ])
  func whatNodesSayIsChanged(operation: String, statement: String) throws {
    try expect(operation, means: statement)
  }

  @Test(arguments: [
    (#""a""#, "a"), (#""where @type = \"rss\"""#, "where @type = rss"), (#""a, /b""#, "a, /b"),
    (#""children of (\na,\nb)""#, "children of (a, b)"),
    (#"{"id":"a 1#2"}"#, "id \"a 1#2\""), (#"{"title":"up\t"}"#, "title \"up\\t\""),
    (#"{"title":"\ufeffx"}"#, "title \"\u{FEFF}x\""),
    (#"{"path":["A","B \"C\""]}"#, "/A/\"B \\\"C\\\"\""), (#"{"path":[""]}"#, "/\"\""),
    (#"{"xpath":"//a[@b=\"c\"]"}"#, "xpath '//a[@b=\"c\"]'"),
    (#"{"where":"leaf or checked"}"#, "where leaf or checked"),
    (#"["a"]"#, "a"), (#"["a",{"id":"b"}]"#, "a, id b"),
    (#"["where leaf","a, (b, c)",{"where":"note"}]"#, "(where leaf), a, b, c, (where note)"),
  ])
  func selectorsAreStringsObjectsAndArrays(selector: String, words: String) throws {
    try expect("{\"delete\":{\"select\":\(selector)}}", means: "delete \(words)")
    try expect("{\"reverse\":{\"in\":\(selector)}}", means: "reverse (\(words))")
  }

  @Test(arguments: [
    (#"{"try":true,"delete":{"select":"a"}}"#, "try delete a"),
    (#"{"delete":{"select":"a"},"try":true}"#, "try delete a"),
    (#"{"delete":{"try":true,"select":"a"}}"#, "try delete a"),
    (#"{"try":false,"delete":{"select":"a"}}"#, "delete a"),
  ])
  func operationsAreTried(operation: String, statement: String) throws {
    try expect(operation, means: statement)
  }

  @Test func severalValuesAreOneStatement() throws {
    let operations = """
      {"set":{"select":"a","attributes":{"b":"1","a":null,"text":"2"}}}
      {"unset":{"select":"a","attributes":["b","a"],"note":true}}
      """
    let a = Selector.name("a")
    #expect(
      try EditScript(operations: operations).statements == [
        Statement(
          .change(
            a,
            [
              FieldChange(.attribute("b"), "1"), FieldChange(.attribute("a"), nil),
              FieldChange(.attribute("text"), "2"),
            ])),
        Statement(
          .change(
            a,
            [
              FieldChange(.attribute("b"), nil), FieldChange(.attribute("a"), nil),
              FieldChange(.note, nil),
            ])),
      ])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func eachLineIsAnOperationAndEmptyOnesArePassedOver(end: String) throws {
    let lines = [
      "\u{FEFF}", #"{"delete":{"select":"a"}}"#, "", " \t",
      "\t{ \"check\" : { \"select\": \"b\" } } ",
    ]
    let statements = try EditScript(parsing: "delete a; check b")
    #expect(try EditScript(operations: lines.joined(separator: end)) == statements)
    #expect(try EditScript(operations: lines.joined(separator: end) + end) == statements)
  }

  @Test(arguments: ["", "\n", "\u{FEFF}", " \n\t\r\n"])
  func noOperationsAreAnEmptyScript(text: String) throws {
    #expect(try EditScript(operations: text).statements.isEmpty)
  }
}
