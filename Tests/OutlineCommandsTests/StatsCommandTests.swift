import Testing

/// `outline stats` as it is typed, to the byte.
@Suite struct StatsCommandTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(
      """
      <opml version="2.0"><head/><body>
        <outline text="A" id="a"><outline text="B" type="rss" id="a"/></outline>
        <outline text="C" type="x&#9;y"/>
      </body></opml>
      """, to: "in.opml")
    try scratch.write("<opml><body><outline text=\"D\" type=\"rss\"/></body></opml>", to: "b.opml")
  }

  @Test func aLineHasANameAndANumber() throws {
    #expect(
      try scratch.run("outline stats in.opml").text == """
        files\t1
        nodes\t3
        top\t2
        leaves\t2
        folders\t1
        depth\t2
        widest\t2
        notes\t0
        checked\t0
        unchecked\t0
        folded\t0
        commented\t0
        ids\t2
        repeated ids\t1
        type\trss\t1
        type\tx\\ty\t1
        attribute\ttext\t3
        attribute\tid\t2
        attribute\ttype\t2

        """)
  }

  @Test func asJSONItIsOneObject() throws {
    #expect(
      try scratch.run("outline stats --json < in.opml").text == #"""
        {"files":1,"nodes":3,"top":2,"leaves":2,"folders":1,"depth":2,"widest":2,"notes":0,\#
        "checked":0,"unchecked":0,"folded":0,"commented":0,"ids":2,"repeatedIds":1,\#
        "types":{"rss":1,"x\ty":1},"attributes":{"text":3,"id":2,"type":2}}

        """#)
  }

  @Test func severalInputsAreAddedUpOrCountedEach() throws {
    let sum = try scratch.run("outline stats in.opml b.opml").text
    #expect(sum.hasPrefix("files\t2\nnodes\t4\ntop\t3\n"))
    #expect(sum.contains("\ntype\trss\t2\n"))
    let each = try scratch.run(
      "outline stats --each in.opml b.opml | grep -e '^file' -e '^nodes' -e '^$'")
    #expect(
      each.text == "file\tin.opml\nfiles\t1\nnodes\t3\n\nfile\tb.opml\nfiles\t1\nnodes\t1\n")
    let json = try scratch.run("outline stats --json --each in.opml b.opml | cut -d, -f1-3")
    #expect(
      json.text == """
        {"file":"in.opml","files":1,"nodes":3
        {"file":"b.opml","files":1,"nodes":1

        """)
  }

  @Test func aFileThatCannotBeReadIsNamedAndTheOthersAreCounted() throws {
    let result = try scratch.run("outline stats missing.opml b.opml")
    #expect(result.status == 3)
    #expect(result.text.hasPrefix("files\t1\nnodes\t1\n"))
    let none = try scratch.run("outline stats missing.opml")
    #expect(none.status == 3)
    #expect(none.text == "")
  }
}
