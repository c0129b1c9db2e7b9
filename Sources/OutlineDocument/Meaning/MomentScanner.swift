/// Reads the parts of a date one after the other.
struct MomentScanner {
  private var rest: Substring.UnicodeScalarView

  init(_ text: String) {
    rest = Substring(text.trimmed).unicodeScalars
  }

  /// `2020-02-03`, `2020-02-03T10:00`, `2020-02-03 10:00:00.5+01:00`; without a zone it is UTC.
  mutating func readISO8601() -> Moment? {
    guard let year = number(4), accept("-"), let month = number(2), accept("-"),
      let day = number(2)
    else { return nil }
    if rest.isEmpty { return Moment(year: year, month: month, day: day) }
    guard accept("T") || accept("t") || accept(" "), let hour = number(2), accept(":"),
      let minute = number(2)
    else { return nil }
    let second = accept(":") ? number(2) : 0
    let nanoseconds = accept(".") || accept(",") ? fraction() : 0
    let offset = rest.isEmpty ? 0 : accept("Z") || accept("z") ? 0 : offset()
    guard let second, let nanoseconds, let offset, rest.isEmpty else { return nil }
    return Moment(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second,
      nanoseconds: nanoseconds, offset: offset)
  }

  /// `Mon, 03 Feb 2020 10:00:00 +0100`; the weekday, the seconds and the zone can be left off.
  mutating func readRFC822() -> Moment? {
    if rest.first?.isASCIIDigit == false {
      _ = word()
      _ = accept(",")
      skipBlanks()
    }
    guard let day = number(1...2), skipBlanks(), let month = Self.months[word()], skipBlanks(),
      let year = year(), skipBlanks(), let hour = number(1...2), accept(":"),
      let minute = number(2)
    else { return nil }
    let second = accept(":") ? number(2) : 0
    guard let second, let offset = zone(), rest.isEmpty else { return nil }
    return Moment(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second,
      offset: offset)
  }

  private static let months = [
    "jan": 1, "feb": 2, "mar": 3, "apr": 4, "may": 5, "jun": 6,
    "jul": 7, "aug": 8, "sep": 9, "oct": 10, "nov": 11, "dec": 12,
  ]

  /// Hours ahead of UTC.
  private static let zones = [
    "": 0, "z": 0, "ut": 0, "utc": 0, "gmt": 0,
    "est": -5, "edt": -4, "cst": -6, "cdt": -5, "mst": -7, "mdt": -6, "pst": -8, "pdt": -7,
  ]

  private mutating func zone() -> Int? {
    skipBlanks()
    if rest.first == "+" || rest.first == "-" { return offset() }
    return Self.zones[word()].map { $0 * 3600 }
  }

  /// `+0100` or `+01:00`, in seconds.
  private mutating func offset() -> Int? {
    let sign = accept("-") ? -1 : 1
    guard sign < 0 || accept("+"), let hours = number(2) else { return nil }
    let isSeparate = accept(":")
    let minutes = number(2)
    guard let minutes = isSeparate ? minutes : minutes ?? (rest.isEmpty ? 0 : nil) else {
      return nil
    }
    return sign * (hours * 60 + minutes) * 60
  }

  /// Of two digits, 00 to 49 are in this century.
  private mutating func year() -> Int? {
    let count = rest.prefix(while: \.isASCIIDigit).count
    guard count == 2 || count == 4, let year = number(count) else { return nil }
    return count == 4 ? year : year < 50 ? 2000 + year : 1900 + year
  }

  private mutating func fraction() -> Int? {
    let digits = rest.prefix(while: \.isASCIIDigit)
    rest = rest.dropFirst(digits.count)
    let billionths = digits.prefix(9).reduce(0) { $0 * 10 + Int($1.value - 48) }
    let missing = max(0, 9 - digits.count)
    return digits.isEmpty ? nil : (0..<missing).reduce(billionths) { value, _ in value * 10 }
  }

  private mutating func number(_ count: Int) -> Int? { number(count...count) }

  /// A number of so many digits, with no further digit behind it.
  private mutating func number(_ counts: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix(counts.upperBound).prefix(while: \.isASCIIDigit)
    guard counts.contains(digits.count) else { return nil }
    rest = rest.dropFirst(digits.count)
    return digits.reduce(0) { $0 * 10 + Int($1.value - 48) }
  }

  /// ASCII letters, in lower case.
  private mutating func word() -> String {
    let letters = rest.prefix { $0.isASCII && $0.properties.isAlphabetic }
    rest = rest.dropFirst(letters.count)
    return String(letters).lowercased()
  }

  private mutating func accept(_ sign: Unicode.Scalar) -> Bool {
    guard rest.first == sign else { return false }
    rest.removeFirst()
    return true
  }

  @discardableResult
  private mutating func skipBlanks() -> Bool {
    let blanks = rest.prefix { $0.properties.isWhitespace }
    rest = rest.dropFirst(blanks.count)
    return !blanks.isEmpty
  }
}
