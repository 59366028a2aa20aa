import Foundation
import UIKit

/// A navigation controller in a window of a device.
@MainActor
final class NavigationScreen {
  let window: UIWindow
  let navigation: UINavigationController
  var bar: UINavigationBar { navigation.navigationBar }

  init(
    _ root: @autoclosure () -> UIViewController, on device: Device = .standard, plays: Bool = false,
    isRightToLeft: Bool = false, _ setUp: (UINavigationController) -> Void = { _ in }
  ) {
    window = UIWindow(device: device, playsAnimations: plays) {
      let navigation = UINavigationController(rootViewController: root())
      setUp(navigation)
      return navigation
    }
    navigation = window.rootViewController as! UINavigationController
    if isRightToLeft { window.traitOverrides.layoutDirection = .rightToLeft }
    settle()
  }

  /// Lays out, and runs what waits for the next turn.
  func settle() {
    window.settleLayout()
    while NextTurn.runWaiting() { window.settleLayout() }
  }

  func advance(by seconds: TimeInterval) {
    window.settleLayout()
    window.animationClock.advance(by: seconds)
    settle()
  }

  /// Returns the views of a type in the bar that are not hidden, in order of depth.
  func parts<Part: UIView>(_ type: Part.Type = Part.self) -> [Part] {
    Self.parts(of: bar)
  }

  static func parts<Part: UIView>(of view: UIView) -> [Part] {
    view.subviews.flatMap { subview -> [Part] in
      guard !subview.isHidden else { return [] }
      return ((subview as? Part).map { [$0] } ?? []) + parts(of: subview)
    }
  }

  /// Returns the visible label of the bar with a text.
  func label(_ text: String) -> UILabel? { parts(UILabel.self).first { $0.text == text } }

  /// Returns the visible button of the bar with a name for assistive technology.
  func button(_ name: String) -> UIControl? {
    parts(UIControl.self).first { $0.accessibilityLabel == name }
  }

  /// Returns the frame of a view in the window.
  func frame(_ view: UIView?) -> CGRect? { view.map { $0.convert($0.bounds, to: nil) } }

  // MARK: Touches

  func send(_ phase: HostTouch.Phase, _ x: CGFloat, _ y: CGFloat) {
    window.deliver([HostTouch(id: 1, phase: phase, location: CGPoint(x: x, y: y))])
  }

  func tap(_ view: UIView?) {
    settle()
    guard let frame = frame(view) else { return }
    send(.began, frame.midX, frame.midY)
    window.animationClock.advance(by: 0.05)
    send(.ended, frame.midX, frame.midY)
    settle()
  }
}

/// A view controller with a title that records calls.
@MainActor
final class NotingController: UIViewController {
  private let name: String
  private let log: EventLog
  var willAppear: (() -> Void)?

  init(_ name: String, _ log: EventLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String, _ animated: Bool? = nil) {
    log.note("\(name) \(call)" + (animated == true ? " animated" : ""))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("load")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note(isMovingToParent ? "willAppear first" : "willAppear", animated)
    willAppear?()
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear", animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note(isMovingFromParent ? "willDisappear last" : "willDisappear", animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear", animated)
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(parent == nil ? "willMove out" : "willMove in")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "didMove out" : "didMove in")
  }
}

/// A view controller whose view scrolls content of a height.
@MainActor
final class ScrollingController: UIViewController {
  let scrollView = UIScrollView()
  private let height: CGFloat

  init(_ title: String, height: CGFloat = 3_000) {
    self.height = height
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: view.bounds.width, height: height)
    view.addSubview(scrollView)
  }
}
