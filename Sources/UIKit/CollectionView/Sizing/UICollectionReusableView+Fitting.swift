extension UICollectionReusableView {
  /// Puts the size that the view prefers into attributes, along the axes that are free.
  func fit(_ attributes: UICollectionViewLayoutAttributes) {
    let free = attributes.freeAxes ?? [.horizontal, .vertical]
    guard !free.isEmpty else { return }
    let offered = attributes.size
    let wish = systemLayoutSizeFitting(
      offered,
      withHorizontalFittingPriority: free.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: free.contains(.vertical) ? .fittingSizeLevel : .required)
    let scale = traitCollection.roundingScale
    /// A length that is none says that the view cannot size itself.
    func length(_ wish: CGFloat, _ offered: CGFloat, isFree: Bool) -> CGFloat {
      guard isFree, wish != offered, wish >= 0, wish < .greatestFiniteMagnitude else {
        return offered
      }
      return PixelRounding.up(wish, scale: scale)
    }
    let size = CGSize(
      width: length(wish.width, offered.width, isFree: free.contains(.horizontal)),
      height: length(wish.height, offered.height, isFree: free.contains(.vertical)))
    if size != offered { attributes.size = size }
  }

  /// The size that the content wants near a target, of which an axis may be fixed.
  func contentSize(near target: CGSize, fixedWidth: Bool, fixedHeight: Bool) -> CGSize {
    let wish = sizeThatFits(
      CGSize(
        width: fixedWidth || target.width > 0 ? target.width : .greatestFiniteMagnitude,
        height: fixedHeight || target.height > 0 ? target.height : .greatestFiniteMagnitude))
    return CGSize(
      width: fixedWidth ? target.width : wish.width,
      height: fixedHeight ? target.height : wish.height)
  }

  /// What this view wants: its intrinsic size along an axis that has one, and along the other what its
  /// content wants, which may be the view itself.
  func wish(within size: CGSize, of content: UIView) -> CGSize {
    let own = intrinsicContentSize
    let inner = content === self ? bounds.size : content.contentWish(within: size)
    return CGSize(
      width: own.width == UIView.noIntrinsicMetric ? inner.width : own.width,
      height: own.height == UIView.noIntrinsicMetric ? inner.height : own.height)
  }

  /// Hears that the size of the content has changed: of the view itself, or of a view in it.
  func sizeWasInvalidated(isOwn: Bool) {
    var ancestor = superview
    while let view = ancestor {
      if let collectionView = view as? UICollectionView {
        collectionView.sizeWasInvalidated(of: self, isOwn: isOwn)
        return
      }
      ancestor = view.superview
    }
  }
}

extension UIView {
  /// What the content of the view wants: what `sizeThatFits(_:)` says, or else the intrinsic size. A
  /// view that answers the size it has says nothing by that.
  fileprivate func contentWish(within size: CGSize) -> CGSize {
    let fitting = sizeThatFits(size)
    let intrinsic = intrinsicContentSize
    func length(_ fitting: CGFloat, _ present: CGFloat, _ intrinsic: CGFloat) -> CGFloat {
      fitting != present || intrinsic == UIView.noIntrinsicMetric ? fitting : intrinsic
    }
    return CGSize(
      width: length(fitting.width, bounds.width, intrinsic.width),
      height: length(fitting.height, bounds.height, intrinsic.height))
  }
}
