/// An effect that changes values of a view while the user moves the device.
///
/// The device lies still here, and the viewer looks at it from the middle: an effect is kept, and
/// views have their own values. ``keyPathsAndRelativeValues(forViewerOffset:)`` returns the values
/// for any offset. See [UIMotionEffect][1].
///
/// [1]: https://developer.apple.com/documentation/uikit/uimotioneffect
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying {
  /// Creates an effect that changes nothing.
  public override init() { super.init() }

  /// Creates an effect that changes nothing. Archives of effects are not read.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns the values to add to values of a view. The default returns `nil`, for none.
  ///
  /// - Parameter viewerOffset: The offset of the viewer from the middle, from -1 to 1 along each
  ///   axis.
  /// - Returns: The added values, by the key paths of the view's values.
  open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    nil
  }

  /// Returns a copy of the effect.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { makeCopy() }
  }

  /// Returns a copy of the effect; an effect of a class of an app itself.
  func makeCopy() -> UIMotionEffect { type(of: self) == UIMotionEffect.self ? .init() : self }
}
