extension NSDiffableDataSourceSectionSnapshot {
  /// All items, visible or not, each before its descendants.
  public var items: [ItemIdentifierType] { content.items }

  /// The items without a parent, in order.
  public var rootItems: [ItemIdentifierType] { content.rootItems }

  /// The visible items: those whose ancestors are all expanded.
  public var visibleItems: [ItemIdentifierType] { content.visibleItems }

  /// The expanded items, visible or not, in the order of ``items``.
  public var expandedItems: [ItemIdentifierType] { content.expandedItems }

  /// Returns a Boolean value that indicates whether an item is expanded.
  ///
  /// - Precondition: The snapshot contains the item.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    guard let answer = content.isExpanded(item) else { missing(item, "isExpanded(_:)") }
    return answer
  }

  /// Returns a Boolean value that indicates whether all ancestors of an item are expanded.
  ///
  /// - Precondition: The snapshot contains the item.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let answer = content.isVisible(item) else { missing(item, "isVisible(_:)") }
    return answer
  }

  /// Returns a Boolean value that indicates whether the snapshot contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { content.contains(item) }

  /// Returns the number of an item's ancestors.
  ///
  /// - Precondition: The snapshot contains the item.
  public func level(of item: ItemIdentifierType) -> Int {
    guard let answer = content.level(of: item) else { missing(item, "level(of:)") }
    return answer
  }

  /// Returns the index of an item in ``items``; `nil` if the snapshot does not contain the item.
  public func index(of item: ItemIdentifierType) -> Int? { content.index(of: item) }

  /// Returns the parent of an item; `nil` for a root item.
  ///
  /// - Precondition: The snapshot contains the item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard contains(child) else { missing(child, "parent(of:)") }
    return content.parent(of: child)
  }

  /// Returns an outline of an item's descendants, whose expanded items are expanded.
  ///
  /// - Parameters:
  ///   - parent: The item.
  ///   - includingParent: A Boolean value that indicates whether the result includes the item as
  ///     the parent of the others.
  /// - Precondition: The snapshot contains the item.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    guard let branch = content.branch(of: parent, includingParent: includingParent) else {
      missing(parent, "snapshot(of:includingParent:)")
    }
    return NSDiffableDataSourceSectionSnapshot(branch)
  }

  /// Returns a text for debugging, with one line for each item, indented by two spaces for each
  /// level: `*` for a visible item, then `+` for an expanded item and `-` for a collapsed one.
  public func visualDescription() -> String { content.visualDescription }

  private func missing(_ item: ItemIdentifierType, _ name: String) -> Never {
    fatalError(
      "NSDiffableDataSourceSectionSnapshot.\(name): the item '\(item)' does not exist in the section "
        + "snapshot, which has \(content.itemCount) item(s); append it first, or check it with "
        + "contains(_:).")
  }
}
