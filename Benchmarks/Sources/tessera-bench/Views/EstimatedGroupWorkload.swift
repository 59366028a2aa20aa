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
private final class MeasuredScreen: NSObject, UICollectionViewDataSource {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let view: UICollectionView
  private let count: Int

  init(_ count: Int) {
    self.count = count
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: count)
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    super.init()
    view.register(MeasuredCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
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
  func step() {
    let next = view.contentOffset.y + 852
    if next > view.contentSize.height - 852 {
      view.collectionViewLayout.invalidateLayout()
      view.contentOffset = .zero
    } else {
      view.contentOffset = CGPoint(x: 0, y: next)
    }
    window.layoutIfNeeded()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      as! MeasuredCell
    cell.height = [31, 50, 44, 69, 38][indexPath.item % 5]
    return cell
  }
}

/// A cell with a preferred height.
private final class MeasuredCell: UICollectionViewCell {
  var height: CGFloat = 44

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }
}
