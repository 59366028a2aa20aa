/// What turns one snapshot into another, as one batch.
///
/// All origins are places in the old snapshot, all destinations places in the new one, whatever else
/// changes. So the batch can be handed to a collection view as it is:
///
/// - What is in a deleted section goes with it, what is in an inserted section comes with it, and what
///   is in a moved section moves along. Such items are not listed.
/// - Items that are in both snapshots, but in different sections, are moved. Their old section may be a
///   deleted one, their new section an inserted one.
/// - Of the items that stay in their section as few as possible are moved, and of the sections, too.
/// - For a section that stays, its count in the new snapshot is its count in the old one, less deleted
///   items and items moved elsewhere, plus inserted items and items moved there.
///
/// Deletions are in ascending order, insertions and moves in ascending order of their destinations.
public struct SnapshotDifference: Hashable, Sendable {
  /// A section that is in both snapshots.
  public struct SectionMove: Hashable, Sendable {
    /// Its place in the old snapshot.
    public var from: Int
    /// Its place in the new snapshot.
    public var to: Int

    /// A section at two places.
    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// An item that is in both snapshots.
  public struct ItemMove: Hashable, Sendable {
    /// Its position in the old snapshot.
    public var from: SnapshotPosition
    /// Its position in the new snapshot.
    public var to: SnapshotPosition

    /// An item at two positions.
    public init(from: SnapshotPosition, to: SnapshotPosition) {
      self.from = from
      self.to = to
    }
  }

  /// Sections to take away with their items, by their old places.
  public var deletedSections: [Int] = []
  /// Sections that are new, by their new places.
  public var insertedSections: [Int] = []
  /// Sections to move with their items. The others keep their order among themselves.
  public var movedSections: [SectionMove] = []
  /// Items to take away, by their old positions; none of them in a deleted section.
  public var deletedItems: [SnapshotPosition] = []
  /// Items that are new, by their new positions; none of them in an inserted section.
  public var insertedItems: [SnapshotPosition] = []
  /// Items to move. The others keep their section, and their order among themselves.
  public var movedItems: [ItemMove] = []
  /// Sections that stay, are marked as reloaded in the new snapshot, and may be moved, too.
  public var reloadedSections: [SectionMove] = []
  /// Items that stay, are marked as reloaded in the new snapshot, and may be moved, too.
  public var reloadedItems: [ItemMove] = []
  /// Items that stay, are marked as reconfigured, but not as reloaded, and may be moved, too.
  public var reconfiguredItems: [ItemMove] = []

  /// No difference.
  public init() {}

  /// Whether sections and items are the same in the same order, whatever is marked.
  public var isOrderUnchanged: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty
  }

  /// Whether there is nothing to do.
  public var isEmpty: Bool {
    isOrderUnchanged && reloadedSections.isEmpty && reloadedItems.isEmpty
      && reconfiguredItems.isEmpty
  }
}
