import UIKit

extension HostedScreen {
  /// The collection view of the screen: the first one found going down from the window.
  ///
  /// Nil where the screen shows none.
  public var collectionView: UICollectionView? {
    var level: [UIView] = [window]
    while !level.isEmpty {
      for case let found as UICollectionView in level { return found }
      level = level.flatMap(\.subviews)
    }
    return nil
  }

  /// The size of what the collection view scrolls, in points; zero where there is none.
  public var contentSize: CGSize {
    layOut()
    return collectionView?.collectionViewLayout.collectionViewContentSize ?? .zero
  }

  /// The cells on screen, by where they are in the data, in order.
  public var visibleItems: [IndexPath] {
    layOut()
    return collectionView?.indexPathsForVisibleItems.sorted() ?? []
  }

  /// The cell of an item; nil where it is not on screen.
  public func cell(at indexPath: IndexPath) -> UICollectionViewCell? {
    layOut()
    return collectionView?.cellForItem(at: indexPath)
  }

  /// A header, a footer or another supplementary view; nil where it is not on screen.
  public func supplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    layOut()
    return collectionView?.supplementaryView(forElementKind: kind, at: indexPath)
  }

  /// The frame of an item's cell, on screen or not, in the coordinates of the content, in points.
  ///
  /// From right to left, a compositional layout has the same frames as from left to right, as in UIKit: the
  /// picture is mirrored, which ``scene``, ``svg()`` and `cell.convert(cell.bounds, to: nil)` show. A flow
  /// layout mirrors its frames in the width of the content.
  ///
  /// Nil where there is no such item.
  public func frame(at indexPath: IndexPath) -> CGRect? {
    layOut()
    guard let collectionView, indexPath.count == 2,
      (0..<collectionView.numberOfSections).contains(indexPath.section),
      (0..<collectionView.numberOfItems(inSection: indexPath.section)).contains(indexPath.item)
    else { return nil }
    return collectionView.layoutAttributesForItem(at: indexPath)?.frame
  }

  /// The frame of a supplementary view, on screen or not, in the coordinates of the content.
  ///
  /// Nil where there is no such view.
  public func frame(ofSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> CGRect? {
    layOut()
    return collectionView?.layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)?
      .frame
  }

  /// How the frames of cells differ from what is expected; nil where they do not.
  ///
  /// - Parameters:
  ///   - expected: frames in the coordinates of the content, in points.
  ///   - accuracy: how far a side may be off, in points. The default takes 340.667 for 340⅔, and
  ///     still notices a pixel.
  public func difference(
    fromFrames expected: [IndexPath: CGRect], accuracy: CGFloat = 0.001
  ) -> FrameDifference? {
    FrameDifference(expected: expected, accuracy: accuracy) { frame(at: $0) }
  }

  /// Compares the frames of cells with what is expected.
  ///
  /// - Parameters:
  ///   - expected: frames in the coordinates of the content, in points.
  ///   - accuracy: how far a side may be off, in points.
  /// - Throws: `FrameDifference`, whose description lists every frame that differs.
  public func expectFrames(
    _ expected: [IndexPath: CGRect], accuracy: CGFloat = 0.001
  ) throws {
    if let difference = difference(fromFrames: expected, accuracy: accuracy) { throw difference }
  }
}
