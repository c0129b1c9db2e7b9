internal import OutlineDocument

/// How attributes of nodes stand in a Netscape bookmark file.
enum BookmarkAttribute {
  /// The attributes of nodes that have a place in the file though there are capitals in their names.
  static let named = ["htmlUrl", "xmlUrl"]

  /// What the file says in attributes of its own: others of such a name would not come back.
  private static let own = ["href", "feedurl", "tags", "folded", "add_date"]

  /// Whether an attribute comes back under its name: HTML does not tell capitals from small letters, nor
  /// takes every letter, and libxml2 reads at most 100 of them.
  static func isHeld(_ name: NodeContent.Text) -> Bool {
    guard let first = name.first, (0x61...0x7A).contains(first), name.count < 100 else {
      return false
    }
    return name.allSatisfy { (0x61...0x7A).contains($0) || $0.isDigit || "-_.:".utf8.contains($0) }
      && !own.contains { name.elementsEqual($0.utf8) }
  }

  /// The seconds since 1970 that a date names.
  static func seconds(of date: NodeContent.Text) -> Int? {
    Moment(String(decoding: date, as: UTF8.self))?.seconds
  }

  /// The date of so many seconds since 1970, as OPML has dates (RFC 822).
  static func date(ofSeconds text: NodeContent.Text) -> String? {
    guard !text.isEmpty, text.count < 12, text.allSatisfy(\.isDigit),
      let seconds = Int(String(decoding: text, as: UTF8.self))
    else { return nil }
    let day = seconds / 86_400
    let (year, month, dayOfMonth) = civil(day)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let clock = [seconds / 3600 % 24, seconds / 60 % 60, seconds % 60].map(two)
    return "\(weekdays[day % 7]), \(two(dayOfMonth)) \(months[month - 1]) \(year) "
      + clock.joined(separator: ":") + " GMT"
  }

  private static let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The date so many days after 1970-01-01, in the Gregorian calendar; years begin in March here, so
  /// that the day that some have more is their last.
  private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let part = (5 * dayOfYear + 2) / 153
    let month = part < 10 ? part + 3 : part - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * part + 2) / 5 + 1
    )
  }
}
