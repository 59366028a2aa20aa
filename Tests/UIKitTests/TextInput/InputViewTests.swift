import Foundation
import Testing

@testable import UIKit

/// A view controller that can be the first responder and has an accessory of its own.
private final class AccessoryController: UIViewController {
  let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
  var isAccessoryHidden = false

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { isAccessoryHidden ? nil : accessory }

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [field, other] { view.placeholder = "Text" }
    for view in [field, other] { self.view.addSubview(view) }
  }
}

/// The notifications about the keyboard of one window's screen.
@MainActor
private final class KeyboardLog {
  private(set) var events: [String] = []
  private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []

  init(_ screen: UIScreen) {
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "willShow"),
      (UIResponder.keyboardWillHideNotification, "willHide"),
    ]
    for (name, text) in names {
      let token = NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil)
      {
        [weak self] in
        let value = $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        let frame = value?.cgRectValue ?? .null
        MainActor.assumeIsolated {
          self?.events.append("\(text) \(Int(frame.minY)) \(Int(frame.height))")
        }
      }
      tokens.append(token)
    }
  }

  deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

  /// Returns the events since the last call.
  func take() -> [String] {
    defer { events = [] }
    return events
  }
}

@MainActor
@Suite struct InputViewTests {
  private let controller = AccessoryController()
  private let window: UIWindow
  private let log: KeyboardLog

  init() {
    let root = controller
    window = UIWindow(device: .standard, playsAnimations: true) { root }
    log = KeyboardLog(window.screen)
  }

  /// Makes the screen of this test the main one again, and forgets keyboards of tests that began at
  /// the same time.
  private func begin() {
    window.activate()
    _ = log.take()
  }

  private func wait() {
    window.animationClock.advance(by: 1)
    window.layoutIfNeeded()
  }

  private func frame(_ view: UIView) -> CGRect? {
    view.window == nil ? nil : view.convert(view.bounds, to: window)
  }

  @Test func `responders have no input views by default`() {
    let responder = UIResponder()
    #expect(responder.inputView == nil)
    #expect(responder.inputAccessoryView == nil)
    #expect(responder.inputViewController == nil)
    #expect(responder.inputAccessoryViewController == nil)
    let field = UITextField()
    #expect(field.inputView == nil)
    #expect(field.inputAccessoryView == nil)
  }

  @Test func `an input view has the recorded defaults`() {
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    let view = UIInputView(frame: frame, inputViewStyle: .keyboard)
    #expect(view.frame == frame)
    #expect(view.inputViewStyle == .keyboard)
    #expect(UIInputView(frame: frame).inputViewStyle == .default)
    #expect(!view.allowsSelfSizing)
    #expect(view.isOpaque)
    #expect(view.backgroundColor == nil)
  }

  @Test func `the accessory of a view controller is at the end of the screen`() {
    begin()
    controller.becomeFirstResponder()
    wait()
    #expect(frame(controller.accessory) == CGRect(x: 0, y: 802, width: 393, height: 50))
    #expect(log.take() == ["willShow 802 50"])
    controller.resignFirstResponder()
    wait()
    #expect(controller.accessory.window == nil)
    #expect(log.take() == ["willHide 852 50"])
  }

  @Test func `the accessory is above the keyboard of a field in the view controller`() {
    begin()
    controller.field.becomeFirstResponder()
    wait()
    #expect(frame(controller.accessory) == CGRect(x: 0, y: 466, width: 393, height: 50))
    #expect(log.take() == ["willShow 466 386"])
    controller.other.becomeFirstResponder()
    wait()
    #expect(log.take() == [])
    #expect(frame(controller.accessory)?.minY == 466)
  }

  @Test func `the accessory of a field precedes the view controller's`() {
    begin()
    let own = UIToolbar()
    own.sizeToFit()
    controller.field.inputAccessoryView = own
    controller.field.becomeFirstResponder()
    wait()
    #expect(own.window === window)
    #expect(controller.accessory.window == nil)
    controller.other.becomeFirstResponder()
    wait()
    #expect(own.window == nil)
    #expect(controller.accessory.window === window)
  }

