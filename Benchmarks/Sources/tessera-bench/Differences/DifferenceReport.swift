import DiffableSnapshots
import UIKit

/// Measures what is done to snapshots, and prints it.
@MainActor struct DifferenceReport {
  var workload: String
  var count: Int

  private func report(
    _ metric: String, _ value: Double, _ unit: Measurement.Unit = .nanoseconds
  ) {
    Measurement(workload: workload, count: count, metric: metric, value: value, unit: unit).report()
  }

  /// Two snapshots that know nothing of each other, each with one section.
  func compare<ID: BenchmarkIdentifier>(_ old: [ID], _ new: [ID], usesLibrary: Bool) {
    let runs = count > 100_000 ? 5 : 15
    report(
      "operations", medianTime(runs: runs) { keep(Identifiers<ID>.snapshot(old)) })
    let (before, after) = (Identifiers<ID>.snapshot(old), Identifiers<ID>.snapshot(new))
    report("difference", medianTime(runs: runs) { keep(after.difference(from: before)) })
    report("floor", medianTime(runs: runs) { keep(differenceFloor(old, new)) })
    if usesLibrary {
      report("stdlib", medianTime(runs: 1) { keep(new.difference(from: old)) })
    }
    let difference = after.difference(from: before)
    report("difference-moves", Double(difference.movedItems.count), .elements)
    let (_, _, moves) = differenceFloor(old, new)
    report("floor-moves", Double(moves), .elements)
    report("memory", Double(memory { Identifiers<ID>.snapshot(old) }), .bytes)
  }

  /// A snapshot with two sections, and one in which a hundredth of the items has changed sections.
  func compareSections<ID: BenchmarkIdentifier>(_ items: [ID]) {
    var random = Xorshift(state: 88_172_645_463_325_252)
    func snapshot(_ halves: [[ID]]) -> Snapshot<Int, ID> {
      var snapshot = Snapshot<Int, ID>()
      do {
        try snapshot.appendSections([0, 1])
        for (section, half) in halves.enumerated() {
          try snapshot.appendItems(half, toSection: section)
        }
      } catch {
        fatalError("\(error)")
      }
      return snapshot
    }
    let halves = [Array(items.prefix(count / 2)), Array(items.suffix(count / 2))]
    var moved = halves
    for _ in 0..<count / 200 {
      for half in 0...1 {
        let item = moved[half].remove(at: random.next(moved[half].count))
        moved[1 - half].insert(item, at: random.next(moved[1 - half].count))
      }
    }
    let (before, after) = (snapshot(halves), snapshot(moved))
    report("operations", medianTime { keep(snapshot(halves)) })
    report("difference", medianTime { keep(after.difference(from: before)) })
    let (old, new) = (Array(halves.joined()), Array(moved.joined()))
    report("floor", medianTime { keep(differenceFloor(old, new)) })
    report("stdlib", medianTime(runs: 1) { keep(new.difference(from: old)) })
  }

  /// A snapshot of items, and what becomes of its copy by edits.
  func edit<ID: BenchmarkIdentifier>(_ items: [ID], by edits: [Edit<ID>], _ suffix: String) {
    let old = Identifiers<ID>.snapshot(items)
    func edited() -> Snapshot<Int, ID> {
      var snapshot = old
      for edit in edits { edit.make(in: &snapshot) }
      return snapshot
    }
    let new = edited()
    report("operations" + suffix, medianTime { keep(edited()) })
    report("difference" + suffix, medianTime { keep(new.difference(from: old)) })
    report("memory" + suffix, Double(memory { edited() }), .bytes)
    report("apply" + suffix, applyTime(items, edits))
  }

  /// What it takes a data source to show the change on a screen, cells included.
  private func applyTime<ID: BenchmarkIdentifier>(_ items: [ID], _ edits: [Edit<ID>]) -> Double {
    let screen = BenchmarkScreen<ID>()
    var old = NSDiffableDataSourceSnapshot<Int, ID>()
    old.appendSections([0])
    old.appendItems(items)
    var new = old
    for edit in edits { edit.make(in: &new) }
    screen.source.apply(old)
    let clock = ContinuousClock()
    let times = (1...30).map { turn in
      clock.measure {
        screen.source.apply(turn % 2 == 0 ? old : new, animatingDifferences: false)
      }
    }
    let median = times.sorted()[15].components
    return Double(median.seconds) * 1e9 + Double(median.attoseconds) / 1e9
  }

  /// Questions about items all over a snapshot.
  func query<ID: BenchmarkIdentifier>(_ items: [ID]) {
    let snapshot = Identifiers<ID>.snapshot(items)
    var random = Xorshift(state: 88_172_645_463_325_252)
    let some = (0..<10_000).map { _ in items[random.next(items.count)] }
    func each(_ question: (ID) -> Int) -> Double {
      medianTime {
        var sum = 0
        for id in some { sum &+= question(id) }
        keep(sum)
      } / Double(some.count)
    }
    report("contains", each { snapshot.contains(item: $0) ? 1 : 0 })
    report("index", each { snapshot.index(ofItem: $0)! })
    report("section", each { snapshot.section(containing: $0)! })
    report("memory", Double(memory { Identifiers<ID>.snapshot(items) }), .bytes)
  }
}

/// A list in a window, with a diffable data source.
@MainActor private final class BenchmarkScreen<ID: BenchmarkIdentifier> {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let source: UICollectionViewDiffableDataSource<Int, ID>

  init() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    window.addSubview(view)
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, indexPath, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
}
