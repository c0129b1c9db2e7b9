internal import OutlineDocument

/// What `help formats` says of the XML formats, which all commands edit to the byte.
enum ProfilesHelp {
  /// The sections, each with a line end at its end.
  static var text: String {
    """
    XML FORMATS. All commands read these and write them back with every byte that an
    edit does not concern. The root element tells the format; in a directory, names
    that end so are taken. An attribute is that of the node's element, as it stands
    in the file: @href in XBEL, @LINK in FreeMind; only convert calls it @url.

    What a format has besides, such as icons and links between nodes in FreeMind, is
    not carried by convert, but counted as lost; further columns of OmniOutliner and
    texts in other files are not counted. To write ncx every node needs @url or @src.

    \(Manual.table(Profile.all.map { ($0.name, described($0)) }))
    AN XML OF YOUR OWN, for a simple case:

      outline show --node chapter --title @name book.xml

    The title is @attribute or, as a/b, the way to an element in the node. For more,
    --profile FILE reads an object of JSON; only node and title have to be there:

    \(example)
    Top nodes are those directly in container, which is a way from below the root;
    without it, those in the element around the first node. children is the element
    in a node that holds its children, if they do not stand in the node itself; it
    is made and removed as needed. order lists a node's own elements that have to
    stand in an order; all of them stand before the children. New nodes are made of
    the first name in node, which may be a list, as root may.

    """
  }

  /// A description with everything that one can have.
  static let example = """
      {
        "name": "book", "root": "book", "container": "body/chapters",
        "node": ["chapter", "section"], "children": "sections",
        "title": "heading", "note": "summary", "id": "@key",
        "checked": "@state=done", "folded": "@open=no",
        "order": ["heading", "summary"]
      }

    """

  private static func described(_ profile: Profile) -> String {
    let endings = profile.fileExtensions.map { "." + $0 }.joined(separator: " ")
    return "\(profile.summary); \(endings). \(profile.notes)"
  }
}
