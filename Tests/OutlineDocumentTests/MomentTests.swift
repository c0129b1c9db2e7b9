import Testing

@testable import OutlineDocument

@Suite struct MomentTests {
  @Test(arguments: [
    ("1970-01-01", 0),
    ("1969-12-31T23:59:59Z", -1),
    ("2000-03-01", 951_868_800),
    ("2020-02-29T12:30", 1_582_979_400),
    ("2020-02-29 12:30:15", 1_582_979_415),
    (" 2020-02-29T12:30:15+01:00\n", 1_582_975_815),
    ("2020-02-29T12:30:15-0130", 1_582_984_815),
    ("2020-02-29T12:30:15+01", 1_582_975_815),
    ("Sat, 29 Feb 2020 12:30:15 GMT", 1_582_979_415),
    ("29 Feb 2020 12:30 UT", 1_582_979_400),
    ("saturday, 29 FEB 20 12:30:15 Z", 1_582_979_415),
    ("Sat, 29 Feb 2020 12:30:15 EST", 1_582_997_415),
    ("1 Jan 1970 1:00:00 +0100", 0),
    ("1 Jan 50 00:00 UTC", -631_152_000),
    ("1 Jan 49 00:00 UTC", 2_493_072_000),
    ("31 Dec 1999 23:59:60 GMT", 946_684_800),
  ])
  func dateIsRead(text: String, seconds: Int) {
    #expect(Moment(text)?.seconds == seconds)
  }

  @Test(arguments: [
    "", "x", "2020", "2020-02", "2020-02-30", "2019-02-29", "1900-02-29", "2020-13-01",
    "2020-00-01",
    "2020-01-00", "2020-01-01T", "2020-01-01T24:00", "2020-01-01T10", "2020-01-01T10:60",
    "2020-01-01T10:00:61", "2020-01-01T10:00:00.", "2020-01-01T10:00:00+1", "2020-01-01T10:00Zx",
    "2020-1-1", "20200101", "29 Feb 2020", "32 Jan 2020 10:00 GMT", "1 Foo 2020 10:00 GMT",
    "1 Jan 2020 10:00 XYZ", "1 Jan 202 10:00 GMT", "1Jan2020 10:00 GMT", "Mon 10:00",
  ])
  func otherTextIsNoDate(text: String) {
    #expect(Moment(text) == nil)
  }

  @Test func fractionsOfSecondsCount() throws {
    let texts = ["2020-01-01T10:00:00", "2020-01-01T10:00:00.000000001Z", "2020-01-01T10:00:00,5Z"]
    let dates = texts.compactMap { Moment($0) }
    #expect(dates.count == 3)
    #expect(dates == dates.sorted())
    #expect(dates.map(\.nanoseconds) == [0, 1, 500_000_000])
  }
}
