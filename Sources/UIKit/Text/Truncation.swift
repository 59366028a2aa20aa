/// A line that is cut short and says so with an ellipsis.
struct Truncation {
  let breaker: LineBreaker
  /// The text the line would have to hold.
  let text: Substring
  /// Whether more paragraphs follow, so that an ellipsis is due even where `text` fits.
  let hasMore: Bool

  private static let ellipsis = "…"

  func line() -> BrokenText.Line {
    let mark = breaker.measure(Self.ellipsis[...])
    let room = max(breaker.width - mark, 0)
    let content: String
    switch breaker.mode {
    case .byTruncatingHead:
      let tail = breaker.fittingSuffix(of: text, room: room)
      content = Self.ellipsis + tail.drop(while: TextPieces.isBreakingSpace)
    case .byTruncatingMiddle:
      let head = breaker.fittingPrefix(of: text, room: room / 2)
      let rest = text[head.endIndex...]
      let tail = breaker.fittingSuffix(of: rest, room: room - breaker.measure(head))
      content =
        TextPieces.withoutTrailingSpaces(head) + Self.ellipsis
        + tail.drop(while: TextPieces.isBreakingSpace)
    default:
      let head = breaker.fittingPrefix(of: text, room: room)
      content = TextPieces.withoutTrailingSpaces(head) + Self.ellipsis
    }
    return BrokenText.Line(text: content, width: breaker.measure(content[...]))
  }
}
