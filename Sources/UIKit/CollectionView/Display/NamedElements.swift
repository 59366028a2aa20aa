/// The elements that a layout named in one answer, to find those that it names twice.
///
/// Most layouts name the items in order. Then each is compared with the one before it, and none is
/// hashed.
struct NamedElements {
  /// The last item, while all of them came in order.
  private var lastItem: PackedIndexPath?
  /// All items, once one of them came out of order.
  private var items: Set<PackedIndexPath>?
  private var views: Set<ElementKey> = []

  /// Adds an element.
  ///
  /// - Parameter elements: those that were added before.
  /// - Returns: False where it was added before.
  mutating func insert(_ key: ElementKey, after elements: [WantedElement]) -> Bool {
    guard key.kind == nil, !key.isDecoration else { return views.insert(key).inserted }
    if items != nil { return items!.insert(key.place).inserted }
    guard let last = lastItem, !last.isBefore(key.place) else {
      lastItem = key.place
      return true
    }
    var items = Set<PackedIndexPath>(minimumCapacity: elements.count * 2)
    for element in elements where element.key.kind == nil && !element.key.isDecoration {
      items.insert(element.key.place)
    }
    let isNew = items.insert(key.place).inserted
    self.items = items
    return isNew
  }
}
