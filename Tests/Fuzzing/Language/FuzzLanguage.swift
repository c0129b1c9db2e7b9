import FuzzSupport
import OutlineDocument
import OutlineLanguage
import OutlineXML

/// What libFuzzer calls with each input, a text that is read as everything the language has.
@c(LLVMFuzzerTestOneInput)
public func fuzzLanguage(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  if let selector = parsed({ () throws(ExpressionError) in try Selector(parsing: text) }) {
    demandReadable(selector)
    _ = try? selector.select(in: sample)
  }
  if let condition = parsed({ () throws(ExpressionError) in try Condition(parsing: text) }) {
    demandReadable(condition)
    demandSoundFiltering(by: condition)
  }
  if let script = parsed({ () throws(ExpressionError) in try EditScript(parsing: text) }) {
    demandReadableParts(of: script)
    demandSoundRun(of: script)
  }
  if let script = parsed({ () throws(ExpressionError) in try EditScript(operations: text) }) {
    demandReadableParts(of: script)
    demandSoundRun(of: script)
  }
  demandReadableNames(of: text)
  return 0
}

/// What is parsed; nil for a text that is refused with a place that it has.
private func parsed<Result>(_ parse: () throws(ExpressionError) -> Result) -> Result? {
  do throws(ExpressionError) {
    return try parse()
  } catch {
    let width = error.sourceLine.unicodeScalars.count
    demand(error.line >= 1 && error.column >= 1, "an error has a place")
    // In a JSON string the place is that in the file, and the caret stands under what the string says.
    let caret = error.rendered.unicodeScalars.split(separator: "\n").last?.count ?? 0
    demand(3...width + 3 ~= caret, "the caret stands under the line: \(error)")
    demand(!error.message.isEmpty && !error.rendered.isEmpty, "an error says what is wrong")
    return nil
  }
}

private func demandReadable(_ selector: Selector) {
  let text = selector.description
  demand((try? Selector(parsing: text)) == selector, "\(text) parses as what it describes")
}

private func demandReadable(_ condition: Condition) {
  let text = condition.description
  demand((try? Condition(parsing: text)) == condition, "\(text) parses as what it describes")
}

/// Demands it of every selector and condition in a script.
private func demandReadableParts(of script: EditScript) {
  var parts: [Any] = [script.statements]
  while let part = parts.popLast() {
    switch part {
    case let selector as Selector: demandReadable(selector)
    case let condition as Condition: demandReadable(condition)
    default: parts += Mirror(reflecting: part).children.map(\.value)
    }
  }
}

/// Demands that any text can be a name, a title of a path, and a string.
private func demandReadableNames(of text: String) {
  let path = PathWriter.path(of: [text, "a"])
  demand((try? Selector(parsing: path)) == .path([text, "a"]), "\(path) parses as its titles")
  let name = PathWriter.name(text)
  demand((try? Selector(parsing: name)) == .name(text), "\(name) parses as the name")
}
