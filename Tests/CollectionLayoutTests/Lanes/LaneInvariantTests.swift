import Testing

@testable import CollectionLayout

/// The invariants of lanes that debug builds check after changes.
struct LaneInvariantTests {
  private static func placed(spans: [UInt8] = []) -> PlacedLanes {
    let lanes = LayoutLanes(count: .fixed(3), length: .estimated(50), itemSpacing: 8, spans: spans)
    return PlacedLanes(
      LaneGeometry(
        lanes, stackAxis: .vertical, breadth: 300, start: 0, grid: PixelGrid(scale: 2),
        snapsPositions: true), itemCount: 200)
  }

  @Test(arguments: [[], [2, 1, 1, 3]] as [[UInt8]])
  func `placed and measured items keep every invariant`(spans: [UInt8]) {
    let placed = Self.placed(spans: spans)
    #expect(placed.brokenInvariant() == nil)
    #expect(placed.measure(120, ofItem: 70))
    #expect(placed.brokenInvariant() == nil)
  }

  @Test(arguments: [[], [2, 1, 1, 3]] as [[UInt8]])
  func `an item in a lane that its block does not count is found`(spans: [UInt8]) {
    let placed = Self.placed(spans: spans)
    placed.lanes[150] = placed.lanes[150] == 0 ? 1 : 0
    #expect(
      placed.brokenInvariant() == "the lengths of blocks of lanes are not those of their items")
  }

  @Test func `an item that does not fit into the lanes is found`() {
    let placed = Self.placed(spans: [2])
    placed.lanes[0] = 2
    #expect(
      placed.brokenInvariant() == "item 0 is in lane 2 with a span of 2, behind the 3 lanes")
  }

  @Test func `a block that changed without the sums of all blocks is found`() {
    var transfers = LaneTransfers(itemCount: 200, laneCount: 3, isDiagonal: true)
    #expect(transfers.brokenInvariant() == nil)
    transfers.setBlock(1) { $0[0] = 50 }
    #expect(transfers.brokenInvariant() == "the sums of lanes are not those of their blocks")
    transfers.update(above: 1..<2)
    #expect(transfers.brokenInvariant() == nil)
  }

  @Test func `a wrong end is found`() {
    let placed = Self.placed()
    let end = placed.end
    placed.end += 1
    #expect(placed.brokenInvariant() == "lanes end at \(end + 1), not at \(end)")
  }
}
