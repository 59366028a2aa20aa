extension SnapshotError: CustomStringConvertible {
  /// A sentence that describes the error and its correction.
  public var description: String {
    switch self {
    case .noSections:
      "the snapshot has no sections; call appendSections(_:) before adding items."
    case .sectionNotFound(let section, let count):
      "the snapshot has no section '\(section)' among its \(count) section(s); call "
        + "appendSections(_:) first, or check that the snapshot contains the section."
    case .itemNotFound(let item, let count):
      "the snapshot has no item '\(item)' among its \(count) item(s); append the item first, or "
        + "check that the snapshot contains it."
    case .sectionsExist(let sections):
      "the snapshot already contains the section(s) \(sections); add each section once, and call "
        + "moveSection to move one."
    case .repeatedSections(let sections):
      "the section identifiers are not unique (repeated: \(sections)); pass each section once."
    case .itemsExist(let items):
      "the section snapshot already contains the item(s) \(items); delete an item before adding it "
        + "elsewhere."
    case .repeatedItems(let items):
      "the item identifiers are not unique (repeated: \(items)); give each item a unique identifier, "
        + "and pass it once."
    case .destinationIsMoved(let destination):
      "'\(destination)' cannot be inserted next to itself; remove it from the inserted or moved "
        + "elements, or use another destination."
    }
  }
}
