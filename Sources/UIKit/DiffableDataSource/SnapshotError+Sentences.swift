import DiffableSnapshots

extension SnapshotError {
  /// What is wrong with a change, and how to mend it, as one sentence.
  func sentence(of name: String) -> String {
    switch self {
    case .noSections:
      "\(name): there are no sections in the snapshot yet; append a section before its items."
    case .sectionNotFound(let section):
      "\(name): the snapshot has no section '\(section)'; append the section first, or ask "
        + "indexOfSection(_:) whether it is there."
    case .itemNotFound(let item):
      "\(name): the snapshot has no item '\(item)'; append the item first, or ask indexOfItem(_:) "
        + "whether it is there."
    case .sectionsExist(let sections):
      "\(name): the section(s) \(Self.list(sections)) are in the snapshot already; add every "
        + "section once, and use moveSection to move one."
    case .repeatedSections(let sections):
      "\(name): the section identifiers are not unique, \(Self.list(sections)) occur more than "
        + "once; name every section once."
    case .repeatedItems(let items):
      "\(name): the item identifiers are not unique, \(Self.list(items)) occur more than once; "
        + "give every item an identifier of its own, and name it once."
    case .destinationIsMoved(let destination):
      "\(name): '\(destination)' cannot be inserted next to itself; leave it out of what is "
        + "inserted, or name another destination."
    }
  }

  /// The first few identifiers, quoted.
  private static func list(_ identifiers: [String]) -> String {
    let shown = identifiers.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return identifiers.count > 5 ? "\(shown) and \(identifiers.count - 5) more" : shown
  }
}
