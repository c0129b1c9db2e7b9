internal import OutlineTree
public import OutlineXML

/// Tells what is wrong with an outline.
public struct DocumentCheck: Sendable {
  /// The outline; nil where so much is wrong that it has no place for nodes.
  public let document: OutlineDocument?
  /// What was found, by its place.
  public let findings: [Finding]

  /// Looks through a text.
  ///
  /// - Parameters:
  ///   - source: The text of the file.
  ///   - profile: Its format; nil: the one that its root element tells.
  ///   - isStrict: Whether to report also what programs commonly add to the format.
  /// - Throws: ``XMLFailure`` where the text is not well-formed or its root is no outline's.
  /// - Complexity: O(*n* + *f* log *f*): *n* the bytes of the text, *f* the findings.
  public init(
    _ source: XMLSource, in profile: Profile? = nil, strictly isStrict: Bool = false
  ) throws(XMLFailure) {
    var collected = Collected()
    do throws(XMLFailure) {
      let document = try OutlineDocument(source, in: profile)
      collected.look(through: document, by: CheckRules(for: document.profile, strictly: isStrict))
      self.document = document
    } catch {
      guard error.kind == .notAnOutline, let frame = DocumentFrame(of: source, .opml) else {
        throw error
      }
      collected.apply(CheckRules(for: .opml, strictly: isStrict).frame, to: frame)
      document = nil
    }
    findings = collected.findings(in: source)
  }
}

/// What the rules have found so far.
private struct Collected {
  private var troubles: [(rule: String, trouble: Trouble)] = []

  mutating func look(through document: OutlineDocument, by rules: CheckRules) {
    let frame = DocumentFrame(of: document)
    apply(rules.frame, to: frame)
    apply(rules.document, to: document)
    for node in document.outline.subtree(of: document.outline.root).dropFirst() {
      apply(rules.node, to: NodeFacts(of: node, in: document, version: frame.version))
    }
  }

  mutating func apply<Subject>(_ rules: [CheckRule<Subject>], to subject: Subject) {
    for rule in rules {
      for trouble in rule.check(subject) { troubles.append((rule.name, trouble)) }
    }
  }

  /// By place; at one place in the order in which they were found.
  func findings(in source: XMLSource) -> [Finding] {
    var places = PositionCounter(source)
    let inOrder = troubles.enumerated().sorted {
      ($0.element.trouble.offset, $0.offset) < ($1.element.trouble.offset, $1.offset)
    }
    return inOrder.map { _, found in
      let (rule, trouble) = found
      return Finding(
        rule: rule, severity: trouble.severity, position: places.position(of: trouble.offset),
        node: trouble.node, message: trouble.message)
    }
  }
}
