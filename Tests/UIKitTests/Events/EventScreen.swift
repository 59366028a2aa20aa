import UIKit

/// A window of 400 x 800 points with synthesized touches.
@MainActor final class EventScreen {
  let window: UIWindow
  let controller: UIViewController
  var root: UIView { controller.view }

  init(_ controller: UIViewController = UIViewController()) {
    self.controller = controller
    window = UIWindow(onStandardScreen: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// Adds a view to the root view, or to another one.
  @discardableResult
  func add<View: UIView>(_ view: View, to other: UIView? = nil, _ frame: CGRect? = nil) -> View {
    view.frame = frame ?? CGRect(x: 0, y: 0, width: 400, height: 800)
    (other ?? root).addSubview(view)
    return view
  }

  @discardableResult
  func send(
    _ phase: HostTouch.Phase, _ x: CGFloat, _ y: CGFloat, id: Int = 1,
    type: UITouch.TouchType = .direct
  ) -> Bool {
    window.deliver([
      HostTouch(id: id, phase: phase, location: CGPoint(x: x, y: y), type: type)
    ])
  }

  func down(_ x: CGFloat, _ y: CGFloat, id: Int = 1) { send(.began, x, y, id: id) }
  func move(_ x: CGFloat, _ y: CGFloat, id: Int = 1) { send(.moved, x, y, id: id) }
  func up(_ x: CGFloat, _ y: CGFloat, id: Int = 1) { send(.ended, x, y, id: id) }
  func cancel(_ x: CGFloat, _ y: CGFloat, id: Int = 1) { send(.cancelled, x, y, id: id) }
  func wait(_ seconds: TimeInterval) { window.animationClock.advance(by: seconds) }

  func tap(_ x: CGFloat = 100, _ y: CGFloat = 100) {
    down(x, y)
    wait(0.05)
    up(x, y)
  }

  /// Moves a finger in steps of a sixtieth of a second.
  func drag(_ from: CGPoint, _ to: CGPoint, steps: Int = 10, id: Int = 1) {
    down(from.x, from.y, id: id)
    for step in 1...steps {
      wait(1 / 60)
      let share = CGFloat(step) / CGFloat(steps)
      move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share, id: id)
    }
  }
}

/// The calls that the objects of a test received, in order.
@MainActor final class EventLog {
  var calls: [String] = []
  func note(_ call: String) { calls.append(call) }
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A view that records its touches and handles or forwards them.
@MainActor final class LoggingView: UIView {
  private let log: EventLog
  private let label: String
  private let passesOn: Bool

  init(_ label: String, _ log: EventLog, passesOn: Bool = false) {
    self.label = label
    self.log = log
    self.passesOn = passesOn
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String, _ touches: Set<UITouch>) {
    log.note(touches.count == 1 ? "\(label) \(call)" : "\(label) \(call) \(touches.count)")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
    if passesOn { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
    if passesOn { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
    if passesOn { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
    if passesOn { super.touchesCancelled(touches, with: event) }
  }
}

/// An object that records the states of the recognizers in its actions.
@MainActor final class GestureListener: NSObject, UIGestureRecognizerDelegate {
  let log: EventLog
  var isSimultaneous = false
  var mayBegin = true
  var receivesTouch: (UITouch) -> Bool = { _ in true }
  var onAction: (UIGestureRecognizer) -> Void = { _ in }

  init(_ log: EventLog) { self.log = log }

  func act(_ recognizer: UIGestureRecognizer) {
    log.note("\(recognizer.name ?? "") \(recognizer.state)")
    onAction(recognizer)
  }

  /// Adds a recognizer to a view, with this object as target and delegate.
  @discardableResult
  func listen<Recognizer: UIGestureRecognizer>(
    to recognizer: Recognizer, named name: String, on view: UIView
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(self, action: Selector("act(_:)", GestureListener.act(_:)))
    recognizer.delegate = self
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receivesTouch(touch) }
}
