/// A motion effect whose values lie between two values.
///
/// See [UIInterpolatingMotionEffect][1].
///
/// [1]: https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axes along which the device is tilted.
  public enum EffectType: Int, Sendable {
    /// The viewer's horizontal offset determines the values.
    case tiltAlongHorizontalAxis
    /// The viewer's vertical offset determines the values.
    case tiltAlongVerticalAxis
  }

  /// The key path of the view's value, such as `center.x`.
  public let keyPath: String
  /// The axis that determines the values.
  public let type: EffectType
  /// The added value at an offset of -1: a number, a `CGPoint`, a `CGSize`, a `CGRect`, a
  /// `UIOffset`, `UIEdgeInsets`, or an `NSValue` of one of the first three. The default is `nil`.
  open var minimumRelativeValue: Any?
  /// The added value at an offset of 1, of the same type. The default is `nil`.
  open var maximumRelativeValue: Any?

  /// Creates an effect without values.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the view's value, such as `center.x`.
  ///   - type: The axis that determines the values.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// Creates an effect with an empty key path. Archives of effects are not read.
  public required init?(coder: NSCoder) {
    keyPath = ""
    type = .tiltAlongHorizontalAxis
    super.init(coder: coder)
  }

  /// Returns the value between the two values for an offset: their middle at 0. The result is
  /// `nil` unless both values are set and have the same type. A number is returned as `NSNumber`, a
  /// point, a size or a rectangle as `NSValue`.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let offset =
      type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    guard let least = MotionValue(minimumRelativeValue),
      let greatest = MotionValue(maximumRelativeValue),
      let value = least.interpolated(to: greatest, at: (min(max(offset, -1), 1) + 1) / 2)
    else { return nil }
    return [keyPath: value.object]
  }

  override func makeCopy() -> UIMotionEffect {
    guard Swift.type(of: self) == UIInterpolatingMotionEffect.self else { return self }
    let copy = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
    copy.minimumRelativeValue = minimumRelativeValue
    copy.maximumRelativeValue = maximumRelativeValue
    return copy
  }
}
