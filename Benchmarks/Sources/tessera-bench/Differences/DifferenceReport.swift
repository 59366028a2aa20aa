import DiffableSnapshots
import UIKit

/// Measures operations on snapshots, and prints the results.
@MainActor struct DifferenceReport {
  var workload: String
  var count: Int

  private func report(_ metric: String, _ value: Spread) {
    Measurement(workload: workload, count: count, metric: metric, value: value).report()
  }

  private func report(_ metric: String, _ value: Double, _ unit: Measurement.Unit) {
    Measurement(workload: workload, count: count, metric: metric, value: value, unit: unit).report()
  }

  /// Compares two unrelated snapshots with one section each.
  func compare<ID: BenchmarkIdentifier>(_ old: [ID], _ new: [ID], usesLibrary: Bool) {
    let runs = count > 100_000 ? 5 : 15
    report(
      "operations", measureTime(runs: runs) { keep(Identifiers<ID>.snapshot(old)) })
    let (before, after) = (Identifiers<ID>.snapshot(old), Identifiers<ID>.snapshot(new))
    report("difference", measureTime(runs: runs) { keep(after.difference(from: before)) })
    report(
      "whole",
      measureTime(runs: runs) { keep(Identifiers<ID>.snapshot(new).difference(from: before)) })
    report("floor", measureTime(runs: runs) { keep(differenceFloor(old, new)) })
    if usesLibrary {
      report("stdlib", measureTime(runs: 1) { keep(new.difference(from: old)) })
    }
    let difference = after.difference(from: before)
    report("difference-moves", Double(difference.movedItems.count), .elements)
    let (_, _, moves) = differenceFloor(old, new)
    report("floor-moves", Double(moves), .elements)
    report("apply", applyTime(Self.shown([old]), Self.shown([new]), runs: runs))
    report("memory", Double(memory { Identifiers<ID>.snapshot(old) }), .bytes)
  }

