/// The lanes of a section: their number, their positions across the items, and the lengths of items
/// without measurements.
struct LaneGeometry: Sendable {
  /// The description.
  let lanes: LayoutLanes
  /// The axis along which the items of a lane follow each other.
  let stackAxis: LayoutAxis
  /// The number of lanes.
  let count: Int
  /// The breadth of a lane before rounding.
  private let exactBreadth: Double
  /// The position of the first lane across the stack axis.
  private let start: Double
  private let grid: PixelGrid
  /// A Boolean value that indicates whether the positions of lanes are on pixels. In an
  /// orthogonal section, they are rounded together with the position of the section.
  private let snapsPositions: Bool

  /// Creates lanes that share a breadth.
  init(
    _ lanes: LayoutLanes, stackAxis: LayoutAxis, breadth: Double, start: Double, grid: PixelGrid,
    snapsPositions: Bool
  ) {
    self.lanes = lanes
    self.stackAxis = stackAxis
    self.start = start
    self.grid = grid
    self.snapsPositions = snapsPositions
    switch lanes.count {
    case .fixed(let count): self.count = count
    case .adaptive(let minimum):
      let quotient =
        (breadth + lanes.laneSpacing + PixelGrid.roundingTolerance)
        / (minimum + lanes.laneSpacing)
      count = max(1, Int(quotient, upTo: LayoutLanes.largestCount))
    }
    exactBreadth = max(
      0, (breadth - Double(count - 1) * lanes.laneSpacing) / Double(count))
  }

  /// The distance up to which the ends of lanes count as equal. Sums of the same lengths in another
  /// order are equal as well.
  var tolerance: Double { lanes.tolerance + PixelGrid.roundingTolerance }

  /// Returns the position of a lane across the stack axis.
  @inline(__always)
  func position(ofLane lane: Int) -> Double {
    let position = start + Double(lane) * (exactBreadth + lanes.laneSpacing)
    return snapsPositions ? grid.snapped(position) : position
  }

  /// Returns the length across the stack axis of an item in a number of lanes.
  @inline(__always)
  func breadth(ofSpan span: Int) -> Double {
    grid.floored(Double(span) * exactBreadth + Double(span - 1) * lanes.laneSpacing)
  }

  /// Returns the number of lanes of each of the first items; an empty array if all have one.
  func spans(ofFirst itemCount: Int) -> [UInt8] {
    let all = UInt8(count)
    let described = min(itemCount, lanes.spans.count)
    var common: UInt8 = 1
    var spans = [UInt8](repeating: 1, count: itemCount)
    spans.withUnsafeMutableBufferPointer { spans in
      lanes.spans.withUnsafeBufferPointer { values in
        for item in 0..<described {
          let value = values[item]
          let span = value == LayoutLanes.fullSpan || value > all ? all : value
          spans[item] = span
          common |= span
        }
      }
    }
    return common == 1 ? [] : spans
  }

  /// A Boolean value that indicates whether the length of an item that is not measured differs in
  /// several lanes.
  var lengthsDependOnSpans: Bool {
    guard case .aspectRatio = lanes.length else { return false }
    return true
  }

  /// Returns the length that an item has until it is measured.
  ///
  /// - Parameters:
  ///   - value: A number in the unit of ``LayoutLanes/length``.
  ///   - span: The number of lanes.
  func length(_ value: Double, span: Int) -> Double {
    guard case .aspectRatio = lanes.length else { return value }
    let breadth = breadth(ofSpan: span)
    return grid.floored(stackAxis == .vertical ? breadth / value : breadth * value)
  }

  /// Replaces numbers in the unit of ``LayoutLanes/length`` by lengths.
  ///
  /// - Parameters:
  ///   - values: A number for each item; NaN for the common one.
  ///   - spans: The number of lanes of each item; empty if all have one.
  func resolve(_ values: inout [Double], spans: [UInt8]) {
    let common = lanes.length.value
    guard case .aspectRatio = lanes.length else {
      for item in values.indices where values[item].isNaN { values[item] = common }
      return
    }
    for item in values.indices {
      let value = values[item].isNaN ? common : values[item]
      values[item] = length(value, span: spans.isEmpty ? 1 : Int(spans[item]))
    }
  }

  /// Returns the size of an item.
  @inline(__always)
  func size(length: Double, span: Int) -> LayoutSize {
    let breadth = breadth(ofSpan: span)
    return stackAxis == .vertical
      ? LayoutSize(width: breadth, height: length) : LayoutSize(width: length, height: breadth)
  }
}
