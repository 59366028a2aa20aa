import AllocationCounting
import CollectionLayout
import Testing

/// The allocations of the engine's queries.
@Suite(.enabled(if: allocation_count() > 0)) struct FrameAllocationTests {
  private func columns(_ count: Int) -> SolvedLayout {
    var description = LayoutDescription(
      containerSize: LayoutSize(width: 393, height: 852), scale: 3)
    let row = LayoutGroup(
      axis: .horizontal, width: .fractionalWidth(1), height: .fractionalWidth(1.0 / 3),
      items: [LayoutItem(width: .fractionalWidth(1.0 / 3), height: .fractionalHeight(1))])
    description.append(LayoutSection(group: row), itemCount: count)
    return SolvedLayout(description)
  }

  @Test func `reading a frame allocates nothing for each item`() {
    let layout = columns(10_000)
    var sum = 0.0
    func read(_ count: Int) -> Int {
      let before = allocation_count()
      for item in 0..<count { sum += layout.frame(ofItem: item, inSection: 0)?.origin.y ?? 0 }
      return allocation_count() - before
    }
    _ = read(10)
    let (few, many) = (read(100), read(10_000))
    #expect(many == few, "\(few) for 100 frames, \(many) for 10,000")
    #expect(sum > 0)
  }
}
