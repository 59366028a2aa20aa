/// What is done to snapshots most often, compiled for their types of identifiers.
///
/// It is made where a program names these types. Code that does not know them, such as a generic data
/// source, takes it from the snapshot and so need not look up at run time how they are hashed and
/// compared.
@usableFromInline
final class SnapshotFunctions<SectionID: Hashable, ItemID: Hashable>: Sendable {
  @usableFromInline typealias Content = Snapshot<SectionID, ItemID>

  // These capture nothing, and so may be called anywhere.
  @usableFromInline nonisolated(unsafe) let compare:
    (_ new: Content, _ old: Content) -> SnapshotDifference
  @usableFromInline nonisolated(unsafe) let isRelated: (_ one: Content, _ other: Content) -> Bool
  @usableFromInline nonisolated(unsafe) let follow:
    (_ new: Content, _ position: SnapshotPosition, _ old: Content) -> SnapshotPosition?
  @usableFromInline nonisolated(unsafe) let find:
    (_ content: Content, _ item: ItemID) -> SnapshotPosition?

  @inlinable init() {
    compare = { $0.comparison(with: $1) }
    isRelated = { $0.sharesPages(with: $1) }
    follow = { $0.findItem(at: $1, in: $2) }
    find = { $0.find($1) }
  }
}
