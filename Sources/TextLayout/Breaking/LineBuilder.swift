/// A line whose parts are positioned from left to right.
struct LineBuilder {
  /// The distance of the line's start from the leading edge of the available width.
  let start: Double
  /// The distance of the next part from the start of the line.
  private(set) var x = 0.0
  private(set) var pieces: [TextLines.Piece] = []

  init(start: Double) { self.start = start }

  mutating func append(_ text: String, run: Int, width: Double) {
    pieces.append(TextLines.Piece(run: run, text: text, x: x, width: width))
    x += width
  }

  mutating func skip(to position: Double) { x = position - start }

  mutating func skip(width: Double) { x += width }
}

extension MeasuredText {
  /// Returns a line as parts of one run without tabs.
  func positioned(
    _ broken: BrokenLine, of clusters: TextClusters, start: Double
  ) -> TextLines.Line {
    var builder = LineBuilder(start: start)
    let head = clusters.part(broken.head)
    append(head, to: &builder, isDrawn: true)
    if let tail = broken.tail.map(clusters.part) {
      let place = placeOfEllipsis(after: head, before: tail)
      builder.append(ellipsis, run: run(at: place), width: ellipsisWidth(at: place))
      append(tail, to: &builder, isDrawn: true)
    }
    let drawn = builder.x
    if broken.tail == nil {
      let spaces = broken.head.upperBound..<broken.whole.upperBound
      append(clusters.part(spaces), to: &builder, isDrawn: false)
    }
    var line = TextLines.Line(
      text: builder.pieces.map { $0.text }.joined(), width: drawn,
      widthWithTrailingSpaces: builder.x)
    line.pieces = builder.pieces
    return line
  }

  /// Returns the position whose style the ellipsis has: the position of the last character before
  /// it, or of the first one after it.
  private func placeOfEllipsis(after head: Substring, before tail: Substring) -> Substring.Index {
    head.isEmpty ? tail.startIndex : head.index(before: head.endIndex)
  }

  private func append(_ part: Substring, to builder: inout LineBuilder, isDrawn: Bool) {
    forEachRun(in: part) { run, part in
      var rest = part
      while !rest.isEmpty {
        let tab = TextSpaces.firstTab(in: rest)
        let text = rest[..<(tab ?? rest.endIndex)]
        if !text.isEmpty {
          let width = width(of: text)
          if isDrawn {
            builder.append(String(text), run: run, width: width)
          } else {
            builder.skip(width: width)
          }
        }
        guard let tab else { return }
        builder.skip(to: tabStop(after: builder.start + builder.x, at: tab))
        rest = rest[rest.utf8.index(after: tab)...]
      }
    }
  }
}
