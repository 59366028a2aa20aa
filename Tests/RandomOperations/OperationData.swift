import TestSupport
import UIKit

/// Sections of items, all with names, and the preferred height of each item.
@MainActor
final class OperationData {
  struct Section: Equatable {
    var name: Int
    var items: [Int]
  }

  var sections: [Section] = []
  private(set) var heights: [Int: CGFloat] = [:]
  private var lastName = 0

  func name(at indexPath: IndexPath) -> Int { sections[indexPath.section].items[indexPath.item] }

  func indexPath(ofName name: Int) -> IndexPath? {
    for (section, value) in sections.enumerated() {
      if let item = value.items.firstIndex(of: name) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }

  var indexPaths: [IndexPath] {
    sections.enumerated().flatMap { section, value in
      value.items.indices.map { IndexPath(item: $0, section: section) }
    }
  }

  func changeHeight(ofName name: Int, _ random: inout RepeatableRandom) {
    heights[name] = CGFloat(Int.random(in: 20...260, using: &random)) / 2
  }

  func replaceAll(_ random: inout RepeatableRandom) {
    sections = (0..<Int.random(in: 0...5, using: &random)).map { _ in newSection(&random) }
  }

  /// Removes sections from the end, or adds some there.
  func changeSectionCount(_ random: inout RepeatableRandom) {
    let count = Int.random(in: 0...5, using: &random)
    if count < sections.count {
      sections.removeLast(sections.count - count)
    } else {
      sections += (sections.count..<count).map { _ in newSection(&random) }
    }
  }

  func newSection(_ random: inout RepeatableRandom) -> Section {
    lastName += 1
    let name = lastName
    let count = random.once(in: 4) ? 0 : Int.random(in: 1...14, using: &random)
    return Section(name: name, items: (0..<count).map { _ in newItem(&random) })
  }

  func newItem(_ random: inout RepeatableRandom) -> Int {
    lastName += 1
    changeHeight(ofName: lastName, &random)
    return lastName
  }
}

/// A change of the data, and the corresponding calls of a collection view.
@MainActor
struct OperationChange {
  let old: [OperationData.Section]
  private(set) var new: [OperationData.Section]
  private var movedItem: Int?
  private var movedSection: Int?

  /// Creates random insertions, deletions, and moves of sections and items.
  init(of data: OperationData, _ random: inout RepeatableRandom) {
    old = data.sections
    new = data.sections
    if random.once(in: 4), !new.isEmpty {
      new.remove(at: Int.random(in: new.indices, using: &random))
    }
    var fresh: Int?
    if random.once(in: 4) {
      let section = data.newSection(&random)
      fresh = section.name
      new.insert(section, at: Int.random(in: 0...new.count, using: &random))
    }
    if random.once(in: 6), let from = new.indices.randomElement(using: &random),
      new[from].name != fresh
    {
      let section = new.remove(at: from)
      movedSection = section.name
      new.insert(section, at: Int.random(in: 0...new.count, using: &random))
    }
    let open = new.indices.filter { new[$0].name != fresh && new[$0].name != movedSection }
    guard !open.isEmpty else { return }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let section = random.pick(open)
      guard !new[section].items.isEmpty else { continue }
      new[section].items.remove(at: Int.random(in: new[section].items.indices, using: &random))
    }
    let from = random.pick(open)
    if random.once(in: 2), let item = new[from].items.randomElement(using: &random) {
      new[from].items.removeAll { $0 == item }
      let to = random.pick(open)
      new[to].items.insert(item, at: Int.random(in: 0...new[to].items.count, using: &random))
      movedItem = item
    }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let section = random.pick(open)
      new[section].items.insert(
        data.newItem(&random), at: Int.random(in: 0...new[section].items.count, using: &random))
    }
  }

  /// Calls the collection view's methods for the change, within a batch update, after the data
  /// changed.
  func tell(_ view: UICollectionView) {
    let oldNames = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1.name, $0) })
    let newNames = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1.name, $0) })
    for (index, section) in old.enumerated() where newNames[section.name] == nil {
      view.deleteSections(IndexSet(integer: index))
    }
    for (index, section) in new.enumerated() where oldNames[section.name] == nil {
      view.insertSections(IndexSet(integer: index))
    }
    if let movedSection, let from = oldNames[movedSection], let to = newNames[movedSection] {
      view.moveSection(from, toSection: to)
    }
    let oldPaths = paths(old) { newNames[$0.name] != nil }
    let newPaths = paths(new) { oldNames[$0.name] != nil }
    for (name, path) in oldPaths where newPaths[name] == nil { view.deleteItems(at: [path]) }
    for (name, path) in newPaths where oldPaths[name] == nil { view.insertItems(at: [path]) }
    if let movedItem, let from = oldPaths[movedItem], let to = newPaths[movedItem] {
      view.moveItem(at: from, to: to)
    }
  }

  private func paths(
    _ sections: [OperationData.Section], where isKept: (OperationData.Section) -> Bool
  ) -> [Int: IndexPath] {
    var paths: [Int: IndexPath] = [:]
    for (section, value) in sections.enumerated() where isKept(value) {
      for (item, name) in value.items.enumerated() {
        paths[name] = IndexPath(item: item, section: section)
      }
    }
    return paths
  }
}
