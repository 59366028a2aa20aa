/// A text in one font.
struct PlainText<Widths: FontWidths>: MeasuredText {
  let text: Substring
  let widths: Widths

  func width(of part: Substring) -> Double { widths.width(of: part) }

  func run(atOffset offset: Int) -> RunWidths<Widths> { RunWidths(widths: widths, end: .max) }

  func ellipsisWidth(at index: Substring.Index) -> Double { widths.width(of: ellipsis[...]) }

  func room(in width: Double, at start: Int, isFirst: Bool) -> LineRoom {
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
    at start: Int, options: LineBreakOptions
  ) -> (LineBreakMode, LineBreakStrategy) {
    (options.mode, options.strategy)
  }

  /// Returns the measured line.
  func line(_ broken: BrokenLine, of clusters: TextClusters) -> TextLines.Line {
    if clusters.bytes[broken.whole].contains(0x09) {
      return positioned(broken, of: clusters, start: 0)
    }
    if let tail = broken.tail {
      let text = clusters.part(broken.head) + ellipsis + clusters.part(tail)
      return TextLines.Line(text: String(text), width: width(of: text))
    }
    let (drawn, whole) = widths(of: broken, in: clusters)
    return TextLines.Line(
      text: String(decoding: clusters.bytes(in: broken.head), as: UTF8.self), width: drawn,
      widthWithTrailingSpaces: whole)
  }

  /// Returns the widths of a line without and with its trailing spaces.
  private func widths(
    of line: BrokenLine, in clusters: TextClusters
  ) -> (drawn: Double, whole: Double) {
    let spaces = line.head.upperBound..<line.whole.upperBound
    if Widths.areAdded {
      var sum = AdvanceSum()
      widths.add(line.head, of: clusters, to: &sum)
      let drawn = widths.width(of: sum)
      if spaces.isEmpty { return (drawn, drawn) }
      widths.add(spaces, of: clusters, to: &sum)
      return (drawn, widths.width(of: sum))
    }
    let drawn = width(of: clusters.part(line.head))
    return (drawn, spaces.isEmpty ? drawn : width(of: clusters.part(line.whole)))
  }
}
