/// A greedy line breaker: each line contains as many pieces of the text as fit.
struct LineBreaker<Measurer: TextMeasurer> {
  let measurer: Measurer
  let font: TextFont
  let options: LineBreakOptions

  /// The available width, in points.
  var width: Double { options.width }
  private var limit: Int { options.maximumLineCount }
  private var mode: LineBreakMode { options.mode }

  func lines(of text: String) -> TextLines {
    var result = TextLines(lines: [], isTruncated: false)
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

  private func isFull(_ result: TextLines) -> Bool {
    limit > 0 && result.lines.count >= limit
  }

  private func append(_ paragraph: Substring, hasMore: Bool, to result: inout TextLines) {
    var rest = paragraph
    repeat {
      if limit > 0, result.lines.count == limit - 1 {
        appendLast(rest, hasMore: hasMore, to: &result)
        return
      }
      let end = lineEnd(of: rest)
      result.lines.append(line(rest[..<end]))
      rest = rest[end...]
      if mode != .characterWrapping { rest = rest.drop(while: TextPieces.isBreakingSpace) }
    } while !rest.isEmpty
  }

  /// Appends the last line within the limit, truncated if the text continues.
  private func appendLast(_ rest: Substring, hasMore: Bool, to result: inout TextLines) {
    let whole = line(rest)
    if !exceeds(whole.width, width) && !hasMore {
      result.lines.append(whole)
      return
    }
    result.isTruncated = true
    switch mode {
    case .wordWrapping, .characterWrapping:
      result.lines.append(line(rest[..<lineEnd(of: rest)]))
    case .clipping:
      let fitting = fittingPrefix(of: rest, room: width)
      let end =
        fitting.endIndex == rest.endIndex ? fitting.endIndex : rest.index(after: fitting.endIndex)
      result.lines.append(line(rest[..<end]))
    case .truncatingTail, .truncatingHead, .truncatingMiddle:
      result.lines.append(Truncation(breaker: self, text: rest).line())
    }
  }

  /// Returns a Boolean value that indicates whether a length exceeds an available width. The
  /// tolerance of a millionth of a point allows for rounding errors in sums of widths.
  private func exceeds(_ length: Double, _ room: Double) -> Bool { length > room + 1e-6 }

  func measure(_ text: Substring) -> Double {
    measurer.width(of: text, font: font)
  }

  private func line(_ text: Substring) -> TextLines.Line {
    let trimmed = TextPieces.withoutTrailingSpaces(text)
    return TextLines.Line(
      text: String(trimmed), width: measure(trimmed), widthWithTrailingSpaces: measure(text))
  }

  /// Returns the end of the first line of a text: the end of the last piece that fits. A line
  /// contains at least one character.
  private func lineEnd(of text: Substring) -> Substring.Index {
    if mode == .characterWrapping { return prefixOfOneAtLeast(text).endIndex }
    var end = text.startIndex
    var used = 0.0
    while end < text.endIndex {
      let next = TextPieces.endOfPiece(in: text, from: end)
      let piece = text[end..<next]
      if exceeds(used + measure(TextPieces.withoutTrailingSpaces(piece)), width) {
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

  /// Returns the longest prefix that fits in a width, in points.
  func fittingPrefix(of text: Substring, room: Double) -> Substring {
    var used = 0.0
    var end = text.startIndex
    while end < text.endIndex {
      let next = text.index(after: end)
      used += measure(text[end..<next])
      if exceeds(used, room) { break }
      end = next
    }
    return text[..<end]
  }

  /// Returns the longest suffix that fits in a width, in points.
  func fittingSuffix(of text: Substring, room: Double) -> Substring {
    var used = 0.0
    var start = text.endIndex
    while start > text.startIndex {
      let before = text.index(before: start)
      used += measure(text[before..<start])
      if exceeds(used, room) { break }
      start = before
    }
    return text[start...]
  }
}
