/// One part of a pattern for names.
enum PatternPart: Sendable {
  case sign(UInt32)
  /// `?`
  case any
  /// `[...]`
  case oneOf([ClosedRange<UInt32>], isNegated: Bool)
  /// `*`
  case run
  /// `**`
  case runOverSlashes
  /// `**/` at the start or behind a slash: nothing, or directories with the slash behind them.
  case directories

  static let slash = UInt32(UInt8(ascii: "/"))

  /// Whether it matches without any sign.
  var canBeNothing: Bool {
    switch self {
    case .run, .runOverSlashes, .directories: true
    case .sign, .any, .oneOf: false
    }
  }

  /// Whether the sign belongs to it and more can follow.
  func stays(on sign: UInt32) -> Bool {
    switch self {
    case .run: sign != Self.slash
    case .runOverSlashes, .directories: true
    case .sign, .any, .oneOf: false
    }
  }

  /// Whether it ends with the sign.
  func goesOn(on sign: UInt32) -> Bool {
    switch self {
    case .sign(let wanted): sign == wanted
    case .any: sign != Self.slash
    case .oneOf(let ranges, let isNegated):
      sign != Self.slash && ranges.contains { $0.contains(sign) } != isNegated
    case .directories: sign == Self.slash
    case .run, .runOverSlashes: false
    }
  }
}

// MARK: - Reading

extension PatternPart {
  /// The Unicode scalars of a name; bytes that are not UTF-8 are signs of their own.
  static func signs(of bytes: [UInt8]) -> [UInt32] {
    if let text = String(validating: bytes, as: UTF8.self) {
      return text.unicodeScalars.map(\.value)
    }
    return bytes.map { $0 < 0x80 ? UInt32($0) : 0x11_0000 + UInt32($0) }
  }

  /// The parts of a pattern; nil where it ends inside one.
  static func parts(of signs: [UInt32]) -> [PatternPart]? {
    var rest = signs[...]
    var parts: [PatternPart] = []
    while let sign = rest.popFirst() {
      switch sign {
      case "*": parts.append(stars(&rest, before: parts.last))
      case "?": parts.append(.any)
      case "[":
        guard let part = bracket(&rest) else { return nil }
        parts.append(part)
      case "\\":
        guard let next = rest.popFirst() else { return nil }
        parts.append(.sign(next))
      default: parts.append(.sign(sign))
      }
    }
    return parts
  }

  private static func stars(_ rest: inout ArraySlice<UInt32>, before: PatternPart?) -> PatternPart {
    guard rest.first == "*" else { return .run }
    rest = rest.drop { $0 == "*" }
    let isAtStart =
      switch before {
      case nil, .sign(slash), .directories: true
      default: false
      }
    guard isAtStart, rest.first == slash else { return .runOverSlashes }
    rest.removeFirst()
    return .directories
  }

  /// What stands behind `[`; a `]` at the start is one of the signs.
  private static func bracket(_ rest: inout ArraySlice<UInt32>) -> PatternPart? {
    let isNegated = rest.first == "!" || rest.first == "^"
    if isNegated { rest.removeFirst() }
    var ranges: [ClosedRange<UInt32>] = []
    while let sign = rest.popFirst() {
      if sign == "]", !ranges.isEmpty { return .oneOf(ranges, isNegated: isNegated) }
      guard let low = sign == "\\" ? rest.popFirst() : sign else { return nil }
      var high = low
      if rest.first == "-", let next = rest.dropFirst().first, next != UInt32(UInt8(ascii: "]")) {
        rest.removeFirst(2)
        guard let end = next == "\\" ? rest.popFirst() : next else { return nil }
        high = end
      }
      if low <= high { ranges.append(low...high) }
      if ranges.isEmpty { ranges.append(UInt32.max...UInt32.max) }  // `[b-a]` matches nothing
    }
    return nil
  }
}

/// Signs are compared with those of the source text.
private func ~= (sign: Unicode.Scalar, value: UInt32) -> Bool { value == sign.value }
private func == (value: UInt32?, sign: Unicode.Scalar) -> Bool { value == sign.value }
