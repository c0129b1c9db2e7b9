@testable import OutlineLanguage
import Testing

@Suite struct ExpressionErrorTests {
  private func failure(in text: String, named name: String = "expression") -> ExpressionError? {
    do throws(ExpressionError) {
      _ = try EditScript(parsing: text, named: name)
      return nil
    } catch {
      return error
    }
  }

  @Test func anErrorShowsItsLineWithACaretBeneath() {
    let text = "# first\r\ndelete \"A\"\n  move A upp # x\ndelete B"
    #expect(
      failure(in: text, named: "edits.txt")?.rendered == """
        edits.txt:3:10: error: expected `,`, `up`, `down`, `first`, `last`, `before`, `after` or \
        `into`, found `upp`; did you mean `up`?
            move A upp # x
                   ^
        """)
  }

  @Test func tabsAreRepeatedInTheLineOfTheCaret() {
    #expect(
      failure(in: "\tfold\tA dep")?.rendered == """
        expression:1:9: error: expected `,`, `deep` or the end of the statement, found `dep`; \
        did you mean `deep`?
          \tfold\tA dep
          \t    \t  ^
        """)
  }

  @Test func ofALongLineTheStretchAroundThePlaceIsShown() {
    let names = String(repeating: "é", count: 500)
    #expect(
      failure(in: "delete \(names); delet \(names)")?.rendered == """
        expression:1:510: error: found `delet`; did you mean `delete`?
          …\(names.prefix(78)); delet \(names.prefix(74))…
           \(String(repeating: " ", count: 80))^
        """)
    #expect(
      failure(in: "delet \(names)")?.rendered == """
        expression:1:1: error: found `delet`; did you mean `delete`?
          delet \(names.prefix(154))…
          ^
        """)
  }

  @Test func columnsCountScalars() {
    let error = failure(in: "delete \"e\u{301}😀\r\n\"")
    #expect(error?.line == 1)
    #expect(error?.column == 8)
    #expect(error?.sourceLine == "delete \"e\u{301}😀")
    #expect(failure(in: "delete \"e\u{301}😀\" x")?.column == 14)
  }

  @Test(arguments: [
    ("move up up", 6, "found the key word `up`; as a name it stands in quotes: \"up\""),
    ("delete id by", 11, "found the key word `by`; as a name it stands in quotes: \"by\""),
    ("mvoe A first", 1, "found `mvoe`; did you mean `move`?"),
    ("move A", 7, "`after` or `into`, found the end"),
    ("move A\nup", 7, "`after` or `into`, found the end of the line"),
    ("move A;up", 7, "`after` or `into`, found `;`"),
    ("delete", 7, "`all` …), found the end"),
    ("delete @a", 8, "`all` …), found `@a`"),
    ("delete A B", 10, "expected `,` or the end of the statement, found `B`"),
    ("delete (a, b", 13, "expected `,` or `)`, found the end"),
    ("try try delete A", 5, "found the key word `try`"),
    ("delete where leaf and", 22, "`in`, `not`), found the end"),
    ("delete where @a > 3", 17, "expected `starts`, `ends`, `contains`, `matches`, `=` or `!=`"),
    ("delete where text", 18, "expected `starts`, `ends`, `contains`, `matches`, `=` or `!=`"),
    ("delete where level = x", 22, "expected a number, found `x`"),
    ("delete where level x", 20, "expected a comparison: =, !=, <, <=, > or >=, found `x`"),
    ("delete where text matches \"a\"", 27, "expected a regular expression"),
    ("delete where text = \"a\" leaf", 25, "expected `and`, `or`, `,` or the end"),
    ("reorder top from 0", 19, "expected `,` or `to`, found the end"),
    ("reorder top from -1 to 0", 18, "expected an offset, a number from 0, found `-1`"),
    ("reorder top visible 0 to 1", 27, "expected `where`, found the end"),
    ("sort A by foo", 11, "expected `date`, `text`, `note` or an attribute such as @type"),
    ("sort A by text folders", 23, "expected `first`, found the end"),
    ("dedupe A by @x", 8, "expected `all` or `children`, found `A`"),
    ("file A by date", 11, "expected `category`, found the key word `date`"),
    ("unset A text", 9, "a title can be set, not unset"),
    ("add A into B with", 18, "expected an attribute such as @type, found the end"),
  ])
  func anErrorSaysWhatWasFoundAndWhatCouldStandThere(
    text: String, column: Int, message: String
  ) throws {
    let error = try #require(failure(in: text))
    #expect(error.line == 1)
    #expect(error.column == column)
    #expect(error.message.contains(message), "\(error.message)")
  }

  @Test(arguments: [
    ("mvoe A up", 1, "move"), ("Move A up", 1, "move"), ("del A", 1, "delete"),
    ("reodrer A from 0 to 1", 1, "reorder"), ("move A up bye 2", 11, "by"),
    ("delete where txt = \"a\"", 14, "text"), ("sort A by text descnding", 16, "descending"),
    ("dedupe al by @x", 8, "all"), ("set A nte \"x\"", 7, "note"),
    ("move chidren of top last", 14, "children"), ("delete wher leaf", 13, "where"),
  ])
  func aMisspeltKeyWordIsGuessed(text: String, column: Int, keyword: String) throws {
    let error = try #require(failure(in: text))
    #expect(error.column == column)
    #expect(error.message.contains("; did you mean `\(keyword)`"), "\(error.message)")
  }

  @Test(arguments: ["frobnicate A", "reset A", "x A", "{ A"])
  func nothingIsGuessedForAnotherWord(text: String) throws {
    let error = try #require(failure(in: text))
    #expect(error.column == 1)
    #expect(!error.message.contains("did you mean"), "\(error.message)")
  }

  @Test(arguments: [
    ("move Group A first", 12, "\"Group A\""), ("delete Read  me", 14, "\"Read  me\""),
    ("move Tile 2 up", 11, "\"Tile 2\""), ("set The list text \"x\"", 9, "\"The list\""),
  ])
  func aNameWithoutItsQuotesIsNoticed(text: String, column: Int, name: String) throws {
    let error = try #require(failure(in: text))
    #expect(error.column == column)
    #expect(error.message.hasSuffix("; a name of several words stands in quotes: \(name)"))
  }

  @Test(arguments: [
    ("set A url \"x\"", 7, "url"), ("unset A id", 9, "id"),
    ("dedupe all by xmlUrl", 15, "xmlUrl"),
    ("add X into A with type \"x\"", 19, "type"), ("delete where id = \"a\"", 14, "id"),
    ("delete where leaf and type != \"a\"", 23, "type"),
  ])
  func anAttributeWithoutItsSignIsNoticed(text: String, column: Int, name: String) throws {
    let error = try #require(failure(in: text))
    #expect(error.column == column)
    #expect(error.message.hasSuffix("; an attribute is written @\(name)"), "\(error.message)")
  }

  @Test(arguments: [
    ("set A title \"x\"", "`text`, or the attribute @title"), ("remove A", "`delete`"),
    ("sort A by name", "`text`, or the attribute @name"), ("rename A \"x\"", "`set S text \"…\"`"),
    ("delete where title contains \"a\"", "`text`, or the attribute @title"),
    ("move A bottom", "`last`"), ("tick A", "`check`"), ("delete where done", "`checked`"),
    ("sort A by text desc", "`descending`"),
  ])
  func aWordOfOtherProgramsIsUnderstood(text: String, meant: String) throws {
    let message = try #require(failure(in: text)).message
    #expect(message.hasSuffix("; did you mean \(meant)?"), "\(message)")
  }

  @Test func whatIsNoStatementIsLedToItsCommand() throws {
    #expect(
      try #require(failure(in: "ls A")).message
        == "`ls` is no statement; nodes are listed by outline find")
  }

  @Test func aWordOfOthersMeansAWordThatThereIs() {
    for synonym in Synonym.all {
      #expect(Keyword(rawValue: synonym.meant) != nil)
      #expect(Set(synonym.words).isDisjoint(with: [synonym.meant]))
    }
  }

  @Test(arguments: ["delete where title", "delete where foo", "set A 1 \"x\"", "unset A"])
  func nothingIsTakenForAnAttributeThatIsNone(text: String) throws {
    #expect(try #require(failure(in: text)).message.contains("is written @") == false)
  }

  @Test(arguments: ["move A to B", "move A under B", "add X to B", "copy A to B"])
  func whatIsCalledIntoIsGuessed(text: String) throws {
    #expect(try #require(failure(in: text)).message.hasSuffix("; did you mean `into`?"))
  }

  @Test(arguments: ["move A up by 2 x", "reorder top from 0 2 to 1", "delete A\n(B"])
  func aNumberBeforeAWordIsNoPartOfItsName(text: String) throws {
    #expect(try #require(failure(in: text)).message.contains("several words") == false)
  }

  @Test(arguments: [
    ("delete xpath \"//a[\"", 19, "the XPath expression is wrong here"),
    ("delete xpath '//a[@b=\"c]'", 25, "the XPath expression is wrong here"),
    ("delete xpath \"//a[@b=\\\"c\\\" x]\"", 28, "the XPath expression is wrong here"),
    ("delete xpath \"\"", 15, "the XPath expression is wrong here"),
    ("delete xpath 1.2.3", 17, "the XPath expression is wrong here"),
    ("delete xpath '//a\0b'", 18, "the XPath expression is wrong here"),
  ])
  func theCaretStandsInAWrongXPathExpression(text: String, column: Int, message: String) throws {
    let error = try #require(failure(in: text))
    #expect(error.column == column)
    #expect(error.message.contains(message), "\(error.message)")
  }

  @Test(arguments: [
    ("set A text \"B", 12, "the string has no end: expected \" on the same line"),
    ("set A text 'B\n'", 12, "the string has no end: expected ' on the same line"),
    ("set A text \"B\\", 12, "the string has no end"),
    ("set A text \"B\\\"", 12, "the string has no end"),
    ("set A text \"a\\qb\"", 14, "\\q is no escape"),
    ("set A text \"\\1\"", 13, "\\1 is no escape"),
    ("replace A text /(a)/ \"\\1 \\2\"", 22, "\\2 stands for a group that"),
    ("tag A \"a,b\"", 7, "a category is neither blank nor has a comma in it"),
    ("untag A ' '", 9, "a category is neither blank nor has a comma in it"),
    ("replace A text /a/ \"b\\r\"", 22, "\\r is no escape"),
    ("delete /A/\"\\d\"", 12, "\\d is no escape"),
    ("delete /", 8, "expected a title after /"),
    ("delete /A//B", 10, "expected a title after /"),
    ("delete n1#x", 10, "expected a number after #"),
    ("delete n1#2x", 10, "expected a number after #"),
    ("delete \"a\"#1", 11, "# is stuck to what stands before it"),
    ("delete /A#1", 10, "# is stuck to what stands before it"),
    ("delete $x", 8, "$ cannot stand here"),
    ("delete \u{1}", 8, "U+0001 cannot stand here"),
    ("delete “A”", 8, "“ is no quote here"),
    ("delete @", 8, "expected the name of an attribute after @"),
    ("set A @1 \"x\"", 7, "expected the name of an attribute after @"),
    ("delete where @a == \"b\"", 17, "found ==; equality is written ="),
    ("move A up by 99999999999999999999", 14, "the number 99999999999999999999 is too large"),
  ])
  func anErrorWithinAWordShowsItsPlace(text: String, column: Int, message: String) throws {
    let error = try #require(failure(in: text))
    #expect(error.column == column)
    #expect(error.message.contains(message), "\(error.message)")
  }

  @Test(arguments: [
    ("delete where text matches /a(/", 30, "the regular expression cannot be used: expected ')'"),
    ("delete where text matches /é[/i", 29, "the regular expression cannot be used"),
    ("delete where text matches /*/", 28, "the regular expression cannot be used"),
    ("delete where text matches /a/x", 30, "expected i or nothing after /…/, found `x`"),
    ("delete where text matches /a", 27, "the regular expression has no end"),
    ("delete where text matches /a\\\n/", 27, "the regular expression has no end"),
  ])
  func theCaretStandsInARefusedRegularExpression(
    text: String, column: Int, message: String
  ) throws {
    let error = try #require(failure(in: text))
    #expect(error.column == column)
    #expect(error.message.contains(message), "\(error.message)")
  }

  @Test(arguments: [
    ("add A into B with @text \"a\"", 19, "@text is the title, which stands behind `add`"),
    ("add A into B with @a 1 @a 2", 24, "@a stands twice"),
    ("reorder top from 1, 0, 1 to 0", 24, "the offset 1 stands twice; each child moves once"),
    ("reorder top visible 1, 1 to 0 where leaf", 24, "the offset 1 stands twice"),
    ("sort A by text natural natural", 24, "expected `descending`, `folders`, `deep` or the end"),
  ])
  func whatStandsTwiceIsAnError(text: String, column: Int, message: String) throws {
    let error = try #require(failure(in: text))
    #expect(error.column == column)
    #expect(error.message.contains(message), "\(error.message)")
  }

  @Test func onlyOneConditionOrSelectorStandsAlone() {
    #expect {
      try Condition(parsing: "leaf; checked", named: "FILTER")
    } throws: { error in
      "\(error)" == """
        FILTER:1:5: error: expected `and`, `or` or the end of the condition, found `;`
          leaf; checked
              ^
        """
    }
    #expect {
      try Selector(parsing: "a\nb")
    } throws: { error in
      "\(error)" == """
        expression:2:1: error: expected `,` or the end of the selector, found `b`
          b
          ^
        """
    }
  }
}
