import UIKit

/// The cost of a step of one row among many that scroll sideways.
@MainActor
enum OrthogonalWorkload {
  static let name = "orthogonal-rows"

  static func measure(rows: Int) {
    let height = 852 / CGFloat(rows)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(60), heightDimension: .absolute(height)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let screen = RowsScreen(
      layout: UICollectionViewCompositionalLayout(section: section), sections: rows, items: 1_000)
    for _ in 0..<20 { screen.step() }
    let times = (0..<200).map { _ in ThreadClock.time { screen.step() } }
    Measurement(workload: name, count: rows, metric: "row", value: Spread(times)).report()
  }

  /// Sections of cells with a label. The row of the first one scrolls.
  @MainActor
  private final class RowsScreen: NSObject, UICollectionViewDataSource {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    private let collectionView: UICollectionView
    private let sections: Int
    private let items: Int

    init(layout: UICollectionViewLayout, sections: Int, items: Int) {
      self.sections = sections
      self.items = items
      collectionView = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      super.init()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.dataSource = self
      window.addSubview(collectionView)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }

    func step() {
      guard
        let row = collectionView.subviews.lazy.compactMap({ $0 as? UIScrollView }).first
      else { fatalError("The collection view of the workload has no row that scrolls.") }
      row.contentOffset.x += 60
      if row.contentOffset.x > row.contentSize.width - 500 { row.contentOffset.x = 0 }
      window.layoutIfNeeded()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { items }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      if cell.contentView.subviews.isEmpty {
        let label = UILabel(frame: cell.contentView.bounds)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.contentView.addSubview(label)
      }
      (cell.contentView.subviews[0] as! UILabel).text = ItemTexts.text(of: indexPath.item)
      return cell
    }
  }
}