  /// Compares a snapshot with two sections and one in which a hundredth of the items has changed
  /// sections.
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
    report("operations", measureTime { keep(snapshot(halves)) })
    report("difference", measureTime { keep(after.difference(from: before)) })
    let (old, new) = (Array(halves.joined()), Array(moved.joined()))
    report("floor", measureTime { keep(differenceFloor(old, new)) })
    report("stdlib", measureTime(runs: 1) { keep(new.difference(from: old)) })
    report("apply", applyTime(Self.shown(halves), Self.shown(moved)))
    report("memory", Double(memory { snapshot(halves) }), .bytes)
  }

  /// Measures a snapshot of items, and edits of its copy.
  ///
  /// - Returns: The results, by metric.
  @discardableResult
  func edit<ID: BenchmarkIdentifier>(
    _ items: [ID], by edits: [Edit<ID>], _ suffix: String
  ) -> [String: Spread] {
    let old = Identifiers<ID>.snapshot(items)
    func edited() -> Snapshot<Int, ID> {
      var snapshot = old
      for edit in edits { edit.make(in: &snapshot) }
      return snapshot
    }
    let new = edited()
    let shown = Self.shown([items])
    var changed = shown
    for edit in edits { edit.make(in: &changed) }
    let results = [
      "operations": measureTime { keep(edited()) },
      "difference": measureTime { keep(new.difference(from: old)) },
      "apply": applyTime(shown, changed),
      "apply-animated": applyTime(shown, changed, isAnimated: true),
      "memory": Spread([Double(memory { edited() })]),
    ]
    report(results, suffix)
    return results
  }

  /// Measures one insertion, one deletion, and one move, and prints the maximum of each.
  func editOnce<ID: BenchmarkIdentifier>(_ items: [ID], by edits: [String: Edit<ID>]) {
    var worst: [String: Spread] = [:]
    for (name, edit) in edits.sorted(by: { $0.key < $1.key }) {
      worst.merge(self.edit(items, by: [edit], "-" + name)) { $0.median > $1.median ? $0 : $1 }
    }
    report(worst, "")
  }

  /// Measures the minimum work and the standard library's difference for an edited list.
  func compareEdited<ID: BenchmarkIdentifier>(
    _ items: [ID], by edits: [Edit<ID>], usesLibrary: Bool
  ) {
    var snapshot = Identifiers<ID>.snapshot(items)
    for edit in edits { edit.make(in: &snapshot) }
    let new = snapshot.itemIDs
    report("floor", measureTime(runs: 5) { keep(differenceFloor(items, new)) })
    if usesLibrary {
      report("stdlib", measureTime(runs: 1) { keep(new.difference(from: items)) })
    }
  }

  private func report(_ results: [String: Spread], _ suffix: String) {
    for (metric, value) in results.sorted(by: { $0.key < $1.key }) {
      Measurement(
        workload: workload, count: count, metric: metric + suffix, value: value,
        unit: metric == "memory" ? .bytes : .nanoseconds
      ).report()
    }
  }

  /// Returns the time in which a data source applies a change on a screen, including cells, and
  /// applies its reverse.
  private func applyTime<ID: BenchmarkIdentifier>(
    _ old: NSDiffableDataSourceSnapshot<Int, ID>, _ new: NSDiffableDataSourceSnapshot<Int, ID>,
    runs: Int = 301, isAnimated: Bool = false
  ) -> Spread {
    let screen = BenchmarkScreen<ID>()
    screen.source.apply(old)
    return screen.timeOfChanges(between: old, and: new, runs: runs, isAnimated: isAnimated)
  }

  /// Measures one insertion among the visible items: before the item 3.
  func editInSight<ID: BenchmarkIdentifier>(_ items: [ID], inserting new: ID) {
    let shown = Self.shown([items])
    var changed = shown
    Edit.insert(new, after: items[2]).make(in: &changed)
    for (metric, isAnimated) in [
      ("apply-insert-in-sight", false), ("apply-animated-insert-in-sight", true),
    ] {
      report(metric, applyTime(shown, changed, isAnimated: isAnimated))
    }
  }

  /// Measures one insertion in a list of self-sizing cells, after many of them were visible.
  func editMeasured<ID: BenchmarkIdentifier>(_ items: [ID], by edit: Edit<ID>) {
    let old = Self.shown([items])
    var new = old
    edit.make(in: &new)
    for rows in [100, 10_000] {
      let screen = BenchmarkScreen<ID>(height: .estimated(44))
      screen.source.apply(old)
      screen.show(rows: rows)
      report(
        "apply-\(rows)-measured", screen.timeOfChanges(between: old, and: new, runs: 31))
    }
  }

  /// Returns the snapshot of lists of items, one for each section.
  private static func shown<ID: BenchmarkIdentifier>(
    _ sections: [[ID]]
  ) -> NSDiffableDataSourceSnapshot<Int, ID> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, ID>()
    snapshot.appendSections(Array(sections.indices))
    for (section, items) in sections.enumerated() {
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  /// Measures queries for items throughout a snapshot.
  func query<ID: BenchmarkIdentifier>(_ items: [ID]) {
    let snapshot = Identifiers<ID>.snapshot(items)
    var random = Xorshift(state: 88_172_645_463_325_252)
    let some = (0..<10_000).map { _ in items[random.next(items.count)] }
    func each(_ question: (ID) -> Int) -> Spread {
      measureTime {
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
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<Int, ID>

  /// Creates a list.
  ///
  /// - Parameter height: The height of rows; if it is estimated, cells prefer a slightly larger
  ///   height.
  init(height: NSCollectionLayoutDimension = .absolute(44)) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: height)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    view.register(TallerCell.self, forCellWithReuseIdentifier: "cell")
    window.addSubview(view)
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, indexPath, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// Returns the times for applying one of two snapshots after the other; the first one is
  /// displayed.
  func timeOfChanges(
    between old: NSDiffableDataSourceSnapshot<Int, ID>,
    and new: NSDiffableDataSourceSnapshot<Int, ID>, runs: Int, isAnimated: Bool = false
  ) -> Spread {
    var isOld = true
    return measureTime(runs: runs) {
      isOld.toggle()
      source.apply(isOld ? old : new, animatingDifferences: isAnimated)
    }
  }

  /// Scrolls down until a number of rows have been visible.
  func show(rows: Int) {
    while (view.indexPathsForVisibleItems.map(\.item).max() ?? 0) < rows {
      view.contentOffset.y += view.bounds.height
      view.layoutIfNeeded()
    }
  }
}

/// A cell that is slightly higher than the estimate of rows.
private final class TallerCell: UICollectionViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 47)
  }
}
