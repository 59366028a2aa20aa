extension Snapshot {
  /// The items of all sections as a collection, in order of their sections.
  ///
  /// Nothing is copied. Use ``itemIDs`` where an array is needed.
  ///
  /// - Complexity: O(1).
  @inlinable public var items: ItemView {
    ItemView(snapshot: self, section: nil, count: itemCount)
  }

  /// The items of a section as a collection, in order; nil where there is no such section.
  ///
  /// Nothing is copied. Use ``itemIDs(in:)`` where an array is needed.
  ///
  /// - Complexity: O(1).
  @inlinable public func items(in section: SectionID) -> ItemView? {
    guard let handle = sectionNames.handle(of: section) else { return nil }
    return ItemView(snapshot: self, section: handle, count: itemOrder.count(of: handle))
  }

  /// The items of a snapshot or of one of its sections, as a collection with indices from zero.
  ///
  /// A view is a value: it does not change with the snapshot. An index costs O(log items), and in a view of
  /// all sections O(log sections) besides; a pass over the view costs O(items). `firstIndex(of:)` and
  /// `contains(_:)` search by identity, in O(log items + log sections).
  public struct ItemView: RandomAccessCollection {
    @usableFromInline let snapshot: Snapshot
    /// Nil for all sections.
    @usableFromInline let section: Handle?

    /// The number of items.
    ///
    /// - Complexity: O(1).
    public let count: Int

    @inlinable init(snapshot: Snapshot, section: Handle?, count: Int) {
      self.snapshot = snapshot
      self.section = section
      self.count = count
    }

    /// Zero.
    @inlinable public var startIndex: Int { 0 }

    /// The number of items.
    @inlinable public var endIndex: Int { count }

    /// The item at an index, which has to be at least zero and below the count.
    ///
    /// - Complexity: O(log items + log sections).
    @inlinable public subscript(index: Int) -> ItemID {
      require(
        index >= 0 && index < count,
        "A view of \(count) items has no index \(index); use indices from 0 up to its count.")
      let (owner, rest) = place(at: index)
      return snapshot.itemNames.ids[snapshot.itemOrder.handle(at: rest, of: owner)]
    }

    /// Iterates over the items in order.
    @inlinable public func makeIterator() -> Iterator { Iterator(self) }

    @inlinable func place(at index: Int) -> (owner: Handle, rest: Int) {
      if let section { return (section, index) }
      let place = snapshot.sectionOrder.handle(atWeight: index, of: 0)
      return (place.handle, place.rest)
    }

    /// Finds an item by its identity.
    @inlinable public func _customIndexOfEquatableElement(_ item: ItemID) -> Int?? {
      guard let section else { return .some(snapshot.index(ofItem: item)) }
      guard let handle = snapshot.itemNames.handle(of: item) else { return .some(nil) }
      let place = snapshot.itemOrder.place(of: handle)
      return .some(place.owner == section ? place.index : nil)
    }

    /// Finds an item by its identity.
    @inlinable public func _customLastIndexOfEquatableElement(_ item: ItemID) -> Int?? {
      _customIndexOfEquatableElement(item)
    }

    /// Finds an item by its identity.
    @inlinable public func _customContainsEquatableElement(_ item: ItemID) -> Bool? {
      guard let handle = snapshot.itemNames.handle(of: item) else { return false }
      return section == nil || snapshot.itemOrder.owner(of: handle) == section
    }

    /// The items of a view, one after the other.
    public struct Iterator: IteratorProtocol {
      @usableFromInline let view: ItemView
      @usableFromInline var index = 0
      /// Handles that follow each other, and the next of them.
      @usableFromInline var run: ContiguousArray<Handle> = []
      @usableFromInline var offset = 0

      @inlinable init(_ view: ItemView) { self.view = view }

      /// The next item; nil behind the last.
      ///
      /// - Complexity: amortized O(1).
      @inlinable public mutating func next() -> ItemID? {
        guard index < view.count else { return nil }
        if offset == run.count {
          let (owner, rest) = view.place(at: index)
          (run, offset) = view.snapshot.itemOrder.run(at: rest, of: owner)
        }
        let item = view.snapshot.itemNames.ids[run[offset]]
        index += 1
        offset += 1
        return item
      }
    }
  }
}

extension Snapshot.ItemView: Sendable where SectionID: Sendable, ItemID: Sendable {}
extension Snapshot.ItemView.Iterator: Sendable where SectionID: Sendable, ItemID: Sendable {}

extension Snapshot.ItemView: Equatable {
  /// Whether two views have the same items in the same order.
  ///
  /// - Complexity: O(1) where the views are of one section of copies of a snapshot; otherwise O(items).
  public static func == (left: Self, right: Self) -> Bool {
    guard left.count == right.count else { return false }
    if left.section == right.section, left.snapshot.sharesOrder(with: right.snapshot) {
      return true
    }
    return left.elementsEqual(right)
  }
}
