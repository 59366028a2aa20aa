/// Recognizes fingers that drag, and follows them until they are lifted.
///
/// A pan begins once the fingers have moved farther than 10 points. These are no part of the
/// translation, as recorded for scroll views.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers. Default 1.
  open var minimumNumberOfTouches = 1 { didSet { attachedView?.noteDrawingChange() } }
  /// The greatest number of fingers. Default `Int.max`.
  open var maximumNumberOfTouches = Int.max

  /// The travel after which a pan begins, in points; recorded of scroll views on iOS 26.1.
  static let slop: CGFloat = 10

  /// The middle of the fingers, followed without the jumps that come from adding and lifting
  /// fingers.
  private var place = CGPoint.zero
  /// The middle of the fingers at the last event.
  private var middle = CGPoint.zero
  /// Where ``place`` was when the pan began, or where the translation was set from, in window
  /// coordinates.
  private var origin = CGPoint.zero
  /// Where ``place`` was when the first finger came down, in window coordinates.
  private var start = CGPoint.zero
  private var meter = VelocityMeter()

  /// Returns the way of the fingers since the pan began, in the coordinates of a view, in points.
  open func translation(in view: UIView?) -> CGPoint {
    vector(CGPoint(x: place.x - origin.x, y: place.y - origin.y), in: view)
  }

  /// Sets the translation of the present place, in the coordinates of a view. The velocity becomes
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

  /// Follows the fingers to where they are.
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

  override var claimedDrags: DragAxes { minimumNumberOfTouches > 1 ? [] : .all }

  // MARK: Coordinates

  /// The whole way of the fingers since the first came down, in the coordinates of a view.
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
