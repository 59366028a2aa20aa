/// A text in one font.
struct PlainText<Measurer: TextMeasurer>: MeasuredText {
  let text: Substring
  let font: TextFont
  let measurer: Measurer

  func width(of part: Substring) -> Double { measurer.width(of: part, font: font) }

  func ellipsisWidth(at index: Substring.Index) -> Double {
    measurer.width(of: ellipsis[...], font: font)
  }

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
    if broken.whole.utf8.contains(0x09) { return positioned(broken, start: 0) }
    if let tail = broken.tail {
      let text = broken.head + ellipsis + tail
      return TextLines.Line(text: String(text), width: width(of: text))
    }
    let drawn = width(of: broken.head)
    let hasSpaces = broken.head.endIndex < broken.whole.endIndex
    return TextLines.Line(
      text: String(broken.head), width: drawn,
      widthWithTrailingSpaces: hasSpaces ? width(of: broken.whole) : drawn)
  }
}
