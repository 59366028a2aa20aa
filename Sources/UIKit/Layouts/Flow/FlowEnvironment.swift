import CollectionLayout

/// The values of a collection view that the lines of a flow layout depend on.
@MainActor
struct FlowEnvironment: Equatable {
  /// The space for sections across the scroll axis: the bounds less the adjusted content inset.
  /// Along the scroll axis nothing depends on the bounds, and the value is zero.
  let containerSize: CGSize
  /// The insets that section insets refer to across the scroll axis, beyond the adjusted content
  /// inset; `nil` if they refer to the adjusted content inset.
  let reference: UIEdgeInsets?
  let scale: CGFloat
  let isVertical: Bool
  /// A Boolean value that indicates whether positions are mirrored within the width of the content.
  let isMirrored: Bool

  init(of collectionView: UICollectionView, layout: UICollectionViewFlowLayout) {
    let inset = collectionView.adjustedContentInset
    let size = collectionView.bounds.size
    isVertical = layout.scrollDirection == .vertical
    containerSize =
      isVertical
      ? CGSize(width: size.width - inset.left - inset.right, height: 0)
      : CGSize(width: 0, height: size.height - inset.top - inset.bottom)
    var reference: UIEdgeInsets?
    switch layout.sectionInsetReference {
    case .fromContentInset: break
    case .fromSafeArea:
      reference = collectionView.insetsInContent(collectionView.safeAreaInsets) - inset
    case .fromLayoutMargins:
      reference = collectionView.insetsInContent(collectionView.layoutMargins) - inset
    }
    isMirrored = layout.mirrorsPositions
    if isMirrored, let sides = reference {
      // Leading is on the right.
      reference?.left = sides.right
      reference?.right = sides.left
    }
    if isVertical {
      reference?.top = 0
      reference?.bottom = 0
    } else {
      reference?.left = 0
      reference?.right = 0
    }
    self.reference = reference
    let scale = collectionView.traitCollection.displayScale
    self.scale = scale > 0 ? scale : 1
  }

  var scrollAxis: LayoutAxis { isVertical ? .vertical : .horizontal }

  /// Returns a section's insets, resolved against their reference. Across the scroll axis, the
  /// adjusted content inset is the minimum (conformance cases `charon-flow-ref1`,
  /// `charon-flow-ref2`).
  func resolved(_ inset: UIEdgeInsets) -> LayoutInsets {
    var inset = inset
    if let reference {
      if isVertical {
        inset.left = max(0, inset.left + reference.left)
        inset.right = max(0, inset.right + reference.right)
      } else {
        inset.top = max(0, inset.top + reference.top)
        inset.bottom = max(0, inset.bottom + reference.bottom)
      }
    }
    return LayoutInsets(
      top: Double(inset.top), leading: Double(inset.left), bottom: Double(inset.bottom),
      trailing: Double(inset.right))
  }

  /// Returns the length of a size along the scroll axis.
  func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
}
