/// The elements of one answer of a layout, to find those that it returned twice.
///
/// Most layouts return items in ascending order. Then each is compared with the one before it, and
/// none is hashed.
struct NamedElements {
  /// The last item, while all of them came in order.
  private var lastItem: PackedIndexPath?
  /// All items, once one of them came out of order.
  private var items: Set<PackedIndexPath>?
  private var views: Set<ElementKey> = []

  /// Adds an element.
  ///
  /// - Parameter elements: The elements that were added before.
  /// - Returns: `false` if the element was added before.
  mutating func insert(_ key: ElementKey, after elements: [WantedElement]) -> Bool {
    guard key.isCell else { return views.insert(key).inserted }
    if items != nil { return items!.insert(key.path).inserted }
    guard let last = lastItem, !last.isBefore(key.path) else {
      lastItem = key.path
      return true
    }
    var items = Set<PackedIndexPath>(minimumCapacity: elements.count * 2)
    for element in elements where element.key.isCell { items.insert(element.key.path) }
    let isNew = items.insert(key.path).inserted
    self.items = items
    return isNew
  }
}
