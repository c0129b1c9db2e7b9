/// An address of a node, as a page may show it.
enum PageAddress {
  /// There is none.
  case none
  /// One that a click may follow.
  case link(NodeContent.Text)
  /// One that is only to be read: a click on it might run what stands in it, or lead nowhere.
  case text(NodeContent.Text)

  /// What an address may be.
  init(_ address: NodeContent.Text?) {
    guard let address else {
      self = .none
      return
    }
    self = Self.isSafe(address) ? .link(address) : .text(address)
  }

  /// Whether it is one to be followed.
  var isLink: Bool {
    if case .link = self { true } else { false }
  }

  /// Whether an address begins with a scheme that is known to do no more than lead somewhere, or with `#`
  /// and so leads to a node of the page.
  ///
  /// Nothing is passed over in front or within the scheme, as browsers do: what they would mend is no link.
  static func isSafe(_ address: NodeContent.Text) -> Bool {
    if address.first == UInt8(ascii: "#") { return true }
    guard let end = address.prefix(longestScheme + 1).firstIndex(of: UInt8(ascii: ":")) else {
      return false
    }
    let scheme = String(decoding: address[..<end], as: UTF8.self).lowercased()
    return schemes.contains(scheme)
  }

  private static let longestScheme = 10

  private static let schemes: Set<String> = [
    "http", "https", "ftp", "ftps", "sftp", "mailto", "tel", "sms", "sip", "xmpp", "irc", "ircs",
    "matrix", "news", "nntp", "feed", "webcal", "geo", "magnet", "gopher", "gemini",
  ]
}
