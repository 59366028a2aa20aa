/// The items of a section that were given to its handler.
@MainActor
struct VisibleItems {
  /// In the order of their coming.
  var items: [VisibleItem] = []
  /// The offset that the handler was told last.
  var offset: CGPoint?

  /// Takes over what is visible now: items that stay keep their objects and their order, new ones
  /// follow.
  ///
  /// - Returns: whether anything came, went, or was laid out anew.
  mutating func update(
    to elements: [(key: ElementKey, attributes: UICollectionViewLayoutAttributes)],
    changed: @escaping @MainActor () -> Void
  ) -> Bool {
    var wanted: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for (key, attributes) in elements { wanted[key] = attributes }
    let count = items.count
    items.removeAll { wanted[$0.key] == nil }
    var isChanged = items.count != count
    for item in items {
      if let attributes = wanted.removeValue(forKey: item.key), item.layOut(attributes) {
        isChanged = true
      }
    }
    let coming = elements.filter { wanted[$0.key] != nil }
    let cells = coming.filter { $0.attributes.representedElementCategory == .cell }
    let others = coming.filter { $0.attributes.representedElementCategory != .cell }
    for (key, attributes) in cells + others {
      items.append(VisibleItem(key, attributes, changed: changed))
    }
    return isChanged || !coming.isEmpty
  }
}

extension UICollectionView {
  /// Calls the handlers of the sections in sight, last section first, and puts what the handlers made
  /// of the items in place of what the layout says.
  ///
  /// - Parameter isSolved: whether the layout was solved since the last time.
  func callVisibleItemsHandlers(
    for elements: inout [WantedElement], isSolved: Bool
  ) {
    guard layoutInUse.hasVisibleItemsHandlers else {
      visibleItems = [:]
      return
    }
    var indices: [Int: [Int]] = [:]
    for (index, element) in elements.enumerated()
    where element.attributes.representedElementCategory != .decorationView
      && element.key.indexPath.count == 2
    {
      indices[element.key.indexPath.section, default: []].append(index)
    }
    var sections: [Int: VisibleItems] = [:]
    for section in indices.keys.sorted(by: >) {
      guard let call = layoutInUse.visibleItemsHandler(ofSection: section) else { continue }
      var items = visibleItems[section] ?? VisibleItems()
      let isChanged = items.update(
        to: indices[section]!.map { (elements[$0].key, elements[$0].attributes) }
      ) { [weak self] in self?.visibleItemDidChange() }
      if isSolved || isChanged || items.offset != call.offset {
        items.offset = call.offset
        isCallingHandler = true
        call.handler(items.items, call.offset, call.environment)
        isCallingHandler = false
      }
      let byKey = Dictionary(uniqueKeysWithValues: items.items.map { ($0.key, $0) })
      for index in indices[section]! {
        if let item = byKey[elements[index].key] { elements[index].attributes = item.attributes }
      }
      sections[section] = items
    }
    visibleItems = sections
  }

  /// Hears that an item was changed; within its handler the views follow at once.
  private func visibleItemDidChange() {
    guard !isCallingHandler else { return }
    pass.needsViews = true
    setNeedsLayout()
  }

  // MARK: - Where items are

  /// The cell at a point of the content among those that a handler may have put anywhere; the one in
  /// front where several lie over each other.
  func indexPathOfVisibleItem(at point: CGPoint) -> IndexPath? {
    var front: UICollectionViewLayoutAttributes?
    for attributes in visibleItems.values.lazy.flatMap(\.items).map(\.attributes)
    where attributes.representedElementCategory == .cell && !attributes.isHidden {
      guard shownFrame(of: attributes).contains(point), attributes.zIndex >= front?.zIndex ?? .min
      else { continue }
      front = attributes
    }
    return front?.indexPath
  }

  /// Whether a handler was given an element, and says where it is.
  func isVisibleItem(_ key: ElementKey) -> Bool {
    guard key.indexPath.count == 2, let items = visibleItems[key.indexPath.section] else {
      return false
    }
    return items.items.contains { $0.key == key }
  }

  /// Updates the visible items after a change of the data. Remaining items keep their objects.
  func updateVisibleItems(_ renamed: [(entry: LiveViews.Entry, name: ElementKey)]) {
    guard !visibleItems.isEmpty else { return }
    let names = Dictionary(uniqueKeysWithValues: renamed.map { ($0.entry.key, $0.name) })
    var sections: [Int: VisibleItems] = [:]
    for items in visibleItems.values {
      for item in items.items {
        guard let name = names[item.key] else { continue }
        item.rename(name)
        sections[name.indexPath.section, default: VisibleItems()].items.append(item)
      }
    }
    visibleItems = sections
  }
}

/// What a section's handler is to be called with.
@MainActor
struct VisibleItemsCall {
  let handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler
  let offset: CGPoint
  let environment: NSCollectionLayoutEnvironment
}
