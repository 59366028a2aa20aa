/// The rectangle of a popover and the direction of its arrow.
///
/// The rules follow frames on an iPad with iOS 26 (`po-ipad-…`). The arrow adds its length on its
/// side. Of the permitted directions, the popover has the one in which it has to be made smaller
/// the least, then the one in which it has to be moved the least to stay in its area (inferred:
/// among the recorded popovers it is always the one that stays centered on its source). A popover
/// without enough room beside its source begins at the middle of the source and is made smaller.
struct PopoverPlacement: Equatable {
  /// The rectangle with the arrow.
  var frame: CGRect
  /// The direction of the arrow; empty for none.
  var direction: UIPopoverArrowDirection
  /// The distance of the arrow's tip from the left or the top of the rectangle.
  var tip: CGFloat = 0

  /// The length of the arrow, in points.
  static let arrowLength: CGFloat = 13

  /// The insets of the content from the rectangle: the arrow.
  var contentInsets: UIEdgeInsets {
    let length = Self.arrowLength
    switch direction {
    case .up: return UIEdgeInsets(top: length, left: 0, bottom: 0, right: 0)
    case .down: return UIEdgeInsets(top: 0, left: 0, bottom: length, right: 0)
    case .left: return UIEdgeInsets(top: 0, left: length, bottom: 0, right: 0)
    case .right: return UIEdgeInsets(top: 0, left: 0, bottom: 0, right: length)
    default: return .zero
    }
  }

  /// Creates the placement of a popover without an arrow, as near to a point as its area allows.
  init(centeredAt point: CGPoint, size: CGSize, in area: CGRect) {
    let width = Line(center: point.x, length: size.width, in: area.minX...max(area.minX, area.maxX))
    let height = Line(
      center: point.y, length: size.height, in: area.minY...max(area.minY, area.maxY))
    frame = CGRect(x: width.start, y: height.start, width: width.length, height: height.length)
    direction = []
  }

  /// Creates the placement of a popover with an arrow at a source.
  ///
  /// - Parameters:
  ///   - size: The size of the content.
  ///   - area: The area in which popovers are.
  ///   - permitted: The permitted directions of the arrow; any if it is empty.
  ///   - overlaps: Whether a popover that lacks room covers its source instead of being made
  ///     smaller.
  init(
    beside source: CGRect, size: CGSize, in area: CGRect, permitted: UIPopoverArrowDirection,
    overlaps: Bool
  ) {
    let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    var chosen = directions.filter { permitted.contains($0) }
    if chosen.isEmpty { chosen = directions }
    let candidates = chosen.map {
      Candidate($0, beside: source, size: size, in: area, overlaps: overlaps)
    }
    // The first one of equals.
    let best = candidates.dropFirst().reduce(candidates[0]) { $1.isBetter(than: $0) ? $1 : $0 }
    self = best.placement
  }

  private init(frame: CGRect, direction: UIPopoverArrowDirection, tip: CGFloat) {
    self.frame = frame
    self.direction = direction
    self.tip = tip
  }

  /// A part of an axis.
  private struct Line {
    var start: CGFloat
    var length: CGFloat
    /// The distance by which it was moved into its range.
    var shift: CGFloat

    init(center: CGFloat, length: CGFloat, in range: ClosedRange<CGFloat>) {
      self.length = min(length, range.upperBound - range.lowerBound)
      let wanted = center - self.length / 2
      start = min(max(wanted, range.lowerBound), range.upperBound - self.length)
      shift = abs(start - wanted)
    }
  }

  /// A placement with what it costs.
  private struct Candidate {
    var placement: PopoverPlacement
    var lost: CGFloat
    var shift: CGFloat

    func isBetter(than other: Self) -> Bool {
      lost == other.lost ? shift < other.shift : lost < other.lost
    }

    init(
      _ direction: UIPopoverArrowDirection, beside source: CGRect, size: CGSize, in area: CGRect,
      overlaps: Bool
    ) {
      let isVertical = direction == .up || direction == .down
      let isAfter = direction == .up || direction == .left
      // Along: the axis of the arrow. Across: the axis of the side that it is at.
      let along = isVertical ? (area.minY, area.maxY) : (area.minX, area.maxX)
      let across = isVertical ? (area.minX, area.maxX) : (area.minY, area.maxY)
      let sourceAlong = isVertical ? (source.minY, source.maxY) : (source.minX, source.maxX)
      let middle = isVertical ? source.midX : source.midY
      let wanted = (isVertical ? size.height : size.width) + PopoverPlacement.arrowLength
      func inside(_ value: CGFloat) -> CGFloat { min(max(value, along.0), max(along.0, along.1)) }
      var edge = inside(isAfter ? sourceAlong.1 : sourceAlong.0)
      func room() -> CGFloat { max(0, isAfter ? along.1 - edge : edge - along.0) }
      var length = wanted
      if room() < wanted {
        if overlaps {
          length = min(wanted, max(0, along.1 - along.0))
          edge = isAfter ? along.1 - length : along.0 + length
        } else {
          edge = inside((sourceAlong.0 + sourceAlong.1) / 2)
          length = min(wanted, room())
        }
      }
      let line = Line(
        center: middle, length: isVertical ? size.width : size.height,
        in: across.0...max(across.0, across.1))
      let start = isAfter ? edge : edge - length
      let frame =
        isVertical
        ? CGRect(x: line.start, y: start, width: line.length, height: length)
        : CGRect(x: start, y: line.start, width: length, height: line.length)
      placement = PopoverPlacement(
        frame: frame, direction: direction, tip: middle - line.start)
      lost = wanted - length + (isVertical ? size.width : size.height) - line.length
      shift = line.shift
    }
  }
}
