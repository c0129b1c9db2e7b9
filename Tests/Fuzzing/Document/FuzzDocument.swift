import FuzzSupport
import OutlineDocument
import OutlineXML

/// How many bytes at the end of an input choose what is edited; the file's bytes stand before them.
private let choiceCount = 16

/// What libFuzzer calls with each input.
@c(LLVMFuzzerTestOneInput)
public func fuzzDocument(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: start, count: count))
  let file = Array(input.dropLast(choiceCount))
  do throws(XMLFailure) {
    let source = try XMLSource(decoding: file)
    let document = try OutlineDocument(source)
    demandFaithfulReading(document, of: file)
    demandTruthfulNames(in: document)
    demandSoundLayout(of: document, source)
    demandSoundParts(of: document)
    var editing = Editing(document, Choices(input.suffix(choiceCount)), words: file)
    editing.run()
  } catch {
    demand(!error.message.isEmpty, "a failure says what is wrong")
  }
  if let source = try? XMLSource(decoding: file) {
    _ = try? DocumentCheck(source, strictly: true)
  }
  demandSoundMending(of: file)
  return 0
}
