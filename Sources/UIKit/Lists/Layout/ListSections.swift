/// The lists of a layout, by section.
@MainActor
struct ListSections {
  /// The list that all sections display.
  private var common: ListSection?
  private var byIndex: [Int: ListSection] = [:]

  /// A Boolean value that indicates whether swipes may reveal actions of any row.
  private(set) var hasSwipeActions = false

  var isEmpty: Bool { common == nil && byIndex.isEmpty }

  subscript(section: Int) -> ListSection? { common ?? byIndex[section] }

  /// Adds the list of a section, if it is one.
  mutating func add(_ section: NSCollectionLayoutSection, at index: Int) {
    guard let list = section.list else { return }
    byIndex[index] = list
    if list.hasSwipeActions { hasSwipeActions = true }
  }

  /// Adds the list that all sections display.
  mutating func addAll(alike list: ListSection?) {
    common = list
    if list?.hasSwipeActions ?? false { hasSwipeActions = true }
  }
}
