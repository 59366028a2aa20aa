/// A greedy line breaker: each line contains as many parts of the text as fit.
///
/// The work for a line is proportional to the line: neither the end of a paragraph nor the end of
/// the text is searched before the lines reach it, apart from truncation at the head or in the
/// middle.
struct LineBreaker<Source: MeasuredText> {
  let source: Source
  let clusters: TextClusters
  let options: LineBreakOptions

  /// The lines, and a Boolean value that indicates whether they omit part of the text.
  struct Result {
    var lines: [BrokenLine] = []
    var isTruncated = false
  }

  /// A paragraph in progress.
  private struct Paragraph {
    var start: Substring.Index
    var mode: LineBreakMode
    var strategy: LineBreakStrategy
  }

  private enum LineEnd {
    /// The line continues at an index.
    case wrapped(Substring.Index)
    /// The paragraph ends at an index.
    case paragraph(Substring.Index)
  }

  private var text: Substring { source.text }

  func lines() -> Result {
    var result = Result()
    guard !text.isEmpty else { return result }
    var start = text.startIndex
    while true {
      let end = append(paragraphFrom: start, to: &result)
      if result.isTruncated { break }
      guard let end, end < text.endIndex else { break }
      if isFull(result) {
        result.isTruncated = true
        break
      }
      start = text.index(after: end)
    }
    return result
  }

  private func isFull(_ result: Result) -> Bool {
    options.maximumLineCount > 0 && result.lines.count >= options.maximumLineCount
  }

  /// Appends the lines of a paragraph, and returns its end; `nil` if it is truncated.
  private func append(
    paragraphFrom start: Substring.Index, to result: inout Result
  ) -> Substring.Index? {
    let (mode, strategy) = source.breaking(at: start, options: options)
    let paragraph = Paragraph(start: start, mode: mode, strategy: strategy)
    var rest = start
    while true {
      let isFirst = rest == start
      if options.maximumLineCount > 0, result.lines.count == options.maximumLineCount - 1 {
        return appendLast(from: rest, isFirst: isFirst, of: paragraph, to: &result)
      }
      let room = source.room(in: options.width, at: rest, isFirst: isFirst)
      switch lineEnd(from: rest, room: room, of: paragraph) {
      case .wrapped(let end):
        // Spaces that follow a divided word hang at the end of its line.
        let spaces = clusters.endOfSpaces(from: clusters.offset(of: end))
        let next = clusters.index(at: spaces)
        if isEndOfParagraph(spaces) {
          result.lines.append(BrokenLine(text[rest..<next], isFirst: isFirst, endsParagraph: true))
          return next
        }
        result.lines.append(BrokenLine(text[rest..<end], isFirst: isFirst, endsParagraph: false))
        rest = mode == .characterWrapping ? end : next
      case .paragraph(let end):
        result.lines.append(BrokenLine(text[rest..<end], isFirst: isFirst, endsParagraph: true))
        pushOut(&result.lines, of: paragraph)
        return end
      }
    }
  }

  /// Returns a Boolean value that indicates whether a paragraph ends at an offset.
  private func isEndOfParagraph(_ offset: Int) -> Bool {
    clusters.cluster(at: offset, keepsHangulWords: false) == nil
  }

  func endOfParagraph(from start: Substring.Index) -> Substring.Index {
    clusters.index(at: clusters.endOfParagraph(from: clusters.offset(of: start)))
  }

  // MARK: The last line

  /// Appends the last line within the limit, truncated if the text continues.
  private func appendLast(
    from rest: Substring.Index, isFirst: Bool, of paragraph: Paragraph, to result: inout Result
  ) -> Substring.Index? {
    let room = source.room(in: options.width, at: rest, isFirst: isFirst)
    if let end = endOfFittingParagraph(from: rest, room: room) {
      if end == text.endIndex {
        result.lines.append(BrokenLine(text[rest..<end], isFirst: isFirst, endsParagraph: true))
        pushOut(&result.lines, of: paragraph)
        return end
      }
    }
    result.isTruncated = true
    var line: BrokenLine
    switch paragraph.mode {
    case .wordWrapping, .characterWrapping:
      let end: Substring.Index =
        switch lineEnd(from: rest, room: room, of: paragraph) {
        case .wrapped(let end), .paragraph(let end): end
        }
      line = BrokenLine(text[rest..<end], isFirst: isFirst, endsParagraph: true)
    case .clipping:
      var end = fittingEnd(from: rest, room: room)
      if end < text.endIndex, !text[end].isNewline { end = text.index(after: end) }
      line = BrokenLine(text[rest..<end], isFirst: isFirst, endsParagraph: true)
    case .truncatingTail, .truncatingHead, .truncatingMiddle:
      line = truncatedLine(from: rest, room: room, mode: paragraph.mode)
      line.isFirst = isFirst
    }
    result.lines.append(line)
    return nil
  }

