import UIKit

extension UIViewController {
  /// Fills the view with a collection view that uses a layout.
  func addCollectionView(with layout: UICollectionViewLayout) -> UICollectionView {
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground
    view.addSubview(collectionView)
    return collectionView
  }
}
