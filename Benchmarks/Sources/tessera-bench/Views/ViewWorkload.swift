import CAllocations
import UIKit

/// A collection view that scrolls screen by screen, and the cost of a step.
///
/// A step scrolls by one screen, so that everything on screen is new: cells are reused, configured,
/// positioned and, if they size themselves, measured. The cost of a step must not depend on the
/// number of items.
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
    ViewWorkload(name: "view-self-sizing") { .selfSizingRows() },
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
    let screen = makeScreen(count: count)
    report("first-layout", measureTime(runs: 5) { keep(makeScreen(count: count)) })

    // After the first steps, cells and other cached objects exist.
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

  private func makeScreen(count: Int) -> ScrolledScreen {
    ScrolledScreen(RowCell.self, layout: makeLayout(), count: count) { $0.show($1) }
  }
}

/// A cell with one of five heights that counts its configurations and measurements.
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
