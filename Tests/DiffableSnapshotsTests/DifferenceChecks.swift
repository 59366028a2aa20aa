import DiffableSnapshots
import Testing

extension DifferenceTests {
  /// Checks a difference in every respect; says whether anything is wrong.
  func check(
    from old: Snapshot<Int, Int>, to new: Snapshot<Int, Int>, _ label: String
  ) -> Bool {
    let difference = new.difference(from: old)
    let (before, after) = (Lists(old), Lists(new))
    let problems = [
      after == before.applying(difference, insertingFrom: after)
        ? nil : "applying the difference does not give the target",
      miscount(difference, before, after),
      excess(difference, before, after),
    ].compactMap { $0 }
    for problem in problems {
      Issue.record(
        """
        \(label): \(problem)
        from \(before)
        to   \(after)
        by   \(difference)
        """)
    }
    return !problems.isEmpty
  }

  /// Sections and their items as arrays.
  struct Lists: Equatable {
    var names: [Int]
    var items: [[Int]]

    init(_ snapshot: Snapshot<Int, Int>) {
      names = snapshot.sectionIDs
      items = names.map { snapshot.itemIDs(in: $0)! }
    }

    /// Makes a batch of changes as collection views do: everything that is deleted or moved is
    /// taken out by its old place, what stays keeps its order, and what is inserted or moved is put
    /// where it is to be in the end, in ascending order.
    func applying(_ difference: SnapshotDifference, insertingFrom target: Lists) -> Lists? {
      var sections: [(name: Int, items: [Int?])] = zip(names, items).map { ($0, $1) }
      func take(_ position: SnapshotPosition) -> Int? {
        guard sections.indices.contains(position.section),
          sections[position.section].items.indices.contains(position.item)
        else { return nil }
        defer { sections[position.section].items[position.item] = nil }
        return sections[position.section].items[position.item]
      }
      var arriving: [(place: SnapshotPosition, item: Int)] = []
      for move in difference.movedItems {
        guard let item = take(move.from) else { return nil }
        arriving.append((move.to, item))
      }
      for position in difference.deletedItems { guard take(position) != nil else { return nil } }
      for position in difference.insertedItems {
        arriving.append((position, target.items[position.section][position.item]))
      }
      let moved = Set(difference.movedSections.map(\.from))
      let gone = moved.union(difference.deletedSections)
      var result = sections.indices.filter { !gone.contains($0) }.map { sections[$0] }
      // What was there before comes by moves.
      let old = Set(self.items.joined())
      let inserted: [(Int, (name: Int, items: [Int?]))] = difference.insertedSections.map { place in
        return (place, (target.names[place], target.items[place].filter { !old.contains($0) }))
      }
      let arrivingSections =
        inserted + difference.movedSections.map { ($0.to, sections[$0.from]) }
      for (place, section) in arrivingSections.sorted(by: { $0.0 < $1.0 }) {
        guard place <= result.count else { return nil }
        result.insert(section, at: place)
      }
      for index in result.indices { result[index].items.removeAll { $0 == nil } }
      for (place, item) in arriving.sorted(by: { $0.place < $1.place }) {
        guard result.indices.contains(place.section),
          place.item <= result[place.section].items.count
        else { return nil }
        result[place.section].items.insert(item, at: place.item)
      }
      var lists = self
      lists.names = result.map(\.name)
      lists.items = result.map { $0.items.compactMap { $0 } }
      return lists
    }
  }

  /// The rule of UIKit's for the counts of sections that stay.
  private func miscount(
    _ difference: SnapshotDifference, _ before: Lists, _ after: Lists
  ) -> String? {
    // Moves within a section count on both sides.
    var counts = before.items.map(\.count)
    for position in difference.deletedItems { counts[position.section] -= 1 }
    for move in difference.movedItems { counts[move.from.section] -= 1 }
    var arrivals = after.items.map { _ in 0 }
    for position in difference.insertedItems { arrivals[position.section] += 1 }
    for move in difference.movedItems { arrivals[move.to.section] += 1 }
    let newPlaces = Dictionary(uniqueKeysWithValues: after.names.enumerated().map { ($1, $0) })
    let deletedFrom = Set(difference.deletedItems.map(\.section))
    let deletedSections = Set(difference.deletedSections)
    for (old, name) in before.names.enumerated() {
      guard let new = newPlaces[name] else {
        if !deletedSections.contains(old) { return "section \(name) is not deleted" }
        if deletedFrom.contains(old) { return "items of the deleted section \(name) are listed" }
        continue
      }
      let expected = counts[old] + arrivals[new]
      if expected != after.items[new].count { return "section \(name) would have \(expected)" }
    }
    for place in difference.insertedSections
    where difference.insertedItems.contains(where: { $0.section == place }) {
      return "items of the inserted section \(place) are listed"
    }
    return nil
  }

  /// Compares the numbers of changes with the least that any difference can have.
  private func excess(
    _ difference: SnapshotDifference, _ before: Lists, _ after: Lists
  ) -> String? {
    let stay = before.names.filter(Set(after.names).contains)
    let sectionMoves = stay.count - longestCommon(stay, after.names)
    guard difference.movedSections.count == sectionMoves else {
      return "\(difference.movedSections.count) sections are moved instead of \(sectionMoves)"
    }
    var itemMoves = 0
    let oldItems = Set(before.items.joined())
    let oldPlaces = Dictionary(uniqueKeysWithValues: before.names.enumerated().map { ($1, $0) })
    for (new, name) in after.names.enumerated() {
      let here = after.items[new].filter(oldItems.contains)
      let old = oldPlaces[name].map { before.items[$0] } ?? []
      itemMoves += here.count - longestCommon(old, here)
    }
    guard difference.movedItems.count == itemMoves else {
      return "\(difference.movedItems.count) items are moved instead of \(itemMoves)"
    }
    return nil
  }

  /// The length of the longest common subsequence of lists without repetitions, by dealing the
  /// second list into piles (patience sorting).
  private func longestCommon(_ old: [Int], _ new: [Int]) -> Int {
    let places = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
    var tops: [Int] = []
    for item in new {
      guard let place = places[item] else { continue }
      var (low, high) = (0, tops.count)
      while low < high {
        let middle = (low + high) / 2
        if tops[middle] < place { low = middle + 1 } else { high = middle }
      }
      if low == tops.count { tops.append(place) } else { tops[low] = place }
    }
    return tops.count
  }
}
