extension LineBreaker {
  /// Returns the line from an offset with an ellipsis in place of the characters that do not fit.
  func truncatedLine(from start: Int, room: LineRoom, mode: LineBreakMode) -> BrokenLine {
    let free = max(
      room.end - room.start - source.ellipsisWidth(at: clusters.index(at: start)), 0)
    func fitting(_ width: Double) -> Range<Int> {
      start..<fittingEnd(from: start, room: LineRoom(room.start, room.start + width))
    }
    switch mode {
    case .truncatingHead:
      return BrokenLine(
        head: start..<start, tail: tail(of: start..<endOfParagraph(from: start), width: free),
        start: start)
    case .truncatingMiddle:
      let head = fitting(free / 2)
      let rest = head.upperBound..<endOfParagraph(from: start)
      let used = source.advance(room.start, over: clusters.part(head)) - room.start
      return BrokenLine(
        head: clusters.withoutTrailingSpaces(head), tail: tail(of: rest, width: free - used),
        start: start)
    default:
      let head = fitting(free)
      return BrokenLine(
        head: clusters.withoutTrailingSpaces(head), tail: head.upperBound..<head.upperBound,
        start: start)
    }
  }

  /// Returns the longest end of a part that fits in a width, in points, without spaces at its
  /// start.
  private func tail(of part: Range<Int>, width: Double) -> Range<Int> {
    let rest = clusters.part(part)
    let tail = rest[fittingStart(of: rest, width: width)...].drop(while: TextSpaces.isBreakingSpace)
    return clusters.offset(of: tail.startIndex)..<part.upperBound
  }
}
