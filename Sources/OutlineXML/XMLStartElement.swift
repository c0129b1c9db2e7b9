/// A start tag as the scanner finds it; it ends with the call that hands it over.
public struct XMLStartElement: ~Copyable {
  /// The offset of the `<`.
  public let start: Int
  /// The offset behind the `>`.
  public let tagEnd: Int
  /// Whether the tag ends in `/>`.
  public let isEmpty: Bool
  /// Whether the tag declares a namespace.
  public let declaresNamespaces: Bool
  /// The element's name without its prefix; with it where no declaration says what it means.
  public let name: XMLName

  let localName: UnsafePointer<UInt8>
  let namespaceName: UnsafePointer<UInt8>?
  let attributes: AttributeList
  let watched: WatchedNames
  /// A bit for each watched attribute, set where the tag has it.
  @usableFromInline let present: UInt16

  /// The namespace's name, `nil` for none.
  public var namespace: XMLName? { namespaceName.map { XMLName($0) } }

  /// The text of ``name``. Makes a string: not for every element.
  public var nameText: String { String(cString: localName) }

  /// The text of ``namespace``. Makes a string: not for every element.
  public var namespaceText: String? { namespaceName.map { String(cString: $0) } }

  /// The value of the attribute that has this number among those that the scanner watches.
  ///
  /// `nil` if the tag does not have it; an attribute that only a DTD gives is not in the tag.
  @inlinable
  public func value(_ number: Int) -> XMLValue? {
    present & (1 << number) == 0 ? nil : presentValue(number)
  }

  @usableFromInline
  func presentValue(_ number: Int) -> XMLValue? {
    attributes.value(of: watched.names[number])
  }
}

/// An attribute's value in a start tag.
public enum XMLValue: Equatable, Sendable {
  /// The bytes of the range, in ``XMLSource/bytes``, are the value.
  case plain(Range<Int>)
  /// The value may differ from its bytes: it is to be decoded from the tag.
  case coded
}