  @Test func `a view in place of the keyboard has its height above the safe area`() {
    begin()
    controller.isAccessoryHidden = true
    let picker = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 216))
    controller.field.inputView = picker
    controller.field.becomeFirstResponder()
    wait()
    #expect(frame(picker) == CGRect(x: 0, y: 602, width: 393, height: 216))
    #expect(log.take() == ["willShow 602 250"])
  }

  @Test func `reloading displays other views, and another responder's changes nothing`() {
    begin()
    controller.isAccessoryHidden = true
    controller.field.becomeFirstResponder()
    wait()
    #expect(log.take() == ["willShow 516 336"])
    controller.field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
    controller.other.reloadInputViews()
    #expect(log.take() == [])
    #expect(controller.field.inputView?.window == nil)
    controller.field.reloadInputViews()
    wait()
    #expect(log.take() == ["willShow 718 134"])
    #expect(controller.field.inputView?.window === window)
    controller.field.inputView = nil
    controller.field.reloadInputViews()
    wait()
    #expect(log.take() == ["willShow 516 336"])
  }

  @Test func `an input view that sizes itself follows its constraints`() {
    begin()
    let view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    view.allowsSelfSizing = true
    let height = view.heightAnchor.constraint(equalToConstant: 70)
    height.isActive = true
    controller.isAccessoryHidden = true
    controller.field.inputAccessoryView = view
    controller.field.becomeFirstResponder()
    wait()
    #expect(frame(view)?.height == 70)
    height.constant = 90
    view.invalidateIntrinsicContentSize()
    wait()
    #expect(frame(view)?.height == 90)
    #expect(log.take() == ["willShow 446 406", "willShow 426 426"])
  }

  @Test func `a view controller provides the view in place of the keyboard`() {
    begin()
    final class Field: UITextField {
      let keys = UIInputViewController()
      override var inputViewController: UIInputViewController? { keys }
    }
    let field = Field(frame: CGRect(x: 0, y: 300, width: 100, height: 40))
    controller.isAccessoryHidden = true
    controller.view.addSubview(field)
    field.keys.inputView?.frame.size.height = 120
    field.becomeFirstResponder()
    wait()
    #expect(field.keys.view.window === window)
    #expect(field.keys.inputView?.inputViewStyle == .keyboard)
    field.keys.dismissKeyboard()
    wait()
    #expect(!field.isFirstResponder)
    #expect(field.keys.view.window == nil)
  }

  @Test func `a view above the keyboard stays in front of presented views`() {
    begin()
    controller.field.becomeFirstResponder()
    wait()
    controller.present(UIViewController(), animated: false)
    controller.field.becomeFirstResponder()
    wait()
    #expect(controller.accessory.isDescendant(of: window.subviews.last ?? UIView()))
  }

  @Test func `actions in an accessory arrive at its responder`() {
    begin()
    controller.becomeFirstResponder()
    wait()
    var chain: [UIResponder] = []
    var step: UIResponder? = controller.accessory
    while let current = step, chain.count < 20 {
      chain.append(current)
      step = current.next
    }
    #expect(chain.contains { $0 === controller })
  }

  @Test func `a field in an accessory keeps it`() {
    begin()
    let inner = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    controller.accessory.addSubview(inner)
    controller.becomeFirstResponder()
    wait()
    inner.becomeFirstResponder()
    wait()
    #expect(inner.isFirstResponder)
    #expect(frame(controller.accessory)?.minY == 466)
  }

  @Test func `the guide for the keyboard follows views of the app`() {
    begin()
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.heightAnchor.constraint(equalToConstant: 10),
      bar.widthAnchor.constraint(equalToConstant: 10),
      bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
    ])
    window.layoutIfNeeded()
    #expect(bar.frame.maxY == 818)
    controller.field.becomeFirstResponder()
    wait()
    #expect(bar.frame.maxY == 466)
    controller.field.resignFirstResponder()
    wait()
    #expect(bar.frame.maxY == 818)
    // The keyboard alone is not displayed.
    controller.isAccessoryHidden = true
    controller.field.becomeFirstResponder()
    wait()
    #expect(bar.frame.maxY == 818)
  }

  @Test func `input views follow a rotation`() {
    begin()
    controller.field.becomeFirstResponder()
    wait()
    window.resize(to: .standard, orientation: .landscape)
    wait()
    let height = window.bounds.height
    #expect(frame(controller.accessory)?.width == window.bounds.width)
    #expect(
      frame(controller.accessory)?.maxY == height
        - window.screen.keyboardHeight(hasSuggestions: true))
  }

  @Test func `the covered height ends with editing`() {
    begin()
    #expect(window.keyboard.height == 0)
    controller.field.becomeFirstResponder()
    #expect(window.keyboard.height == 386)
    #expect(window.keyboard.isShown)
    controller.view.endEditing(true)
    #expect(window.keyboard.height == 0)
  }
}
