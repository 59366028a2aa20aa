/// A pan of a finger, a wheel, or a trackpad over a scroll view.
struct ScrollPan {
  /// A device that scrolls.
  enum Source {
    /// A finger on the screen, whose first points do not scroll.
    case finger
    /// A wheel, which does not scroll beyond the content's ends.
    case wheel
    /// A trackpad.
    case trackpad
  }

  let source: Source
  /// The content offset at the beginning.
  var start: CGPoint
  /// The part of the translation that the content does not follow; `nil` before the pan begins.
  var slop: CGPoint?
  /// The axis that a directional lock has chosen; `nil` for both.
  var lockedAxis: ScrollAxis?
}

/// An axis of a scroll view.
enum ScrollAxis {
  case x
  case y

  /// Creates the axis of the beginning of a drag, for a directional lock; `nil` for a diagonal
  /// drag.
  init?(of way: CGPoint) {
    if abs(way.x) >= 2 * abs(way.y) {
      self = .x
    } else if abs(way.y) >= 2 * abs(way.x) {
      self = .y
    } else {
      return nil
    }
  }
}

extension UIScrollView {
  /// The recognizer of pans. It is created if nothing has read the recognizers of the view before.
  var installedPan: ScrollPanGestureRecognizer {
    if pan == nil { _ = installedRecognizers }
    return pan!
  }

  /// Begins a touch of the content, which stops its movement.
  ///
  /// - Returns: `false`, with nothing changed, if the user cannot scroll this view.
  @discardableResult
  func beginPan() -> Bool { beginPan(with: .finger) }

  /// Begins a pan of a device.
  @discardableResult
  func beginPan(with source: ScrollPan.Source) -> Bool {
    guard isScrollEnabled, isUserInteractionEnabled else { return false }
    stopGlide()
    stopDeceleration()
    scroll.pan = ScrollPan(source: source, start: unbanded(contentOffset))
    return true
  }

  /// Moves the touch that ``beginPan()`` began.
  ///
  /// Scrolling begins when the finger has moved further than ``ScrollPhysics/panSlop`` along an
  /// axis that scrolls. From then on the content follows the finger; beyond its ends, by a part of
  /// the distance.
  ///
  /// - Parameter travel: The translation of the finger since the touch, in points. The offset
  ///   changes in the opposite direction: a finger that moves up has a negative translation and
  ///   scrolls down.
  func movePan(by travel: CGPoint) {
    guard var pan = scroll.pan else { return }
    var axes = pannableAxes
    if pan.lockedAxis == .x { axes.y = false }
    if pan.lockedAxis == .y { axes.x = false }
    var way = CGPoint(x: axes.x ? -travel.x : 0, y: axes.y ? -travel.y : 0)
    if pan.slop == nil {
      let slop = pan.source == .finger ? ScrollPhysics.panSlop : 0
      guard hypot(way.x, way.y) > slop else { return }
      if isDirectionalLockEnabled, axes.x, axes.y { pan.lockedAxis = ScrollAxis(of: way) }
      if pan.lockedAxis == .x { (axes.y, way.y) = (false, 0) }
      if pan.lockedAxis == .y { (axes.x, way.x) = (false, 0) }
      let share = slop / hypot(way.x, way.y)
      pan.slop = CGPoint(x: way.x * share, y: way.y * share)
      scroll.pan = pan
      userWillBeginDragging()
    }
    guard let slop = pan.slop else { return }
    if keyboardDismissMode != .none { dismissKeyboardIfReached() }
    let (low, high) = restingOffsets
    placeContent(
      at: CGPoint(
        x: banded(
          pan.start.x + way.x - slop.x, low.x, high.x, axes.x ? bounds.width : nil, pan.source),
        y: banded(
          pan.start.y + way.y - slop.y, low.y, high.y, axes.y ? bounds.height : nil, pan.source)))
  }

  /// Ends editing if an interactive drag has reached the area of the keyboard.
  private func dismissKeyboardIfReached() {
    guard keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory,
      let window, window.keyboard.isShown, let y = self.pan?.location(in: nil).y,
      window.convert(CGPoint(x: 0, y: y), to: nil).y
        >= window.screen.bounds.maxY - window.keyboard.height
    else { return }
    (window.firstResponder as? UIView)?.resignFirstResponder()
  }

  /// Ends the touch that ``beginPan()`` began.
  ///
  /// - Parameter velocity: The velocity of the offset, in points per millisecond: zero for a finger
  ///   at rest.
  func endPan(velocity: CGPoint) {
    guard let pan = scroll.pan else { return }
    scroll.pan = nil
    guard pan.slop != nil else { return }
    endDragging(
      CGPoint(
        x: pan.lockedAxis == .y ? 0 : velocity.x, y: pan.lockedAxis == .x ? 0 : velocity.y))
  }

  /// The axes along which a finger moves the content.
  var pannableAxes: (x: Bool, y: Bool) {
    let (low, high) = restingOffsets
    return (
      low.x < high.x || bounces && alwaysBounceHorizontal,
      low.y < high.y || bounces && alwaysBounceVertical
    )
  }

  /// Returns the movement of the content that a translation in the view's coordinates causes.
  func reach(ofWay way: CGPoint) -> WheelReach {
    let (low, high) = restingOffsets
    let offset = contentOffset
    // Offsets that are sums may be off by a little.
    func moves(_ way: CGFloat, _ offset: CGFloat, _ low: CGFloat, _ high: CGFloat) -> Bool {
      way > 0 ? offset > low + 0.01 : way < 0 ? offset < high - 0.01 : false
    }
    if moves(way.x, offset.x, low.x, high.x) || moves(way.y, offset.y, low.y, high.y) {
      return .moves
    }
    let axes = pannableAxes
    return bounces && (axes.x && way.x != 0 || axes.y && way.y != 0) ? .bounces : .none
  }

  /// Returns an offset along one axis with the resistance beyond the content's ends.
  ///
  /// - Parameter length: The length of the view; `nil` if the pan does not move the content along
  ///   the axis.
  private func banded(
    _ raw: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat?, _ source: ScrollPan.Source
  ) -> CGFloat {
    guard let length else { return raw }
    guard bounces, source != .wheel else { return min(max(raw, low), high) }
    let scale = traitCollection.roundingScale
    func shown(_ overshoot: CGFloat) -> CGFloat {
      PixelRounding.snapped(ScrollPhysics.rubberBand(overshoot, length: length), scale: scale)
    }
    if raw < low { return low - shown(low - raw) }
    if raw > high { return high + shown(raw - high) }
    return raw
  }

  /// Returns the offset without the resistance beyond the content's ends.
  private func unbanded(_ offset: CGPoint) -> CGPoint {
    let (low, high) = restingOffsets
    func raw(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat) -> CGFloat {
      if value < low {
        return low - ScrollPhysics.overshoot(ofRubberBand: low - value, length: length)
      }
      if value > high {
        return high + ScrollPhysics.overshoot(ofRubberBand: value - high, length: length)
      }
      return value
    }
    return CGPoint(
      x: raw(offset.x, low.x, high.x, bounds.width),
      y: raw(offset.y, low.y, high.y, bounds.height))
  }
}
