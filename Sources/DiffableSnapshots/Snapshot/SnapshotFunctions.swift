/// The most frequent operations on snapshots, specialized for the types of their identifiers.
///
/// An instance is created where a program uses concrete identifier types. Unspecialized code, such
/// as a generic data source, calls the functions of the snapshot, and so avoids dynamic lookup of
/// hashing and comparison.
@usableFromInline
final class SnapshotFunctions<SectionID: Hashable, ItemID: Hashable>: Sendable {
  @usableFromInline typealias Content = Snapshot<SectionID, ItemID>

  // The closures capture nothing, so that they can be called from any isolation domain.
  @usableFromInline nonisolated(unsafe) let compare:
    (_ new: Content, _ old: Content) -> SnapshotDifference
  @usableFromInline nonisolated(unsafe) let isRelated: (_ one: Content, _ other: Content) -> Bool
  @usableFromInline nonisolated(unsafe) let findItem:
    (_ new: Content, _ position: SnapshotPosition, _ old: Content) -> SnapshotPosition?
  @usableFromInline nonisolated(unsafe) let find:
    (_ content: Content, _ item: ItemID) -> SnapshotPosition?
  @usableFromInline nonisolated(unsafe) let deleteItems:
    (_ content: inout Content, _ items: [ItemID], _ section: SectionID) -> Bool
  @usableFromInline nonisolated(unsafe) let insertItems:
    (_ content: inout Content, _ items: [ItemID], _ parent: ItemID, _ section: SectionID) -> Bool

  /// Creates the functions.
  @inlinable convenience init() { self.init(compare: { $0.comparison(with: $1) }) }

  /// Creates functions with a replaced comparison, such as one that counts its calls in a test.
  @inlinable init(
    compare: @escaping (_ new: Content, _ old: Content) -> SnapshotDifference
  ) {
    self.compare = compare
    isRelated = { $0.sharesPages(with: $1) }
    findItem = { $0.findItem(at: $1, in: $2) }
    find = { $0.find($1) }
    deleteItems = { $0.deleteItems($1, of: $2) }
    insertItems = { $0.insertItems($1, after: $2, of: $3) }
  }
}
