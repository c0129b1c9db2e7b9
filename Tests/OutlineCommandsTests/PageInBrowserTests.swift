import Foundation
import Testing

/// What a page does in a browser.
@Suite(
  .serialized,
  .enabled(
    if: Browser.program != nil,
    "NO BROWSER IS INSTALLED: pages are NOT TESTED in one; Tests/set-up browser installs Chromium"))
struct PageInBrowserTests {
  /// What the steps share: `shown()` says the titles that are to be seen, one line for all, and
  /// `filter(text)` types into the field.
  private static let words = """
    const rows = [...page.querySelectorAll("main p, main summary")];
    const shown = () => say(rows.filter((row) => row.checkVisibility())
      .map((row) => row.querySelector("span").textContent).join(" "));
    const field = page.querySelector("input");
    const filter = (text) => {
      field.value = text;
      field.dispatchEvent(new view.Event("input"));
    };
    const count = () => say(page.querySelector("output").textContent);
    const [expand, collapse] = page.querySelectorAll("button");
    const section = (name) => rows.find((row) => row.textContent === name);

    """

  /// Two open sections and two folded ones, one in the other.
  private static let outline = """
    <opml version="2.0"><head><title>T</title><expansionState>1, 4</expansionState></head><body>
    <outline text="Open"><outline text="Ábel"/><outline text="Beta" _note="a Word"/></outline>
    <outline text="Wide"><outline text="Shut" _note="below"><outline text="Inner">
    <outline text="ΔΟΣ"/><outline text="alpha"/></outline></outline></outline>
    </body></opml>
    """

  private func lines(
    of outline: String = Self.outline, runsScript: Bool = true, by script: String
  ) throws -> [String] {
    let scratch = try Scratch()
    try scratch.write(outline, to: "in.opml")
    let result = try scratch.run("outline convert -o page.html in.opml")
    try #require(result.status == 0, "\(result.errorText)")
    return try Browser.lines(
      from: "page.html", in: scratch, runsScript: runsScript, by: Self.words + script)
  }

