/// The names that HTML gives to characters and XML does not know, `eacute` for one.
///
/// They are those of the HTML standard that end in a semicolon, which are all of HTML 4 too. The table
/// is made when it is first asked.
enum HTMLNames {
  /// What the name stands for: one character, or two; `nil` if HTML has no such name.
  static func text(of name: String) -> String? { table[name] }

  private static let table: [String: String] = {
    var table: [String: String] = [:]
    table.reserveCapacity(2_200)
    for part in [fromAToD, fromEToZ] {
      var words = part.split(separator: " ").makeIterator()
      while let name = words.next(), let numbers = words.next() {
        let scalars = numbers.split(separator: "+").compactMap {
          UInt32($0, radix: 16).flatMap { Unicode.Scalar($0) }
        }
        table[String(name)] = String(String.UnicodeScalarView(scalars))
      }
    }
    return table
  }()
}
