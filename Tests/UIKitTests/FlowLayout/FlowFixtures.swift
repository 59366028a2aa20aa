import UIKit

/// A delegate that provides only sizes, and counts its calls.
@MainActor
class SizingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var size: (IndexPath) -> CGSize
  var asked: [IndexPath] = []

  init(_ size: @escaping (IndexPath) -> CGSize) { self.size = size }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked.append(indexPath)
    return size(indexPath)
  }
}

/// A delegate that provides all section metrics, and no item sizes.
@MainActor
final class SectionDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var log: [String] = []

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    log.append("inset \(section)")
    return UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 20)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    log.append("line \(section)")
    return 3
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    log.append("item \(section)")
    return 90
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    log.append("header \(section)")
    return section == 0 ? CGSize(width: 1, height: 30) : .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    log.append("footer \(section)")
    return CGSize(width: 1, height: 15)
  }
}

/// A cell with a configurable preferred size, which counts its measurements.
final class WishingCell: UICollectionViewCell {
  static var asked: [IndexPath: Int] = [:]
  var wish: CGSize?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    Self.asked[layoutAttributes.indexPath, default: 0] += 1
    if let wish { layoutAttributes.size = wish }
    return layoutAttributes
  }
}

/// A collection view of 320 x 480 points at 2x with a flow layout.
@MainActor
final class FlowFixture: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  var counts: [Int]
  var wish: ((IndexPath) -> CGSize?)?
  /// The delegate, which the view does not retain.
  private let delegate: UICollectionViewDelegate?

  init(
    _ counts: [Int], _ layout: UICollectionViewLayout, delegate: UICollectionViewDelegate? = nil,
    wish: ((IndexPath) -> CGSize?)? = nil
  ) {
    self.counts = counts
    self.delegate = delegate
    self.wish = wish
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    super.init()
    WishingCell.asked = [:]
    view.traitOverrides.displayScale = 2
    view.register(WishingCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    view.delegate = delegate
    view.dataSource = self
    view.layoutIfNeeded()
  }

  func scroll(to x: CGFloat = 0, _ y: CGFloat) {
    view.contentOffset = CGPoint(x: x, y: y)
    view.layoutIfNeeded()
  }

  func header(_ section: Int) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section)
    )?.frame
  }

  func footer(_ section: Int) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section)
    )?.frame
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
      as! WishingCell
    cell.wish = wish?(indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}
