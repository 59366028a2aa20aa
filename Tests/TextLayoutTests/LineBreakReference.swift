@testable import TextLayout

/// The rules of Unicode Standard Annex 14, one after the other as the annex states them, for a list
/// of characters. A character may be a space.
///
/// The rules follow version 16 for the classes of `LineBreakClass`. LB20a includes Hebrew
/// letters, as in version 17, and LB25 has pairs of classes only.
struct LineBreakReference {
  typealias Unit = LineBreakState.Unit

  let units: [Unit]

  /// Returns whether a line may break before the character at an index, which is not the first one.
  func mayBreak(before index: Int) -> Bool {
    for rule in [joiners, closings, quotations, spacedPairs, words, numbers, letters] {
      if let answer = rule(index) { return answer }
    }
    return true  // LB31
  }

  private func kind(_ index: Int) -> LineBreakClass? {
    units.indices.contains(index) ? units[index].kind : nil
  }

  private func isWide(_ index: Int) -> Bool { units.indices.contains(index) && units[index].isWide }

  /// The index of the last character before an index that is not a space; -1 if there is none.
  private func lastIndex(before index: Int) -> Int {
    units[..<index].lastIndex { $0.kind != .space } ?? -1
  }

  /// LB7 to LB12a.
  private func joiners(_ index: Int) -> Bool? {
    let (before, after) = (kind(index - 1), kind(index))
    if after == .space || after == .zeroWidthSpace { return false }
    if kind(lastIndex(before: index)) == .zeroWidthSpace { return true }
    if units[index - 1].joinsNext { return false }
    if after == .wordJoiner || before == .wordJoiner || before == .glue { return false }
    if after == .glue, before != .space, before != .breakAfter, before != .hyphen { return false }
    return nil
  }

  /// LB13 and LB14.
  private func closings(_ index: Int) -> Bool? {
    switch kind(index) {
    case .closing, .closingParenthesis, .exclamation, .slash: return false
    default: return kind(lastIndex(before: index)) == .opening ? false : nil
    }
  }

  /// LB15a to LB15d.
  private func quotations(_ index: Int) -> Bool? {
    let last = lastIndex(before: index)
    if last >= 0, units[last].kind == .quotation, units[last].quotation == .initial,
      [nil, .opening, .quotation, .glue, .space, .zeroWidthSpace].contains(kind(last - 1))
    {
      return false
    }
    if kind(index) == .quotation, units[index].quotation == .final,
      [
        nil, .space, .glue, .wordJoiner, .closing, .quotation, .closingParenthesis, .exclamation,
        .infixSeparator, .slash, .zeroWidthSpace,
      ].contains(kind(index + 1))
    {
      return false
    }
    guard kind(index) == .infixSeparator else { return nil }
    return kind(index - 1) == .space && kind(index + 1) == .numeric
  }

  /// LB16 to LB18.
  private func spacedPairs(_ index: Int) -> Bool? {
    let before = kind(lastIndex(before: index))
    if before == .closing || before == .closingParenthesis, kind(index) == .nonstarter {
      return false
    }
    if before == .emDash, kind(index) == .emDash { return false }
    return kind(index - 1) == .space ? true : nil
  }

  /// LB19 to LB22.
  private func words(_ index: Int) -> Bool? {
    let (before, after) = (kind(index - 1), kind(index))
    if after == .quotation {
      if units[index].quotation != .initial { return false }
      if !isWide(index - 1) || !isWide(index + 1) { return false }
    }
    if before == .quotation {
      if units[index - 1].quotation != .final { return false }
      if !isWide(index) || !isWide(index - 2) { return false }
    }
    if before == .contingent || after == .contingent { return true }
    if before == .hyphen, after == .alphabetic || after == .hebrewLetter,
      [nil, .space, .zeroWidthSpace, .contingent, .glue].contains(kind(index - 2))
    {
      return false
    }
    if after == .breakAfter || after == .hyphen || after == .nonstarter { return false }
    if before == .breakBefore { return false }
    if kind(index - 2) == .hebrewLetter, before == .hyphen || before == .breakAfter,
      after != .hebrewLetter
    {
      return false
    }
    if before == .slash, after == .hebrewLetter { return false }
    return after == .inseparable ? false : nil
  }

  /// LB23 to LB25.
  private func numbers(_ index: Int) -> Bool? {
    let joined: [LineBreakClass: Set<LineBreakClass>] = [
      .alphabetic: [.numeric, .numericPrefix, .numericPostfix],
      .hebrewLetter: [.numeric, .numericPrefix, .numericPostfix],
      .ideograph: [.numericPostfix], .hangul: [.numericPostfix],
      .numeric: [.alphabetic, .hebrewLetter, .numeric, .numericPrefix, .numericPostfix],
      .numericPrefix: [.ideograph, .hangul, .alphabetic, .hebrewLetter, .opening, .numeric],
      .numericPostfix: [.alphabetic, .hebrewLetter, .opening, .numeric],
      .hyphen: [.numeric], .infixSeparator: [.numeric], .slash: [.numeric],
    ]
    guard let before = kind(index - 1), let after = kind(index) else { return nil }
    if joined[before, default: []].contains(after) { return false }
    let closesNumber = before == .closing || before == .closingParenthesis
    if closesNumber, after == .numericPrefix || after == .numericPostfix,
      kind(index - 2) == .numeric
    {
      return false
    }
    return nil
  }

  /// LB28 to LB30.
  private func letters(_ index: Int) -> Bool? {
    let letters: Set<LineBreakClass?> = [.alphabetic, .hebrewLetter]
    let words = letters.union([.numeric])
    let (before, after) = (kind(index - 1), kind(index))
    if letters.contains(after), letters.contains(before) || before == .infixSeparator {
      return false
    }
    if words.contains(before), after == .opening, !isWide(index) { return false }
    if before == .closingParenthesis, !isWide(index - 1), words.contains(after) { return false }
    return nil
  }
}
