/// Several motion effects that are added to a view as one.
///
/// See [UIMotionEffectGroup][1].
///
/// [1]: https://developer.apple.com/documentation/uikit/uimotioneffectgroup
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects. The default is `nil`.
  open var motionEffects: [UIMotionEffect]?

  /// Returns the values of all effects, or `nil` without any. Values of the same key path are
  /// added; the last one takes precedence if they cannot be added.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    var result: [String: Any] = [:]
    for effect in motionEffects ?? [] {
      let values = effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]
      result.merge(values) { first, second in
        guard let first = MotionValue(first), let added = MotionValue(second) else { return second }
        return first.adding(added)?.object ?? second
      }
    }
    return result.isEmpty ? nil : result
  }

  override func makeCopy() -> UIMotionEffect {
    guard type(of: self) == UIMotionEffectGroup.self else { return self }
    let copy = UIMotionEffectGroup()
    copy.motionEffects = motionEffects
    return copy
  }
}
