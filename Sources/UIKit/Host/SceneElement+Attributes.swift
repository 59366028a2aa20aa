internal import Scenes

extension UICollectionReusableView {
  /// The collection view that displays the view, directly or in the scroll view of a section.
  var displayingCollectionView: UICollectionView? {
    (superview as? UICollectionView) ?? (superview?.superview as? UICollectionView)
  }
}

extension SceneElement {
  /// The element that attributes describe.
  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(FrameElement.Kind(attributes), at: attributes.indexPath)
  }

  init(_ kind: FrameElement.Kind, at indexPath: IndexPath, isSelected: Bool = false) {
    self.init(
      kind: kind.name, section: indexPath.isEmpty ? 0 : indexPath[indexPath.startIndex],
      item: indexPath.count > 1 ? indexPath[indexPath.startIndex + 1] : NSNotFound,
      isSelected: isSelected)
  }
}

extension FrameElement.Kind {
  /// The kind of the element that attributes describe.
  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    let name = attributes.representedElementKind ?? ""
    switch attributes.representedElementCategory {
    case .cell: self = .cell
    case .supplementaryView: self = .supplementary(name)
    case .decorationView: self = .decoration(name)
    }
  }
}
