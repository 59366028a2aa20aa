/// The lengths that all groups of a section share because the dimension of the outermost group is
/// uniform: the largest measured ones.
///
/// Groups are stored at their own lengths, and solved again when they are queried. So a group that
/// outgrows the others costs no more than any other.
struct SharedLengths: Sendable {
  private let pattern: SectionPattern
  /// The shared lengths; NaN along axes along which groups keep their own.
  private(set) var lengths = LayoutSize.unknown
  /// The shape of groups without measured items.
  private(set) var shape: GroupShape

  /// Creates shared lengths without any.
  init(_ pattern: SectionPattern) {
    self.pattern = pattern
    shape = pattern.shape
  }

  /// The distance between the starts of consecutive groups, or `nil` if groups keep their own
  /// lengths.
  private var pitch: Double? {
    let length = lengths[pattern.stackAxis]
    return length.isNaN ? nil : max(0, length + pattern.gap)
  }

  /// Shares other lengths.
  ///
  /// - Parameter largest: The largest measured lengths; NaN along axes without one.
  /// - Returns: A Boolean value that indicates whether anything changed.
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

  /// Returns a group at the shared lengths.
  ///
  /// - Parameter own: The group at its own lengths.
  /// - Complexity: O(size of a group).
  func resolved(_ own: ResolvedGroup, measurements: GroupMeasurements) -> ResolvedGroup {
    let shape =
      measurements.isEmpty && own.shape === pattern.shape ? self.shape : solved(measurements)
    return ResolvedGroup(
      index: own.index, firstItem: own.firstItem, held: own.held, shape: shape,
      offset: pitch.map { Double(own.index) * $0 } ?? own.offset,
      length: shape.partialLengths[own.held - 1])
  }

  /// Returns the index of the last group at or before a position, relative to the first group, or
  /// `nil` if groups keep their own lengths.
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
  /// Returns the group's lengths; NaN along axes without a measured length.
  func measuredLengths(along stackAxis: LayoutAxis) -> LayoutSize {
    var lengths = LayoutSize.unknown
    if measuredAxes.contains(LayoutAxes(stackAxis)) { lengths[stackAxis] = length }
    if measuredAxes.contains(LayoutAxes(stackAxis.perpendicular)) {
      lengths[stackAxis.perpendicular] = crossLength
    }
    return lengths
  }
}
