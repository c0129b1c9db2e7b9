/// A moment, as it is read from an attribute: RFC 822 with four-digit years (RFC 1123) or ISO 8601.
package struct Moment: Comparable {
  /// Since 1970-01-01 00:00 UTC.
  package let seconds: Int
  /// A fraction of a second, in billionths.
  package let nanoseconds: Int

  /// The moment that a text names; nil if it is in neither form or names no day there is.
  package init?(_ text: String) {
    var iso = MomentScanner(text)
    if let date = iso.readISO8601() {
      self = date
      return
    }
    self.init(rfc822: text)
  }

  /// The moment that a text names in the form of RFC 822.
  init?(rfc822 text: String) {
    var scanner = MomentScanner(text)
    guard let moment = scanner.readRFC822() else { return nil }
    self = moment
  }

  /// A moment said by day and time.
  ///
  /// - Parameter offset: By how many seconds its clock is ahead of UTC.
  init?(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0,
    nanoseconds: Int = 0, offset: Int = 0
  ) {
    guard 1...12 ~= month, 1...Self.days(in: month, of: year) ~= day, 0...23 ~= hour,
      0...59 ~= minute, 0...60 ~= second
    else { return nil }
    let days = Self.days(before: year) + Self.days(before: month, of: year) + day - 1
    seconds = ((days * 24 + hour) * 60 + minute) * 60 + second - offset
    self.nanoseconds = nanoseconds
  }

  package static func < (left: Moment, right: Moment) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }

  private static let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    lengths[month - 1] + (month == 2 && isLeap(year) ? 1 : 0)
  }

  private static func days(before month: Int, of year: Int) -> Int {
    lengths[..<(month - 1)].reduce(0, +) + (month > 2 && isLeap(year) ? 1 : 0)
  }

  /// Days between 1970-01-01 and the year's first, in the Gregorian calendar.
  private static func days(before year: Int) -> Int {
    let past = year - 1
    return past * 365 + past / 4 - past / 100 + past / 400 - 719_162
  }
}
