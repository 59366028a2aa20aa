extension Snapshot {
  /// A collection of the sections, in order.
  ///
  /// The collection shares the snapshot's storage. Use ``sectionIDs`` for an array.
  ///
  /// - Complexity: O(1).
  @inlinable public var sections: SectionView { SectionView(snapshot: self) }

  /// A collection of the sections of a snapshot, with indices from zero.
  ///
  /// A view is a value and does not change with the snapshot. Access to an index takes O(log
  /// sections), iteration O(sections). `firstIndex(of:)` and `contains(_:)` search by identity in
  /// O(log sections).
  public struct SectionView: RandomAccessCollection {
    @usableFromInline let snapshot: Snapshot

    @inlinable init(snapshot: Snapshot) { self.snapshot = snapshot }

    /// Zero.
    @inlinable public var startIndex: Int { 0 }

    /// The number of sections.
    @inlinable public var endIndex: Int { snapshot.sectionCount }

    /// Returns the section at an index.
    ///
    /// - Precondition: The index is not negative and less than the count.
    /// - Complexity: O(log sections).
    @inlinable public subscript(index: Int) -> SectionID {
      require(
        index >= 0 && index < count,
        "The index \(index) is out of bounds of a view with \(count) section(s); use an index from 0 "
          + "that is less than count.")
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

    /// An iterator over the sections of a snapshot.
    public struct Iterator: IteratorProtocol {
      @usableFromInline let snapshot: Snapshot
      @usableFromInline var index = 0
      /// The handles of the current leaf.
      @usableFromInline var handles: ContiguousArray<Handle> = []
      /// The offset of the next handle.
      @usableFromInline var offset = 0

      @inlinable init(_ snapshot: Snapshot) { self.snapshot = snapshot }

      /// Returns the next section; `nil` at the end.
      ///
      /// - Complexity: amortized O(1).
      @inlinable public mutating func next() -> SectionID? {
        guard index < snapshot.sectionCount else { return nil }
        if offset == handles.count {
          (handles, offset) = snapshot.sectionOrder.leafHandles(at: index, of: 0)
        }
        let section = snapshot.sectionNames.ids[handles[offset]]
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
  /// Returns a Boolean value that indicates whether two views have the same sections in the same
  /// order, regardless of their items.
  ///
  /// - Complexity: O(1) if the snapshots share the storage of their sections; otherwise
  ///   O(sections).
  public static func == (left: Self, right: Self) -> Bool {
    left.count == right.count
      && (left.snapshot.sharesSections(with: right.snapshot) || left.elementsEqual(right))
  }
}
