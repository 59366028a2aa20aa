import UIKit

/// A grid of squares, laid out line by line by a flow layout.
final class FlowGridLayout: UICollectionViewFlowLayout {
  private let itemCount: CGFloat = 3
  private let itemSpacing: CGFloat = 1

  override func prepare() {
    super.prepare()
    itemSize = squareSize()
    minimumLineSpacing = itemSpacing
    minimumInteritemSpacing = itemSpacing
    sectionInsetReference = .fromSafeArea
  }

  private func squareSize() -> CGSize {
    guard let collectionView else { return .zero }
    let room = collectionView.bounds.inset(by: collectionView.safeAreaInsets).width
    let length = max(0, room / itemCount - itemSpacing)
    return CGSize(width: length, height: length)
  }
}
