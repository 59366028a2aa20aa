import CollectionLayout
import UIKit

/// The cost of measuring cells if one group of estimated length contains all items.
@MainActor
enum EstimatedGroupWorkload {
  static let name = "estimated-group"

  static func measure(count: Int) {
    func report(_ metric: String, _ value: Spread) {
      Measurement(workload: name, count: count, metric: metric, value: value).report()
    }
    let screen = MeasuredScreen(count)
    // After the first steps, cells are in the reuse pool.
    for _ in 0..<3 { screen.step() }
    report("step", Spread((0..<31).map { _ in ThreadClock.time { screen.step() } }))

    var layout = screen.engineLayout
    var item = 0
    report(
      "measure",
      measureTime(runs: 31, repetitions: 10) {
        item += 1
        layout.setMeasuredSize(
          LayoutSize(width: 393, height: Double(30 + item % 50)), ofItem: item * 7 % count,
          inSection: 0)
        keep(layout.contentSize)
      })
  }
}

/// A collection view whose single group repeats an estimated row for every item.
@MainActor
private final class MeasuredScreen: ScrolledScreen {
  private let count: Int

  init(_ count: Int) {
    self.count = count
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: count)
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    super.init(MeasuredCell.self, layout: layout, count: count) { cell, item in
      cell.height = [31, 50, 44, 69, 38][item % 5]
    }
  }

  /// The same layout without views.
  var engineLayout: SolvedLayout {
    var description = LayoutDescription(
      containerSize: LayoutSize(width: 393, height: 852), scale: 3)
    let row = LayoutItem(width: .fractionalWidth(1), height: .estimated(44))
    description.append(
      LayoutSection(
        group: LayoutGroup(
          axis: .vertical, width: .fractionalWidth(1), height: .estimated(44), items: [row],
          repetition: .repeated(count))),
      itemCount: count)
    return SolvedLayout(description)
  }

  /// Scrolls by one screen; at the end, discards all measurements and returns to the beginning.
  override func step() {
    if isAtEnd { collectionView.collectionViewLayout.invalidateLayout() }
    super.step()
  }
}

/// A cell with a preferred height.
private final class MeasuredCell: UICollectionViewCell {
  var height: CGFloat = 44

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }
}
