import UIKit

/// Scrolling of cells with a label.
@MainActor
enum ScrollCost {
  static let all: [(name: String, count: @MainActor () -> Int)] = [
    ("ten screens of a grid", gridScreens), ("a drag over a grid", gridDrag),
    ("a step of one of 50 orthogonal rows", orthogonalStep),
  ]

  private static func gridScreens() -> Int {
    let screen = screen(of: grid())
    screen.show(items: 50_000)
    return Cost.allocations {
      for _ in 0..<10 { screen.scroll(by: 852) }
      screen.scroll(by: -8520)
    }
  }

  private static func gridDrag() -> Int {
    let screen = screen(of: grid())
    screen.show(items: 50_000)
    screen.scroll(by: 20)
    return Cost.allocations {
      for distance in [10, -10, 10, -10] { screen.scroll(by: CGFloat(distance)) }
    }
  }

  private static func orthogonalStep() -> Int {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(60), heightDimension: .absolute(17)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let screen = screen(of: UICollectionViewCompositionalLayout(section: section))
    screen.show(sections: 50, items: 200)
    guard let row = screen.view.subviews.lazy.compactMap({ $0 as? UIScrollView }).first else {
      fatalError("The collection view has no row that scrolls.")
    }
    return Cost.allocations {
      row.contentOffset.x += 60
      screen.window.layoutIfNeeded()
    }
  }

  private static func screen(of layout: UICollectionViewLayout) -> CostScreen {
    CostScreen(layout) { (cell: LabelCell, item: Int) in cell.label.text = "\(item % 10)" }
  }

  private static func grid() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(131)),
      subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  private final class LabelCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.frame = contentView.bounds
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
  }
}
