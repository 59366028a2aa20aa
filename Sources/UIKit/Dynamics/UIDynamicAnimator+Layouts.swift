extension UIDynamicAnimator {
  /// Returns the attributes of a cell among the items; `nil` if no behavior affects the cell.
  public func layoutAttributesForCell(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  /// Returns the attributes of a supplementary view among the items; `nil` if no behavior affects
  /// the view.
  public func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  /// Returns the attributes of a decoration view among the items; `nil` if no behavior affects the
  /// view.
  public func layoutAttributesForDecorationView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes {
      $0.representedElementCategory == .decorationView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  private func attributes(
    where isSought: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    updateBodies()
    for entry in bodies.entries {
      if let attributes = entry.item as? UICollectionViewLayoutAttributes, isSought(attributes) {
        return attributes
      }
    }
    return nil
  }
}

extension UIDynamicItem {
  /// The smallest upright rectangle around the item, in the coordinates of its container.
  var dynamicFrame: CGRect {
    let size = bounds.size
    return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      .applying(transform).offsetBy(dx: center.x, dy: center.y)
  }
}
