internal import Scenes

/// A recognizer of drags by one or more fingers.
///
/// A pan begins once the fingers have moved farther than 10 points. These are not part of the
/// translation, as recorded for scroll views.
///
/// If ``allowedScrollTypesMask`` allows it, the recognizer also follows wheels and trackpads. Such
/// a pan has no touches: ``UIGestureRecognizer/numberOfTouches`` is zero, and the delegate's method
/// for touches is not called, only the one for events. It begins with the first translation, and
/// each step of a wheel is a pan of its own; both are chosen, because they are not documented.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers. Default 1.
  open var minimumNumberOfTouches = 1 { didSet { attachedView?.noteDrawingChange() } }
  /// The maximum number of fingers. Default `Int.max`.
  open var maximumNumberOfTouches = Int.max
  /// The kinds of scrolling with a pointing device that the recognizer follows. The default is
  /// none; it is `all` for the recognizer of a scroll view.
  open var allowedScrollTypesMask: UIScrollTypeMask = [] {
    didSet { attachedView?.noteDrawingChange() }
  }

  /// The travel after which a pan begins, in points; recorded of scroll views on iOS 26.1.
  static let slop: CGFloat = 10

  /// The middle of the fingers, followed without the jumps that come from adding and lifting
  /// fingers.
  private var place = CGPoint.zero
  /// The middle of the fingers at the last event.
  private var middle = CGPoint.zero
  /// The ``place`` at the beginning of the pan, or from which the translation was set, in window
  /// coordinates.
  private var origin = CGPoint.zero
  /// The ``place`` at the touch of the first finger, in window coordinates.
  private var start = CGPoint.zero
  private var meter = VelocityMeter()
  /// The last scroll of a wheel or a trackpad that the recognizer followed.
  private weak var followed: WheelScroll?

  /// Returns the translation of the fingers since the pan began, in the coordinates of a view, in
  /// points.
  open func translation(in view: UIView?) -> CGPoint {
    vector(CGPoint(x: place.x - origin.x, y: place.y - origin.y), in: view)
  }

  /// Sets the translation of the current place, in the coordinates of a view. The velocity becomes
  /// zero.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let way = windowVector(translation, in: view)
    origin = CGPoint(x: place.x - way.x, y: place.y - way.y)
    meter.restart(at: place, clock?.now ?? 0)
  }

  /// Returns the velocity of the fingers in the coordinates of a view, in points per second.
  open func velocity(in view: UIView?) -> CGPoint {
    vector(meter.velocity(at: clock?.now ?? 0), in: view)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches > maximumNumberOfTouches {
      guard state == .possible else {
        for touch in touches { ignore(touch, for: event) }
        return
      }
      state = .failed
      return
    }
    let isFirst = numberOfTouches == touches.count && progress.sequence.count == touches.count
    middle = progress.location
    if isFirst {
      place = middle
      origin = middle
      start = middle
      meter.restart(at: place, event.timestamp)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    follow(at: event.timestamp)
    switch state {
    case .possible: beginIfFarEnough()
    case .began, .changed: state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    follow(at: event.timestamp)
    let rest = progress.touches.filter { touch in !touches.contains(touch) }
    if rest.isEmpty || state != .possible && rest.count < minimumNumberOfTouches {
      state = state == .possible ? .failed : .ended
    } else {
      middle = GestureProgress.middle(of: rest)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  // MARK: Wheels

  override var followedScrolls: UIScrollTypeMask { allowedScrollTypesMask }

  override func follow(_ scroll: WheelScroll, at time: TimeInterval) {
    if followed !== scroll {
      followed = scroll
      // Only differences of positions matter, and differences from zero are exact.
      (start, origin, place) = (.zero, .zero, .zero)
      meter.restart(at: place, time)
    }
    guard scroll.translation != place else { return }
    place = scroll.translation
    meter.add(place, at: time)
    switch state {
    case .possible: if mayFollow(scroll) { state = .began }
    case .began, .changed: state = .changed
    default: break
    }
  }

  /// Returns a Boolean value that indicates whether the class lets a scroll with a translation
  /// begin a pan.
  func mayFollow(_ scroll: WheelScroll) -> Bool { true }

  // MARK: Fingers

  /// Adds the movement of the fingers to the position.
  private func follow(at time: TimeInterval) {
    let new = progress.location
    let way = CGPoint(x: new.x - middle.x, y: new.y - middle.y)
    middle = new
    guard way != .zero else { return }
    place = CGPoint(x: place.x + way.x, y: place.y + way.y)
    meter.add(place, at: time)
  }

  private func beginIfFarEnough() {
    guard numberOfTouches >= minimumNumberOfTouches, progress.pending == nil else { return }
    let way = relevantWay(CGPoint(x: place.x - origin.x, y: place.y - origin.y))
    let distance = hypot(way.x, way.y)
    guard distance > Self.slop else { return }
    let share = Self.slop / distance
    origin = CGPoint(x: origin.x + way.x * share, y: origin.y + way.y * share)
    state = .began
  }

  /// The part of a way in the window that decides whether the pan begins.
  func relevantWay(_ way: CGPoint) -> CGPoint { way }

  override var claimedDrags: SceneDragAxes {
    var drags: SceneDragAxes = minimumNumberOfTouches > 1 ? [] : .all
    if allowedScrollTypesMask.contains(.discrete) { drags.insert(.wheel) }
    return drags
  }

  // MARK: Coordinates

  /// The total movement of the fingers since the first came down, in the coordinates of a view.
  func travel(in view: UIView?) -> CGPoint {
    vector(CGPoint(x: place.x - start.x, y: place.y - start.y), in: view)
  }

  func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let zero = view.convert(CGPoint.zero, from: nil)
    let end = view.convert(vector, from: nil)
    return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
  }

  func windowVector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let zero = view.convert(CGPoint.zero, to: nil)
    let end = view.convert(vector, to: nil)
    return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
  }
}
