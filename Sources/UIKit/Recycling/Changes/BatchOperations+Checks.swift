extension BatchOperations {
  /// Checks the operations on sections against the numbers of sections before and after the update.
  func checkSections(
    from old: Int, to new: Int, _ words: RecyclerWords
  ) throws(BatchUpdateError) {
    try Self.checkSections(
      [
        ("deleted", deletedSections), ("moved", movedSections.map(\.from)),
        ("reloaded", reloadedSections),
      ], below: old, "before", words)
    try Self.checkSections(
      [("inserted", insertedSections), ("moved", movedSections.map(\.to))], below: new, "after",
      words)
    let expected = old + insertedSections.count - deletedSections.count
    guard expected != new else { return }
    throw BatchUpdateError(
      description: "The \(words.view) had \(old) section(s) before the update, which deletes "
        + "\(deletedSections.count) and inserts \(insertedSections.count), so that it must have "
        + "\(expected) after it, but numberOfSections(in:) returned \(new); "
        + (new > expected
          ? "call \(words.insertSectionsMethod) for the other \(new - expected) inserted section(s)."
          : "call \(words.deleteSectionsMethod) for the other \(expected - new) deleted section(s).")
    )
  }

  private static let indexRule =
    "deletions, reloads and sources of moves use index paths before the update, insertions and "
    + "destinations of moves index paths after it."

  private static func checkSections(
    _ uses: [(name: String, sections: [Int])], below count: Int, _ time: String,
    _ words: RecyclerWords
  ) throws(BatchUpdateError) {
    var known: [Int: String] = [:]
    for (name, sections) in uses {
      for section in sections {
        guard (0..<count).contains(section) else {
          throw BatchUpdateError(
            description:
              "Section \(section) is \(name) in an update, but the \(words.view) has only "
              + "\(count) section(s) \(time) it; \(Self.indexRule)")
        }
        if let other = known.updateValue(name, forKey: section) {
          throw BatchUpdateError(
            description: "Section \(section) of the data \(time) the update is both \(other) and "
              + "\(name) in it; use each section once in an update.")
        }
      }
    }
  }

  /// Checks that the items of all operations exist, and that each is used once.
  func checkItems(
    from old: [Int], to new: [Int], _ words: RecyclerWords
  ) throws(BatchUpdateError) {
    try Self.checkItems(
      [
        ("deleted", deletedItems), ("moved", movedItems.map(\.from)), ("reloaded", reloadedItems),
      ], in: old, "before", words)
    try Self.checkItems(
      [("reconfigured", reconfiguredItems)], in: old, "before", words, isOnce: false)
    try Self.checkItems(
      [("inserted", insertedItems), ("moved", movedItems.map(\.to))], in: new, "after", words)
  }

  private static func checkItems(
    _ uses: [(name: String, items: [IndexPath])], in counts: [Int], _ time: String,
    _ words: RecyclerWords, isOnce: Bool = true
  ) throws(BatchUpdateError) {
    var known: [IndexPath: String] = [:]
    for (name, items) in uses {
      for path in items {
        guard path.count == 2, counts.indices.contains(path.section) else {
          throw BatchUpdateError(
            description:
              "The \(words.item) at \(path.sentenceName) is \(name) in an update, but the "
              + "\(words.view) has "
              + "only \(counts.count) section(s) \(time) it; \(Self.indexRule)")
        }
        guard (0..<counts[path.section]).contains(path.item) else {
          throw BatchUpdateError(
            description:
              "The \(words.item) at \(path.sentenceName) is \(name) in an update, but section "
              + "\(path.section) has only \(counts[path.section]) \(words.item)(s) \(time) it; "
              + Self.indexRule)
        }
        if let other = known.updateValue(name, forKey: path), isOnce {
          throw BatchUpdateError(
            description:
              "The \(words.item) at \(path.sentenceName) of the data \(time) the update is both "
              + "\(other) and \(name) in it; use each \(words.item) once in an update.")
        }
      }
    }
  }

}

/// The numbers of deleted, inserted and moved items of each section.
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

  /// Checks the number of items of a section that is not deleted.
  ///
  /// - Parameters:
  ///   - section: The old index of the section.
  ///   - newSection: The new index of the section.
  ///   - old: The number of items before the update.
  ///   - new: The number of items after the update.
  func check(
    _ section: Int, _ newSection: Int, from old: Int, to new: Int, _ words: RecyclerWords
  ) throws(BatchUpdateError) {
    let deleted = deleted[section] ?? 0
    let inserted = inserted[newSection] ?? 0
    let out = movedOut[section] ?? 0
    let into = movedIn[newSection] ?? 0
    let expected = old - deleted - out + inserted + into
    guard expected != new else { return }
    let name =
      section == newSection ? "Section \(section)" : "Section \(newSection) (\(section) before)"
    throw BatchUpdateError(
      description:
        "\(name) had \(old) \(words.item)(s) before the update, which deletes \(deleted), moves "
        + "\(out) out, inserts \(inserted) and moves \(into) in, so that it must have \(expected) after "
        + "it, but \(words.countMethod) returned \(new); "
        + (new > expected
          ? "call \(words.insertMethod) for the other \(new - expected) inserted \(words.item)(s)."
          : "call \(words.deleteMethod) for the other \(expected - new) deleted \(words.item)(s)."))
  }
}
