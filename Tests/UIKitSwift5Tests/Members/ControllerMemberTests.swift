import Testing

@testable import UIKit

// Members of view controllers, scroll views and fields as apps use them.

/// The notifications of the keyboard and the calls of a delegate, in their order.
private final class KeyboardLog: NSObject, UITextFieldDelegate, UITextViewDelegate {
  nonisolated(unsafe) var calls: [String] = []
  nonisolated(unsafe) var frames: [CGRect] = []
  nonisolated(unsafe) var durations: [Double?] = []
  private var observers: [any NSObjectProtocol] = []

  @MainActor override init() {
    super.init()
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "willShow"),
      (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillHideNotification, "willHide"),
      (UIResponder.keyboardDidHideNotification, "didHide"),
    ]
    for (name, text) in names {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [unowned self] notification in
          calls.append(text)
          let key = UIResponder.keyboardFrameEndUserInfoKey
          if let value = notification.userInfo?[key] as? NSValue {
            frames.append(value.cgRectValue)
          }
          let duration = UIResponder.keyboardAnimationDurationUserInfoKey
          durations.append(notification.userInfo?[duration] as? Double)
        })
    }
  }

  func end() { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

  func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("field begins") }
  func textFieldDidEndEditing(_ textField: UITextField) { calls.append("field ends") }
  func textViewDidBeginEditing(_ textView: UITextView) { calls.append("text begins") }

  func taken() -> [String] {
    defer { calls = [] }
    return calls
  }
}

@MainActor @Suite(.serialized) struct ControllerMemberTests {
  private let window: UIWindow
  private let controller: UIViewController

  init() {
    // In a scene of its own: the scene of another test may be on another device.
    let controller = UIViewController()
    self.controller = controller
    window = UIWindow(device: .standard) { controller }
  }

