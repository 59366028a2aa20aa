/// An error thrown by a change of a snapshot. The snapshot is unchanged.
///
/// The error contains descriptions of at most ten identifiers, because an error is `Sendable` and
/// an identifier need not be.
public enum SnapshotError: Error, Hashable, Sendable {
  /// Items were appended without a section to a snapshot without sections.
  case noSections
  /// The snapshot, which has the given number of sections, does not contain the section.
  case sectionNotFound(String, sectionCount: Int)
  /// The snapshot, which has the given number of items, does not contain the item.
  case itemNotFound(String, itemCount: Int)
  /// The snapshot already contains the inserted sections.
  case sectionsExist(Identifiers)
  /// A change contains the sections more than once.
  case repeatedSections(Identifiers)
  /// The section snapshot already contains the inserted items.
  case itemsExist(Identifiers)
  /// A change contains the items more than once.
  case repeatedItems(Identifiers)
  /// The destination of an insertion or move is one of the inserted or moved elements.
  case destinationIsMoved(String)

  /// The identifiers that caused an error.
  public struct Identifiers: Hashable, Sendable {
    /// The descriptions of the first ten identifiers.
    public var descriptions: [String]
    /// The number of identifiers.
    public var count: Int

    /// Creates a list of identifiers from their descriptions.
    public init(_ descriptions: [String]) {
      self.descriptions = Array(descriptions.prefix(10))
      count = descriptions.count
    }
  }
}

extension SnapshotError.Identifiers: CustomStringConvertible {
  /// At most ten identifiers in quotation marks, and the number of the others.
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

  /// Returns the identifiers that occur more than once, without repetitions.
  @usableFromInline static func repetitions<ID: Hashable>(in identifiers: [ID]) -> Identifiers {
    var seen: Set<ID> = []
    seen.reserveCapacity(identifiers.count)
    var repeated: Set<ID> = []
    let again = identifiers.filter { !seen.insert($0).inserted && repeated.insert($0).inserted }
    return describe(again)
  }
}
