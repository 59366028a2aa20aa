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
/// `NSInternalInconsistencyException`. For data from outside, ``validate(_:)`` tells beforehand.
///
/// A copy takes constant time and shares everything with its original. Changes and questions take
/// logarithmic time for each identifier. To start from ``UICollectionViewDiffableDataSource/snapshot()``
/// and change that is cheaper than to make a snapshot anew.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The sections and items themselves.
  @usableFromInline var content: Snapshot<SectionIdentifierType, ItemIdentifierType>

  /// A snapshot without sections.
  @inlinable public init() { content = Snapshot() }

  /// A snapshot of given sections and items.
  init(_ content: Snapshot<SectionIdentifierType, ItemIdentifierType>) { self.content = content }

  /// Makes a change, or traps with what is wrong with it.
  @inlinable mutating func change(
    _ name: String,
    _ body: (
      inout Snapshot<SectionIdentifierType, ItemIdentifierType>
    ) throws(SnapshotError) -> Void
  ) {
    do {
      try body(&content)
    } catch {
      fatalError("\(name): \(error)")
    }
  }

  /// Throws what is wrong with changes, instead of trapping. The snapshot stays as it is.
  ///
  ///     try snapshot.validate { try $0.appendItems(downloaded, toSection: .recent) }
  ///     snapshot.appendItems(downloaded, toSection: .recent)
  ///
  /// Apple's UIKit does not have this. It is for programs that have to survive what they were sent:
  /// repeated identifiers, or sections and items that are not there.
  ///
  /// - Parameter changes: makes the changes on a copy. They have the names that they have here, but
  ///   insertions and moves name their side, as in `insertItems(_:_:item:)`.
  /// - Throws: what `changes` throws; a `SnapshotError`, which describes itself in a sentence, where
  ///   a change cannot be made.
  /// - Complexity: That of the changes; the copy takes constant time.
  public func validate(
    _ changes: (inout Snapshot<SectionIdentifierType, ItemIdentifierType>) throws -> Void
  ) rethrows {
    var copy = content
    try changes(&copy)
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
