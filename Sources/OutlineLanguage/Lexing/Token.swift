/// A word or sign of an expression, with its place.
struct Token {
  enum Kind: Hashable {
    /// A word that means something in the language.
    case keyword(Keyword)
    /// A name without quotes, or a number.
    case word(String)
    /// `@name`
    case attribute(String)
    /// A string with its quotes; what it holds depends on where it stands.
    case string
    /// `/`, which begins a path or a regular expression: the parser knows which.
    case slash
    case comma, open, close
    case comparison(NumberTest.Comparison)
    /// A line end or `;`.
    case separator
    case end
  }

  let kind: Kind
  /// Offsets of scalars in the text.
  let range: Range<Int>
}
