extension SnapshotError: CustomStringConvertible {
  /// What is wrong with a change, and how to mend it, as one sentence.
  public var description: String {
    switch self {
    case .noSections:
      "there are no sections in the snapshot yet; call appendSections(_:) before adding items."
    case .sectionNotFound(let section, let count):
      "the snapshot has no section '\(section)' among its \(count) section(s); call "
        + "appendSections(_:) first, or ask whether it is there."
    case .itemNotFound(let item, let count):
      "the snapshot has no item '\(item)' among its \(count) item(s); append the item first, or ask "
        + "whether it is there."
    case .sectionsExist(let sections):
      "the section(s) \(sections) are in the snapshot already; add every section once, and call "
        + "moveSection to move one."
    case .repeatedSections(let sections):
      "the section identifiers are not unique (repeated: \(sections)); name every section once."
    case .itemsExist(let items):
      "the item(s) \(items) are in the section snapshot already; an item occurs once in it, so "
        + "delete it before adding it elsewhere."
    case .repeatedItems(let items):
      "the item identifiers are not unique (repeated: \(items)); give every item an "
        + "identifier of its own, and name it once."
    case .destinationIsMoved(let destination):
      "'\(destination)' cannot be put next to itself; leave it out of what is inserted or moved, or "
        + "name another destination."
    }
  }
}
