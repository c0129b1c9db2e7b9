/// The elements that an outline has to have.
enum StructureRules {
  static let missingVersion = CheckRule<DocumentFrame>("missing-version") { frame in
    if frame.version != nil { return [] }
    return [.error(at: frame.root, "<\(frame.rootName)> has no version")]
  }

  /// The versions there are (opml.org).
  private static let versions = ["1.0", "1.1", "2.0"]

  static let unknownVersion = CheckRule<DocumentFrame>("unknown-version") { frame in
    guard let version = frame.version, !versions.contains(version) else { return [] }
    let known = "known are \(versions.joined(separator: ", "))"
    return [.warning(at: frame.root, "the version is \(Trouble.shown(version)); \(known)")]
  }

  static let missingHead = CheckRule<DocumentFrame>("missing-head") { frame in
    if frame.hasHead { return [] }
    return [.error(at: frame.root, "<\(frame.rootName)> has no <head>")]
  }

  static let missingBody = CheckRule<DocumentFrame>("missing-body") { frame in
    if frame.body != nil { return [] }
    return [
      .error(at: frame.root, "<\(frame.rootName)> has no <body>, so there is no place for nodes")
    ]
  }

  static let emptyBody = CheckRule<DocumentFrame>("empty-body") { frame in
    guard let body = frame.body, !frame.hasNodes else { return [] }
    return [.warning(at: body, "<body> has no nodes")]
  }
}
