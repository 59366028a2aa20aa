/// A reader of the parts of a paragraph between line break opportunities.
struct BreakScanner {
  /// The end of a part.
  enum End: Hashable {
    /// A line may break after the part.
    case opportunity
    /// The paragraph ends after the part.
    case paragraph
    /// The part has the maximum length, and continues.
    case limit
  }

  private struct Place {
    var unit: LineBreakState.Unit
    var end: Substring.Index
  }

  private let text: Substring
  private let keepsHangulWords: Bool
  private var state = LineBreakState()
  /// The character at ``position``; `nil` at the end of the paragraph.
  private var next: Place?
  /// The end of the last part.
  private(set) var position: Substring.Index

  /// The maximum number of characters in a part. Longer words are read in several parts, so that
  /// the work for a line does not depend on the length of the text after it.
  static var limit: Int { 64 }

  /// Creates a reader of a line that begins at an index.
  init(_ text: Substring, from start: Substring.Index, strategy: LineBreakStrategy) {
    self.text = text
    keepsHangulWords = strategy.contains(.hangulWordPriority)
    position = start
    next = place(at: start)
    if let next { _ = state.mayBreak(before: next.unit, following: nil) }
  }

  /// Moves ``position`` to the end of the next part, and returns the reason of the end.
  mutating func advance() -> End {
    for _ in 0..<Self.limit {
      guard let current = next else { return .paragraph }
      position = current.end
      next = place(at: position)
      guard let next else { return .paragraph }
      let looksAhead = next.unit.kind == .quotation || next.unit.kind == .infixSeparator
      let following = looksAhead ? place(at: next.end)?.unit : nil
      if state.mayBreak(before: next.unit, following: following) {
        return .opportunity
      }
    }
    return .limit
  }

  /// Returns the character at an index; `nil` for a line terminator and at the end of the text.
  private func place(at index: Substring.Index) -> Place? {
    let utf8 = text.utf8
    guard index < utf8.endIndex else { return nil }
    let byte = utf8[index]
    if byte < 0x80, byte != 0x0D {
      let end = utf8.index(after: index)
      if end == utf8.endIndex || utf8[end] < 0x80 {
        if byte >= 0x0A && byte <= 0x0C { return nil }
        return Place(unit: LineBreakState.Unit(kind: .ofASCII(byte)), end: end)
      }
    }
    return cluster(at: index)
  }

  private func cluster(at index: Substring.Index) -> Place? {
    let character = text[index]
    guard !character.isNewline else { return nil }
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    var kind = LineBreakClass.of(first)
    if kind == .hangul { kind = keepsHangulWords ? .alphabetic : .ideograph }
    var unit = LineBreakState.Unit(kind: kind)
    switch kind {
    case .ideograph: unit.isWide = true
    case .opening, .closingParenthesis, .closing, .nonstarter, .exclamation:
      unit.isWide = WideCharacters.contains(first)
    case .quotation:
      switch first.properties.generalCategory {
      case .initialPunctuation: unit.quotation = .initial
      case .finalPunctuation: unit.quotation = .final
      default: break
      }
    default: break
    }
    unit.joinsNext = scalars.last == "\u{200D}"
    return Place(unit: unit, end: text.index(after: index))
  }
}
