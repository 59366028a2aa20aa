extension BatchOperations {
  /// Checks the changes of sections against their number before and after.
  func checkSections(from old: Int, to new: Int) throws(BatchUpdateError) {
    try Self.checkPlaces(
      [
        ("deleted", deletedSections), ("moved", movedSections.map(\.from)),
        ("reloaded", reloadedSections),
      ], below: old, "before")
    try Self.checkPlaces(
      [("inserted", insertedSections), ("moved", movedSections.map(\.to))], below: new, "after")
    let expected = old + insertedSections.count - deletedSections.count
    guard expected != new else { return }
    throw BatchUpdateError(
      description: "The collection view had \(old) section(s) before the update, in which "
        + "\(deletedSections.count) of them are deleted and \(insertedSections.count) are inserted, so "
        + "that \(expected) have to be there after it, but numberOfSections(in:) returned \(new); "
        + (new > expected
          ? "call insertSections(_:) for the \(new - expected) that came besides."
          : "call deleteSections(_:) for the \(expected - new) that went besides."))
  }

  private static func checkPlaces(
    _ uses: [(name: String, sections: [Int])], below count: Int, _ time: String
  ) throws(BatchUpdateError) {
    var known: [Int: String] = [:]
    for (name, sections) in uses {
      for section in sections {
        guard (0..<count).contains(section) else {
          throw BatchUpdateError(
            description: "Section \(section) is \(name) in an update, but there are only \(count) "
              + "section(s) \(time) it; what is deleted, reloaded or moved away is named by its place "
              + "before the update, what is inserted or moved in by its place after it.")
        }
        if let other = known.updateValue(name, forKey: section) {
          throw BatchUpdateError(
            description: "Section \(section) of the data \(time) the update is both \(other) and "
              + "\(name) in it; name every section once in an update.")
        }
      }
    }
  }

  /// Checks that every named item is there, and is named once.
  func checkItems(from old: [Int], to new: [Int]) throws(BatchUpdateError) {
    try Self.checkItems(
      [
        ("deleted", deletedItems), ("moved", movedItems.map(\.from)), ("reloaded", reloadedItems),
      ], in: old, "before")
    try Self.checkItems([("reconfigured", reconfiguredItems)], in: old, "before", isOnce: false)
    try Self.checkItems(
      [("inserted", insertedItems), ("moved", movedItems.map(\.to))], in: new, "after")
  }

  private static func checkItems(
    _ uses: [(name: String, items: [IndexPath])], in counts: [Int], _ time: String,
    isOnce: Bool = true
  ) throws(BatchUpdateError) {
    var known: [IndexPath: String] = [:]
    for (name, items) in uses {
      for path in items {
        guard path.count == 2, counts.indices.contains(path.section) else {
          throw BatchUpdateError(
            description:
              "The item at \(path.sentenceName) is \(name) in an update, but there are only "
              + "\(counts.count) section(s) \(time) it; what is deleted, reloaded or moved away is "
              + "named by its place before the update, what is inserted or moved in by its place after "
              + "it.")
        }
        guard (0..<counts[path.section]).contains(path.item) else {
          throw BatchUpdateError(
            description: "The item at \(path.sentenceName) is \(name) in an update, but section "
              + "\(path.section) has only \(counts[path.section]) item(s) \(time) it; what is deleted, "
              + "reloaded or moved away is named by its place before the update, what is inserted or "
              + "moved in by its place after it.")
        }
        if let other = known.updateValue(name, forKey: path), isOnce {
          throw BatchUpdateError(
            description: "The item at \(path.sentenceName) of the data \(time) the update is both "
              + "\(other) and \(name) in it; name every item once in an update.")
        }
      }
    }
  }

}

/// How many items each section loses and gains.
struct ItemTally {
  private let deleted: [Int: Int]
  private let movedOut: [Int: Int]
  private let inserted: [Int: Int]
  private let movedIn: [Int: Int]

  init(_ changes: BatchOperations) {
    func count(_ items: some Sequence<IndexPath>) -> [Int: Int] {
      items.reduce(into: [:]) { $0[$1.section, default: 0] += 1 }
    }
    deleted = count(changes.deletedItems)
    movedOut = count(changes.movedItems.lazy.map(\.from))
    inserted = count(changes.insertedItems)
    movedIn = count(changes.movedItems.lazy.map(\.to))
  }

  /// Checks the number of items of a section that stays, by its places before and after.
  func check(
    _ section: Int, _ place: Int, from old: Int, to new: Int
  ) throws(BatchUpdateError) {
    let deleted = deleted[section] ?? 0
    let inserted = inserted[place] ?? 0
    let out = movedOut[section] ?? 0
    let into = movedIn[place] ?? 0
    let expected = old - deleted - out + inserted + into
    guard expected != new else { return }
    let name = section == place ? "Section \(section)" : "Section \(place) (\(section) before)"
    throw BatchUpdateError(
      description: "\(name) had \(old) item(s) before the update, in which \(deleted) of them are "
        + "deleted and \(out) moved out, and \(inserted) are inserted and \(into) moved in, so that "
        + "\(expected) have to be there after it, but collectionView(_:numberOfItemsInSection:) "
        + "returned \(new); "
        + (new > expected
          ? "call insertItems(at:) for the \(new - expected) that came besides."
          : "call deleteItems(at:) for the \(expected - new) that went besides."))
  }
}
