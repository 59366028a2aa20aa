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
/// A snapshot is a value: a copy does not change with its original. A copy takes constant time and
/// shares everything with its original; a change of either copies the few pages it touches.
///
/// # Marks
///
/// Items and sections can be marked as reloaded or reconfigured. A mark says what whoever shows the
/// snapshot has to do with something that stays where it is; it goes away with what it is put on.
///
/// # Differences
///
/// ``difference(from:)`` says how to get from one snapshot to another. It costs little if one of them
/// was made from a copy of the other, or both from copies of a third, by few changes.
///
/// # Memory
///
/// An identifier that was taken away may be kept until as many have been taken away as are left.
public struct Snapshot<SectionID: Hashable, ItemID: Hashable> {
  @usableFromInline var sectionNames = IdentityTable<SectionID>()
  @usableFromInline var itemNames = IdentityTable<ItemID>()
  /// The sections, in the only tree there is; each weighs as much as it has items.
  @usableFromInline var sectionOrder = OrderForest(isWeighted: true)
  /// The items, in a tree for each section.
  @usableFromInline var itemOrder = OrderForest(isWeighted: false)
  /// Items to be shown anew.
  @usableFromInline var itemsToReload = MarkList()
  /// Items to be brought up to date in place.
  @usableFromInline var itemsToReconfigure = MarkList()
  /// Sections to be shown anew.
  @usableFromInline var sectionsToReload = MarkList()

  /// What is done most often, at full speed even for code that does not know the types.
  @usableFromInline let functions: SnapshotFunctions<SectionID, ItemID>

  /// A snapshot without sections.
  @inlinable public init() {
    functions = SnapshotFunctions()
    sectionOrder.addTree()
  }

  /// An empty snapshot that is compared and asked as another one is.
  @usableFromInline init(like other: Snapshot) {
    functions = other.functions
    sectionOrder.addTree()
  }
}

extension Snapshot: Sendable where SectionID: Sendable, ItemID: Sendable {}

/// Where an item is: its section's place among the sections, and its own place in the section.
public struct SnapshotPosition: Hashable, Sendable {
  /// The section's place among the sections.
  public var section: Int
  /// The item's place in its section.
  public var item: Int

  /// A position.
  @inlinable public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}

extension SnapshotPosition: Comparable {
  /// Whether one position lies before another.
  @inlinable public static func < (left: Self, right: Self) -> Bool {
    left.section != right.section ? left.section < right.section : left.item < right.item
  }
}
