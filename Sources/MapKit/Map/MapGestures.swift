internal import UIKit

/// The gestures of a map.
@MainActor
final class MapGestures: NSObject, UIGestureRecognizerDelegate {
  private unowned let map: MKMapView
  private let pan = UIPanGestureRecognizer()
  private let pinch = UIPinchGestureRecognizer()
  private let doubleTap = UITapGestureRecognizer()
  private let pairTap = UITapGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  /// The gestures that move the map.
  private var active = 0

  init(_ map: MKMapView) {
    self.map = map
    super.init()
    doubleTap.numberOfTapsRequired = 2
    pairTap.numberOfTouchesRequired = 2
    pan.addTarget(self, action: Selector("panned(_:)", MapGestures.panned(_:)))
    pinch.addTarget(self, action: Selector("pinched(_:)", MapGestures.pinched(_:)))
    doubleTap.addTarget(self, action: Selector("doubleTapped(_:)", MapGestures.doubleTapped(_:)))
    pairTap.addTarget(self, action: Selector("pairTapped(_:)", MapGestures.pairTapped(_:)))
    tap.addTarget(self, action: Selector("tapped(_:)", MapGestures.tapped(_:)))
    for recognizer in [pan, pinch, doubleTap, pairTap, tap] {
      recognizer.delegate = self
      map.addGestureRecognizer(recognizer)
    }
  }

  /// Enables the gestures that the settings of the map permit.
  func update() {
    pan.isEnabled = map.isScrollEnabled
    for recognizer in [pinch, doubleTap, pairTap] { recognizer.isEnabled = map.isZoomEnabled }
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    var view = touch.view
    while let current = view, current !== map {
      if current is UIControl || current === map.callout && recognizer !== pan { return false }
      view = current.superview
    }
    return true
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    [pan, pinch].contains(recognizer) && [pan, pinch].contains(other)
  }

  // MARK: Movements

  private func begin() {
    // A glide ends where the next gesture begins.
    map.stopMovement()
    active += 1
    guard active == 1 else { return }
    map.wanted = .current
    map.setUserTrackingMode(.none, animated: false)
    map.delegate?.mapView(map, regionWillChangeAnimated: false)
  }

  private func end() {
    active -= 1
    guard active == 0 else { return }
    map.delegate?.mapView(map, regionDidChangeAnimated: false)
  }

  private func panned(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began: begin()
    case .changed: break
    case .ended: return glide(recognizer.velocity(in: map))
    case .cancelled: return end()
    default: return
    }
    move(by: recognizer.translation(in: map))
    recognizer.setTranslation(.zero, in: map)
  }

  private func move(by distance: CGPoint) {
    guard var part = map.viewport else { return }
    part.move(by: distance)
    map.display(part)
  }

  /// The part of the speed that is left after a second: a scroll view's normal rate.
  private static let deceleration: Double = pow(0.998, 1000)
  /// The speed at which a glide ends, in points per second.
  private static let slowest = 20.0

  /// Moves on at a speed, which decreases.
  private func glide(_ velocity: CGPoint) {
    guard active == 1, let clock = map.window?.animationClock, clock.plays,
      hypot(velocity.x, velocity.y) > Self.slowest
    else { return end() }
    var last = 0.0
    map.movement = MapMovement(clock) { [weak self] time in
      guard let self else { return false }
      // The integral of the speed since the last step.
      let rate = log(Self.deceleration)
      let share = (pow(Self.deceleration, time) - pow(Self.deceleration, last)) / rate
      last = time
      move(by: CGPoint(x: velocity.x * share, y: velocity.y * share))
      return hypot(velocity.x, velocity.y) * pow(Self.deceleration, time) > Self.slowest
    } completion: { [weak self] in
      self?.map.movement = nil
      self?.end()
    }
    map.moveEnd = { [weak self] in self?.end() }
  }

  private func pinched(_ recognizer: UIPinchGestureRecognizer) {
    switch recognizer.state {
    case .began: begin()
    case .changed: break
    case .ended, .cancelled: return end()
    default: return
    }
    guard var part = map.viewport else { return }
    part.zoom(by: recognizer.scale, at: recognizer.location(in: map))
    recognizer.scale = 1
    map.display(part)
  }

  private func doubleTapped(_ recognizer: UITapGestureRecognizer) { zoom(2, recognizer) }
  private func pairTapped(_ recognizer: UITapGestureRecognizer) { zoom(0.5, recognizer) }

  private func zoom(_ factor: Double, _ recognizer: UITapGestureRecognizer) {
    guard var part = map.viewport else { return }
    part.zoom(by: factor, at: recognizer.location(in: map))
    map.wanted = .current
    map.move(to: part, animated: true)
  }

  // MARK: Selection

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    map.select(at: recognizer.location(in: map))
  }
}
