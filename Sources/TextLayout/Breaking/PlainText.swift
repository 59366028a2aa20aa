/// A text in one font.
struct PlainText<Widths: FontWidths>: MeasuredText {
  let text: Substring
  let widths: Widths

  func width(of part: Substring) -> Double { widths.width(of: part) }

  func run(atOffset offset: Int) -> RunWidths<Widths> { RunWidths(widths: widths, end: .max) }

  func ellipsisWidth(at index: Substring.Index) -> Double { widths.width(of: ellipsis[...]) }

  func room(in width: Double, at start: Substring.Index, isFirst: Bool) -> LineRoom {
    LineRoom(0, width)
  }

  func tabStop(after position: Double, at index: Substring.Index) -> Double {
    ParagraphFormat.tabStop(after: position, interval: ParagraphFormat.usualTabInterval)
  }

  func run(at index: Substring.Index) -> Int { 0 }

  func forEachRun(in part: Substring, _ body: (Int, Substring) -> Void) {
    if !part.isEmpty { body(0, part) }
  }

  func breaking(
    at start: Substring.Index, options: LineBreakOptions
  ) -> (LineBreakMode, LineBreakStrategy) {
    (options.mode, options.strategy)
  }

  /// Returns the measured line.
  func line(_ broken: BrokenLine) -> TextLines.Line {
    if TextSpaces.containsTab(broken.whole) { return positioned(broken, start: 0) }
    if let tail = broken.tail {
      let text = broken.head + ellipsis + tail
      return TextLines.Line(text: String(text), width: width(of: text))
    }
    let (drawn, whole) = widths(of: broken)
    return TextLines.Line(
      text: String(broken.head), width: drawn, widthWithTrailingSpaces: whole)
  }

  /// Returns the widths of a line without and with its trailing spaces.
  private func widths(of line: BrokenLine) -> (drawn: Double, whole: Double) {
    let spaces = line.whole[line.head.endIndex...]
    if Widths.areAdded {
      var sum = AdvanceSum()
      widths.add(line.head, to: &sum)
      let drawn = widths.width(of: sum)
      if spaces.isEmpty { return (drawn, drawn) }
      widths.add(spaces, to: &sum)
      return (drawn, widths.width(of: sum))
    }
    let drawn = width(of: line.head)
    return (drawn, spaces.isEmpty ? drawn : width(of: line.whole))
  }
}
