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
  let values: Values
  /// Where the watched attributes are among ``values``, from 1; 0 for what is not there.
  @usableFromInline let places: UnsafeBufferPointer<UInt16>

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
    let place = places.indices.contains(number) ? places[number] : 0
    return place == 0 ? nil : value(at: place)
  }

  @usableFromInline
  func value(at place: UInt16) -> XMLValue {
    switch values {
    case .tag(let attributes): attributes.value(at: Int(place) - 1)
    case .told(let values): values[Int(place) - 1]
    }
  }

  /// Where the values of attributes are found.
  enum Values {
    /// With all attributes of the tag.
    case tag(AttributeList)
    /// They were found before.
    case told(UnsafePointer<XMLValue>)
  }
}

/// An attribute's value in a start tag.
public enum XMLValue: Equatable, Sendable {
  /// The bytes of the range, in ``XMLSource/bytes``, are the value.
  case plain(Range<Int>)
  /// The same of a value that is empty or begins with white space, and so may be blank.
  case spaced(Range<Int>)
  /// The value may differ from its bytes: it is to be decoded from the tag.
  case coded
}
