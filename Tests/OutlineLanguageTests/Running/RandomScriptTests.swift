import OutlineDocument
import OutlineLanguage
import OutlineXML
import TestSupport
import Testing

@Suite struct RandomScriptTests {
  /// Makes outlines and scripts that are mostly sensible.
  private struct Maker {
    var random: SeededGenerator

    mutating func pick(_ choices: String...) -> String {
      choices.randomElement(using: &random) ?? ""
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    mutating func body(depth: Int) -> String {
      (0..<number(0...3)).map { _ in
        let id = number(0...9)
        let attributes = [
          "text=\"t\(id)\"", pick("", " id=\"n\(number(0...9))\""),
          pick("", " _note=\"x &amp; y\""), pick("", " category=\"a,/b/c\""),
          pick("", " _status=\"checked\""),
        ].joined()
        let line = String(repeating: "  ", count: depth)
        let below = depth < 4 ? body(depth: depth + 1) : ""
        return below.isEmpty
          ? "\(line)<outline \(attributes)/>\(pick("", " <!-- c -->"))\n"
          : "\(line)<outline \(attributes)>\n\(below)\(line)</outline>\n"
      }.joined()
    }

    mutating func name() -> String { pick("t", "n") + String(number(0...9)) }

    mutating func selector() -> String {
      switch number(0...9) {
      case 0: "title t\(number(0...9))"
      case 1: "children of title t\(number(0...9))"
      case 2: "where \(condition())"
      case 3: "siblings of where level = 2"
      case 4: "parent of where leaf"
      case 5: "\(name()), title \(name())"
      case 6: "xpath '//outline[@category]'"
      default: name()
      }
    }

    mutating func condition() -> String {
      pick(
        "leaf", "level = \(number(1...4))", "text contains \"T\(number(0...9))\"", "checked",
        "not leaf and level < 3", "note or @category", "in title t1", "children > 1", "folded")
    }

    mutating func place() -> String {
      switch number(0...4) {
      case 0: "before \(name())"
      case 1: "after \(name())"
      case 2: "into top at \(number(0...3))"
      case 3: "into \(name()) \(pick("first", "last", "at 0"))"
      default: "into top"
      }
    }

    mutating func statement() -> String {
      let selector = selector()
      return switch number(0...20) {
      case 0...3: "try move \(selector) \(place())"
      case 4: "try move \(selector) \(pick("up", "down by 2", "first", "last"))"
      case 5: "try \(pick("indent", "outdent", "unwrap", "delete", "flatten")) \(selector)"
      case 6: "try reorder \(name()) from 0 to \(number(0...2))"
      case 7: "reorder top visible 0 to 1 where \(condition())"
      case 8: "sort top by text \(pick("deep", "descending", "natural folders first"))"
      case 9: "try reverse \(name())"
      case 10: "try add new \(place())"
      case 11: "try copy \(selector) \(place())"
      case 12: "try group \(selector) under t\(number(0...9))"
      case 13: "try set \(selector) \(pick("text", "note", "@k", "@text")) \"v\(number(0...9))\""
      case 14: "try unset \(selector) \(pick("note", "@id", "@text"))"
      case 15: "replace all text /t([0-4])/ \"\\\\1<\\1\""
      case 16: "try \(pick("check", "uncheck", "fold", "unfold")) \(selector)"
      case 17: "try file \(selector) by category"
      case 18: "dedupe all by @category"
      case 19: "try \(pick("tag", "untag")) \(selector) a"
      default: "try flatten \(selector) joining \"/\""
      }
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func whatIsWrittenReadsBackAsTheSameTree(seed: UInt64) throws {
    var maker = Maker(random: SeededGenerator(seed: seed))
    let sample = try Sample(maker.body(depth: 0))
    var document = sample.document
    let before = document.written
    for _ in 0..<6 {
      let text = maker.statement()
      let script = try EditScript(parsing: text)
      do throws(EditFailure) {
        let outcome = try script.run(on: document)
        let written = outcome.document.written
        #expect(outcome.edits == 1 || written == document.written, "\(text)")
        document = outcome.document
      } catch {
        #expect(error.kind != .expression, "\(text)")
        continue
      }
      let again = try OutlineDocument(XMLSource(decoding: Array(document.written.utf8)))
      #expect(again.sketch == document.sketch, "\(text)")
    }
    #expect(sample.document.written == before)
  }
}
