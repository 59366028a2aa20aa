/// The sections whose description is asked for again when they are shown: those that scroll by themselves, and
/// those with a handler for their visible items.
@MainActor
struct LivelySections {
  /// All sections, where they look like one.
  private var common: NSCollectionLayoutSection?
  private var byIndex: [Int: NSCollectionLayoutSection] = [:]

  var isEmpty: Bool { common == nil && byIndex.isEmpty }

  /// Whether any section has a handler for its visible items.
  var hasHandlers: Bool {
    common?.visibleItemsInvalidationHandler != nil
      || byIndex.values.contains { $0.visibleItemsInvalidationHandler != nil }
  }

  subscript(index: Int) -> NSCollectionLayoutSection? { common ?? byIndex[index] }

  /// Adds a section, if it is one of them.
  mutating func add(_ section: NSCollectionLayoutSection, at index: Int) {
    if section.isLively { byIndex[index] = section }
  }

  /// Adds a section that all others look like, if it is one of them.
  mutating func addAll(alike section: NSCollectionLayoutSection) {
    if section.isLively { common = section }
  }
}

extension NSCollectionLayoutSection {
  fileprivate var isLively: Bool {
    orthogonalScrollingBehavior != .none || visibleItemsInvalidationHandler != nil
  }
}
