import UIKit

/// A grid that computes every frame once, and caches it.
final class CustomGridLayout: UICollectionViewLayout {
  private var cachedAttributes: [UICollectionViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0

  private var contentWidth: CGFloat {
    guard let collectionView else { return 0 }
    let insets = collectionView.adjustedContentInset
    return max(0, collectionView.bounds.width - (insets.left + insets.right))
  }

  override func prepare() {
    super.prepare()
    guard cachedAttributes.isEmpty, let collectionView else { return }

    let numberOfColumns = 3
    let itemSpacing: CGFloat = 1
    // Photos do not lie under the camera of a phone in landscape orientation.
    let safeArea = collectionView.safeAreaInsets
    let room = max(
      0,
      contentWidth - safeArea.left - safeArea.right - itemSpacing * CGFloat(numberOfColumns - 1))
    let cellLength = room / CGFloat(numberOfColumns)
    let cellXOffsets = (0..<numberOfColumns).map {
      safeArea.left + CGFloat($0) * (cellLength + itemSpacing)
    }
    var cellYOffsets = [CGFloat](repeating: 0, count: numberOfColumns)
    contentHeight = 0

    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let column = item % numberOfColumns
      let frame = CGRect(
        x: cellXOffsets[column], y: cellYOffsets[column], width: cellLength, height: cellLength)
      cellYOffsets[column] += cellLength + itemSpacing

      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = frame
      cachedAttributes.append(attributes)
      contentHeight = max(contentHeight, frame.maxY)
    }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    cachedAttributes.removeAll()
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  /// The first column is at the right in languages that run from right to left.
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override var collectionViewContentSize: CGSize {
    CGSize(width: contentWidth, height: contentHeight)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    cachedAttributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    cachedAttributes[indexPath.item]
  }
}
