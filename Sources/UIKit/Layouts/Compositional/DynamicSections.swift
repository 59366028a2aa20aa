/// The sections whose description is needed again during display: those that scroll orthogonally,
/// and those with a handler for their visible items.
@MainActor
struct DynamicSections {
  /// The common description, if all sections share one.
  private var common: NSCollectionLayoutSection?
  private var byIndex: [Int: NSCollectionLayoutSection] = [:]

  var isEmpty: Bool { common == nil && byIndex.isEmpty }

  /// A Boolean value that indicates whether any section has a handler for its visible items.
  var hasHandlers: Bool {
    common?.visibleItemsInvalidationHandler != nil
      || byIndex.values.contains { $0.visibleItemsInvalidationHandler != nil }
  }

  subscript(index: Int) -> NSCollectionLayoutSection? { common ?? byIndex[index] }

  /// Adds a section, if it scrolls orthogonally or has a handler.
  mutating func add(_ section: NSCollectionLayoutSection, at index: Int) {
    if section.isDynamic { byIndex[index] = section }
  }

  /// Adds the common description of all sections, if it scrolls orthogonally or has a handler.
  mutating func addAll(alike section: NSCollectionLayoutSection) {
    if section.isDynamic { common = section }
  }
}

extension NSCollectionLayoutSection {
  fileprivate var isDynamic: Bool {
    orthogonalScrollingBehavior != .none || visibleItemsInvalidationHandler != nil
  }
}
