/// Animations that share a time.
///
/// Apple documentation: https://developer.apple.com/documentation/quartzcore/caanimationgroup
///
/// The group determines the times of the animations; what is longer than its duration is cut off.
/// Delegates of the animations, and their removal at the end, have no effect. An animation without
/// a duration has the group's.
open class CAAnimationGroup: CAAnimation {
  /// The animations; `nil`, the default, for none.
  open var animations: [CAAnimation]?

  override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.copied }
  }

  override var keyPaths: [String] { (animations ?? []).flatMap(\.keyPaths) }

  override func settleDuration(_ duration: TimeInterval) {
    super.settleDuration(duration)
    for animation in animations ?? [] { animation.settleDuration(timing.duration) }
  }

  override func apply(to shown: inout LayerPresentation, at time: TimeInterval) {
    guard let place = place(at: time) else { return }
    for animation in animations ?? [] {
      animation.apply(to: &shown, at: place.share * timing.duration)
    }
  }
}

extension CAAnimation {
  /// A copy of the animation.
  var copied: CAAnimation {
    guard let result = copy(with: nil) as? CAAnimation else {
      fatalError("\(type(of: self)).copy(with:) returned no animation; return one.")
    }
    return result
  }
}
