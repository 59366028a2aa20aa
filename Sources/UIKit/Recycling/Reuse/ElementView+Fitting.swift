extension ElementView {
  /// Gives attributes the size that the view prefers, along their free axes.
  func fit(_ attributes: UICollectionViewLayoutAttributes) {
    let free = attributes.freeAxes ?? [.horizontal, .vertical]
    guard !free.isEmpty else { return }
    let offered = attributes.size
    var target = offered
    if viewWithConstraints != nil {
      // Constraints are compressed along free axes.
      if free.contains(.horizontal) { target.width = UIView.layoutFittingCompressedSize.width }
      if free.contains(.vertical) { target.height = UIView.layoutFittingCompressedSize.height }
    }
    let preferred = systemLayoutSizeFitting(
      target,
      withHorizontalFittingPriority: free.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: free.contains(.vertical) ? .fittingSizeLevel : .required)
    let scale = traitCollection.roundingScale
    /// A negative or infinite length means that the view cannot size itself.
    func length(_ preferred: CGFloat, _ offered: CGFloat, isFree: Bool) -> CGFloat {
      guard isFree, preferred != offered, preferred >= 0, preferred < .greatestFiniteMagnitude
      else {
        return offered
      }
      return PixelRounding.up(preferred, scale: scale)
    }
    let size = CGSize(
      width: length(preferred.width, offered.width, isFree: free.contains(.horizontal)),
      height: length(preferred.height, offered.height, isFree: free.contains(.vertical)))
    if size != offered { attributes.size = size }
  }

  /// Returns the size of the content for a target size with fixed axes.
  func contentSize(near target: CGSize, fixedWidth: Bool, fixedHeight: Bool) -> CGSize {
    let fitting = sizeThatFits(
      CGSize(
        width: fixedWidth || target.width > 0 ? target.width : .greatestFiniteMagnitude,
        height: fixedHeight || target.height > 0 ? target.height : .greatestFiniteMagnitude))
    return CGSize(
      width: fixedWidth ? target.width : fitting.width,
      height: fixedHeight ? target.height : fitting.height)
  }

  /// Returns the size that the view prefers: its intrinsic size along an axis that has one,
  /// otherwise the size that a content view, or the view itself, prefers.
  func preferredSize(within size: CGSize, of content: UIView) -> CGSize {
    let own = intrinsicContentSize
    let inner = content === self ? bounds.size : content.preferredContentSize(within: size)
    return CGSize(
      width: own.width == UIView.noIntrinsicMetric ? inner.width : own.width,
      height: own.height == UIView.noIntrinsicMetric ? inner.height : own.height)
  }
}

extension UIView {
  /// Returns the size from `sizeThatFits(_:)`, or the intrinsic size where that returns the present
  /// one.
  fileprivate func preferredContentSize(within size: CGSize) -> CGSize {
    let fitting = sizeThatFits(size)
    // The intrinsic size of text that wraps is the size of its unwrapped lines.
    if wrapsContent { return fitting }
    let intrinsic = intrinsicContentSize
    func length(_ fitting: CGFloat, _ present: CGFloat, _ intrinsic: CGFloat) -> CGFloat {
      fitting != present || intrinsic == UIView.noIntrinsicMetric ? fitting : intrinsic
    }
    return CGSize(
      width: length(fitting.width, bounds.width, intrinsic.width),
      height: length(fitting.height, bounds.height, intrinsic.height))
  }
}
