extension LineBreaker {
  /// Returns the line from an index with an ellipsis in place of the characters that do not fit.
  func truncatedLine(
    from start: Substring.Index, room: LineRoom, mode: LineBreakMode
  ) -> BrokenLine {
    let text = source.text
    let empty = text[start..<start]
    let free = max(room.end - room.start - source.ellipsisWidth(at: start), 0)
    func fitting(_ width: Double) -> Substring {
      text[start..<fittingEnd(from: start, room: LineRoom(room.start, room.start + width))]
    }
    switch mode {
    case .truncatingHead:
      let rest = text[start..<endOfParagraph(from: start)]
      let tail = rest[fittingStart(of: rest, width: free)...]
      return BrokenLine(
        head: empty, tail: tail.drop(while: TextSpaces.isBreakingSpace), start: start)
    case .truncatingMiddle:
      let head = fitting(free / 2)
      let end = endOfParagraph(from: start)
      let rest = text[head.endIndex..<end]
      let used = source.advance(room.start, over: head) - room.start
      let tail = rest[fittingStart(of: rest, width: free - used)...]
      return BrokenLine(
        head: TextSpaces.withoutTrailingSpaces(head),
        tail: tail.drop(while: TextSpaces.isBreakingSpace), start: start)
    default:
      let head = fitting(free)
      return BrokenLine(
        head: TextSpaces.withoutTrailingSpaces(head), tail: text[head.endIndex..<head.endIndex],
        start: start)
    }
  }
}
