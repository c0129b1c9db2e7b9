internal import OutlineDocument
internal import OutlineTree
internal import OutlineXML

/// Writes documents as OPML 2.0, with a list of the open nodes in the head if any is folded.
struct OPMLExporter: DocumentExporter {
  let options: ConversionOptions

  func write<Failure>(
    _ document: OutlineDocument, calling file: String,
    to sink: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    let nodes = NodeExporter(OPMLWriter.self, options)
    let folded = options.isPlain ? [] : document.foldedNumbers
    if folded.isEmpty { return try nodes.write(document, calling: file, to: sink) }
    var bytes: [UInt8] = []
    nodes.write(document, calling: file) { bytes += $0 }
    if let source = try? XMLSource(decoding: bytes).folding(folded) {
      bytes = Array(source.bytes.dropLast())
    }
    try bytes.withUnsafeBufferPointer { bytes throws(Failure) in
      try sink(UnsafeRawBufferPointer(bytes))
    }
  }
}

extension XMLSource {
  /// The OPML with these nodes folded, given by their numbers in document order from 0, rising.
  func folding(_ numbers: [Int]) throws -> XMLSource {
    if numbers.isEmpty { return self }
    var document = try OutlineDocument(self)
    try document.setFolded(true, document.nodes(numbered: numbers))
    document.updatePositions()
    return try XMLSource(decoding: Self.withHeadOnLines(document.encoded()))
  }

  /// A head with the list alone, as an empty one becomes, is laid on lines as the rest.
  private static func withHeadOnLines(_ opml: [UInt8]) -> [UInt8] {
    let (start, end) = (Array("<head>".utf8), Array("</head>".utf8))
    let list = Array("<expansionState>".utf8)
    guard let head = opml.prefix(200).firstRange(of: start + list),
      let close = opml[head.upperBound...].firstRange(of: end)
    else { return opml }
    let place = head.lowerBound + start.count
    var laid = opml
    laid.insert(contentsOf: "\n  ".utf8, at: close.lowerBound)
    laid.insert(contentsOf: "\n    ".utf8, at: place)
    return laid
  }
}

extension OutlineDocument {
  /// The numbers of folded nodes in document order, counted from 0.
  fileprivate var foldedNumbers: [Int] {
    var numbers: [Int] = []
    var number = 0
    var next = outline.next(after: .root, within: .root)
    while let node = next {
      if outline.childCount(of: node) > 0, isFolded(node) { numbers.append(number) }
      number += 1
      next = outline.next(after: node, within: .root)
    }
    return numbers
  }

  /// The nodes with these numbers in document order, counted from 0 and rising.
  fileprivate func nodes(numbered numbers: [Int]) -> [NodeID] {
    var found: [NodeID] = []
    var awaited = numbers[...]
    var number = 0
    var next = outline.next(after: .root, within: .root)
    while let node = next, let first = awaited.first {
      if first == number {
        found.append(node)
        awaited.removeFirst()
      }
      number += 1
      next = outline.next(after: node, within: .root)
    }
    return found
  }
}