  /// Displays the window on the standard device. Other tests, which may run between `init` and the
  /// test, leave the screens of other devices, and closures for the next turn.
  private func useStandardScreen() {
    while NextTurn.runWaiting() {}
    UIScreen.main.become(.standard, orientation: .portrait)
    window.frame = UIScreen.main.bounds
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func add<View: UIView>(_ view: View) -> View {
    view.frame = CGRect(x: 0, y: 100, width: 393, height: 400)
    controller.view.addSubview(view)
    return view
  }

  private func send(_ phase: HostTouch.Phase, _ y: CGFloat) {
    window.animationClock.advance(by: 1 / 60)
    window.deliver([HostTouch(id: 1, phase: phase, location: CGPoint(x: 100, y: y))])
  }

  private func drag(from start: CGFloat, to end: CGFloat) {
    send(.began, start)
    for step in 1...10 { send(.moved, start + (end - start) * CGFloat(step) / 10) }
    send(.ended, end)
  }

  @Test func `the keyboard is announced to the app`() {
    useStandardScreen()
    let log = KeyboardLog()
    defer { log.end() }
    let (field, text) = (add(UITextField()), add(UITextView()))
    field.delegate = log
    text.delegate = log
    #expect(field.becomeFirstResponder())
    #expect(log.taken() == ["field begins", "willShow"])
    #expect(log.durations == [0.25])
    let screen = UIScreen.main.bounds
    #expect(log.frames.last?.maxY == screen.maxY)
    #expect(log.frames.last?.width == screen.width)
    #expect((log.frames.last?.height ?? 0) > 200)
    while NextTurn.runWaiting() {}
    #expect(log.taken() == ["didShow"])
    // Another field takes over the keyboard.
    #expect(text.becomeFirstResponder())
    #expect(log.taken() == ["field ends", "text begins"])
    window.endEditing(true)
    #expect(log.taken() == ["willHide"])
    #expect(log.frames.last?.minY == screen.maxY)
    while NextTurn.runWaiting() {}
    #expect(log.taken() == ["didHide"])
    #expect(text.becomeFirstResponder())
    #expect(log.taken() == ["willShow", "text begins"])
    // The text leaves the window.
    text.resignFirstResponder()
    #expect(log.taken() == ["willHide"])
  }

  @Test func `a drag ends editing if the scroll view says so`() {
    useStandardScreen()
    let field = UITextField(frame: CGRect(x: 0, y: 600, width: 100, height: 30))
    controller.view.addSubview(field)
    let scroll = add(UIScrollView())
    scroll.contentSize = CGSize(width: 393, height: 2000)
    #expect(scroll.keyboardDismissMode == .none)
    field.becomeFirstResponder()
    drag(from: 400, to: 300)
    #expect(field.isFirstResponder)
    scroll.keyboardDismissMode = .onDrag
    drag(from: 400, to: 300)
    #expect(!field.isFirstResponder)
    #expect(scroll.contentOffset.y > 150)
  }

  @Test func `an interactive drag ends editing where the keyboard is`() {
    useStandardScreen()
    let field = UITextField(frame: CGRect(x: 0, y: 60, width: 100, height: 30))
    controller.view.addSubview(field)
    let scroll = add(UIScrollView())
    scroll.frame = CGRect(x: 0, y: 100, width: 393, height: 752)
    scroll.contentSize = CGSize(width: 393, height: 2000)
    scroll.keyboardDismissMode = .interactive
    field.becomeFirstResponder()
    drag(from: 300, to: 400)
    #expect(field.isFirstResponder)
    drag(from: 300, to: 700)
    #expect(!field.isFirstResponder)
  }

  @Test func `the guides of the bars are the safe area`() {
    useStandardScreen()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 7, right: 0)
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: label, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide,
        attribute: .bottom, multiplier: 1, constant: 8),
      label.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
    ])
    controller.view.layoutIfNeeded()
    let insets = controller.view.safeAreaInsets
    #expect(controller.topLayoutGuide.length == insets.top)
    #expect(controller.bottomLayoutGuide.length == insets.bottom)
    #expect(insets.top >= 20)
    #expect(label.frame.minY == insets.top + 8)
    #expect(label.frame.maxY == controller.view.bounds.height - insets.bottom)
  }

  @Test func `a swipe hides the bars, and another one shows them`() {
    let list = UIScrollView(frame: window.bounds)
    list.contentSize = CGSize(width: 393, height: 4000)
    let root = UIViewController()
    root.view = list
    let navigation = UINavigationController(rootViewController: root)
    navigation.isToolbarHidden = false
    window.rootViewController = navigation
    window.settleLayout()
    #expect(!navigation.hidesBarsOnSwipe)
    drag(from: 600, to: 400)
    #expect(!navigation.isNavigationBarHidden)
    navigation.hidesBarsOnSwipe = true
    #expect(navigation.barHideOnSwipeGestureRecognizer.view === navigation.view)
    drag(from: 600, to: 400)
    #expect(navigation.isNavigationBarHidden)
    #expect(navigation.isToolbarHidden)
    drag(from: 400, to: 600)
    #expect(!navigation.isNavigationBarHidden)
    #expect(!navigation.isToolbarHidden)
    // A host that scrolls by itself sends no touches.
    list.scrollByUser(to: CGPoint(x: 0, y: list.contentOffset.y + 300))
    #expect(navigation.isNavigationBarHidden)
  }

  @Test func `a tap hides the bars, and another one shows them`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.hidesBarsOnTap = true
    window.rootViewController = navigation
    window.settleLayout()
    for isHidden in [true, false] {
      send(.began, 500)
      send(.ended, 500)
      #expect(navigation.isNavigationBarHidden == isHidden)
      window.animationClock.advance(by: 1)
    }
  }

  @Test(arguments: [
    UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight,
    .transitionFlipFromTop, .transitionFlipFromBottom,
  ])
  func `a flip turns the view with its old content, and back with the new one`(
    option: UIView.AnimationOptions
  ) throws {
    window.animationClock.plays = true
    let view = add(UIView())
    let isVertical = option == .transitionFlipFromLeft || option == .transitionFlipFromRight
    var ends: [Bool] = []
    func shown() throws -> CGSize { try #require(view.layer.presentation()).frame.size }
    UIView.transition(
      with: view, duration: 1, options: [option, .curveLinear],
      animations: { view.backgroundColor = .red }, completion: { ends.append($0) })
    #expect(view.dissolvingSnapshots.count == 1)
    for (step, share) in [(0.25, 0.5), (0.5, 0.5)] {
      window.animationClock.advance(by: step)
      let size = try shown()
      #expect(abs(size.width - 393 * (isVertical ? share : 1)) < 1)
      #expect(abs(size.height - 400 * (isVertical ? 1 : share)) < 1)
      let isOld = step == 0.25
      #expect(view.dissolvingSnapshots.first?.layer.presentation()?.opacity == (isOld ? 1 : 0))
    }
    #expect(ends.isEmpty)
    window.animationClock.advance(by: 0.25)
    #expect(ends == [true])
    #expect(view.dissolvingSnapshots.isEmpty)
    #expect(view.transform.isIdentity)
  }

  @Test func `a curl is displayed as a cross-dissolve`() {
    window.animationClock.plays = true
    let view = add(UIView())
    UIView.transition(with: view, duration: 1, options: .transitionCurlUp, animations: nil)
    #expect(view.dissolvingSnapshots.count == 1)
    window.animationClock.advance(by: 1)
    #expect(view.dissolvingSnapshots.isEmpty)
  }

  @Test func `a prominent search bar has a background`() {
    let bar = add(UISearchBar())
    #expect(bar.searchBarStyle == .default)
    #expect(bar.drawing(at: .present).fill == nil)
    bar.searchBarStyle = .minimal
    #expect(bar.drawing(at: .present).fill == nil)
    bar.searchBarStyle = .prominent
    #expect(bar.drawing(at: .present).fill != nil)
    let usual = bar.drawing(at: .present).fill
    bar.backgroundColor = .black
    #expect(bar.drawing(at: .present).fill != usual)
  }

  @Test func `a window that gets its scene later is no mistake`() throws {
    // A window without a device has no scene while another test has launched an app.
    let hosted = UIWindow(device: .standard) { UIViewController() }
    let scene = try #require(hosted.windowScene)
    let other = UIWindow(frame: hosted.bounds)
    other.windowScene = nil
    let before = DeveloperLog.sink
    var messages: [String] = []
    DeveloperLog.sink = { messages.append($0) }
    defer { DeveloperLog.sink = before }
    other.makeKeyAndVisible()
    #expect(!other.isKeyWindow)
    other.windowScene = scene
    #expect(other.isKeyWindow)
    while NextTurn.runWaiting() {}
    #expect(messages.isEmpty)
    other.windowScene = nil
    other.isHidden = true
    other.isHidden = false
    while NextTurn.runWaiting() {}
    #expect(messages.count == 1)
  }
}