  @Test func sectionsFoldAsInTheOutline() throws {
    let said = try lines(
      by: """
        shown();
        section("Open").click(); shown();
        section("Shut").click(); shown();
        section("Inner").click(); shown();
        collapse.click(); shown();
        expand.click(); shown();
        """)
    #expect(
      said == [
        "Open Ábel Beta Wide Shut", "Open Wide Shut", "Open Wide Shut Inner",
        "Open Wide Shut Inner ΔΟΣ alpha", "Open Wide", "Open Ábel Beta Wide Shut Inner ΔΟΣ alpha",
      ])
  }

  @Test func theFilterShowsMatchesWithWhatLeadsToThemAndCountsThem() throws {
    let said = try lines(
      by: """
        count();
        filter("ALPHA"); shown(); count();
        filter("á"); shown(); count();
        filter("δοσ"); shown(); count();
        filter("word"); shown(); count();
        filter("e"); shown(); count();
        filter("nothing"); shown(); count();
        """)
    #expect(
      said == [
        "", "Wide Shut Inner alpha", "1 of 8", "Open Ábel", "1 of 8", "Wide Shut Inner ΔΟΣ",
        "1 of 8",
        "Open Beta", "1 of 8", "Open Ábel Beta Wide Shut Inner", "6 of 8", "", "0 of 8",
      ])
  }

  @Test func aClearedFilterFoldsWhatItOpened() throws {
    let said = try lines(
      by: """
        section("Open").click();
        filter("bel"); shown();
        filter("below"); shown(); say(page.querySelectorAll(".note")[1].checkVisibility());
        filter("alpha"); shown();
        filter(""); shown(); count();
        filter("alpha");
        field.dispatchEvent(new view.KeyboardEvent("keydown", { key: "Escape" })); shown();
        """)
    #expect(
      said == [
        "Open Ábel Wide Shut", "Wide Shut", "true", "Wide Shut Inner alpha", "Open Wide Shut", "",
        "Open Wide Shut",
      ])
  }

  @Test func onPaperAllIsOpen() throws {
    let said = try lines(
      by: """
        view.dispatchEvent(new view.Event("beforeprint")); shown();
        view.dispatchEvent(new view.Event("afterprint")); shown();
        """)
    #expect(
      said == ["Open Ábel Beta Wide Shut Inner ΔΟΣ alpha", "Open Ábel Beta Wide Shut"])
  }

  @Test func withoutScriptSectionsFoldAndThereIsNoField() throws {
    let said = try lines(
      runsScript: false,
      by: """
        say(field.checkVisibility()); shown();
        section("Open").click(); section("Shut").click(); shown();
        """)
    #expect(said == ["false", "Open Ábel Beta Wide Shut", "Open Wide Shut Inner"])
  }

  @Test func withScriptThereIsAFieldAndTheStyleHolds() throws {
    let said = try lines(
      by: """
        say(field.checkVisibility());
        say(view.getComputedStyle(page.querySelector("ul")).listStyleType);
        """)
    #expect(said == ["true", "none"])
  }

  @Test func nothingInAnOutlineBecomesMarkupOfItsOwn() throws {
    let outline = """
      <opml version="2.0"><head><title>&lt;/title>&lt;script>document.title = 1&lt;/script></title>
      </head><body>
      <outline text="&lt;script>document.title = 2&lt;/script>" id='x" onclick="y'/>
      <outline text="&quot;onmouseover=&quot;x" _note="&lt;/div>&lt;img src=x onerror=x>"/>
      <outline text="&lt;/span>&lt;/p>&lt;/details>&lt;/main>&lt;!--" isComment="true"/>
      <outline text="&lt;b onclick='x'>&lt;i style='y'>b&lt;/i>&lt;/b>"/>
      <outline text="&lt;a href='javascript:x'>j&lt;/a> &lt;a href='https://a.example/'>a&lt;/a>"/>
      <outline text="j" url="javascript:x"/><outline text="d" url="data:text/html,x"/>
      <outline text="s" url=" JavaScript:x"/><outline text="q" url='https://b.example/"x="y'/>
      </body></opml>
      """
    let said = try lines(
      of: outline,
      by: """
        const all = [...page.querySelectorAll("main *")];
        const names = (list) => say([...new Set(list)].sort().join(" "));
        names(all.map((element) => element.localName));
        names(all.flatMap((element) => element.getAttributeNames()));
        say(page.links.length + " " + [...page.links].map((link) => link.href).join(" "));
        say(rows.length + " " + page.title + " " + page.querySelectorAll("script").length);
        say(rows[0].textContent); say(rows[2].textContent); say(page.querySelector(".note").textContent);
        """)
    #expect(
      said == [
        "a b div i li p span ul", "class dir href id",
        "2 https://a.example/ https://b.example/%22x=%22y",
        "9 </title><script>document.title = 1</script> 1", "<script>document.title = 2</script>",
        "</span></p></details></main><!--", "</div><img src=x onerror=x>",
      ])
  }

  @Test func whatIsTooDeepForListsFollowsInOne() throws {
    let depth = 1000
    let outline =
      "<opml version=\"2.0\"><body>"
      + (1...depth).map { "<outline text=\"n\($0)\">" }.joined()
      + String(repeating: "</outline>", count: depth) + "</body></opml>"
    let said = try lines(
      of: outline,
      by: """
        say(rows.length);
        say(rows.filter((row) => row.closest("main > ul > li")).length);
        expand.click(); filter("n1000"); say(rows.filter((row) => row.checkVisibility()).length);
        filter("n51"); say(rows.filter((row) => row.checkVisibility()).length); count();
        """)
    #expect(said == ["1000", "1000", "1000", "519", "11 of 1000"])
  }
}
