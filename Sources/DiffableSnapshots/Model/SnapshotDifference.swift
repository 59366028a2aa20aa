/// The operations that turn one snapshot into another, as one batch.
///
/// Every source is a position in the old snapshot, and every destination a position in the new one,
/// independent of the other operations. A collection view can therefore perform the batch as it is:
///
/// - The items of deleted, inserted and moved sections are not listed.
/// - An item whose section differs between the snapshots is moved. Its old section may be a deleted
///   one, its new section an inserted one.
/// - The number of moves within a section is as small as possible, and so is the number of section
///   moves.
/// - The new count of a section in both snapshots is its old count, minus the items deleted or
///   moved to another section, plus the items inserted or moved from another section.
///
/// Deletions are in ascending order, insertions and moves in ascending order of their destinations.
public struct SnapshotDifference: Hashable, Sendable {
  /// The old and the new index of a section.
  public struct SectionMove: Hashable, Sendable {
    /// The index in the old snapshot.
    public var from: Int
    /// The index in the new snapshot.
    public var to: Int

    /// Creates a pair of indices.
    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// The old and the new position of an item.
  public struct ItemMove: Hashable, Sendable {
    /// The position in the old snapshot.
    public var from: SnapshotPosition
    /// The position in the new snapshot.
    public var to: SnapshotPosition

    /// Creates a pair of positions.
    public init(from: SnapshotPosition, to: SnapshotPosition) {
      self.from = from
      self.to = to
    }
  }

  /// The old indices of the sections to delete with their items.
  public var deletedSections: [Int] = []
  /// The new indices of the inserted sections.
  public var insertedSections: [Int] = []
  /// The sections to move with their items. The other sections keep their relative order.
  public var movedSections: [SectionMove] = []
  /// The old positions of the items to delete, without those in deleted sections.
  public var deletedItems: [SnapshotPosition] = []
  /// The new positions of the inserted items, without those in inserted sections.
  public var insertedItems: [SnapshotPosition] = []
  /// The items to move. The other items keep their section and their relative order.
  public var movedItems: [ItemMove] = []
  /// The sections of both snapshots that are marked as reloaded in the new one. They may also be
  /// moved.
  public var reloadedSections: [SectionMove] = []
  /// The items of both snapshots that are marked as reloaded in the new one. They may also be
  /// moved.
  public var reloadedItems: [ItemMove] = []
  /// The items of both snapshots that are marked as reconfigured in the new one, and not as
  /// reloaded. They may also be moved.
  public var reconfiguredItems: [ItemMove] = []

  /// Creates an empty difference.
  public init() {}

  /// A Boolean value that indicates whether the sections and items are the same in the same order,
  /// regardless of marks.
  public var isOrderUnchanged: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty
  }

  /// A Boolean value that indicates whether there are no operations.
  public var isEmpty: Bool {
    isOrderUnchanged && reloadedSections.isEmpty && reloadedItems.isEmpty
      && reconfiguredItems.isEmpty
  }
}
