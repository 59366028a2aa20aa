/// A row of the index: a screen, or a group of rows.
struct IndexEntry: Hashable, Sendable {
  let title: String
  let screen: ModernScreen?
  let entries: [IndexEntry]

  init(_ screen: ModernScreen) {
    title = screen.title
    self.screen = screen
    entries = []
  }

  init(_ title: String, _ entries: [IndexEntry]) {
    self.title = title
    screen = nil
    self.entries = entries
  }

  init(_ title: String, _ screens: [ModernScreen]) {
    self.init(title, screens.map { IndexEntry($0) })
  }

  static let all = [
    IndexEntry(
      "Compositional Layout",
      [
        IndexEntry("Grids and Rows", [.grid, .insetGrid, .textList, .twoColumns]),
        IndexEntry("Sections", [.distinctSections, .adaptiveSections, .nestedGroups]),
        IndexEntry(
          "Supplementary Views", [.badges, .headers, .pinnedHeaders, .sectionCards]),
        IndexEntry("Orthogonal Sections", [.orthogonal, .orthogonalBehaviors]),
        IndexEntry("Conference", [.videos, .news]),
      ]),
    IndexEntry("Lists", [.simpleList, .reorderableList, .listAppearances, .customCells]),
    IndexEntry("Outlines", [.outline, .symbols]),
    IndexEntry("Cell Configurations", [.customConfigurations]),
    IndexEntry("Diffable Data", [.mountains, .networks, .insertionSort]),
  ]
}
