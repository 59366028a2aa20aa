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
    var start: Int
    var mode: LineBreakMode
    var strategy: LineBreakStrategy
  }

  private enum LineEnd {
    /// The line continues at an offset.
    case wrapped(Int)
    /// The paragraph ends at an offset.
    case paragraph(Int)
  }

  /// The offset of the end of the text.
  private var end: Int { clusters.bytes.count }

  func lines() -> Result {
    var result = Result()
    guard end > 0 else { return result }
    var start = 0
    while true {
      let last = append(paragraphFrom: start, to: &result)
      if result.isTruncated { break }
      guard let last, last < end else { break }
      if isFull(result) {
        result.isTruncated = true
        break
      }
      start = clusters.endOfTerminator(at: last)
    }
    return result
  }

  private func isFull(_ result: Result) -> Bool {
    options.maximumLineCount > 0 && result.lines.count >= options.maximumLineCount
  }

  /// Appends the lines of a paragraph, and returns its end; `nil` if it is truncated.
  private func append(paragraphFrom start: Int, to result: inout Result) -> Int? {
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
        let next = clusters.endOfSpaces(from: end)
        if isEndOfParagraph(next) {
          result.lines.append(line(rest..<next, isFirst: isFirst, endsParagraph: true))
          return next
        }
        result.lines.append(line(rest..<end, isFirst: isFirst, endsParagraph: false))
        rest = mode == .characterWrapping ? end : next
      case .paragraph(let end):
        result.lines.append(line(rest..<end, isFirst: isFirst, endsParagraph: true))
        pushOut(&result.lines, of: paragraph)
        return end
      }
    }
  }

  /// Returns a Boolean value that indicates whether a paragraph ends at an offset.
  private func isEndOfParagraph(_ offset: Int) -> Bool {
    cluster(at: offset) == nil
  }

  private func cluster(at offset: Int) -> TextClusters.Cluster? {
    clusters.cluster(at: offset, keepsHangulWords: false)
  }

  func endOfParagraph(from start: Int) -> Int { clusters.endOfParagraph(from: start) }

  private func line(_ range: Range<Int>, isFirst: Bool, endsParagraph: Bool) -> BrokenLine {
    BrokenLine(range, of: clusters, isFirst: isFirst, endsParagraph: endsParagraph)
  }

  // MARK: The last line

  /// Appends the last line within the limit, truncated if the text continues.
  private func appendLast(
    from rest: Int, isFirst: Bool, of paragraph: Paragraph, to result: inout Result
  ) -> Int? {
    let room = source.room(in: options.width, at: rest, isFirst: isFirst)
    if let end = endOfFittingParagraph(from: rest, room: room) {
      if end == self.end {
        result.lines.append(line(rest..<end, isFirst: isFirst, endsParagraph: true))
        pushOut(&result.lines, of: paragraph)
        return end
      }
    }
    result.isTruncated = true
    var last: BrokenLine
    switch paragraph.mode {
    case .wordWrapping, .characterWrapping:
      let end =
        switch lineEnd(from: rest, room: room, of: paragraph) {
        case .wrapped(let end), .paragraph(let end): end
        }
      last = line(rest..<end, isFirst: isFirst, endsParagraph: true)
    case .clipping:
      var end = fittingEnd(from: rest, room: room)
      if let next = cluster(at: end) { end = next.end }
      last = line(rest..<end, isFirst: isFirst, endsParagraph: true)
    case .truncatingTail, .truncatingHead, .truncatingMiddle:
      last = truncatedLine(from: rest, room: room, mode: paragraph.mode)
      last.isFirst = isFirst
    }
    result.lines.append(last)
    return nil
  }

  /// Returns the end of the paragraph if the rest of it fits on one line; otherwise `nil`, after
  /// reading as much as fits.
  private func endOfFittingParagraph(from start: Int, room: LineRoom) -> Int? {
    if room.end == .infinity { return endOfParagraph(from: start) }
    var reader = PartReader(of: source, from: start, position: room.start, strategy: [])
    while true {
      let part = reader.next(through: clusters, of: source)
      if let drawnEnd = part.drawnEnd, exceeds(drawnEnd, room.end) { return nil }
      if part.end == .paragraph { return reader.offset }
    }
  }

  // MARK: Lines

  /// Returns a Boolean value that indicates whether a position is past the end of a line by more
  /// than a rounding error.
  func exceeds(_ position: Double, _ end: Double) -> Bool {
    position > end + .roundingTolerance
  }

  /// Returns the end of the line that begins at an offset: the end of the last part that fits. A
  /// line contains at least one character.
  private func lineEnd(
    from start: Int, room: LineRoom, of paragraph: Paragraph
  ) -> LineEnd {
    if room.end == .infinity { return .paragraph(endOfParagraph(from: start)) }
    if paragraph.mode == .characterWrapping { return characterEnd(from: start, room: room) }
    var reader = PartReader(
      of: source, from: start, position: room.start, strategy: paragraph.strategy)
    var lastOpportunity = start
    while true {
      let part = reader.next(through: clusters, of: source)
      if let drawnEnd = part.drawnEnd, exceeds(drawnEnd, room.end) {
        return lastOpportunity == start
          ? characterEnd(from: start, room: room) : .wrapped(lastOpportunity)
      }
      switch part.end {
      case .paragraph: return .paragraph(reader.offset)
      case .opportunity: lastOpportunity = reader.offset
      case .limit: break
      }
    }
  }

  private func characterEnd(from start: Int, room: LineRoom) -> LineEnd {
    var end = fittingEnd(from: start, room: room)
    if end == start, let first = cluster(at: end) { end = first.end }
    return isEndOfParagraph(end) ? .paragraph(end) : .wrapped(end)
  }

  /// Returns the end of the longest prefix of a paragraph's rest that fits in a width, in points.
  func fittingEnd(from start: Int, room: LineRoom) -> Int {
    var meter = LineMeter(source, position: room.start, start: start)
    var used = room.start
    var previous: Substring.Index?
    var end = start
    while let cluster = cluster(at: end) {
      if Source.Widths.areAdded {
        meter.add(cluster, from: end, of: clusters, source)
        used = meter.position(at: cluster.end, of: clusters, source)
      } else {
        let (last, next) = (clusters.index(at: end), clusters.index(at: cluster.end))
        used = source.advance(used, over: clusters.part(end..<cluster.end))
        used += kerning(from: previous, at: last, to: next)
        previous = last
      }
      if exceeds(used, room.end) { break }
      end = cluster.end
    }
    return end
  }

  /// Returns the change of the distance between two characters by kerning.
  private func kerning(
    from previous: Substring.Index?, at middle: Substring.Index, to end: Substring.Index
  ) -> Double {
    let text = clusters.text
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
    guard !last.head.isEmpty, !clusters.containsSpace(last.head) else { return }
    let head = clusters.part(before.head)
    guard let space = head.lastIndex(where: TextSpaces.isBreakingSpace) else { return }
    let wordStart = clusters.offset(of: head.index(after: space))
    let room = source.room(in: options.width, at: wordStart, isFirst: false)
    let moved = clusters.withoutTrailingSpaces(wordStart..<last.whole.upperBound)
    if exceeds(source.advance(room.start, over: clusters.part(moved)), room.end) { return }
    lines[lines.count - 2] = line(
      before.whole.lowerBound..<wordStart, isFirst: before.isFirst, endsParagraph: false)
    lines[lines.count - 1] = line(
      wordStart..<last.whole.upperBound, isFirst: false, endsParagraph: true)
  }
}
