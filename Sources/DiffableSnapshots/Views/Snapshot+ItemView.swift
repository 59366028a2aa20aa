extension Snapshot {
  /// A collection of the items in all sections, in order.
  ///
  /// The collection shares the snapshot's storage. Use ``itemIDs`` for an array.
  ///
  /// - Complexity: O(1).
  @inlinable public var items: ItemView {
    ItemView(snapshot: self, section: nil, count: itemCount)
  }

  /// Returns a collection of a section's items, in order; `nil` if the snapshot does not contain
  /// the section.
  ///
  /// The collection shares the snapshot's storage. Use ``itemIDs(in:)`` for an array.
  ///
  /// - Complexity: O(1).
  @inlinable public func items(in section: SectionID) -> ItemView? {
    guard let handle = sectionNames.handle(of: section) else { return nil }
    return ItemView(snapshot: self, section: handle, count: itemOrder.count(of: handle))
  }

  /// A collection of the items of a snapshot or of one of its sections, with indices from zero.
  ///
  /// A view is a value and does not change with the snapshot. Access to an index takes O(log
  /// items), and for all sections also O(log sections); iteration takes O(items). `firstIndex(of:)`
  /// and `contains(_:)` search by identity in O(log items + log sections).
  public struct ItemView: RandomAccessCollection {
    @usableFromInline let snapshot: Snapshot
    /// The section; `nil` for all sections.
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

    /// Returns the item at an index.
    ///
    /// - Precondition: The index is not negative and less than the count.
    /// - Complexity: O(log items + log sections).
    @inlinable public subscript(index: Int) -> ItemID {
      require(
        index >= 0 && index < count,
        "The index \(index) is out of bounds of a view with \(count) item(s); use an index from 0 "
          + "that is less than count.")
      let (owner, rest) = location(at: index)
      return snapshot.itemNames.ids[snapshot.itemOrder.handle(at: rest, of: owner)]
    }

    /// Iterates over the items in order.
    @inlinable public func makeIterator() -> Iterator { Iterator(self) }

    @inlinable func location(at index: Int) -> (owner: Handle, rest: Int) {
      if let section { return (section, index) }
      let found = snapshot.sectionOrder.handle(atWeight: index, of: 0)
      return (found.handle, found.rest)
    }

    /// Finds an item by its identity.
    @inlinable public func _customIndexOfEquatableElement(_ item: ItemID) -> Int?? {
      guard let section else { return .some(snapshot.index(ofItem: item)) }
      guard let handle = snapshot.itemNames.handle(of: item) else { return .some(nil) }
      let location = snapshot.itemOrder.location(of: handle)
      return .some(location.owner == section ? location.index : nil)
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

    /// An iterator over the items of a view.
    public struct Iterator: IteratorProtocol {
      @usableFromInline let view: ItemView
      @usableFromInline var index = 0
      /// The handles of the current leaf.
      @usableFromInline var handles: ContiguousArray<Handle> = []
      /// The offset of the next handle.
      @usableFromInline var offset = 0

      @inlinable init(_ view: ItemView) { self.view = view }

      /// Returns the next item; `nil` at the end.
      ///
      /// - Complexity: amortized O(1).
      @inlinable public mutating func next() -> ItemID? {
        guard index < view.count else { return nil }
        if offset == handles.count {
          let (owner, rest) = view.location(at: index)
          (handles, offset) = view.snapshot.itemOrder.leafHandles(at: rest, of: owner)
        }
        let item = view.snapshot.itemNames.ids[handles[offset]]
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
  /// Returns a Boolean value that indicates whether two views have the same items in the same
  /// order.
  ///
  /// - Complexity: O(1) for views of the same section of unchanged copies; otherwise O(items).
  public static func == (left: Self, right: Self) -> Bool {
    guard left.count == right.count else { return false }
    if left.section == right.section, left.snapshot.sharesOrder(with: right.snapshot) {
      return true
    }
    return left.elementsEqual(right)
  }
}
