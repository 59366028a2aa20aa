/// Breaks a text into lines, greedily: a line takes as many pieces as fit.
struct LineBreaker {
  let measurer: any TextMeasurer
  let font: UIFont
  /// The room across, in points. Sums of widths are off in their last bits, so a hair more fits.
  let width: CGFloat
  /// The largest number of lines; zero for any number.
  let limit: Int
  let mode: NSLineBreakMode

  func lines(of text: String) -> BrokenText {
    var result = BrokenText(lines: [], isTruncated: false)
    guard !text.isEmpty else { return result }
    let paragraphs = TextPieces.paragraphs(of: text)
    for (index, paragraph) in paragraphs.enumerated() {
      let isLastParagraph = index == paragraphs.count - 1
      append(paragraph, hasMore: !isLastParagraph, to: &result)
      if result.isTruncated { break }
      if isFull(result) && !isLastParagraph {
        result.isTruncated = true
        break
      }
    }
    return result
  }

  private func isFull(_ result: BrokenText) -> Bool {
    limit > 0 && result.lines.count >= limit
  }

  private func append(_ paragraph: Substring, hasMore: Bool, to result: inout BrokenText) {
    var rest = paragraph
    repeat {
      if limit > 0, result.lines.count == limit - 1 {
        appendLast(rest, hasMore: hasMore, to: &result)
        return
      }
      let end = lineEnd(of: rest)
      result.lines.append(line(rest[..<end]))
      rest = rest[end...]
      if mode != .byCharWrapping { rest = rest.drop(while: TextPieces.isBreakingSpace) }
    } while !rest.isEmpty
  }

  /// The last line there is room for, cut where the text goes on.
  private func appendLast(_ rest: Substring, hasMore: Bool, to result: inout BrokenText) {
    let whole = line(rest)
    if whole.width <= width + hair && !hasMore {
      result.lines.append(whole)
      return
    }
    result.isTruncated = true
    switch mode {
    case .byWordWrapping, .byCharWrapping:
      result.lines.append(line(rest[..<lineEnd(of: rest)]))
    case .byClipping:
      let fitting = fittingPrefix(of: rest, room: width)
      let end =
        fitting.endIndex == rest.endIndex ? fitting.endIndex : rest.index(after: fitting.endIndex)
      result.lines.append(line(rest[..<end]))
    case .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle:
      result.lines.append(Truncation(breaker: self, text: rest, hasMore: hasMore).line())
    }
  }

  var hair: CGFloat { 1e-6 }

  func measure(_ text: Substring) -> CGFloat {
    measurer.width(of: text, font: font)
  }

  private func line(_ text: Substring) -> BrokenText.Line {
    let trimmed = TextPieces.withoutTrailingSpaces(text)
    return BrokenText.Line(
      text: String(trimmed), width: measure(trimmed), widthWithSpaces: measure(text))
  }

  /// Where the first line of `text` ends: after the last piece that fits, and after one character at
  /// least.
  private func lineEnd(of text: Substring) -> Substring.Index {
    if mode == .byCharWrapping { return prefixOfOneAtLeast(text).endIndex }
    var end = text.startIndex
    var used: CGFloat = 0
    while end < text.endIndex {
      let next = TextPieces.endOfPiece(in: text, from: end)
      let piece = text[end..<next]
      if used + measure(TextPieces.withoutTrailingSpaces(piece)) > width + hair {
        return end == text.startIndex ? prefixOfOneAtLeast(text).endIndex : end
      }
      used += measure(piece)
      end = next
    }
    return end
  }

  private func prefixOfOneAtLeast(_ text: Substring) -> Substring {
    let fitting = fittingPrefix(of: text, room: width)
    return fitting.isEmpty ? text.prefix(1) : fitting
  }

  /// The longest run of characters from the start that fits into `room` points.
  func fittingPrefix(of text: Substring, room: CGFloat) -> Substring {
    var used: CGFloat = 0
    var end = text.startIndex
    while end < text.endIndex {
      let next = text.index(after: end)
      used += measure(text[end..<next])
      if used > room + hair { break }
      end = next
    }
    return text[..<end]
  }

  /// The longest run of characters up to the end that fits into `room` points.
  func fittingSuffix(of text: Substring, room: CGFloat) -> Substring {
    var used: CGFloat = 0
    var start = text.endIndex
    while start > text.startIndex {
      let before = text.index(before: start)
      used += measure(text[before..<start])
      if used > room + hair { break }
      start = before
    }
    return text[start...]
  }
}
