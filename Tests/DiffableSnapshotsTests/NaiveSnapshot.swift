import DiffableSnapshots

/// A naive model of `Snapshot`: arrays with linear search.
struct NaiveSnapshot: Equatable {
  struct Section: Equatable {
    var name: Int
    var items: [Int]
  }

  var sections: [Section] = []
  var reloaded: [Int] = []
  var reconfigured: [Int] = []
  var reloadedSections: [Int] = []

  var allItems: [Int] { sections.flatMap(\.items) }

  func sectionIndex(_ name: Int) -> Int? { sections.firstIndex { $0.name == name } }

  func sectionIndex(ofItem item: Int) -> Int? {
    sections.firstIndex { $0.items.contains(item) }
  }

  private mutating func take(_ items: [Int]) {
    let items = Set(items)
    for index in sections.indices { sections[index].items.removeAll { items.contains($0) } }
  }

  /// Each change says whether it was allowed.
  mutating func append(_ items: [Int], to name: Int?) -> Bool {
    guard Set(items).count == items.count, let last = sections.last,
      sectionIndex(name ?? last.name) != nil
    else { return false }
    take(items)
    sections[sectionIndex(name ?? last.name)!].items += items
    return true
  }

  mutating func insert(_ items: [Int], after: Bool, _ neighbour: Int) -> Bool {
    guard Set(items).count == items.count, let home = sectionIndex(ofItem: neighbour),
      !items.contains(neighbour)
    else { return false }
    take(items)
    let place = sections[home].items.firstIndex(of: neighbour)!
    sections[home].items.insert(contentsOf: items, at: after ? place + 1 : place)
    return true
  }

  mutating func delete(_ items: [Int]) {
    take(items)
    dropStaleMarks()
  }

  mutating func move(_ item: Int, after: Bool, _ neighbour: Int) -> Bool {
    guard sectionIndex(ofItem: item) != nil, sectionIndex(ofItem: neighbour) != nil,
      item != neighbour
    else { return false }
    return insert([item], after: after, neighbour)
  }

  mutating func appendSections(_ names: [Int]) -> Bool {
    guard Set(names).count == names.count, !names.contains(where: { sectionIndex($0) != nil })
    else { return false }
    sections += names.map { Section(name: $0, items: []) }
    return true
  }

  mutating func insertSections(_ names: [Int], after: Bool, _ neighbour: Int) -> Bool {
    guard let place = sectionIndex(neighbour), Set(names).count == names.count,
      !names.contains(where: { sectionIndex($0) != nil })
    else { return false }
    sections.insert(
      contentsOf: names.map { Section(name: $0, items: []) }, at: after ? place + 1 : place)
    return true
  }

  mutating func deleteSections(_ names: [Int]) {
    sections.removeAll { names.contains($0.name) }
    dropStaleMarks()
  }

  mutating func moveSection(_ name: Int, after: Bool, _ neighbour: Int) -> Bool {
    guard let from = sectionIndex(name), sectionIndex(neighbour) != nil, name != neighbour
    else { return false }
    let moved = sections.remove(at: from)
    let place = sectionIndex(neighbour)!
    sections.insert(moved, at: after ? place + 1 : place)
    return true
  }

  mutating func mark(_ items: [Int], _ list: WritableKeyPath<NaiveSnapshot, [Int]>) -> Bool {
    guard items.allSatisfy({ sectionIndex(ofItem: $0) != nil }) else { return false }
    for item in items where !self[keyPath: list].contains(item) {
      self[keyPath: list].append(item)
    }
    return true
  }

  mutating func markSections(_ names: [Int]) -> Bool {
    guard names.allSatisfy({ sectionIndex($0) != nil }) else { return false }
    for name in names where !reloadedSections.contains(name) { reloadedSections.append(name) }
    return true
  }

  private mutating func dropStaleMarks() {
    if reloaded.isEmpty, reconfigured.isEmpty, reloadedSections.isEmpty { return }
    let left = Set(allItems)
    reloaded.removeAll { !left.contains($0) }
    reconfigured.removeAll { !left.contains($0) }
    let names = sections.map(\.name)
    reloadedSections.removeAll { !names.contains($0) }
  }
}
