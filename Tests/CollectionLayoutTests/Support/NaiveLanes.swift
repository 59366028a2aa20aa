import CollectionLayout

/// Items in vertical lanes, placed one by one and as simply as possible.
struct NaiveLanes {
  struct Item {
    var id: Int
    var span: Int
    var length: Double
    /// The lane, once the item has one that it keeps.
    var lane: Int?
  }

  var laneCount: Int
  var laneSpacing: Double
  var itemSpacing: Double
  var width: Double
  var items: [Item]
  /// The number of items that keep their lanes.
  var kept = 0

  /// The breadth of a number of lanes on a display with a pixel per point.
  func breadth(_ span: Int) -> Double {
    let exact = (width - Double(laneCount - 1) * laneSpacing) / Double(laneCount)
    return (Double(span) * exact + Double(span - 1) * laneSpacing + 1e-6).rounded(.down)
  }

  /// Places all items, and keeps the lanes of those before the kept ones.
  ///
  /// - Returns: The frames, and the lanes.
  mutating func place() -> (frames: [LayoutRect], lanes: [Int], length: Double) {
    var ends = [Double](repeating: 0, count: laneCount)
    var frames: [LayoutRect] = []
    var lanes: [Int] = []
    let exact = (width - Double(laneCount - 1) * laneSpacing) / Double(laneCount)
    for index in items.indices {
      let item = items[index]
      let span = min(item.span, laneCount)
      let starts = (0...laneCount - span).map { ends[$0..<$0 + span].max()! }
      let lane = item.lane ?? starts.firstIndex { $0 <= starts.min()! + 1e-6 }!
      if index < kept { items[index].lane = lane }
      let start = ends[lane..<lane + span].max()!
      for other in lane..<lane + span { ends[other] = start + item.length + itemSpacing }
      lanes.append(lane)
      frames.append(
        LayoutRect(
          x: (Double(lane) * (exact + laneSpacing) + 1e-6).rounded(), y: (start + 1e-6).rounded(),
          width: breadth(span), height: item.length))
    }
    return (frames, lanes, items.isEmpty ? 0 : ends.max()! - itemSpacing)
  }
}
