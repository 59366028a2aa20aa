/// The rules of the Unicode line breaking algorithm (Unicode Standard Annex 14) for a line that is
/// read character by character.
///
/// The rules follow version 16, without the tailoring for South East Asian scripts by dictionary
/// and without the rules for Brahmic scripts (LB28a). Numbers are kept together by pairs of classes
/// (LB25).
struct LineBreakState {
  /// A character at which the rules look.
  struct Unit {
    var kind: LineBreakClass
    /// A Boolean value that indicates whether the character is wide in East Asian text.
    var isWide = false
    /// The direction of a quotation mark.
    var quotation = Quotation.neutral
    /// A Boolean value that indicates whether the character ends with a zero-width joiner.
    var joinsNext = false
  }

  /// The side of a quotation mark.
  enum Quotation: UInt8 {
    case neutral, initial, final
  }

  /// The last character other than a space; `nil` at the start of the line.
  private var last: Unit?
  /// The character before ``last``; `nil` at the start of the line and for a space.
  private var beforeLast: Unit?
  private var hasSpaces = false

  /// Adds letters and digits up to the last two of them, after a letter or a digit. A line does not
  /// break between them.
  @inline(__always)
  mutating func skip(from beforeLast: Unit, to last: Unit) {
    self.beforeLast = beforeLast
    self.last = last
  }

  /// Adds a space and a letter or a digit after letters and digits. A line may break between them.
  @inline(__always)
  mutating func begin(with first: Unit) {
    beforeLast = nil
    last = first
  }

  /// Adds a character, and returns a Boolean value that indicates whether the line may break before
  /// it.
  ///
  /// - Parameter following: The character after a quotation mark or a separator within numbers;
  ///   ignored for others.
  @inline(__always)
  mutating func mayBreak(before next: Unit, following: Unit?) -> Bool {
    if next.kind == .space {
      hasSpaces = true
      return false
    }
    if next.kind.isInWords, let last, last.kind.isInWords {
      let mayBreak = hasSpaces
      beforeLast = mayBreak ? nil : last
      self.last = next
      hasSpaces = false
      return mayBreak
    }
    return mayBreakByRules(before: next, following: following)
  }

  private mutating func mayBreakByRules(before next: Unit, following: Unit?) -> Bool {
    defer {
      beforeLast = hasSpaces ? nil : last
      last = next
      hasSpaces = false
    }
    guard last != nil || hasSpaces else { return false }
    // Nothing is kept together with the start of the line before its spaces.
    return breaks(between: last ?? Unit(kind: .alphabetic), and: next, following: following)
  }

  private func breaks(between left: Unit, and right: Unit, following: Unit?) -> Bool {
    let (before, after) = (left.kind, right.kind)
    // LB7, LB8, LB8a, LB11 to LB13
    if after == .zeroWidthSpace { return false }
    if before == .zeroWidthSpace { return true }
    if left.joinsNext && !hasSpaces { return false }
    if after == .wordJoiner || before == .wordJoiner && !hasSpaces { return false }
    if before == .glue && !hasSpaces { return false }
    if after == .glue && !hasSpaces && before != .breakAfter && before != .hyphen { return false }
    if after.neverStartsLine { return false }
    // LB14 to LB18
    if before == .opening { return false }
    if before == .quotation, left.quotation == .initial, opensQuotation { return false }
    if after == .quotation, right.quotation == .final, closesQuotation(following) {
      return false
    }
    if after == .infixSeparator { return hasSpaces && following?.kind == .numeric }
    if after == .nonstarter, before == .closing || before == .closingParenthesis { return false }
    if before == .emDash && after == .emDash { return false }
    if hasSpaces { return true }
    // LB19
    if after == .quotation {
      let isBetweenWide = left.isWide && following?.isWide ?? false
      if right.quotation != .initial || !isBetweenWide { return false }
    }
    if before == .quotation {
      let isBetweenWide = right.isWide && beforeLast?.isWide ?? false
      if left.quotation != .final || !isBetweenWide { return false }
    }
    if before == .contingent || after == .contingent { return true }
    return breaksWithoutSpace(between: left, and: right)
  }

  /// Rules LB20a to LB31.
  private func breaksWithoutSpace(between left: Unit, and right: Unit) -> Bool {
    let (before, after) = (left.kind, right.kind)
    if before == .hyphen && after.isLetter && startsWord { return false }
    if after == .breakAfter || after == .hyphen || after == .nonstarter { return false }
    if before == .breakBefore || after == .inseparable { return false }
    if beforeLast?.kind == .hebrewLetter, before == .hyphen || before == .breakAfter {
      return after == .hebrewLetter
    }
    if before == .slash && after == .hebrewLetter { return false }
    switch (before, after) {
    case (.alphabetic, .numeric), (.hebrewLetter, .numeric), (.numeric, .alphabetic),
      (.numeric, .hebrewLetter), (.numericPrefix, .ideograph), (.ideograph, .numericPostfix),
      (.numericPrefix, .hangul), (.hangul, .numericPostfix),
      (.numericPrefix, .alphabetic), (.numericPrefix, .hebrewLetter),
      (.numericPostfix, .alphabetic), (.numericPostfix, .hebrewLetter),
      (.alphabetic, .numericPrefix), (.alphabetic, .numericPostfix),
      (.hebrewLetter, .numericPrefix), (.hebrewLetter, .numericPostfix),
      (.numeric, .numericPostfix), (.numeric, .numericPrefix), (.numericPostfix, .opening),
      (.numericPostfix, .numeric), (.numericPrefix, .opening), (.numericPrefix, .numeric),
      (.hyphen, .numeric), (.infixSeparator, .numeric), (.numeric, .numeric), (.slash, .numeric):
      return false
    case (.closing, .numericPostfix), (.closingParenthesis, .numericPostfix),
      (.closing, .numericPrefix), (.closingParenthesis, .numericPrefix):
      if beforeLast?.kind == .numeric { return false }
    default: break
    }
    if after.isLetter, before.isLetter || before == .infixSeparator { return false }
    if after == .opening, !right.isWide, before.isLetter || before == .numeric { return false }
    if before == .closingParenthesis, !left.isWide, after.isLetter || after == .numeric {
      return false
    }
    return true
  }

  /// A Boolean value that indicates whether the last character begins a word.
  private var startsWord: Bool {
    guard let kind = beforeLast?.kind else { return true }
    return kind == .zeroWidthSpace || kind == .contingent || kind == .glue
  }

  /// A Boolean value that indicates whether an initial quotation mark before the spaces opens a
  /// quotation.
  private var opensQuotation: Bool {
    guard let kind = beforeLast?.kind else { return true }
    return kind == .opening || kind == .quotation || kind == .glue || kind == .zeroWidthSpace
  }

  /// Returns a Boolean value that indicates whether a final quotation mark before a character ends
  /// a quotation.
  private func closesQuotation(_ following: Unit?) -> Bool {
    switch following?.kind {
    case nil, .space, .glue, .wordJoiner, .closing, .quotation, .closingParenthesis, .exclamation,
      .infixSeparator, .slash, .zeroWidthSpace:
      true
    default: false
    }
  }
}
