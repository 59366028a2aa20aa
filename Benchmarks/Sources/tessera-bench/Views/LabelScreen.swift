import UIKit

/// A collection view in a window whose cells and supplementary views contain a label.
@MainActor
final class LabelScreen: NSObject, UICollectionViewDataSource {
  static let badgeKinds = (0..<100).map { "badge \($0)" }

  let collectionView: UICollectionView
  private let window: UIWindow
  private let count: Int
  /// The number of created or reused views.
  private(set) var filled = 0

  init(layout: UICollectionViewLayout, count: Int, size: CGSize) {
    self.count = count
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    collectionView = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    collectionView.register(LabelCell.self, forCellWithReuseIdentifier: "cell")
    for kind in Self.badgeKinds {
      collectionView.register(
        LabelView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "badge")
    }
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

  /// Scrolls by one screen, or back to the beginning at the end.
  func step() {
    let height = window.bounds.height
    let next = collectionView.contentOffset.y + height
    scroll(to: next > collectionView.contentSize.height - height ? 0 : next)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    filled += 1
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! LabelCell
    cell.label.text = Self.texts[indexPath.item % Self.texts.count]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    filled += 1
    let view =
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "badge", for: indexPath) as! LabelView
    view.label.text = Self.texts[indexPath.item % Self.texts.count]
    return view
  }

  private static let texts = (0..<100).map { "Item \($0)" }
}

/// A cell filled by a label.
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

/// A supplementary view filled by a label.
private final class LabelView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

/// Compositional grids for the view workloads.
enum Grid {
  /// Rows of equal items.
  @MainActor
  static func layout(
    columns: Int, height: NSCollectionLayoutDimension,
    badges: [NSCollectionLayoutSupplementaryItem] = []
  ) -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)),
        heightDimension: .fractionalHeight(1)),
      supplementaryItems: badges)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height),
      subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  /// Small supplementary items of one item, side by side; at most 100.
  @MainActor
  static func badges(_ count: Int) -> [NSCollectionLayoutSupplementaryItem] {
    (0..<count).map { index in
      NSCollectionLayoutSupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(10), heightDimension: .absolute(10)),
        elementKind: LabelScreen.badgeKinds[index],
        containerAnchor: NSCollectionLayoutAnchor(
          edges: [.top, .leading],
          absoluteOffset: CGPoint(x: index % 10 * 12, y: index / 10 * 12)))
    }
  }
}
