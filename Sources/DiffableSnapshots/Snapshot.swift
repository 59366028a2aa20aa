import OrderedCollections

/// Sections and items in order, each known by its identifier.
///
/// An identifier occurs once. Sections and items have names of their own: the same value may stand
/// for a section and for an item.
///
///     var snapshot = Snapshot<String, Int>()
///     try snapshot.appendSections(["even", "odd"])
///     try snapshot.appendItems([2, 4], toSection: "even")
///     try snapshot.appendItems([1, 3])               // "odd", the last section
///     snapshot.position(of: 4)                       // section 0, item 1
///
/// A snapshot is a value: a copy does not change with its original.
///
/// # Marks
///
/// Items and sections can be marked as reloaded or reconfigured. A mark says what whoever shows the
/// snapshot has to do with something that stays where it is; it goes away with what it is put on.
public struct Snapshot<SectionID: Hashable, ItemID: Hashable> {
  /// The items of each section, in order.
  var contents: OrderedDictionary<SectionID, OrderedSet<ItemID>> = [:]
  /// The section that each item is in.
  var homes: [ItemID: SectionID] = [:]
  /// Items to be shown anew, in the order in which they were marked.
  var itemsToReload: OrderedSet<ItemID> = []
  /// Items to be brought up to date in place, in the order in which they were marked.
  var itemsToReconfigure: OrderedSet<ItemID> = []
  /// Sections to be shown anew, in the order in which they were marked.
  var sectionsToReload: OrderedSet<SectionID> = []

  /// A snapshot without sections.
  public init() {}
}

extension Snapshot: Sendable where SectionID: Sendable, ItemID: Sendable {}

/// Where an item is: its section's place among the sections, and its own place in the section.
public struct SnapshotPosition: Hashable, Sendable {
  /// The section's place among the sections.
  public var section: Int
  /// The item's place in its section.
  public var item: Int

  /// A position.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}
