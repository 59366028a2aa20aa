/// The sizes and places of segments.
extension UISegmentedControl {
  private static let leastSegmentSize = CGSize(width: 32, height: 31)
  /// The sum of the distances of a title from the sides of its segment.
  private static let titleMargins: CGFloat = 19
  /// The distance of the selected segment's background from the edges.
  private static let thumbMargin: CGFloat = 2
  private static let dividerSize = CGSize(width: 1, height: 17)

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The widths of the segments that fit their contents.
  private var fittingWidths: [CGFloat] {
    var widths = segments.map { segment -> CGFloat in
      let content = segment.view.contentWidth.rounded(.up) + Self.titleMargins
      return max(Self.leastSegmentSize.width, content)
    }
    if !apportionsSegmentWidthsByContent, let widest = widths.max() {
      widths = widths.map { _ in widest }
    }
    return zip(widths, segments).map { $1.width > 0 ? $1.width : $0 }
  }

  var fittingSegmentSize: CGSize {
    let image = appearance.backgroundImages[.default]?[.normal]
    return CGSize(
      width: fittingWidths.reduce(0, +),
      height: max(Self.leastSegmentSize.height, image?.size.height ?? 0))
  }

  /// The edges of the segments in the reading direction, one more than there are segments.
  ///
  /// Segments without a width of their own share the room that the others leave.
  private var edges: [CGFloat] {
    var widths = fittingWidths
    let flexible = segments.indices.filter { segments[$0].width <= 0 }
    let wanted = flexible.reduce(0) { $0 + widths[$1] }
    let room = max(0, bounds.width - (widths.reduce(0, +) - wanted))
    for index in flexible where wanted > 0 { widths[index] *= room / wanted }
    let scale = traitCollection.roundingScale
    return widths.reduce(into: [0]) { $0.append($0.last! + $1) }.map {
      PixelRounding.snapped($0, scale: scale)
    }
  }

  /// Returns the frame between two distances from the leading edge.
  private func frame(from start: CGFloat, to end: CGFloat) -> CGRect {
    CGRect(
      x: isRightToLeft ? bounds.width - end : start, y: 0, width: end - start,
      height: bounds.height)
  }

  func placeSegments() {
    let edges = edges
    for (index, segment) in segments.enumerated() {
      segment.view.frame = frame(from: edges[index], to: edges[index + 1])
    }
    for (index, divider) in parts.dividers.enumerated() {
      let size =
        divider.image.map { CGSize(width: $0.size.width, height: bounds.height) }
        ?? Self.dividerSize
      let middle = isRightToLeft ? bounds.width - edges[index + 1] : edges[index + 1]
      divider.frame = CGRect(
        x: middle - size.width / 2, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height)
    }
    parts.track.frame = bounds
    parts.track.layer.cornerRadius = bounds.height / 2
    // A background color of the control has the form of the track.
    layer.cornerRadius = appearance.hasBackgroundImages ? 0 : bounds.height / 2
    placeThumb()
  }

  func placeThumb() {
    guard segments.indices.contains(shownSelection) else { return }
    let edges = edges
    let segment = frame(from: edges[shownSelection], to: edges[shownSelection + 1])
    let thumb = segment.shrunk(dx: Self.thumbMargin, dy: Self.thumbMargin)
    parts.thumb.frame = thumb
    parts.thumb.layer.cornerRadius = max(0, thumb.height / 2)
  }

  /// Returns the segment at a position along x, or the nearest one; `nil` if there are no segments.
  func segment(nearest x: CGFloat) -> Int? {
    guard !segments.isEmpty else { return nil }
    let distance = isRightToLeft ? bounds.width - x : x
    return edges.dropFirst().firstIndex { distance < $0 }.map { $0 - 1 } ?? segments.count - 1
  }
}
