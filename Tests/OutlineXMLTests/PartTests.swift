import Foundation
import TestSupport
import Testing

@testable import OutlineXML

/// Parts of a document that are parsed for themselves tell together what one pass tells, or nothing.
@Suite struct PartTests {
  /// Outlines, well-formed or not, of all formats and encodings.
  private static let files: [URL] = {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let folders = [
      tests.appending(path: "Corpus"), tests.appending(path: "Cases"),
      tests.appending(path: "Fuzzing/Seeds"), tests.appending(path: "../Samples"),
    ]
    var files: [URL] = []
    for folder in folders {
      let found = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
      while let file = found?.nextObject() as? URL {
        if (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true {
          files.append(file)
        }
      }
    }
    return files.sorted { $0.path < $1.path }
  }()

  private static let plans = [
    PartPlan(partSize: 1, helpers: 1), PartPlan(partSize: 60, helpers: 0),
    PartPlan(partSize: 1_000, helpers: 3),
  ]

  /// - Returns: Whether the parts told all, whatever their size.
  @discardableResult
  private func check(_ bytes: [UInt8], _ plans: [PartPlan] = plans) -> Bool {
    guard let source = try? XMLSource(decoding: bytes) else { return false }
    let expected = eventsOfOnePass(source)
    var isTold = true
    for plan in plans {
      guard let found = eventsOfParts(source, as: plan) else {
        isTold = false
        continue
      }
      #expect(found == expected, "\(plan) of \(String(decoding: source.bytes, as: UTF8.self))")
    }
    return isTold
  }

  private func check(_ text: String, isTold: Bool) {
    #expect(check(Array(text.utf8)) == isTold, "\(text)")
  }

  private func partCount(of text: String, partSize: Int) -> Int {
    Array(text.utf8).withUnsafeBufferPointer { text in
      guard var finder = PartFinder(text, partSize: partSize) else { return 0 }
      while finder.next(in: text) != nil {}
      return finder.count
    }
  }

  @Test func aPartEndsBehindTheFirstElementThatMakesItLongEnough() {
    let text = "<a>  <b x='>'/>  <c>y</c><!--<b/>--><d><e/></d> </a> "
    #expect(partCount(of: text, partSize: 1) == 5)
    #expect(partCount(of: text, partSize: 16) == 3)
    #expect(partCount(of: text, partSize: 100) == 1)
  }

  @Test func theFilesOfTheTestsTellTheSame() throws {
    var told = 0
    for file in Self.files {
      let bytes = Array(try Data(contentsOf: file))
      if check(bytes) { told += 1 }
    }
    #expect(told > 250, "of \(Self.files.count)")
  }

  @Test(arguments: 0..<4)
  func filesWithAnErrorTellTheSameOrNothing(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func number(below count: Int) -> Int { Int(random.next() % UInt64(count)) }
    let signs = Array("<>&;'\"/!?-[]= ax\u{1}\0".utf8) + [0x80, 0xC3, 0xFF]
    let marks = [
      "<!--", "-->", "<![CDATA[", "]]>", "<?x", "?>", "</outline>", "<outline>", "<x/>", "&amp;",
      "</body>", "<!DOCTYPE opml>", " text='>'", " xmlns='u'", "\"/>", "<p:a xmlns:p='u'>",
    ]
    for file in Self.files {
      let bytes = Array(try Data(contentsOf: file))
      guard 1..<60_000 ~= bytes.count else { continue }
      for _ in 0..<4 {
        var changed = bytes
        for _ in 0...number(below: 2) {
          let place = number(below: changed.count)
          switch number(below: 4) {
          case 0: changed[place] = signs[number(below: signs.count)]
          case 1: changed.insert(contentsOf: marks[number(below: marks.count)].utf8, at: place)
          case 2: changed.removeSubrange(place..<min(changed.count, place + 1 + number(below: 9)))
          default: changed.insert(changed[number(below: changed.count)], at: place)
          }
          if changed.isEmpty { break }
        }
        check(changed, [Self.plans[number(below: 3)]])
      }
    }
  }

  @Test(arguments: [
    "<a><b/><c/><d/></a>",
    "\u{FEFF}<?xml version='1.0'?><?x y?><!-- <a> --><a>x<b>y</b>z</a>\n<!---->",
    "<a b='>' c=\"/>'>\"><b d='/>'/>x/> > <b d='>'>x</b></a>",
    "<a><!-- </a><b> --><b/><![CDATA[</a><b>]]><b/><?x </a><b/> ?><b/></a>",
    "<a xmlns='u' xmlns:p='v' p:a='1'><p:b p:a='2'><b p:a='&amp;'/><b xmlns='' p:a=''/></p:b><b/></a>",
    "<a xml:space='preserve'><b> <c/> </b> <b xml:space='default'> </b></a>",
    "<a><é ü='ä'/>é<é>\r\n</é >\r</a >", "<a><outline text='a&#10;b\n' title=' x'/><outline/></a>",
    "<a><b/>]] ><b/>&#60;</a>", "<p:a><p:b p:a='1'/><p:b/></p:a>",
  ])
  func whateverStandsBetweenTheTagsTheEventsAreThoseOfOnePass(_ text: String) {
    check(text, isTold: true)
  }

  @Test(arguments: [
    "<a><b/></b></a>", "<a><b></a></b>", "<a><b/><c></d><e/></a>", "<a><b/></a><a><b/></a>",
    "<a><b/></a></a>", "<a><b/></a>x", "<a><b/></a>\0", "<a><b/>\0<b/></a>", "<a><b/>", "<a/>",
    "<a><b/>]]><b/></a>", "<a><b/><!-- -- --><b/></a>", "<a><b/><!-- <b/></a>",
    "<a><b/><![CDATA[ <b/></a>", "<a><b/><?x <b/></a>", "<a><b c='<'/><b/></a>",
    "<a><b c='1' c='2'/><b/></a>", "<a><b/><b/>&x;</a>", "<a><b/>&#1;<b/></a>", "<a><b/><xml",
    "<!DOCTYPE a><a><b/><b/></a>", "<a><!DOCTYPE a><b/><b/></a>",
    "<a><?xml version='1.0'?><b/></a>",
    "<?xml version='2.0'?><a><b/><b/></a>", "<a><b></b x='1'><b/></a>",

    "", "x", "<", "<a", "<a>", "</a>", "<!--", "<a><b/><", "<a><b/></", "<a><b/><!",
    "<a><b/><b c='",
  ])
  func whatIsNotWellFormedOrHasADoctypeIsLeftToOnePass(_ text: String) {
    check(text, isTold: false)
  }

  @Test func cutsStandOnlyAtSmallDepths() {
    let levels = 1_000
    let text =
      String(repeating: "<a>", count: levels) + "<b/>" + String(repeating: "</a>", count: levels)
    check(text, isTold: true)
    #expect(partCount(of: text, partSize: 1) == PartFinder.mostOpen + 1)
    let half = "<b/>" + String(repeating: "<a>", count: levels)
    check("<r>" + half + half + String(repeating: "</a>", count: 2 * levels) + "</r>", isTold: true)
  }

  /// One pass counts the names of the whole document, a part only its own.
  @Test func moreNamesThanOnePassMayKeepAreLeftToOnePass() {
    let names = (0..<20_000).map { "<name-of-an-element-\($0)/>" }.joined()
    let bytes = Array("<r>\(names)</r>".utf8)
    #expect(!check(bytes, [PartPlan(partSize: 20_000, helpers: 2)]))
  }

  @Test func aLongDocumentIsReadAsInOnePass() throws {
    let line = "<outline text='&lt; a > b'><outline title='x'/>y</outline>\n"
    let text = "<opml><body>\n" + String(repeating: line, count: 100_000) + "</body></opml>"
    let source = try XMLSource(decoding: Array(text.utf8))
    let scanner = XMLScanner(watching: EventRecorder.watched)
    var recorder = EventRecorder(for: scanner)
    _ = try scanner.scan(source, into: &recorder)
    #expect(recorder.events == eventsOfOnePass(source))
    #expect(eventsOfParts(source, as: PartPlan(partSize: 1 << 20, helpers: 1)) == recorder.events)
    // A fault near the end has the place that one pass gives it.
    let broken = try XMLSource(decoding: Array((text + "<x/>").utf8))
    #expect(throws: XMLFailure.self) {
      var receiver = NoReceiver()
      _ = try XMLScanner(watching: []).scan(broken, into: &receiver)
    }
  }
}
