/// Why a change was refused. A snapshot that refuses a change is as it was before.
///
/// Identifiers are told by their descriptions, for an error has to be `Sendable` and an identifier
/// need not be.
public enum SnapshotError: Error, Hashable, Sendable {
  /// Items were appended without naming a section, and there is none.
  case noSections
  /// A change refers to a section that the snapshot does not have.
  case sectionNotFound(String)
  /// A change refers to an item that the snapshot does not have.
  case itemNotFound(String)
  /// Sections were added that the snapshot has already.
  case sectionsExist([String])
  /// The same section is named more than once in one change.
  case repeatedSections([String])
  /// The same item is named more than once in one change.
  case repeatedItems([String])
  /// Items or sections were to be inserted next to one of themselves.
  case destinationIsMoved(String)
}

extension SnapshotError {
  /// The descriptions of the identifiers that occur more than once, each of them once.
  static func repetitions<ID: Hashable>(in identifiers: [ID]) -> [String] {
    var seen: Set<ID> = []
    seen.reserveCapacity(identifiers.count)
    var repeated: Set<ID> = []
    var descriptions: [String] = []
    for identifier in identifiers where !seen.insert(identifier).inserted {
      if repeated.insert(identifier).inserted { descriptions.append("\(identifier)") }
    }
    return descriptions
  }
}
