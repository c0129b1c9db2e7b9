/// Values that have to be read by programs.
enum ValueRules {
  private static let datesInHead = ["dateCreated", "dateModified"]

  static let badDateInHead = CheckRule<OutlineDocument>("bad-date") { document in
    document.surroundings.head.compactMap { element in
      guard datesInHead.contains(element.name) else { return nil }
      let text = document.content(of: element)
      if text.isBlank || Moment(text) != nil { return nil }
      return .warning(
        at: element.start, "<\(element.name)> is \(Trouble.shown(text)), which is no date")
    }
  }

  static let badDate = CheckRule<NodeFacts>("bad-date") { node in
    guard let text = node.value("created"), Moment(text) == nil else { return [] }
    return [node.warning("is created \(Trouble.shown(text)), which is no date")]
  }

  /// A date in the other form that can be read, which many programs write.
  static let otherDate = CheckRule<NodeFacts>("bad-date") { node in
    guard let text = node.value("created"), Moment(text) != nil, Moment(rfc822: text) == nil else {
      return []
    }
    return [node.warning("is created \(Trouble.shown(text)), which is no date as in RFC 822")]
  }

  private static let booleans = ["isComment", "isBreakpoint"]

  static let badBoolean = CheckRule<NodeFacts>("bad-boolean") { node in
    booleans.compactMap { name in
      guard let value = node.value(name), value != "true", value != "false" else { return nil }
      return node.warning("has \(Trouble.shown(value)) as \(name), which is true or false")
    }
  }
}
