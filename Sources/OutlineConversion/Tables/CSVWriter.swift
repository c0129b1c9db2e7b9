/// Writes a table (RFC 4180): a row for each node, a column for each value.
struct CSVWriter: NodeWriter {
  static var needsAttributeNames: Bool { true }

  private let options: ConversionOptions
  private let attributeNames: [[UInt8]]
  private var numbers: [ArraySlice<UInt8>: Int] = [:]
  /// The ids on the way to the node.
  private var ids: [[UInt8]] = []

  init(_ head: DocumentHead, _ options: ConversionOptions, to output: inout PieceBuffer) {
    self.options = options
    attributeNames = options.isPlain ? [] : head.attributeNames
    for (number, name) in attributeNames.enumerated() { numbers[name[...]] = number }
    output.append(CSVColumn.allCases.map(\.rawValue).joined(separator: ","))
    for name in attributeNames {
      output.append(",")
      output.append { Self.append(CSVColumn.heading(for: name)[...], to: &$0) }
    }
    output.append("\r\n")
  }

  mutating func open(_ node: borrowing NodeContent, to output: inout PieceBuffer) {
    let parent = ids.last ?? []
    let id = options.isPlain ? [] : Array(node.id ?? [])
    ids.append(id)
    output.append("\(node.level)")
    append(id[...], to: &output)
    append(parent[...], to: &output)
    append(node.title, to: &output)
    append(node.note ?? [], to: &output)
    output.append(node.isChecked.map { ",\($0)" } ?? ",")
    output.append(node.hasChildren && !options.isPlain ? ",\(!node.isFolded)" : ",")
    if !attributeNames.isEmpty { appendAttributes(of: node, to: &output) }
    output.append("\r\n")
  }

  mutating func close(to output: inout PieceBuffer) {
    ids.removeLast()
  }

  private func appendAttributes(of node: borrowing NodeContent, to output: inout PieceBuffer) {
    var values = [NodeContent.Text?](repeating: nil, count: attributeNames.count)
    for attribute in node.attributes {
      if let number = numbers[attribute.name], values[number] == nil {
        values[number] = attribute.value
      }
    }
    for value in values {
      // An attribute that is there and says nothing is told from one that is not there.
      if let value, value.isEmpty {
        output.append(",\"\"")
      } else {
        append(value ?? [], to: &output)
      }
    }
  }

  private func append(_ text: NodeContent.Text, to output: inout PieceBuffer) {
    output.append { output in
      output.append(UInt8(ascii: ","))
      if options.guardsFormulas, CSVColumn.isFormula(text) {
        Self.append(([UInt8(ascii: "'")] + text)[...], to: &output)
      } else {
        Self.append(text, to: &output)
      }
    }
  }

  private static func append(_ text: NodeContent.Text, to output: inout [UInt8]) {
    let isQuoted =
      text.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 < 0x20 }
      || text.first == 0x20 || text.last == 0x20
    guard isQuoted else { return output += text }
    output.append(UInt8(ascii: "\""))
    for byte in text {
      if byte == UInt8(ascii: "\"") { output.append(byte) }
      output.append(byte)
    }
    output.append(UInt8(ascii: "\""))
  }
}
