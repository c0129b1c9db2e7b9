/// Writes a Netscape bookmark file, as browsers import it.
///
/// What has children or no address is a folder, what has an address a bookmark, a feed if it has that of one.
struct BookmarkWriter: NodeWriter {
  private let isPlain: Bool
  /// For each open node, whether it is a folder.
  private var folders: [Bool] = []

  init(_ head: DocumentHead, _ options: ConversionOptions, to output: inout PieceBuffer) {
    isPlain = options.isPlain
    let title = head.title ?? Array("Bookmarks".utf8)
    output.append("<!DOCTYPE NETSCAPE-Bookmark-file-1>\n")
    output.append("<META HTTP-EQUIV=\"Content-Type\" CONTENT=\"text/html; charset=UTF-8\">\n")
    for element in ["TITLE", "H1"] {
      output.append("<\(element)>")
      output.append { XMLValue.append(title[...], to: &$0) }
      output.append("</\(element)>\n")
    }
    output.append("\n<DL><p>\n")
  }

  mutating func open(_ node: borrowing NodeContent, to output: inout PieceBuffer) {
    let isSeparator = node.attribute("type")?.says("separator") == true && !node.hasChildren
    let address = node.attribute("url") ?? node.attribute("xmlUrl") ?? node.attribute("htmlUrl")
    let isFolder = !isSeparator && (node.hasChildren || address == nil)
    appendIndent(to: &output)
    folders.append(isFolder)
    if isSeparator { return output.append("<HR>\n") }
    let element = isFolder ? "H3" : "A"
    output.append("<DT><\(element)")
    appendAttributes(of: node, isFolder: isFolder, to: &output)
    output.append(">")
    let title = node.title
    output.append { XMLValue.append(title, to: &$0) }
    output.append("</\(element)>\n")
    if let note = node.note {
      appendIndent(to: &output, less: 1)
      output.append("<DD>")
      output.append { XMLValue.append(note, to: &$0) }
      output.append("\n")
    }
    guard isFolder else { return }
    appendIndent(to: &output, less: 1)
    output.append("<DL><p>\n")
  }

  mutating func close(to output: inout PieceBuffer) {
    guard folders.removeLast() else { return }
    appendIndent(to: &output)
    output.append("</DL><p>\n")
  }

  mutating func finish(to output: inout PieceBuffer) {
    output.append("</DL><p>\n")
  }

  private func appendIndent(to output: inout PieceBuffer, less: Int = 0) {
    output.append { $0.append(spaces: 4 * min(folders.count + 1 - less, 60)) }
  }

  private func appendAttributes(
    of node: borrowing NodeContent, isFolder: Bool, to output: inout PieceBuffer
  ) {
    let page = node.attribute("url") ?? node.attribute("htmlUrl") ?? node.attribute("xmlUrl")
    if let page { append("HREF", page, to: &output) }
    let feed = node.attribute("xmlUrl")
    if let feed { append("FEEDURL", feed, to: &output) }
    if isPlain { return }
    if node.isFolded { output.append(" FOLDED") }
    if let id = node.id { append("ID", id, to: &output) }
    for attribute in node.attributes {
      let name = String(decoding: attribute.name, as: UTF8.self)
      switch name {
      case "url", "xmlUrl", "htmlUrl": break
      case "type" where !isFolder && attribute.value.says(feed == nil ? "link" : "rss"): break
      case "created":
        if let seconds = BookmarkAttribute.seconds(of: attribute.value) {
          append("ADD_DATE", Array("\(seconds)".utf8)[...], to: &output)
        } else {
          append("CREATED", attribute.value, to: &output)
        }
      case "category": append("TAGS", attribute.value, to: &output)
      case _ where !BookmarkAttribute.isHeld(attribute.name): break
      default: append(name.uppercased(), attribute.value, to: &output)
      }
    }
  }

  private func append(_ name: String, _ value: NodeContent.Text, to output: inout PieceBuffer) {
    output.append(" \(name)=\"")
    output.append { XMLValue.append(value, to: &$0) }
    output.append("\"")
  }
}
