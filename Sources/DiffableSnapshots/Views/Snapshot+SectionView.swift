extension Snapshot {
  /// The sections as a collection, in order.
  ///
  /// Nothing is copied. Use ``sectionIDs`` where an array is needed.
  ///
  /// - Complexity: O(1).
  @inlinable public var sections: SectionView { SectionView(snapshot: self) }

  /// The sections of a snapshot, as a collection with indices from zero.
  ///
  /// A view is a value: it does not change with the snapshot. An index costs O(log sections), a pass over
  /// the view O(sections). `firstIndex(of:)` and `contains(_:)` search by identity, in O(log sections).
  public struct SectionView: RandomAccessCollection {
    @usableFromInline let snapshot: Snapshot

    @inlinable init(snapshot: Snapshot) { self.snapshot = snapshot }

    /// Zero.
    @inlinable public var startIndex: Int { 0 }

    /// The number of sections.
    @inlinable public var endIndex: Int { snapshot.sectionCount }

    /// The section at an index, which has to be at least zero and below the count.
    ///
    /// - Complexity: O(log sections).
    @inlinable public subscript(index: Int) -> SectionID {
      require(
        index >= 0 && index < count,
        "A view of \(count) sections has no index \(index); use indices from 0 up to its count.")
      return snapshot.sectionNames.ids[snapshot.sectionOrder.handle(at: index, of: 0)]
    }

    /// Iterates over the sections in order.
    @inlinable public func makeIterator() -> Iterator { Iterator(snapshot) }

    /// Finds a section by its identity.
    @inlinable public func _customIndexOfEquatableElement(_ section: SectionID) -> Int?? {
      .some(snapshot.index(ofSection: section))
    }

    /// Finds a section by its identity.
    @inlinable public func _customLastIndexOfEquatableElement(_ section: SectionID) -> Int?? {
      .some(snapshot.index(ofSection: section))
    }

    /// Finds a section by its identity.
    @inlinable public func _customContainsEquatableElement(_ section: SectionID) -> Bool? {
      snapshot.contains(section: section)
    }

    /// The sections of a snapshot, one after the other.
    public struct Iterator: IteratorProtocol {
      @usableFromInline let snapshot: Snapshot
      @usableFromInline var index = 0
      /// Handles that follow each other, and the next of them.
      @usableFromInline var run: ContiguousArray<Handle> = []
      @usableFromInline var offset = 0

      @inlinable init(_ snapshot: Snapshot) { self.snapshot = snapshot }

      /// The next section; nil behind the last.
      ///
      /// - Complexity: amortized O(1).
      @inlinable public mutating func next() -> SectionID? {
        guard index < snapshot.sectionCount else { return nil }
        if offset == run.count { (run, offset) = snapshot.sectionOrder.run(at: index, of: 0) }
        let section = snapshot.sectionNames.ids[run[offset]]
        index += 1
        offset += 1
        return section
      }
    }
  }
}

extension Snapshot.SectionView: Sendable where SectionID: Sendable, ItemID: Sendable {}
extension Snapshot.SectionView.Iterator: Sendable where SectionID: Sendable, ItemID: Sendable {}

extension Snapshot.SectionView: Equatable {
  /// Whether two views have the same sections in the same order, whatever items these have.
  ///
  /// - Complexity: O(1) where the snapshots share their sections; otherwise O(sections).
  public static func == (left: Self, right: Self) -> Bool {
    left.count == right.count
      && (left.snapshot.sharesSections(with: right.snapshot) || left.elementsEqual(right))
  }
}
