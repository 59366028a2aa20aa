/// The calls of the sections' handlers for visible items, and the items as the handlers have
/// changed them.
@MainActor
final class VisibleItemHandlers {
  /// The items that were passed to the handlers, by section.
  private var sections: [Int: VisibleItems] = [:]
  private var isCallingHandler = false

  /// Returns whether the items of a section were passed to a handler.
  func handlesItems(ofSection section: Int) -> Bool { sections[section] != nil }

  /// Discards all items, because the data were reloaded or there is another layout.
  func reset() { sections = [:] }

  // MARK: - Calls

  /// Calls the handlers of the visible sections, the last section first, and replaces the
  /// attributes of the layout by the attributes that the handlers set.
  ///
  /// - Parameter geometryChanged: Whether the geometry of the layout has changed since the last
  ///   calls.
  func call(
    for elements: inout [WantedElement], geometryChanged: Bool, in view: any RecyclingView
  ) {
    guard view.backend.hasVisibleItemsHandlers else {
      if !sections.isEmpty { sections = [:] }
      return
    }
    var indices: [Int: [Int]] = [:]
    for (index, element) in elements.enumerated()
    where !element.key.isDecoration && element.key.path.count == 2 {
      indices[element.key.path.section, default: []].append(index)
    }
    var result: [Int: VisibleItems] = [:]
    for section in indices.keys.sorted(by: >) {
      guard let call = view.backend.visibleItemsHandler(ofSection: section) else { continue }
      var items = sections[section] ?? VisibleItems()
      let isChanged = items.update(
        to: indices[section]!.map { (elements[$0].key, elements[$0].attributes) }
      ) { [weak self, weak view] in
        if let self, let view { itemDidChange(in: view) }
      }
      if geometryChanged || isChanged || items.offset != call.offset {
        items.offset = call.offset
        isCallingHandler = true
        call.handler(items.items, call.offset, call.environment)
        isCallingHandler = false
      }
      let byKey = Dictionary(uniqueKeysWithValues: items.items.map { ($0.key, $0) })
      for index in indices[section]! {
        if let item = byKey[elements[index].key] { elements[index].attributes = item.attributes }
      }
      result[section] = items
    }
    sections = result
  }

  /// Updates the views in the next layout pass for an item that was changed outside of its handler.
  private func itemDidChange(in view: any RecyclingView) {
    if !isCallingHandler { view.layoutPass.setNeedsViews(in: view) }
  }

  // MARK: - Queries

  /// Returns the index path of the frontmost handled cell at a point of the content.
  func indexPathOfItem(at point: CGPoint, in view: any RecyclingView) -> IndexPath? {
    guard !sections.isEmpty else { return nil }
    var front: UICollectionViewLayoutAttributes?
    for attributes in sections.values.lazy.flatMap(\.items).map(\.attributes)
    where attributes.representedElementCategory == .cell && !attributes.isHidden {
      guard view.rows.shownFrame(of: attributes, in: view).contains(point),
        attributes.zIndex >= front?.zIndex ?? .min
      else { continue }
      front = attributes
    }
    return front?.indexPath
  }

  /// Returns whether an element was passed to a handler.
  func handles(_ key: ElementKey) -> Bool {
    guard key.path.count == 2, let items = sections[key.path.section] else { return false }
    return items.items.contains { $0.key == key }
  }

  // MARK: - Changes of the data

  /// Gives the items that stay their new keys, with the same objects.
  func rename(_ names: [(element: LiveElement, key: ElementKey)]) {
    guard !sections.isEmpty else { return }
    let keys = Dictionary(uniqueKeysWithValues: names.map { ($0.element.key, $0.key) })
    var result: [Int: VisibleItems] = [:]
    for items in sections.values {
      for item in items.items {
        guard let key = keys[item.key] else { continue }
        item.rename(key)
        result[key.path.section, default: VisibleItems()].items.append(item)
      }
    }
    sections = result
  }
}

/// The items of a section that were passed to its handler.
@MainActor
private struct VisibleItems {
  /// The items, in the order in which they became visible.
  var items: [VisibleItem] = []
  /// The offset of the last call.
  var offset: CGPoint?

  /// Updates the items to the visible elements. Items that stay keep their objects and their order,
  /// and new ones follow.
  ///
  /// - Returns: Whether any item was added, removed or laid out differently.
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
