import DiffableSnapshots

/// The sections and items for a diffable data source.
///
///     var snapshot = NSDiffableDataSourceSnapshot<Section, Photo.ID>()
///     snapshot.appendSections([.recent])
///     snapshot.appendItems(photos.map(\.id))
///     dataSource.apply(snapshot)
///
/// Section identifiers are unique, and so are item identifiers. An invalid change traps, where
/// UIKit raises `NSInternalInconsistencyException`. Use ``validate(_:)`` to check external data.
///
/// Copies share storage and take constant time. Changes and queries take logarithmic time for each
/// identifier. Changing a copy of ``UICollectionViewDiffableDataSource/snapshot()`` costs less than
/// creating a snapshot.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The sections and items.
  @usableFromInline var content: Snapshot<SectionIdentifierType, ItemIdentifierType>

  /// Creates a snapshot without sections.
  @inlinable public init() { content = Snapshot() }

  /// Creates a snapshot of sections and items.
  init(_ content: Snapshot<SectionIdentifierType, ItemIdentifierType>) { self.content = content }

  /// Performs a change, or traps with its error.
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

  /// Checks changes without performing them, and throws the error of an invalid one.
  ///
  ///     try snapshot.validate { try $0.appendItems(downloaded, toSection: .recent) }
  ///     snapshot.appendItems(downloaded, toSection: .recent)
  ///
  /// UIKit does not have this method. Use it for external data, which may contain repeated or
  /// unknown identifiers.
  ///
  /// - Parameter changes: A closure that performs the changes on a copy. The methods have the same
  ///   names, except that insertions and moves have a parameter for the side, as in
  ///   `insertItems(_:_:item:)`.
  /// - Throws: The error that `changes` throws; for an invalid change, a `SnapshotError`, whose
  ///   description is a sentence.
  /// - Complexity: The cost of the changes. The copy takes constant time.
  public func validate(
    _ changes: (inout Snapshot<SectionIdentifierType, ItemIdentifierType>) throws -> Void
  ) rethrows {
    var copy = content
    try changes(&copy)
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
