extension LayoutSection {
  /// A Boolean value that indicates whether every number in the section's description is finite.
  var isFinite: Bool {
    LayoutSubitem.group(group).isFinite && interGroupSpacing.isFinite && contentInsets.isFinite
      && referenceInsets.isFinite && boundaryReferenceInsets.isFinite
      && boundaryItems.allSatisfy { $0.isFinite }
      && decorationItems.allSatisfy { $0.contentInsets.isFinite } && (lanes?.isFinite ?? true)
  }
}

extension LayoutSubitem {
  fileprivate var isFinite: Bool {
    guard width.value.isFinite, height.value.isFinite, contentInsets.isFinite,
      edgeSpacing.isFinite, supplementaryItems.allSatisfy({ $0.isFinite })
    else { return false }
    guard case .group(let group) = self else { return true }
    switch group.content {
    case .sequence(let sequence):
      return sequence.interItemSpacing.minimum.isFinite
        && sequence.subitems.allSatisfy { $0.isFinite }
    case .custom(let items):
      return items.allSatisfy { item in
        item.frame.origin.isFinite && item.frame.size.isFinite
      }
    }
  }
}

extension LayoutBoundaryItem {
  var isFinite: Bool {
    width.value.isFinite && height.value.isFinite && offset.isFinite && contentInsets.isFinite
      && outerPadding.isFinite
  }
}

extension LayoutEdgeSpacing {
  fileprivate var isFinite: Bool {
    leading.minimum.isFinite && top.minimum.isFinite && trailing.minimum.isFinite
      && bottom.minimum.isFinite
  }
}

extension LayoutSupplementaryItem {
  var isFinite: Bool {
    width.value.isFinite && height.value.isFinite && contentInsets.isFinite
      && containerAnchor.isFinite && (itemAnchor?.isFinite ?? true)
  }
}

extension LayoutAnchor {
  fileprivate var isFinite: Bool {
    switch offset {
    case .absolute(let point), .fractional(let point): return point.isFinite
    }
  }
}
