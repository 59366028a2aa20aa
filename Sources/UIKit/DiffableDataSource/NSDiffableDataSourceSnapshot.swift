import DiffableSnapshots

/// The sections and items that a diffable data source is to show.
///
///     var snapshot = NSDiffableDataSourceSnapshot<Section, Photo.ID>()
///     snapshot.appendSections([.recent])
///     snapshot.appendItems(photos.map(\.id))
///     dataSource.apply(snapshot)
///
/// Every identifier occurs once; sections and items have identifiers of their own. A change that
/// cannot be made is a programmer's mistake and traps, where UIKit raises
/// `NSInternalInconsistencyException`.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The sections and items themselves.
  var content: Snapshot<SectionIdentifierType, ItemIdentifierType>

  /// A snapshot without sections.
  public init() { content = Snapshot() }

  /// A snapshot of given sections and items.
  init(_ content: Snapshot<SectionIdentifierType, ItemIdentifierType>) { self.content = content }

  /// Makes a change, or traps with what is wrong with it.
  mutating func change(
    _ name: String,
    _ body: (
      inout Snapshot<SectionIdentifierType, ItemIdentifierType>
    ) throws(SnapshotError) -> Void
  ) {
    do {
      try body(&content)
    } catch {
      preconditionFailure(error.sentence(of: name))
    }
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
