internal import TextLayout

/// The lines of a part of a text in one container, in the container's coordinates.
@MainActor
struct ContainerLines {
  /// A line.
  struct Line {
    /// The characters, with the white space and the line terminator at the end, in UTF-16 units.
    var range: NSRange
    /// The part of the container that the line takes up.
    var rect: CGRect
    /// The part of ``rect`` with characters, and the padding on both sides.
    var usedRect: CGRect
    /// The y coordinate of the baseline.
    var baseline: CGFloat
    /// The left edges of the units, and the right edge of the last one.
    var edges: [CGFloat]
  }

  /// The settings of the lines besides the text.
  struct Style: Equatable {
    var size: CGSize
    var padding: CGFloat
    var limit: Int
    var mode: NSLineBreakMode
    var font: UIFont
    var alignment: NSTextAlignment
  }

  private(set) var lines: [Line] = []
  /// The line after a line terminator at the end of the text, or of an empty text.
  private(set) var extra: (rect: CGRect, used: CGRect)?
  /// The range of all lines.
  private(set) var range: NSRange

  /// Lays out a text from a location, in UTF-16 units, until the container is full.
  init(_ text: NSAttributedString, from start: Int, style: Style) {
    range = NSRange(location: start, length: 0)
    let rest = text.attributedSubstring(
      from: NSRange(location: start, length: text.length - start))
    let runs = AttributedRuns(rest, font: style.font)
    let room =
      style.size.width > 0 && style.size.width < 1e7
      ? max(style.size.width - 2 * style.padding, 0) : CGFloat.infinity
    let label = LabelText(
      text: rest.string, font: style.font, mode: style.limit > 0 ? style.mode : .byWordWrapping,
      scale: 1, attributed: runs)
    let broken = label.lines(of: runs.text, width: room, limit: style.limit)
    let font = runs.text.firstFont
    let laidOut = LaidOutText(
      broken, font: font, room: Double(room), alignment: style.alignment.lineAlignment)
    let width = room.isFinite ? style.size.width : CGFloat(broken.width) + 2 * style.padding
    var reader = LineReader(rest.string)
    for (index, line) in laidOut.lines.enumerated() {
      let leading = broken.lines[index].metrics?.leading ?? font.leading
      let isLast = index == laidOut.lines.count - 1
      let bottom = isLast ? line.y + line.height + leading : laidOut.lines[index + 1].y
      let rect = CGRect(x: 0, y: line.y, width: Double(width), height: bottom - line.y)
      if style.size.height > 0, index > 0, line.y + line.height > Double(style.size.height) + 0.01 {
        return
      }
      let used = CGRect(
        x: line.x, y: rect.minY, width: line.width + 2 * Double(style.padding),
        height: rect.height)
      if isLast, reader.isAtEnd, !rest.string.isEmpty {
        extra = (rect, used)
        return
      }
      let units = reader.take(line.text, isLast: isLast)
      var edges = Self.edges(of: line, runs: runs.text, left: line.x + Double(style.padding))
      let count = units.drawn.count + units.trailing.utf16.count
      if edges.count > count + 1 { edges.removeLast(edges.count - count - 1) }
      Self.extend(&edges, over: units.trailing, to: count, font: font)
      lines.append(
        Line(
          range: NSRange(location: start + units.start, length: count), rect: rect,
          usedRect: used, baseline: CGFloat(line.baseline), edges: edges))
      range.length = units.start + count
    }
    guard rest.string.isEmpty else { return }
    let height = Double(style.font.lineHeight + style.font.leading)
    extra = (
      CGRect(x: 0, y: 0, width: Double(width), height: height),
      CGRect(x: 0, y: 0, width: 2 * Double(style.padding), height: height)
    )
  }

  /// Returns the left edges of the drawn units of a line, and its right edge.
  private static func edges(
    of line: LaidOutText.Line, runs: StyledText, left: Double
  ) -> [CGFloat] {
    let runs = runs.runs
    let pieces =
      line.pieces.isEmpty
      ? [TextLines.Piece(run: 0, text: line.text, x: 0, width: line.width)] : line.pieces
    var edges: [CGFloat] = []
    for piece in pieces {
      let run = runs[min(piece.run, runs.count - 1)]
      var end = piece.text.startIndex
      var (count, width) = (0, 0.0)
      while end < piece.text.endIndex {
        let next = piece.text.index(after: end)
        let units = piece.text[end..<next].utf16.count
        edges += Array(repeating: CGFloat(left + piece.x + min(width, piece.width)), count: units)
        count += 1
        width =
          TextMeasuring.current.width(of: piece.text[..<next], font: run.font)
          + run.kern * Double(count)
        end = next
      }
    }
    edges.append(CGFloat(left + (pieces.last.map { $0.x + $0.width } ?? 0)))
    return edges
  }

  /// Adds the edges of white space at the end of a line.
  private static func extend(
    _ edges: inout [CGFloat], over trailing: Substring, to count: Int, font: TextFont
  ) {
    let start = edges.last ?? 0
    var next = trailing.startIndex
    while next < trailing.endIndex, edges.count <= count {
      next = trailing.index(after: next)
      let spaces = trailing[..<next].prefix { !$0.isNewline }
      let edge = start + CGFloat(TextMeasuring.current.width(of: spaces, font: font))
      let units = trailing[trailing.index(before: next)..<next].utf16.count
      edges += Array(repeating: edge, count: units)
    }
    while edges.count <= count { edges.append(edges.last ?? 0) }
  }

  /// The smallest rectangle around the used parts of all lines.
  var usedRect: CGRect {
    let rects = lines.map(\.usedRect) + (extra.map { [$0.used] } ?? [])
    guard let first = rects.first else { return .zero }
    return rects.reduce(first) { $0.union($1) }
  }

  /// Returns the line of a unit; `nil` if the unit is not in the container.
  func line(at unit: Int) -> Line? {
    lines.first { NSLocationInRange(unit, $0.range) }
  }

  /// Returns the line at a y coordinate, or the nearest one; `nil` if there is none.
  func line(atY y: CGFloat) -> Line? {
    lines.first { y < $0.rect.maxY } ?? lines.last
  }
}

/// The reading of a text line by line.
private struct LineReader {
  private let text: String
  private var position: String.Index
  private var units = 0

  init(_ text: String) {
    self.text = text
    position = text.startIndex
  }

  var isAtEnd: Bool { position == text.endIndex }

  /// Takes the characters of a drawn line, and the white space with the terminator after it.
  ///
  /// - Parameter isLast: A Boolean value that indicates whether the line has the rest of the text:
  ///   a truncated line stands for all of it.
  mutating func take(
    _ drawn: String, isLast: Bool
  ) -> (start: Int, drawn: String.UTF16View.SubSequence, trailing: Substring) {
    let begin = position
    var end = text.index(begin, offsetBy: drawn.count, limitedBy: text.endIndex) ?? text.endIndex
    if let terminator = text[begin..<end].firstIndex(where: \.isNewline) { end = terminator }
    position = end
    while position < text.endIndex, text[position].isWhitespace, !text[position].isNewline {
      position = text.index(after: position)
    }
    if position < text.endIndex, text[position].isNewline {
      position = text.index(after: position)
    } else if isLast {
      position = text.endIndex
    }
    let start = units
    units += text[begin..<position].utf16.count
    return (start, text.utf16[begin..<end], text[end..<position])
  }
}
