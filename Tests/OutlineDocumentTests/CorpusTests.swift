import Foundation
import OutlineDocument
import OutlineTree
import OutlineXML
import TestSupport
import Testing

/// Real files: what outliners and feed readers write.
@Suite struct CorpusTests {
  private static let files: [URL] = {
    let corpus = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Corpus")
    let found = FileManager.default.enumerator(
      at: corpus, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
    var files: [URL] = []
    while let file = found?.nextObject() as? URL {
      if (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true {
        files.append(file)
      }
    }
    return files.sorted { $0.path < $1.path }
  }()

  @Test func thereAreFiles() {
    #expect(Self.files.count > 60)
  }

  @Test(arguments: files) func noEditWritesTheBytesThatWereRead(file: URL) throws {
    let bytes = Array(try Data(contentsOf: file))
    let document = try OutlineDocument(XMLSource(decoding: bytes))
    #expect(document.isUnchanged)
    #expect(try document.encoded() == bytes)
  }

  @Test(arguments: files) func aMoveDownAndUpWritesTheBytesThatWereRead(file: URL) throws {
    let bytes = Array(try Data(contentsOf: file))
    let read = try OutlineDocument(XMLSource(decoding: bytes))
    for parent in read.outline.subtree(of: read.outline.root) {
      guard let first = read.outline.firstChild(of: parent),
        read.outline.nextSibling(of: first) != nil
      else { continue }
      var document = read
      try document.moveDown([first], by: 1)
      // Clones, for one, cannot stand anywhere.
      if (try? document.checkOrder()) == nil { continue }
      try #require(document.outline.index(of: first) == 1)
      let between = try OutlineDocument(XMLSource(decoding: try document.encoded()))
      #expect(between.outline.count == read.outline.count)
      try document.moveUp([first], by: 1)
      document.updatePositions()
      #expect(try document.encoded() == bytes, "\(read.title(of: first))")
    }
  }

  @Test(arguments: files) func movesWriteWhatIsReadAsTheSameNodes(file: URL) throws {
    let bytes = Array(try Data(contentsOf: file))
    var document = try OutlineDocument(XMLSource(decoding: bytes))
    var generator = SeededGenerator(seed: bytes.count)
    let nodes = Array(document.outline.subtree(of: document.outline.root))
    for _ in 0..<24 {
      guard let node = nodes.dropFirst().randomElement(using: &generator),
        let parent = nodes.randomElement(using: &generator)
      else { return }
      var edited = document
      let count = edited.outline.childCount(of: parent)
      let sibling = count == 0 ? nil : edited.outline.child(of: parent, at: count / 2)
      let places =
        [Place.first(in: parent), .last(in: parent)] + (sibling.map { [.before($0)] } ?? [])
      guard let place = places.randomElement(using: &generator),
        (try? edited.relocate(node, to: place)) != nil, (try? edited.checkOrder()) != nil
      else { continue }
      document = edited
      edited.updatePositions()
      let again = try OutlineDocument(XMLSource(decoding: try edited.encoded()))
      #expect(again.lines == edited.lines, "seed \(bytes.count)")
    }
  }

  @Test(arguments: files) func everyNodeIsFoundByItsIdentifier(file: URL) throws {
    let document = try OutlineDocument(XMLSource(decoding: Array(try Data(contentsOf: file))))
    for node in document.outline.subtree(of: document.outline.root).dropFirst().prefix(60) {
      #expect(document.nodes(identifiedBy: document.identifier(of: node)) == [node])
    }
  }
}

extension OutlineDocument {
  /// A line for each node, with all that it says.
  fileprivate var lines: [String] {
    var lines: [String] = []
    forEachNode { node, level in
      let attributes = attributes(of: node).filter { !$0.name.hasPrefix("xmlns") }
        .map { "\($0.name)=\($0.value)" }
      lines.append("\(level) \(title(of: node)) \(note(of: node) ?? "") \(attributes)")
    }
    return lines
  }
}
