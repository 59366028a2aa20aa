/// An ordered list of sections with ordered items, each with an identifier.
///
/// Section identifiers are unique, and so are item identifiers. The same value may identify a
/// section and an item.
///
///     var snapshot = Snapshot<String, Int>()
///     try snapshot.appendSections(["even", "odd"])
///     try snapshot.appendItems([2, 4], toSection: "even")
///     try snapshot.appendItems([1, 3])               // "odd", the last section
///     snapshot.position(of: 4)                       // section 0, item 1
///
/// A snapshot is a value. Copying takes constant time, because copies share their storage; a change
/// copies only the pages that it modifies.
///
/// # Marks
///
/// Items and sections can be marked as reloaded or reconfigured. A mark requests an update of the
/// element's view. It is removed together with the element.
///
/// # Differences
///
/// ``difference(from:)`` computes the operations that turn one snapshot into another. Its cost
/// depends on the number of changes if one snapshot is a changed copy of the other, or both are
/// changed copies of a third.
///
/// # Memory
///
/// The storage may keep removed identifiers until they outnumber the remaining ones.
public struct Snapshot<SectionID: Hashable, ItemID: Hashable> {
  @usableFromInline var sectionNames = IdentityTable<SectionID>()
  @usableFromInline var itemNames = IdentityTable<ItemID>()
  /// The order of the sections, in a single tree. The weight of a section is its number of items.
  @usableFromInline var sectionOrder = OrderForest(isWeighted: true)
  /// The order of the items, in one tree for each section.
  @usableFromInline var itemOrder = OrderForest(isWeighted: false)
  /// The items marked as reloaded.
  @usableFromInline var itemsToReload = MarkList()
  /// The items marked as reconfigured.
  @usableFromInline var itemsToReconfigure = MarkList()
  /// The sections marked as reloaded.
  @usableFromInline var sectionsToReload = MarkList()

  /// The operations specialized for the types of the identifiers.
  @usableFromInline let functions: SnapshotFunctions<SectionID, ItemID>

  /// Creates a snapshot without sections.
  @inlinable public init() { self.init(functions: SnapshotFunctions()) }

  /// Creates a snapshot without sections, with specialized operations.
  @inlinable init(functions: SnapshotFunctions<SectionID, ItemID>) {
    self.functions = functions
    sectionOrder.addTree()
  }
}

extension Snapshot: Sendable where SectionID: Sendable, ItemID: Sendable {}
