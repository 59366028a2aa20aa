/// A truncated line with an ellipsis.
struct Truncation<Measurer: TextMeasurer> {
  let breaker: LineBreaker<Measurer>
  /// The text to truncate.
  let text: Substring

  private var ellipsis: String { "…" }

  func line() -> TextLines.Line {
    let mark = breaker.measure(ellipsis[...])
    let room = max(breaker.width - mark, 0)
    let content: String
    switch breaker.options.mode {
    case .truncatingHead:
      let tail = breaker.fittingSuffix(of: text, room: room)
      content = ellipsis + tail.drop(while: TextPieces.isBreakingSpace)
    case .truncatingMiddle:
      let head = breaker.fittingPrefix(of: text, room: room / 2)
      let rest = text[head.endIndex...]
      let tail = breaker.fittingSuffix(of: rest, room: room - breaker.measure(head))
      content =
        TextPieces.withoutTrailingSpaces(head) + ellipsis
        + tail.drop(while: TextPieces.isBreakingSpace)
    default:
      let head = breaker.fittingPrefix(of: text, room: room)
      content = TextPieces.withoutTrailingSpaces(head) + ellipsis
    }
    return TextLines.Line(text: content, width: breaker.measure(content[...]))
  }
}
