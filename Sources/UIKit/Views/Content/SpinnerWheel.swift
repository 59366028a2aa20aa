internal import Scenes

/// The marks of an activity indicator, which turn in steps of the distance between two of them.
///
/// The steps are one repeated animation, which a host with animations plays by itself.
final class SpinnerWheel: UIView {
  private static let count = 8
  /// The duration of a turn, in seconds.
  private static let duration: TimeInterval = 0.8
  /// The opacity of the faintest mark.
  private static let leastOpacity: CGFloat = 0.25

  var color = UIColor.systemGray {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }

  /// A Boolean value that indicates whether the wheel turns.
  var turns = false {
    didSet { if turns != oldValue { turn() } }
  }

  /// The number of marks that are displayed while the wheel is about to turn.
  var shownShare: CGFloat = 1 {
    didSet { if shownShare != oldValue { setNeedsDisplay() } }
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func clockDidChange() {
    super.clockDidChange()
    turn()
  }

  /// Begins or ends the movement. It begins again in another window.
  private func turn() {
    layer.removeAllAnimations()
    guard turns, playingClock != nil else { return }
    UIView.animateKeyframes(
      withDuration: Self.duration, delay: 0,
      options: [
        .repeat, .calculationModeDiscrete, .allowUserInteraction,
        KeyframeAnimationOptions(rawValue: AnimationOptions.curveLinear.rawValue),
      ]
    ) {
      let share = 1 / Double(Self.count)
      for step in 1...Self.count {
        UIView.addKeyframe(
          withRelativeStartTime: Double(step - 1) * share, relativeDuration: share
        ) {
          self.transform =
            step == Self.count
            ? .identity : CGAffineTransform(rotationAngle: CGFloat(step) * 2 * .pi * share)
        }
      }
    }
  }

  override func drawing(at moment: DrawingMoment) -> SceneNode {
    var node = super.drawing(at: moment)
    node.drawing = recorded(draw)
    return node
  }

  /// Draws the marks: the first one at the top, the fainter ones against the turn.
  private func draw(_ recorder: inout MarkRecorder) {
    let side = min(bounds.width, bounds.height)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let width = side * 0.125
    let (inner, outer) = (side * 0.25, side * 0.5 - width / 2)
    let shown = Int((shownShare * CGFloat(Self.count)).rounded(.up))
    for index in 0..<min(max(shown, 0), Self.count) {
      // Marks appear in the direction of the turn.
      let place = shownShare < 1 ? index : -index
      let angle = CGFloat(place) * 2 * .pi / CGFloat(Self.count) - .pi / 2
      let direction = CGPoint(x: cos(angle), y: sin(angle))
      let path: [SceneDrawing.PathElement] = [
        .move(CGPoint(x: middle.x + inner * direction.x, y: middle.y + inner * direction.y)),
        .line(CGPoint(x: middle.x + outer * direction.x, y: middle.y + outer * direction.y)),
      ]
      let fading = CGFloat(index) / CGFloat(Self.count - 1) * (1 - Self.leastOpacity)
      let opacity = shownShare < 1 ? 1 : 1 - fading
      let rgba = color.rgba(in: traitCollection)
      recorder.stroke(
        .path(path), with: color.withAlphaComponent(rgba.alpha * opacity), width: width,
        cap: .round)
    }
  }
}
