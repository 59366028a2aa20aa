import DiffableSnapshots
import Foundation
import UIKit

/// Operations on snapshots, for measurement.
struct DifferenceWorkload: Sendable {
  var name: String
  var counts: [Int]
  var measure: @MainActor @Sendable (DifferenceReport) -> Void

  static let all =
    workloads(of: Int.self) + workloads(of: String.self) + workloads(of: UUID.self)

  private static func workloads<ID: BenchmarkIdentifier>(of type: ID.Type) -> [DifferenceWorkload] {
    let many = [100_000, 1_000_000]
    return [
      DifferenceWorkload(name: "diff-random-\(type)", counts: many) { report in
        let old = Identifiers<ID>.list(report.count)
        report.compare(old, Identifiers<ID>.edited(old), usesLibrary: report.count <= 100_000)
      },
      DifferenceWorkload(name: "diff-shuffle-\(type)", counts: [10_000]) { report in
        var random = Xorshift(state: 88_172_645_463_325_252)
        let old = Identifiers<ID>.list(report.count)
        report.compare(old, old.shuffled(using: &random), usesLibrary: false)
      },
      DifferenceWorkload(name: "diff-append-\(type)", counts: [100_000]) { report in
        let all = Identifiers<ID>.list(report.count + 1000)
        report.compare(Array(all.prefix(report.count)), all, usesLibrary: true)
        report.edit(
          Array(all.prefix(report.count)), by: [.append(Array(all.suffix(1000)))], "-copy")
      },
      DifferenceWorkload(name: "diff-sections-\(type)", counts: [10_000]) { report in
        report.compareSections(Identifiers<ID>.list(report.count))
      },
      DifferenceWorkload(name: "edit-one-\(type)", counts: many) { report in
        let all = Identifiers<ID>.list(report.count + 1)
        let (items, middle) = (Array(all.dropLast()), report.count / 2)
        let edits: [String: Edit<ID>] = [
          "insert": .insert(all[report.count], after: all[middle]),
          "delete": .delete(all[middle]),
          "move": .move(all[middle], after: all[report.count / 3]),
        ]
        report.editOnce(items, by: edits)
        report.editInSight(items, inserting: all[report.count])
        report.editMeasured(items, by: edits["insert"]!)
        report.compareEdited(items, by: [edits["insert"]!], usesLibrary: true)
      },
      DifferenceWorkload(name: "edit-1000-\(type)", counts: many) { report in
        let items = Identifiers<ID>.list(report.count)
        let edits = Identifiers<ID>.thousandEdits(of: items)
        report.edit(items, by: edits, "")
        report.compareEdited(items, by: edits, usesLibrary: report.count <= 100_000)
      },
      DifferenceWorkload(name: "query-\(type)", counts: many) { report in
        report.query(Identifiers<ID>.list(report.count))
      },
    ]
  }
}

/// Lists of identifiers, and snapshots of them.
enum Identifiers<ID: BenchmarkIdentifier> {
  static func list(_ count: Int) -> [ID] { (0..<count).map { ID(number: $0) } }

  static func snapshot(_ items: [ID]) -> Snapshot<Int, ID> {
    var snapshot = Snapshot<Int, ID>()
    do {
      try snapshot.appendSections([0])
      try snapshot.appendItems(items)
    } catch {
      fatalError("\(error)")
    }
    return snapshot
  }

  /// Returns the list with one of a hundred items deleted, as many inserted, and as many moved, at
  /// random.
  static func edited(_ old: [ID]) -> [ID] {
    var random = Xorshift(state: 88_172_645_463_325_252)
    let share = old.count / 100
    var leaving: Set<Int> = []
    while leaving.count < 2 * share { leaving.insert(random.next(old.count)) }
    // The first half of them, in ascending order or not, is moved.
    var arriving = leaving.sorted().enumerated().filter { $0.offset % 2 == 0 }.map {
      old[$0.element]
    }
    arriving += (old.count..<old.count + share).map { ID(number: $0) }
    arriving.shuffle(using: &random)
    var places: [Int: [ID]] = [:]
    for id in arriving { places[random.next(old.count), default: []].append(id) }
    var new: [ID] = []
    new.reserveCapacity(old.count)
    for (place, id) in old.enumerated() {
      if let here = places[place] { new += here }
      if !leaving.contains(place) { new.append(id) }
    }
    return new
  }

  /// Returns equal numbers of deletions, insertions, and moves, at random.
  static func thousandEdits(of items: [ID]) -> [Edit<ID>] {
    var random = Xorshift(state: 88_172_645_463_325_252)
    var used: Set<Int> = []
    func unused() -> ID {
      while true {
        let place = random.next(items.count)
        if used.insert(place).inserted { return items[place] }
      }
    }
    return (0..<1000).map { number in
      switch number % 3 {
      case 0: .delete(unused())
      case 1: .insert(ID(number: items.count + number), after: unused())
      default: .move(unused(), after: unused())
      }
    }
  }
}
