import UIKit

/// The cost of many sections: describing them, describing them again, and inserting an item.
@MainActor
enum SectionsWorkload {
  static let name = "sections"
  /// The number of items in each section.
  static let itemsPerSection = 3

  static func measure(count: Int) {
    func report(_ metric: String, _ value: Spread, _ unit: Measurement.Unit = .nanoseconds) {
      Measurement(workload: name, count: count, metric: metric, value: value, unit: unit).report()
    }
    let runs = count > 100_000 ? 3 : 7
    let repetitions = max(1, 1000 / count)
    func perSection(_ screen: SectionedScreen) -> Spread {
      measureTime(runs: runs, repetitions: repetitions) { screen.invalidate() } / Double(count)
    }

    report(
      "ready",
      measureTime(runs: 3) {
        keep(SectionedScreen(count, layout: UICollectionViewCompositionalLayout(section: row(44))))
      })
    report(
      "ready-memory",
      Spread([
        Double(
          memory {
            SectionedScreen(count, layout: UICollectionViewCompositionalLayout(section: row(44)))
          })
      ]), .bytes)

    let shared = row(44)
    report(
      "invalidate",
      perSection(
        SectionedScreen(count, layout: UICollectionViewCompositionalLayout { _, _ in shared })))
    report(
      "provider",
      perSection(
        SectionedScreen(count, layout: UICollectionViewCompositionalLayout { _, _ in row(44) })))
    report(
      "provider-12-layouts",
      perSection(
        SectionedScreen(
          count,
          layout: UICollectionViewCompositionalLayout { section, _ in
            row(CGFloat(40 + section % 12))
          })))
    report(
      "provider-alone",
      measureTime(runs: runs, repetitions: repetitions) {
        for _ in 0..<count { keep(row(44)) }
      } / Double(count))

    for (metric, layout) in [
      ("insert", UICollectionViewCompositionalLayout(section: row(44))),
      ("insert-provider", UICollectionViewCompositionalLayout { _, _ in shared }),
    ] {
      let screen = DiffableScreen(count, layout: layout)
      report(metric, measureTime(runs: 31) { screen.toggle() })
    }
    let batches = SectionedScreen(
      count, layout: UICollectionViewCompositionalLayout(section: row(44)))
    report("insert-batch", measureTime(runs: 15) { batches.toggle() })
  }

  /// Returns a section of rows of a height.
  static func row(_ height: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 1
    return section
  }
}

/// A collection view in a window, with sections that count their items.
@MainActor
private final class SectionedScreen: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let count: Int
  private var isLonger = false

  init(_ count: Int, layout: UICollectionViewLayout) {
    self.count = count
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func invalidate() {
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
  }

  /// Inserts an item in the first section, or deletes it again.
  func toggle() {
    let path = [IndexPath(item: 1, section: 0)]
    UIView.performWithoutAnimation {
      view.performBatchUpdates { [self] in
        isLonger.toggle()
        if isLonger { view.insertItems(at: path) } else { view.deleteItems(at: path) }
      }
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { SectionsWorkload.itemsPerSection + (section == 0 && isLonger ? 1 : 0) }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// A collection view in a window, with a diffable data source.
@MainActor
private final class DiffableScreen {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let source: UICollectionViewDiffableDataSource<Int, Int>
  private let old: NSDiffableDataSourceSnapshot<Int, Int>
  private let new: NSDiffableDataSourceSnapshot<Int, Int>
  private var isLonger = false

  init(_ count: Int, layout: UICollectionViewLayout) {
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    window.addSubview(view)
    window.makeKeyAndVisible()
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    let items = SectionsWorkload.itemsPerSection
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(Array(0..<count))
    for section in 0..<count {
      snapshot.appendItems(
        Array(section * items..<(section + 1) * items), toSection: section)
    }
    old = snapshot
    snapshot.insertItems([-1], afterItem: 1)
    new = snapshot
    source.apply(old)
    window.layoutIfNeeded()
  }

  /// Inserts an item in the first section, or deletes it again.
  func toggle() {
    isLonger.toggle()
    source.apply(isLonger ? new : old, animatingDifferences: false)
  }
}