  /// Returns the end of the paragraph if the rest of it fits on one line; otherwise `nil`, after
  /// reading as much as fits.
  private func endOfFittingParagraph(
    from start: Substring.Index, room: LineRoom
  ) -> Substring.Index? {
    if room.end == .infinity { return endOfParagraph(from: start) }
    let start = clusters.offset(of: start)
    var scanner = BreakScanner(clusters, from: start, strategy: [])
    var meter = LineMeter(source, clusters, position: room.start, start: start)
    while true {
      let end = scanner.advance(addingTo: &meter)
      if let drawn = meter.endPart(at: scanner.position), exceeds(drawn, room.end) { return nil }
      if end == .paragraph { return clusters.index(at: scanner.position) }
    }
  }

  // MARK: Lines

  /// Returns a Boolean value that indicates whether a position is past the end of a line by more
  /// than a rounding error.
  func exceeds(_ position: Double, _ end: Double) -> Bool {
    position > end + .roundingTolerance
  }

  /// Returns the end of the line that begins at an index: the end of the last part that fits. A
  /// line contains at least one character.
  private func lineEnd(
    from start: Substring.Index, room: LineRoom, of paragraph: Paragraph
  ) -> LineEnd {
    if room.end == .infinity { return .paragraph(endOfParagraph(from: start)) }
    if paragraph.mode == .characterWrapping { return characterEnd(from: start, room: room) }
    let offset = clusters.offset(of: start)
    var scanner = BreakScanner(clusters, from: offset, strategy: paragraph.strategy)
    var meter = LineMeter(source, clusters, position: room.start, start: offset)
    var lastOpportunity = offset
    while true {
      let end = scanner.advance(addingTo: &meter)
      if let drawn = meter.endPart(at: scanner.position), exceeds(drawn, room.end) {
        return lastOpportunity == offset
          ? characterEnd(from: start, room: room) : .wrapped(clusters.index(at: lastOpportunity))
      }
      switch end {
      case .paragraph: return .paragraph(clusters.index(at: scanner.position))
      case .opportunity: lastOpportunity = scanner.position
      case .limit: break
      }
    }
  }

  private func characterEnd(from start: Substring.Index, room: LineRoom) -> LineEnd {
    var end = fittingEnd(from: start, room: room)
    if end == start, end < text.endIndex, !text[end].isNewline { end = text.index(after: end) }
    return isEndOfParagraph(clusters.offset(of: end)) ? .paragraph(end) : .wrapped(end)
  }

  /// Returns the end of the longest prefix of a paragraph's rest that fits in a width, in points.
  func fittingEnd(from start: Substring.Index, room: LineRoom) -> Substring.Index {
    let offset = clusters.offset(of: start)
    var meter = LineMeter(source, clusters, position: room.start, start: offset)
    var used = room.start
    var previous: Substring.Index?
    var end = offset
    while let cluster = clusters.cluster(at: end, keepsHangulWords: false) {
      if Source.Widths.areAdded {
        meter.add(cluster, from: end)
        used = meter.position(at: cluster.end)
      } else {
        let (last, next) = (clusters.index(at: end), clusters.index(at: cluster.end))
        used = source.advance(used, over: text[last..<next])
        used += kerning(from: previous, at: last, to: next)
        previous = last
      }
      if exceeds(used, room.end) { break }
      end = cluster.end
    }
    return clusters.index(at: end)
  }

  /// Returns the change of the distance between two characters by kerning.
  private func kerning(
    from previous: Substring.Index?, at middle: Substring.Index, to end: Substring.Index
  ) -> Double {
    guard let previous, text.utf8[middle] != 0x09, text.utf8[previous] != 0x09 else { return 0 }
    return source.width(of: text[previous..<end]) - source.width(of: text[previous..<middle])
      - source.width(of: text[middle..<end])
  }

  /// Returns the start of the longest suffix of a part that fits in a width, in points.
  func fittingStart(of part: Substring, width: Double) -> Substring.Index {
    var used = 0.0
    var next: Substring.Index?
    var start = part.endIndex
    while start > part.startIndex {
      let before = part.index(before: start)
      used += source.width(of: part[before..<start])
      if let next { used += kerning(from: before, at: start, to: next) }
      if exceeds(used, width) { break }
      next = start
      start = before
    }
    return start
  }

  // MARK: Strategies

  /// Moves the last word of the line before the last to a last line of one word.
  private func pushOut(_ lines: inout [BrokenLine], of paragraph: Paragraph) {
    guard paragraph.strategy.contains(.pushOut), paragraph.mode != .characterWrapping,
      lines.count > 1, let last = lines.last, !last.isFirst, last.endsParagraph
    else { return }
    let before = lines[lines.count - 2]
    guard !last.head.isEmpty, !last.head.contains(where: TextSpaces.isBreakingSpace),
      let space = before.head.lastIndex(where: TextSpaces.isBreakingSpace)
    else { return }
    let wordStart = text.index(after: space)
    let room = source.room(in: options.width, at: wordStart, isFirst: false)
    let moved = TextSpaces.withoutTrailingSpaces(text[wordStart..<last.whole.endIndex])
    if exceeds(source.advance(room.start, over: moved), room.end) { return }
    lines[lines.count - 2] = BrokenLine(
      text[before.whole.startIndex..<wordStart], isFirst: before.isFirst, endsParagraph: false)
    lines[lines.count - 1] = BrokenLine(
      text[wordStart..<last.whole.endIndex], isFirst: false, endsParagraph: true)
  }
}
