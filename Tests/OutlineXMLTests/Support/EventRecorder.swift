@testable import OutlineXML

/// Writes down each call of a scan.
struct EventRecorder: XMLReceiver {
  enum Event: Equatable {
    case start(Start)
    case end(Int)
    case text
  }

  struct Start: Equatable {
    let start: Int
    let tagEnd: Int
    let isEmpty: Bool
    let declaresNamespaces: Bool
    let name: String
    let namespace: String?
    /// Whether it has the name that was asked for before the scan.
    let isWanted: Bool
    let values: [XMLValue?]
  }

  static let watched = ["text", "xml:space", "p:a", "title"]

  private let wanted: XMLName
  private(set) var events: [Event] = []

  init(for scanner: borrowing XMLScanner) {
    wanted = scanner.name("outline")
  }

  mutating func startElement(_ element: borrowing XMLStartElement) {
    var values: [XMLValue?] = []
    for number in Self.watched.indices { values.append(element.value(number)) }
    let start = Start(
      start: element.start, tagEnd: element.tagEnd, isEmpty: element.isEmpty,
      declaresNamespaces: element.declaresNamespaces, name: element.nameText,
      namespace: element.namespaceText, isWanted: element.name == wanted, values: values)
    events.append(.start(start))
  }

  mutating func endElement(end: Int) { events.append(.end(end)) }

  mutating func text() { events.append(.text) }
}

/// What one pass tells of a source, `nil` if it refuses it.
func eventsOfOnePass(_ source: XMLSource) -> [EventRecorder.Event]? {
  let scanner = XMLScanner(watching: EventRecorder.watched)
  var recorder = EventRecorder(for: scanner)
  return (try? scanner.scanInOnePass(source, into: &recorder)) != nil ? recorder.events : nil
}

/// What the parts of a source tell, `nil` if they leave it to one pass.
func eventsOfParts(_ source: XMLSource, as plan: PartPlan) -> [EventRecorder.Event]? {
  let scanner = XMLScanner(watching: EventRecorder.watched)
  var recorder = EventRecorder(for: scanner)
  return scanner.scanParts(of: source, as: plan, into: &recorder) ? recorder.events : nil
}
