extension NSDiffableDataSourceSectionSnapshot {
  /// All items, visible or not, each in front of what is below it.
  public var items: [ItemIdentifierType] { content.items }

  /// The items that have nothing above them, in order.
  public var rootItems: [ItemIdentifierType] { content.rootItems }

  /// The items that are shown: everything above them is expanded.
  public var visibleItems: [ItemIdentifierType] { content.visibleItems }

  /// The items that are expanded, visible or not, in the order of ``items``.
  public var expandedItems: [ItemIdentifierType] { content.expandedItems }

  /// Whether an item is expanded.
  ///
  /// - Precondition: there is such an item.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    guard let answer = content.isExpanded(item) else { missing(item, "isExpanded(_:)") }
    return answer
  }

  /// Whether everything above an item is expanded.
  ///
  /// - Precondition: there is such an item.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let answer = content.isVisible(item) else { missing(item, "isVisible(_:)") }
    return answer
  }

  /// Whether there is such an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { content.contains(item) }

  /// How many items are above an item, one above the other: zero for a root item.
  ///
  /// - Precondition: there is such an item.
  public func level(of item: ItemIdentifierType) -> Int {
    guard let answer = content.level(of: item) else { missing(item, "level(of:)") }
    return answer
  }

  /// An item's place among all ``items``; nil where there is no such item.
  public func index(of item: ItemIdentifierType) -> Int? { content.index(of: item) }

  /// The item above an item; nil for a root item.
  ///
  /// - Precondition: there is such an item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard contains(child) else { missing(child, "parent(of:)") }
    return content.parent(of: child)
  }

  /// What is below an item, as an outline of its own, with what is expanded in it.
  ///
  /// - Parameter includingParent: whether the item itself is part of it, above the others.
  /// - Precondition: there is such an item.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    guard let branch = content.branch(of: parent, includingParent: includingParent) else {
      missing(parent, "snapshot(of:includingParent:)")
    }
    return NSDiffableDataSourceSectionSnapshot(branch)
  }

  /// The outline as text, for a look at it: an item on each line, two spaces for each level, `*` for
  /// what is visible, `+` for what is expanded and `-` for what is collapsed.
  public func visualDescription() -> String { content.visualDescription }

  private func missing(_ item: ItemIdentifierType, _ name: String) -> Never {
    fatalError(
      "NSDiffableDataSourceSectionSnapshot.\(name): the item '\(item)' does not exist in the section "
        + "snapshot, which has \(content.itemCount) item(s); append it first, or ask contains(_:) "
        + "whether it is there.")
  }
}
