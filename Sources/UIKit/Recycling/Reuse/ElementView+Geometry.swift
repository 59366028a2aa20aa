extension ElementView {
  /// Gives the view the geometry and the visibility of attributes.
  func applyGeometry(of attributes: UICollectionViewLayoutAttributes) {
    if attributes.values.hasIdentityTransform {
      if geometry.transform3D != CATransform3DIdentity { transform = .identity }
      frame = attributes.frame
    } else {
      transform = .identity
      bounds = CGRect(origin: bounds.origin, size: attributes.size)
      center = attributes.center
      transform3D = attributes.transform3D
    }
    if displacement != 0 { center.x += displacement }
    alpha = attributes.alpha
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    layer.zPosition = CGFloat(attributes.zIndex)
  }

  /// Moves the view after a change of its displacement.
  func displacementDidChange(from old: CGFloat) {
    var x = center.x + displacement - old
    // The sum of displacements has rounding errors.
    if displacement == 0, let place = appliedAttributes?.center.x,
      abs(place - x) < PixelRounding.tolerance
    {
      x = place
    }
    center.x = x
  }
}
