@testable import UIKit

/// Sections of distinguishable items, with changes like an app's.
struct ListModel {
  struct Section: Equatable {
    var id: Int
    var items: [Int]
  }

  private(set) var sections: [Section] = []
  private var nextID = 0

  init(_ counts: [Int]) {
    sections = counts.map { count in
      Section(id: makeID(), items: (0..<count).map { _ in makeID() })
    }
  }

  private mutating func makeID() -> Int {
    nextID += 1
    return nextID
  }

  func item(at path: IndexPath) -> Int { sections[path.section].items[path.item] }

  /// Changes the lists at random, and returns the corresponding batch operations.
  mutating func change(_ random: inout RepeatableRandom) -> BatchOperations {
    var changes = BatchOperations()
    let old = sections
    var home: [Int: IndexPath] = [:]
    for (section, list) in old.enumerated() {
      for (item, id) in list.items.enumerated() { home[id] = [section, item] }
    }
    func isLucky(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

    // Sections: some are deleted, some are removed for moving, and the rest keep their order.
    var lifted: [Section] = []
    var kept: [Section] = []
    for (index, section) in old.enumerated() {
      if isLucky(0.12) {
        changes.deletedSections.append(index)
      } else if isLucky(0.1) {
        lifted.append(section)
      } else {
        kept.append(section)
      }
    }
    let fresh = (0..<(isLucky(0.3) ? 1 : 0)).map { _ in
      Section(
        id: makeID(), items: (0..<Int.random(in: 0...4, using: &random)).map { _ in makeID() })
    }
    for section in lifted + fresh {
      kept.insert(section, at: .random(in: 0...kept.count, using: &random))
    }
    // An apparent move also counts as a move.
    let freshIDs = Set(fresh.map(\.id))
    for (index, section) in kept.enumerated() {
      if freshIDs.contains(section.id) { changes.insertedSections.append(index) }
      if let from = lifted.firstIndex(where: { $0.id == section.id }) {
        changes.movedSections.append((old.firstIndex(of: lifted[from])!, index))
      }
    }

    // Items of sections that stay: some are deleted, some are moved between sections, some are
    // inserted.
    var movers: [Int] = []
    for index in kept.indices where !freshIDs.contains(kept[index].id) {
      kept[index].items.removeAll { id in
        if isLucky(0.15) {
          changes.deletedItems.append(home[id]!)
          return true
        }
        if isLucky(0.1) {
          movers.append(id)
          return true
        }
        return false
      }
    }
    var comers: Set<Int> = []
    let targets = kept.indices.filter { !freshIDs.contains(kept[$0].id) }
    for _ in 0..<Int.random(in: 0...3, using: &random) where !targets.isEmpty {
      let id = makeID()
      comers.insert(id)
      let index = targets.randomElement(using: &random)!
      kept[index].items.insert(id, at: .random(in: 0...kept[index].items.count, using: &random))
    }
    for id in movers {
      let index = targets.randomElement(using: &random)!
      kept[index].items.insert(id, at: .random(in: 0...kept[index].items.count, using: &random))
    }
    for (section, list) in kept.enumerated() {
      for (item, id) in list.items.enumerated() {
        if comers.contains(id) { changes.insertedItems.append([section, item]) }
        if movers.contains(id) { changes.movedItems.append((home[id]!, [section, item])) }
      }
    }
    changes.deletedItems.shuffle(using: &random)
    changes.insertedItems.shuffle(using: &random)
    sections = kept
    return changes
  }
}
