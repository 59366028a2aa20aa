/// The displayed values of a view at one moment of its animations.
package struct ViewPresentation {
  var geometry: ViewGeometry
  /// The opacity.
  package var alpha: CGFloat
  /// The background color.
  var backgroundColor: UIColor?
  /// The radius of the corners.
  var cornerRadius: CGFloat

  /// The displayed frame, in the superview's coordinates.
  package var frame: CGRect { geometry.frame }
  /// The frame without the transform.
  var untransformedFrame: CGRect {
    CGRect(origin: geometry.origin, size: geometry.bounds.size)
  }
  /// The bounds.
  var bounds: CGRect { geometry.bounds }
  /// The transform about the center.
  var transform: CGAffineTransform { geometry.transform }
}

extension UIView {
  /// The values of the view itself, which it has after all animations.
  var ownPresentation: ViewPresentation {
    ViewPresentation(
      geometry: geometry, alpha: alpha, backgroundColor: backgroundColor,
      cornerRadius: layer.cornerRadius)
  }

  /// The displayed values of the view at the current time of its window's clock; its own values if
  /// nothing is animated.
  ///
  /// - Complexity: O(n) in the animations of this view.
  package var presentation: ViewPresentation { presentation(at: .present) }

  /// The values of the view for a drawing. At the end of all animations, they include the values of
  /// animations that no host plays: paused ones, and animations of layers that are drawn frame by
  /// frame.
  func presentation(at moment: DrawingMoment) -> ViewPresentation {
    layer.withAnimations(viewPresentation(at: moment), at: moment)
  }

  /// The values of the view for a drawing, without the animations of its layer.
  func viewPresentation(at moment: DrawingMoment) -> ViewPresentation {
    var result = ownPresentation
    let animations = layer.animations
    guard !animations.isEmpty, let now = owningWindow?.animationClock.now else { return result }
    let isPlayed = moment == .end && layer.hasPlainTime
    var center = CGPoint.zero
    var isMoved = false
    for animation in animations where !animation.isSuperseded {
      guard let movement = animation.movement, !isPlayed || animation.timing.held != nil else {
        continue
      }
      let rest = animation.distance(at: now)
      switch movement.property {
      case .position:
        center = CGPoint(x: center.x + rest.x, y: center.y + rest.y)
        isMoved = true
      case .size:
        let old = result.geometry.bounds
        let size = CGSize(width: old.size.width + rest.x, height: old.size.height + rest.y)
        result.geometry.setBoundsKeepingCenter(CGRect(origin: old.origin, size: size))
      case .contentOffset:
        result.geometry.bounds.origin.x += rest.x
        result.geometry.bounds.origin.y += rest.y
      case .opacity: result.alpha += rest.x
      case .cornerRadius: result.cornerRadius += rest.x
      case .transform: result.geometry.transform = transform(in: animation, at: now)
      case .fill: result.backgroundColor = fill(in: animation, at: now)
      }
    }
    if isMoved {
      let own = result.geometry.center
      result.geometry.center = CGPoint(x: own.x + center.x, y: own.y + center.y)
    }
    result.alpha = min(max(result.alpha, 0), 1)
    result.cornerRadius = max(result.cornerRadius, 0)
    let size = result.geometry.bounds.size
    if size.width < 0 || size.height < 0 {
      // A spring may overshoot to a negative size.
      let held = CGSize(width: max(size.width, 0), height: max(size.height, 0))
      result.geometry.setBoundsKeepingCenter(
        CGRect(origin: result.geometry.bounds.origin, size: held))
    }
    return result
  }

  private func transform(
    in animation: LayerAnimation, at time: TimeInterval
  ) -> CGAffineTransform {
    guard case .transform(let shown) = animation.shown(at: time, end: .transform(transform)) else {
      return transform
    }
    return shown
  }

  private func fill(in animation: LayerAnimation, at time: TimeInterval) -> UIColor? {
    guard case .fill(let shown) = animation.shown(at: time, end: .fill(backgroundColor)) else {
      return backgroundColor
    }
    return shown
  }
}

extension UIColor {
  /// Returns a color between two colors. `nil` stands for the other color, fully transparent.
  static func interpolated(
    from start: UIColor?, to end: UIColor?, share: CGFloat, in traits: UITraitCollection
  ) -> UIColor? {
    guard let known = start ?? end else { return nil }
    func components(_ color: UIColor?) -> RGBA {
      if let color { return color.rgba(in: traits) }
      var clear = known.rgba(in: traits)
      clear.alpha = 0
      return clear
    }
    let (a, b) = (components(start), components(end))
    func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
      min(max(.between(a, b, share), 0), 1)
    }
    return UIColor(
      red: between(a.red, b.red), green: between(a.green, b.green),
      blue: between(a.blue, b.blue), alpha: between(a.alpha, b.alpha))
  }
}
