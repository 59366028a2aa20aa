/// The lists of a layout, by section.
@MainActor
struct ListSections {
  /// The list that all sections display.
  private var common: ListSection?
  private var byIndex: [Int: ListSection] = [:]

  var isEmpty: Bool { common == nil && byIndex.isEmpty }

  subscript(section: Int) -> ListSection? { common ?? byIndex[section] }

  /// Adds the list of a section, if it is one.
  mutating func add(_ section: NSCollectionLayoutSection, at index: Int) {
    if let list = section.list { byIndex[index] = list }
  }

  /// Adds the list that all sections display.
  mutating func addAll(alike list: ListSection?) { common = list }
}
