internal import Scenes

/// The division of an image into parts that keep their size and parts that are resized.
struct ImageSlices {
  private let size: CGSize
  private let resizing: ImageContent.Resizing?
  /// The width of one pixel, in points.
  private let pixel: CGFloat

  init(of content: ImageContent) {
    size = content.size
    resizing = content.resizing
    pixel = 1 / max(content.scale, 1)
  }

  /// A part of an axis.
  private struct Span {
    var source: (start: CGFloat, length: CGFloat)
    var target: (start: CGFloat, length: CGFloat)
    var isMiddle = false
  }

  /// Returns the pieces that fill a rectangle.
  func pieces(filling rect: CGRect) -> [SceneImage.Piece] {
    let whole = CGRect(origin: .zero, size: size)
    guard let resizing, rect.size != size else {
      return [SceneImage.Piece(source: whole, target: rect)]
    }
    let caps = resizing.caps
    let columns = spans(
      length: size.width, caps: (caps.left, caps.right), from: rect.minX, filling: rect.width)
    let rows = spans(
      length: size.height, caps: (caps.top, caps.bottom), from: rect.minY, filling: rect.height)
    return rows.flatMap { row in
      columns.map { column in
        SceneImage.Piece(
          source: CGRect(
            x: column.source.start, y: row.source.start, width: column.source.length,
            height: row.source.length),
          target: CGRect(
            x: column.target.start, y: row.target.start, width: column.target.length,
            height: row.target.length),
          tile: resizing.mode == .tile ? tile(column, row) : nil)
      }
    }
  }

  /// Returns the size of a repeated part; `nil` for a part that is stretched or has its own size.
  ///
  /// A part of one point is stretched, which looks the same.
  private func tile(_ column: Span, _ row: Span) -> CGSize? {
    func repeats(_ span: Span) -> Bool { span.isMiddle && span.source.length > 1 }
    guard repeats(column) || repeats(row) else { return nil }
    return CGSize(
      width: repeats(column) ? column.source.length : column.target.length,
      height: repeats(row) ? row.source.length : row.target.length)
  }

  private func spans(
    length: CGFloat, caps: (first: CGFloat, last: CGFloat), from start: CGFloat,
    filling target: CGFloat
  ) -> [Span] {
    var first = max(0, min(caps.first, length))
    var last = max(0, min(caps.last, length - first))
    // One pixel at least is resized.
    if length - first - last < pixel {
      let excess = pixel - (length - first - last)
      let fromLast = min(last, excess)
      last -= fromLast
      first = max(0, first - (excess - fromLast))
    }
    let shrink = first + last > target ? target / (first + last) : 1
    let (drawnFirst, drawnLast) = (first * shrink, last * shrink)
    var middle = (start: first, length: length - first - last)
    // One stretched pixel has one color: hosts blend its edges with the pixels around it.
    if middle.length < 1.5 * pixel, target - drawnFirst - drawnLast > middle.length {
      middle = (middle.start + middle.length * 0.49, middle.length * 0.02)
    }
    return [
      Span(source: (0, first), target: (start, drawnFirst)),
      Span(
        source: middle,
        target: (start + drawnFirst, target - drawnFirst - drawnLast), isMiddle: true),
      Span(source: (length - last, last), target: (start + target - drawnLast, drawnLast)),
    ].filter { $0.target.length > 0 && $0.source.length > 0 }
  }
}
