import UIKit

/// A collection view of one section in a window, and a position on the way through its content.
@MainActor
class ScrolledScreen: NSObject, UICollectionViewDataSource {
  let collectionView: UICollectionView
  let window: UIWindow
  private let count: Int
  private let makeCell: (UICollectionView, IndexPath) -> UICollectionViewCell
  /// The number of created or reused views.
  var filled = 0

  /// Creates the screen and lays it out.
  ///
  /// - Parameters:
  ///   - type: The class of the cells.
  ///   - prepare: A closure that registers further views.
  ///   - fill: A closure that displays an item in a cell.
  init<Cell: UICollectionViewCell>(
    _ type: Cell.Type, layout: UICollectionViewLayout, count: Int,
    size: CGSize = CGSize(width: 393, height: 852),
    prepare: (UICollectionView) -> Void = { _ in },
    fill: @escaping (_ cell: Cell, _ item: Int) -> Void
  ) {
    self.count = count
    makeCell = { view, indexPath in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! Cell
      fill(cell, indexPath.item)
      return cell
    }
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    collectionView = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    collectionView.register(type, forCellWithReuseIdentifier: "cell")
    prepare(collectionView)
    collectionView.dataSource = self
    window.addSubview(collectionView)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Scrolls to an offset and lays out.
  func scroll(to offset: CGFloat) {
    collectionView.contentOffset = CGPoint(x: 0, y: offset)
    window.layoutIfNeeded()
  }

  /// A Boolean value that indicates whether less than a screen follows the visible one.
  var isAtEnd: Bool { next > collectionView.contentSize.height - window.bounds.height }

  /// The offset of the next screen.
  private var next: CGFloat { collectionView.contentOffset.y + window.bounds.height }

  /// Scrolls by one screen, or back to the beginning at the end.
  func step() { scroll(to: isAtEnd ? 0 : next) }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    filled += 1
    return makeCell(collectionView, indexPath)
  }

  /// Returns a supplementary view; overridden by a screen that has some. The protocol's default
  /// would be called in place of a method that a subclass only adds.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    fatalError("The workload displays a '\(kind)' view, but \(type(of: self)) provides none.")
  }
}

extension UICollectionViewLayout {
  /// Returns rows that size themselves, below one another.
  static func selfSizingRows() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}

/// Short texts of labels.
enum ItemTexts {
  private static let texts = (0..<100).map { "Item \($0)" }

  static func text(of item: Int) -> String { texts[item % texts.count] }
}
