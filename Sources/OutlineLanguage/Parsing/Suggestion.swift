/// Finds the word that a misspelt one was meant to be.
enum Suggestion {
  /// Words that people put where the language has another.
  private static let synonyms = ["to": "into", "under": "into"]

  /// The nearest of the words: one slip of the fingers away, two in a long word, or begun by
  /// `word`; letter case does not count.
  static func `for`<Word: RawRepresentable<String>>(
    _ word: String, among words: [Word]
  ) -> Word? {
    guard word.utf8.count <= 20 else { return nil }
    if let meant = words.first(where: { $0.rawValue == synonyms[word] }) { return meant }
    let letters = Array(word.lowercased().utf8)
    let ranked = words.compactMap { word -> (word: Word, slips: Int)? in
      let slips = slips(from: letters, to: Array(word.rawValue.lowercased().utf8))
      guard slips <= (letters.count < 8 ? 1 : 2), slips < letters.count else { return nil }
      return (word, slips)
    }
    return ranked.min { $0.slips < $1.slips }?.word
  }

  /// The end of a message that asks whether this was meant; empty if there is nothing to ask.
  static func hint<Word: RawRepresentable<String>>(
    for word: String, among words: [Word]
  ) -> String {
    Self.for(word, among: words).map { "; did you mean `\($0.rawValue)`?" } ?? ""
  }

  /// How many letters must be put in, left out, changed or swapped with the next to turn one word
  /// into the other; 1 if the one begins the other.
  private static func slips(from word: [UInt8], to other: [UInt8]) -> Int {
    if word == other { return 0 }
    if word.count > 2, other.starts(with: word) { return 1 }
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for (i, letter) in word.enumerated() {
      var row = [i + 1]
      for (j, otherLetter) in other.enumerated() {
        var slips = min(last[j + 1] + 1, row[j] + 1, last[j] + (letter == otherLetter ? 0 : 1))
        if i > 0, j > 0, letter == other[j - 1], word[i - 1] == otherLetter {
          slips = min(slips, beforeLast[j - 1] + 1)
        }
        row.append(slips)
      }
      beforeLast = last
      last = row
    }
    return last[other.count]
  }
}
