public import OutlineTree
public import OutlineXML

/// Something that is wrong with a file, or that not every program will understand.
public struct Finding: Hashable, Sendable {
  /// How grave it is.
  public enum Severity: String, Hashable, Sendable {
    /// Against the format's own rules.
    case error
    /// Allowed, or common, and likely to be misunderstood.
    case warning
  }

  /// The name of the rule, such as `missing-text`.
  public let rule: String
  /// How grave it is.
  public let severity: Severity
  /// Where it is in the text as read.
  public let position: SourcePosition
  /// The node that it is about; nil where it is about the document.
  public let node: NodeID?
  /// What is wrong: about a node, what follows its name (`has no …`); else a sentence. Without a full
  /// stop, and with values as the file has them, control characters included.
  public let message: String
}
