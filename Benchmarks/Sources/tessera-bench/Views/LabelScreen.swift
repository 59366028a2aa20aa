import UIKit

/// A collection view in a window whose cells and supplementary views contain a label.
@MainActor
final class LabelScreen: ScrolledScreen {
  static let badgeKinds = (0..<100).map { "badge \($0)" }

  init(layout: UICollectionViewLayout, count: Int, size: CGSize) {
    super.init(LabelCell.self, layout: layout, count: count, size: size) { view in
      for kind in Self.badgeKinds {
        view.register(
          LabelView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "badge")
      }
    } fill: { cell, item in
      cell.label.text = ItemTexts.text(of: item)
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    filled += 1
    let view =
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "badge", for: indexPath) as! LabelView
    view.label.text = ItemTexts.text(of: indexPath.item)
    return view
  }
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
