/// A shadow of text.
open class NSShadow: AttributeObject, @unchecked Sendable {
  /// The offset of the shadow, in points; positive to the right and down. The default is zero.
  open var shadowOffset = CGSize.zero
  /// The radius of the blur, in points. The default is 0, a sharp shadow.
  open var shadowBlurRadius: CGFloat = 0
  /// The color, a `UIColor`; `nil` for no shadow. The default is black with an opacity of a third.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Creates a shadow of no offset.
  public override init() { super.init() }

  /// Returns a copy of the shadow.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }
}
