import DiffableSnapshots

extension SnapshotError {
  /// What is wrong with a change, and how to mend it, as one sentence.
  func sentence(of name: String) -> String {
    switch self {
    case .noSections:
      "\(name): there are no sections in the snapshot yet; call appendSections(_:) before adding "
        + "items."
    case .sectionNotFound(let section, let count):
      "\(name): the snapshot has no section '\(section)' among its \(count) section(s); call "
        + "appendSections(_:) first, or ask indexOfSection(_:) whether it is there."
    case .itemNotFound(let item, let count):
      "\(name): the snapshot has no item '\(item)' among its \(count) item(s); call "
        + "appendItems(_:toSection:) first, or ask indexOfItem(_:) whether it is there."
    case .sectionsExist(let sections):
      "\(name): the section(s) \(sections) are in the snapshot already; add every section once, "
        + "and call moveSection to move one."
    case .repeatedSections(let sections):
      "\(name): the section identifiers are not unique, \(sections) occur more than once; name "
        + "every section once."
    case .repeatedItems(let items):
      "\(name): the item identifiers are not unique, \(items) occur more than once; give every "
        + "item an identifier of its own, and name it once."
    case .destinationIsMoved(let destination):
      "\(name): '\(destination)' cannot be inserted next to itself; leave it out of what is "
        + "inserted, or name another destination."
    }
  }
}
