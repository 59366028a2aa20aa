/// The displayed values of a layer at one moment of its animations.
package struct LayerPresentation {
  var geometry: ViewGeometry
  /// The opacity.
  package var alpha: CGFloat
  /// The background color.
  var backgroundColor: UIColor?
  /// The radius of the corners.
  var cornerRadius: CGFloat
  /// A copy of the layer with all displayed values; `nil` if no animation of an app changes it.
  fileprivate(set) var copy: CALayer?

  /// The displayed frame, in the superlayer's coordinates.
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

extension LayerPresentation {
  /// Returns the value of a property.
  func value(of property: AnimatedProperty) -> LayerValue {
    switch property {
    case .position: .point(geometry.center)
    case .size: .size(geometry.bounds.size)
    case .contentOffset: .point(geometry.bounds.origin)
    case .opacity: .number(alpha)
    case .cornerRadius: .number(cornerRadius)
    case .transform: .transform(geometry.transform3D)
    case .fill: .color(backgroundColor)
    }
  }

  /// Sets the value of a property; values of other types are ignored.
  mutating func set(_ property: AnimatedProperty, to value: LayerValue) {
    switch (property, value) {
    case (.position, .point(let center)): geometry.center = center
    case (.size, .size(let size)):
      geometry.setBoundsKeepingCenter(CGRect(origin: geometry.bounds.origin, size: size))
    case (.contentOffset, .point(let origin)): geometry.bounds.origin = origin
    case (.opacity, .number(let opacity)): alpha = opacity
    case (.cornerRadius, .number(let radius)): cornerRadius = radius
    case (.transform, .transform(let transform)): geometry.transform3D = transform
    case (.fill, .color(let color)): backgroundColor = color
    default: break
    }
  }

  /// Returns the value at a key path such as `transform.rotation.z`; `nil` for no such property.
  func value(at keyPath: String) -> LayerValue? {
    let names = keyPath.split(separator: ".")
    return names.first.flatMap { value(named: String($0)) }?.component(names.dropFirst())
  }

  /// Sets the value at a key path; values of other types are ignored.
  mutating func set(_ keyPath: String, to value: LayerValue) {
    let names = keyPath.split(separator: ".")
    guard let name = names.first.map(String.init),
      let whole = self.value(named: name)?.setting(names.dropFirst(), to: value)
    else { return }
    if name == "bounds", case .rect(let bounds) = whole {
      geometry.setBoundsKeepingCenter(bounds)
    } else if let property = AnimatedProperty(rawValue: name) {
      set(property, to: whole)
    } else if let copy {
      LayerProperty.all[name]?.set(copy, whole)
    }
  }

  private func value(named name: String) -> LayerValue? {
    if name == "bounds" { return .rect(geometry.bounds) }
    if let property = AnimatedProperty(rawValue: name) { return value(of: property) }
    return copy.flatMap { LayerProperty.all[name]?.get($0) }
  }

  /// Limits the values, which a spring may have moved too far.
  fileprivate mutating func clamp() {
    alpha = min(max(alpha, 0), 1)
    cornerRadius = max(cornerRadius, 0)
    let bounds = geometry.bounds
    if bounds.size.width < 0 || bounds.size.height < 0 {
      let size = CGSize(width: max(bounds.size.width, 0), height: max(bounds.size.height, 0))
      geometry.setBoundsKeepingCenter(CGRect(origin: bounds.origin, size: size))
    }
  }
}

@MainActor
extension CALayer {
  /// The values of the layer itself, which it has after all animations.
  var ownPresentation: LayerPresentation {
    LayerPresentation(
      geometry: view?.geometry ?? extras?.geometry ?? ViewGeometry(frame: .zero),
      alpha: CGFloat(opacity), backgroundColor: background, cornerRadius: cornerRadius)
  }

  /// Returns the values of the layer for a drawing: its own values, changed by the animations in
  /// the order in which they began. At the end of all animations, only those count that no host
  /// plays: paused ones, and those that are drawn frame by frame.
  ///
  /// - Parameter prepare: Changes the own values before the animations.
  /// - Complexity: O(n) in the animations of this layer.
  func presentation(
    at moment: DrawingMoment, _ prepare: (inout LayerPresentation) -> Void = { _ in }
  ) -> LayerPresentation {
    var shown = ownPresentation
    guard !animations.isEmpty, let clock = animationClock else { return shown }
    if hasExplicitAnimations { shown.copy = copyWithContent() }
    prepare(&shown)
    let now = ownTime(at: clock.now - CopyTime.delay)
    let played = moment == .end ? playableRecords : []
    for record in animations where record.hasBegun && !record.isSuperseded {
      if moment == .end, record.isPlayed(among: played) { continue }
      record.apply(to: &shown, at: record.isOver ? record.timing.end : now)
    }
    shown.clamp()
    shown.copy?.display(shown)
    return shown
  }

  /// Returns a copy of the layer with the displayed values.
  func presentationCopy() -> CALayer {
    let shown = presentation(at: .present)
    if let copy = shown.copy { return copy }
    let result = copyWithContent()
    result.display(shown)
    return result
  }

  private func copyWithContent() -> CALayer {
    let result = copied()
    if view == nil { result.makeExtras().content = extras?.content }
    return result
  }

  private func display(_ shown: LayerPresentation) {
    makeExtras().geometry = shown.geometry
    opacity = Float(shown.alpha)
    cornerRadius = shown.cornerRadius
    changeBackground(to: shown.backgroundColor)
  }
}

extension UIView {
  /// The displayed values of the view at the current time of its window's clock; its own values if
  /// nothing is animated.
  ///
  /// - Complexity: O(n) in the animations of this view.
  package var presentation: LayerPresentation { layer.presentation(at: .present) }
}
