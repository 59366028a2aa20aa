/// Why a change was refused. A snapshot that refuses a change is as it was before.
///
/// Identifiers are told by their descriptions, for an error has to be `Sendable` and an identifier
/// need not be. Of many, the first ten are told.
public enum SnapshotError: Error, Hashable, Sendable {
  /// Items were appended without naming a section, and there is none.
  case noSections
  /// A change refers to a section that the snapshot, which has so many, does not have.
  case sectionNotFound(String, sectionCount: Int)
  /// A change refers to an item that the snapshot, which has so many, does not have.
  case itemNotFound(String, itemCount: Int)
  /// Sections were added that the snapshot has already.
  case sectionsExist(Identifiers)
  /// The same sections are named more than once in one change.
  case repeatedSections(Identifiers)
  /// Items were added to an outline that has them already.
  case itemsExist(Identifiers)
  /// The same items are named more than once in one change.
  case repeatedItems(Identifiers)
  /// Items or sections were to be inserted next to one of themselves, or one to be moved next to itself.
  case destinationIsMoved(String)

  /// The identifiers that an error is about.
  public struct Identifiers: Hashable, Sendable {
    /// The descriptions of the first ten.
    public var descriptions: [String]
    /// How many there are in all.
    public var count: Int

    /// The identifiers with given descriptions.
    public init(_ descriptions: [String]) {
      self.descriptions = Array(descriptions.prefix(10))
      count = descriptions.count
    }
  }
}

extension SnapshotError.Identifiers: CustomStringConvertible {
  /// The identifiers in quotation marks, at most ten of them, and how many more there are.
  public var description: String {
    let shown = descriptions.map { "'\($0)'" }.joined(separator: ", ")
    return count > descriptions.count ? "\(shown) and \(count - descriptions.count) more" : shown
  }
}

extension SnapshotError {
  @usableFromInline static func describe(_ identifier: some Hashable) -> String { "\(identifier)" }

  @usableFromInline static func describe(_ identifiers: [some Hashable]) -> Identifiers {
    var result = Identifiers(identifiers.prefix(10).map { "\($0)" })
    result.count = identifiers.count
    return result
  }

  /// The identifiers that occur more than once, each of them once.
  @usableFromInline static func repetitions<ID: Hashable>(in identifiers: [ID]) -> Identifiers {
    var seen: Set<ID> = []
    seen.reserveCapacity(identifiers.count)
    var repeated: Set<ID> = []
    let again = identifiers.filter { !seen.insert($0).inserted && repeated.insert($0).inserted }
    return describe(again)
  }
}
