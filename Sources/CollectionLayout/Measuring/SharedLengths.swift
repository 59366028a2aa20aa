/// The lengths that all groups of a section share, because the dimension of its outermost group is uniform:
/// the largest of those that were measured.
///
/// Groups are kept at their own lengths, and solved again where they are looked at. So a group that outgrows
/// all others costs no more than any other.
struct SharedLengths: Sendable {
  private let pattern: SectionPattern
  /// Not a number along axes along which groups keep their own lengths.
  private(set) var lengths = LayoutSize.unknown
  /// What groups look like of which nothing was measured.
  private(set) var shape: GroupShape

  /// Groups at their own lengths.
  init(_ pattern: SectionPattern) {
    self.pattern = pattern
    shape = pattern.shape
  }

  /// From the beginning of one group to that of the next; nil where groups keep their own lengths.
  private var pitch: Double? {
    let length = lengths[pattern.stackAxis]
    return length.isNaN ? nil : max(0, length + pattern.gap)
  }

  /// Shares other lengths.
  ///
  /// - Parameter largest: the largest measured lengths, not a number where nothing was measured.
  /// - Returns: whether anything changed.
  mutating func share(_ largest: LayoutSize) -> Bool {
    var shared = LayoutSize.unknown
    for axis in LayoutAxis.both
    where pattern.sharedAxes.contains(LayoutAxes(axis)) {
      shared[axis] = largest[axis]
    }
    guard !shared.isSame(as: lengths) else { return false }
    lengths = shared
    shape = shared.isUnknown ? pattern.shape : solved(nil)
    return true
  }

  /// A group at the lengths that all share.
  ///
  /// - Parameter own: the group at its own lengths.
  /// - Complexity: O(size of a group).
  func resolved(_ own: ResolvedGroup, measurements: GroupMeasurements) -> ResolvedGroup {
    let shape =
      measurements.isEmpty && own.shape === pattern.shape ? self.shape : solved(measurements)
    return ResolvedGroup(
      index: own.index, firstItem: own.firstItem, held: own.held, shape: shape,
      offset: pitch.map { Double(own.index) * $0 } ?? own.offset,
      length: shape.partialLengths[own.held - 1])
  }

  /// The last of so many groups that begins at or before a place, measured from the first one; nil where groups
  /// keep their own lengths.
  func group(at position: Double, of count: Int) -> Int? {
    guard let pitch else { return nil }
    guard pitch > 0 else { return count - 1 }
    var group = Int(position / pitch, upTo: count - 1)
    while group > 0, Double(group) * pitch > position { group -= 1 }
    return group
  }

  private func solved(_ measurements: GroupMeasurements?) -> GroupShape {
    GroupShape(
      pattern.context.solve(measurements: measurements, shared: lengths), in: pattern.context)
  }
}

extension GroupShape {
  /// The group's lengths, not a number along axes along which nothing in it was measured.
  func measuredLengths(along stackAxis: LayoutAxis) -> LayoutSize {
    var lengths = LayoutSize.unknown
    if measuredAxes.contains(LayoutAxes(stackAxis)) { lengths[stackAxis] = length }
    if measuredAxes.contains(LayoutAxes(stackAxis.perpendicular)) {
      lengths[stackAxis.perpendicular] = crossLength
    }
    return lengths
  }
}
