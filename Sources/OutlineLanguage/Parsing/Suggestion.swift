/// Finds the word that a misspelt one was meant to be.
enum Suggestion {
  /// Words with more letters are no slips of others.
  private static let mostLetters = 40

  /// The nearest of the words: one that says the same, else one slip of the fingers away, two in a long word, or begun by
  /// `word`; letter case does not count.
  static func `for`<Word: RawRepresentable<String>>(
    _ word: String, among words: [Word]
  ) -> Word? {
    if let (meant, _) = synonym(of: word, among: words) { return meant }
    let letters = Array(word.lowercased().utf8)
    let ranked = words.compactMap { word -> (word: Word, slips: Int)? in
      slips(from: letters, toNear: Array(word.rawValue.lowercased().utf8)).map { (word, $0) }
    }
    return ranked.min { $0.slips < $1.slips }?.word
  }

  /// The word that says the same, and how it is said.
  private static func synonym<Word: RawRepresentable<String>>(
    of word: String, among words: [Word]
  ) -> (word: Word, form: String)? {
    for synonym in Synonym.all where synonym.words.contains(word) {
      if let meant = words.first(where: { $0.rawValue == synonym.meant }) {
        return (meant, synonym.form ?? synonym.meant)
      }
    }
    return nil
  }

  /// How what a word says is said here, with one of the words; nil where it is no word of others.
  static func form<Word: RawRepresentable<String>>(
    of word: String, among words: [Word]
  ) -> String? {
    synonym(of: word, among: words)?.form
  }

  /// The slips that turn one word into another, both in small letters; nil where they are too many.
  static func slips(from letters: [UInt8], toNear other: [UInt8]) -> Int? {
    guard letters.count <= mostLetters, other.count <= mostLetters else { return nil }
    let most = letters.count < 8 ? 1 : 2
    let isBegun = letters.count > 2 && other.starts(with: letters)
    guard isBegun || abs(letters.count - other.count) <= most else { return nil }
    let slips = slips(from: letters, to: other)
    return slips <= most && slips < letters.count ? slips : nil
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
