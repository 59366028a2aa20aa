import CAllocations
import UIKit

/// A collection view that is scrolled screen by screen, and what a step costs.
///
/// A step goes one screen further, so that everything on screen is new: cells are reused, filled, placed and,
/// where they size themselves, measured. What a step costs must not depend on the number of items.
@MainActor
struct ViewWorkload {
  let name: String
  let makeLayout: @MainActor () -> UICollectionViewLayout

  static let all = [
    ViewWorkload(name: "view") {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(131)),
        subitems: [item])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    },
    ViewWorkload(name: "view-self-sizing") {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    },
    ViewWorkload(name: "view-flow") {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 130, height: 130)
      layout.minimumInteritemSpacing = 1
      layout.minimumLineSpacing = 1
      return layout
    },
  ]

  func measure(count: Int) {
    func report(_ metric: String, _ value: Spread) {
      Measurement(workload: name, count: count, metric: metric, value: value).report()
    }
    func report(_ metric: String, _ value: Double, _ unit: Measurement.Unit) {
      Measurement(workload: name, count: count, metric: metric, value: value, unit: unit).report()
    }
    let steps = 200
    let screen = ScrolledScreen(layout: makeLayout(), count: count)
    report(
      "first-layout",
      measureTime(runs: 5) { keep(ScrolledScreen(layout: makeLayout(), count: count)) })

    // Cells, and whatever else is kept, are there after the first steps.
    for _ in 0..<20 { screen.step() }
    let cellsBefore = RowCell.configured
    let measuredBefore = RowCell.measured
    let allocationsBefore = allocation_count()
    let times = (0..<steps).map { _ in ThreadClock.time { screen.step() } }
    let allocations = Double(allocation_count() - allocationsBefore)
    report("scroll-step", Spread(times))
    report("scroll-step-cells", Double(RowCell.configured - cellsBefore) / Double(steps), .elements)
    report(
      "scroll-step-measures", Double(RowCell.measured - measuredBefore) / Double(steps), .elements)
    report("scroll-step-allocations", allocations / Double(steps), .allocations)
    report("live-cells", Double(screen.collectionView.subviews.count), .elements)
  }
}

/// A collection view in a window, and a place on the way through its content.
@MainActor
private final class ScrolledScreen: NSObject, UICollectionViewDataSource {
  let collectionView: UICollectionView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let count: Int

  init(layout: UICollectionViewLayout, count: Int) {
    self.count = count
    collectionView = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    collectionView.register(RowCell.self, forCellWithReuseIdentifier: "row")
    collectionView.dataSource = self
    window.addSubview(collectionView)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Goes one screen further, and begins again at the end.
  func step() {
    let next = collectionView.contentOffset.y + 852
    let isEnd = next > collectionView.contentSize.height - 852
    collectionView.contentOffset = CGPoint(x: 0, y: isEnd ? 0 : next)
    window.layoutIfNeeded()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) as! RowCell
    cell.show(indexPath.item)
    return cell
  }
}

/// A cell of one of five heights that counts how often it is filled and measured.
private final class RowCell: UICollectionViewCell {
  static var configured = 0
  static var measured = 0
  private var height: CGFloat = 44

  func show(_ item: Int) {
    Self.configured += 1
    height = [31, 50, 44, 69, 38][item % 5]
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    Self.measured += 1
    return CGSize(width: size.width, height: height)
  }
}
