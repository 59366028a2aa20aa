import Testing
import UIKit

/// A list of cells that a closure configures.
@MainActor
final class ListCellFixture: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  var counts: [Int]
  private let configure: (UICollectionViewListCell, IndexPath) -> Void

  init(
    _ counts: [Int], size: CGSize = CGSize(width: 402, height: 874), scale: CGFloat = 3,
    _ configuration: UICollectionLayoutListConfiguration,
    _ configure: @escaping (UICollectionViewListCell, IndexPath) -> Void
  ) {
    self.counts = counts
    self.configure = configure
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    super.init()
    view.traitOverrides.displayScale = scale
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionViewListCell.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "boundary")
    }
    view.dataSource = self
    view.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      as! UICollectionViewListCell
    configure(cell, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let cell =
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "boundary", for: indexPath) as! UICollectionViewListCell
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    cell.contentConfiguration = content
    return cell
  }

  func cell(_ item: Int, _ section: Int = 0) throws -> UICollectionViewListCell {
    let cell = view.cellForItem(at: IndexPath(item: item, section: section))
    return try #require(cell as? UICollectionViewListCell)
  }

  func header(_ section: Int = 0) throws -> UICollectionViewListCell {
    let view = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section))
    return try #require(view as? UICollectionViewListCell)
  }

  func footer(_ section: Int = 0) throws -> UICollectionViewListCell {
    let view = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter,
      at: IndexPath(item: 0, section: section))
    return try #require(view as? UICollectionViewListCell)
  }
}

extension UICollectionViewListCell {
  /// Displays a text in the default style.
  func showText(_ text: String, secondary: String? = nil) {
    var content = defaultContentConfiguration()
    content.text = text
    content.secondaryText = secondary
    contentConfiguration = content
  }

  /// The frames of the visible lines in the cell, from top to bottom.
  var separatorFrames: [CGRect] {
    subviews.filter { !$0.isHidden && $0.frame.height == 1 && $0 !== contentView }.map(\.frame)
      .sorted { $0.minY < $1.minY }
  }

  /// The views of accessories, from left to right.
  var accessoryViewsInOrder: [UIView] {
    subviews.filter {
      $0 is UIImageView || $0 is UIControl || $0 is UILabel
        || $0.accessibilityIdentifier == "accessory"
    }
    .sorted { $0.frame.minX < $1.frame.minX }
  }

  /// The rounded corners of the background.
  var roundedCorners: (radius: CGFloat, mask: CACornerMask) {
    let fill = subviews.first?.subviews.first
    return (fill?.layer.cornerRadius ?? 0, fill?.layer.maskedCorners ?? [])
  }
}
