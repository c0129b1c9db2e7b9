internal import OutlineXML

extension ArraySlice<UInt8> {
  /// Whether a text begins as bookmark files do.
  var beginsAsBookmarks: Bool {
    lowercasedStart.hasPrefix("<!doctype netscape-bookmark-file")
  }

  /// What a text looks like that is no bookmark file.
  var kindOfText: String {
    let start = lowercasedStart
    return switch start.first {
    case "{", "[": "what looks like JSON"
    case "<" where start.hasPrefix("<?xml"): "XML"
    case "<" where start.hasPrefix("<!doctype html") || start.hasPrefix("<html"): "a web page"
    case "<": "another text with tags"
    default: "plain text"
    }
  }

  private var lowercasedStart: Substring {
    String(decoding: prefix(256), as: UTF8.self).lowercased().drop(while: \.isWhitespace)
  }

  /// The first character that XML does not allow (XML 1.0 §2.2), with its offset.
  var firstUnwritable: (offset: Int, scalar: Unicode.Scalar)? {
    // U+FFFE and U+FFFF are EF BF BE and EF BF BF.
    var offset = startIndex
    while let found = self[offset...].firstIndex(where: { $0 < 0x20 || $0 == 0xEF }) {
      switch self[found] {
      case 0x09, 0x0A, 0x0D: break
      case 0xEF:
        let rest = self[found...].prefix(3)
        if rest.dropFirst().first == 0xBF, let last = rest.last, last >= 0xBE, rest.count == 3 {
          return (found, last == 0xBE ? "\u{FFFE}" : "\u{FFFF}")
        }
      case let byte: return (found, Unicode.Scalar(byte))
      }
      offset = found + 1
    }
    return nil
  }
}

extension ImportedText {
  /// The failure that the rest of the text cannot be read as HTML.
  func failure(because fault: HTMLFault) -> XMLFailure {
    switch fault.kind {
    case .openTag: failure(at: fault.offset, endingWithin: "tag")
    case .openComment: failure(at: fault.offset, endingWithin: "comment")
    case .emptyComment:
      failure(at: fault.offset, "programs do not agree where this comment ends: write <!-- -->")
    case .tooDeep:
      failure(at: fault.offset, "more elements are open here than can be read")
    case .openScript: failure(at: fault.offset, endingWithin: "script or style sheet")
    case .reference:
      failure(
        at: fault.offset, "this reference names no character that XML can hold: take it away")
    }
  }

  /// The failure that the text ends in the middle of something.
  func failure(at offset: Int, endingWithin what: String) -> XMLFailure {
    failure(
      at: offset,
      "the file ends within this \(what): if it was cut off, get all of it, else close it")
  }
}
