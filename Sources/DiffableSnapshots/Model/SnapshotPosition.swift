/// The position of an item: the index of its section, and its index in the section.
public struct SnapshotPosition: Hashable, Sendable {
  /// The index of the section.
  public var section: Int
  /// The index of the item in its section.
  public var item: Int

  /// Creates a position.
  @inlinable public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}

extension SnapshotPosition: Comparable {
  /// Returns a Boolean value that indicates whether one position precedes another.
  @inlinable public static func < (left: Self, right: Self) -> Bool {
    left.section != right.section ? left.section < right.section : left.item < right.item
  }
}
