import UIKit

extension SceneElement {
  /// Which element a view shows; nil where it is in no collection view, or shows nothing now.
  @MainActor
  init?(_ view: UICollectionReusableView) {
    guard let collectionView = view.owningCollectionView else { return nil }
    if let cell = view as? UICollectionViewCell {
      guard let indexPath = collectionView.indexPath(for: cell) else { return nil }
      self.init(
        kind: FrameElement.Kind.cell.name, section: indexPath.sectionOrZero,
        item: indexPath.itemOrNotFound, isSelected: cell.isSelected)
    } else {
      guard let shown = view.appliedAttributes.map(FrameElement.Kind.init),
        let indexPath = collectionView.indexPath(forSupplementaryView: view)
      else { return nil }
      self.init(
        kind: shown.name, section: indexPath.sectionOrZero, item: indexPath.itemOrNotFound)
    }
  }
}

extension UICollectionReusableView {
  /// The collection view that shows this view, by itself or in the scroll view of a section.
  fileprivate var owningCollectionView: UICollectionView? {
    (superview as? UICollectionView) ?? (superview?.superview as? UICollectionView)
  }
}

extension SceneAccessibility {
  /// What a view says of itself, and the role that its class has by nature.
  @MainActor
  init?(_ view: UIView) {
    let role: String? =
      switch view {
      case is UICollectionView: "list"
      case is UICollectionViewCell: "listitem"
      case is IndexTitleBar: "navigation"
      default: nil
      }
    self.init(
      label: view.accessibilityLabel, identifier: view.accessibilityIdentifier, role: role)
  }
}

extension IndexPath {
  /// The first index; zero where there is none.
  var sectionOrZero: Int { isEmpty ? 0 : self[startIndex] }

  /// The second index; `NSNotFound` where there is none, as for boundary items of a whole layout.
  var itemOrNotFound: Int { count > 1 ? self[startIndex + 1] : NSNotFound }
}
