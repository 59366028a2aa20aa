import Foundation
import Scenes
import Testing

@testable import UIKit

/// The properties for assistive technology, their defaults, and the elements without views.
@MainActor struct AccessibilityTests {
  private let window = UIWindow(device: .standard) { UIViewController() }
  private var root: UIView { window.rootViewController!.view }

  private func add<View: UIView>(_ view: View) -> View {
    root.addSubview(view)
    return view
  }

  // MARK: Geometry

  @Test func `a view is activated in the middle of its frame on the screen, or of its shape`() {
    let box = add(UIView(frame: CGRect(x: 10, y: 100, width: 100, height: 60)))
    let inner = UIView(frame: CGRect(x: 20, y: 10, width: 40, height: 20))
    box.addSubview(inner)
    #expect(inner.accessibilityFrame == CGRect(x: 30, y: 110, width: 40, height: 20))
    #expect(inner.accessibilityActivationPoint == CGPoint(x: 50, y: 120))
    inner.accessibilityPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(inner.accessibilityActivationPoint == CGPoint(x: 5, y: 5))
    inner.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
    #expect(inner.accessibilityActivationPoint == CGPoint(x: 1, y: 2))
    inner.accessibilityFrame = CGRect(x: 1, y: 1, width: 2, height: 2)
    #expect(inner.accessibilityFrame == CGRect(x: 1, y: 1, width: 2, height: 2))
  }

  @Test func `an element without a view follows its container, unless its frame is on the screen`()
  {
    let box = add(UIView(frame: CGRect(x: 10, y: 100, width: 100, height: 60)))
    let element = UIAccessibilityElement(accessibilityContainer: box)
    #expect(element.isAccessibilityElement)
    #expect(element.accessibilityContainer === box)
    element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 10)
    #expect(element.accessibilityFrame == CGRect(x: 15, y: 105, width: 10, height: 10))
    box.frame.origin.y = 200
    #expect(element.accessibilityFrame == CGRect(x: 15, y: 205, width: 10, height: 10))
    element.accessibilityFrame = CGRect(x: 15, y: 205, width: 4, height: 4)
    box.frame.origin.y = 0
    #expect(element.accessibilityFrame == CGRect(x: 15, y: 205, width: 4, height: 4))
    #expect(
      element.accessibilityFrameInContainerSpace == CGRect(x: 5, y: 205, width: 4, height: 4))
  }

  // MARK: Names of controls

  @Test func `the text beside a switch without a name is its name`() {
    let row = add(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44)))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    label.text = "Wi-Fi"
    let box = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 44))
    let toggle = UISwitch()
    box.addSubview(toggle)
    let button = UIButton(frame: CGRect(x: 100, y: 0, width: 44, height: 44))
    button.accessibilityLabel = "More"
    for view in [button, label, box] { row.addSubview(view) }
    #expect(toggle.accessibilityLabel == nil)
    #expect(toggle.accessibilityFacts.label == "Wi-Fi")
    toggle.accessibilityLabel = "Wireless"
    #expect(toggle.accessibilityFacts.label == "Wireless")
    toggle.accessibilityLabel = nil
    label.removeFromSuperview()
    #expect(toggle.accessibilityFacts.label == nil)
  }

  // MARK: Texts

  @Test func `a text with attributes is the plain text, too, and a new plain text replaces both`() {
    let view = UIView()
    #expect(view.accessibilityAttributedLabel == nil)
    view.accessibilityAttributedLabel = NSAttributedString(
      string: "Bold", attributes: [.init("x"): 1])
    #expect(view.accessibilityLabel == "Bold")
    #expect(
      view.accessibilityAttributedLabel?.attribute(.init("x"), at: 0, effectiveRange: nil) as? Int
        == 1)
    view.accessibilityLabel = "Plain"
    #expect(view.accessibilityAttributedLabel == NSAttributedString(string: "Plain"))
    let label = UILabel()
    label.text = "Words"
    #expect(label.accessibilityAttributedLabel?.string == "Words")
    #expect(label.accessibilityUserInputLabels == ["Words"])
    label.accessibilityUserInputLabels = ["Verbs", "Nouns"]
    #expect(label.accessibilityUserInputLabels == ["Verbs", "Nouns"])
  }

  @Test func `keyboards reach what a user operates, unless it is disabled or the app decides`() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    #expect(button.accessibilityRespondsToUserInteraction)
    button.isEnabled = false
    #expect(!button.accessibilityRespondsToUserInteraction)
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    button.accessibilityRespondsToUserInteraction = true
    #expect(button.accessibilityFacts.isOperable)
    #expect(!UILabel().accessibilityRespondsToUserInteraction)
    #expect(UISwitch().accessibilityFacts.role == "switch")
    #expect(UICollectionViewCell().accessibilityRespondsToUserInteraction)
  }

  // MARK: Order

  @Test func `containers decide the order of reading, and modal and hidden views what is read`() {
    let labels = ["a", "b", "c"].map { text in
      let label = add(UILabel())
      label.text = text
      return label
    }
    func read() -> [String?] { window.elementsInReadingOrder.map(\.accessibilityLabel) }
    #expect(read() == ["a", "b", "c"])
    let extra = UIAccessibilityElement(accessibilityContainer: root)
    extra.accessibilityLabel = "extra"
    root.accessibilityElements = [labels[2], extra, labels[0]]
    #expect(read() == ["c", "extra", "a"])
    #expect(root.index(ofAccessibilityElement: extra) == 1)
    #expect(root.accessibilityElementCount() == 3)
    #expect(root.accessibilityElement(at: 3) == nil)
    root.accessibilityElements = nil
    #expect(root.accessibilityElementCount() == NSNotFound)
    labels[1].isAccessibilityElement = false
    #expect(read() == ["a", "c"])
    labels[2].isHidden = true
    #expect(read() == ["a"])
    let sheet = add(UIView())
    let inside = UILabel()
    inside.text = "sheet"
    sheet.addSubview(inside)
    sheet.accessibilityViewIsModal = true
    #expect(read() == ["sheet"])
    sheet.isHidden = true
    #expect(read() == ["a"])
    root.accessibilityElementsHidden = true
    #expect(read().isEmpty)
    #expect(root.accessibilityFacts.isHidden)
  }

  // MARK: Actions

  @Test func `custom actions are performed by closures and by methods that may fail`() {
    @MainActor final class Mailbox: NSObject {
      var log: [String] = []
      func archive() { log.append("archive") }
      func delete(_ action: UIAccessibilityCustomAction) -> Bool {
        log.append(action.name)
        return false
      }
    }
    let mailbox = Mailbox()
    let view = UIView()
    #expect(!view.performCustomAction(at: 0))
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(
        name: "Archive", target: mailbox, selector: Selector("archive()", Mailbox.archive)),
      UIAccessibilityCustomAction(
        name: "Delete", target: mailbox, selector: Selector("delete(_:)", Mailbox.delete(_:))),
      UIAccessibilityCustomAction(name: "Flag") { $0.name == "Flag" },
    ]
    #expect(view.accessibilityFacts.actions == ["Archive", "Delete", "Flag"])
    #expect((0...3).map { view.performCustomAction(at: $0) } == [true, false, true, false])
    #expect(mailbox.log == ["archive", "Delete"])
  }

  @Test func `an activation is a tap at the point, unless the view performs it itself`() {
    final class Own: UIButton {
      var handles = true
      override func accessibilityActivate() -> Bool { handles }
    }
    let button = add(Own(type: .custom))
    button.frame = CGRect(x: 20, y: 200, width: 80, height: 40)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    #expect(button.activateByUser())
    #expect(taps == 0)
    button.handles = false
    #expect(button.activateByUser())
    #expect(taps == 1)
    button.accessibilityActivationPoint = CGPoint(x: 300, y: 600)
    #expect(button.activateByUser(), "The point lies beside the button.")
    #expect(taps == 1, "The point lies beside the button.")
    button.removeFromSuperview()
    #expect(!button.activateByUser())
  }

  @Test func `keys act at an element after the app's commands and before its presses`() {
    final class Level: UIView {
      var value = 5
      override func accessibilityIncrement() { value += 1 }
      override func accessibilityDecrement() { value -= 1 }
    }
    let level = add(Level())
    level.accessibilityTraits = .adjustable
    func press(_ code: UIKeyboardHIDUsage, repeats: Int = 1) {
      for _ in 0..<repeats { window.deliver(HostKey(isDown: true, code: code), at: level) }
      window.deliver(HostKey(isDown: false, code: code), at: level)
    }
    press(.keyboardUpArrow, repeats: 3)
    #expect(level.value == 8, "A key that is held repeats.")
    press(.keyboardDownArrow)
    press(.keyboardRightArrow)
    press(.keyboardLeftArrow)
    #expect(level.value == 7)
    level.accessibilityTraits = [.adjustable, .notEnabled]
    press(.keyboardUpArrow)
    #expect(level.value == 7)
  }

  @Test func `the escape key and the magic tap go up the responder chain`() {
    final class Sheet: UIViewController {
      var escapes = 0
      override func accessibilityPerformEscape() -> Bool {
        escapes += 1
        return true
      }
    }
    let sheet = Sheet()
    window.rootViewController = sheet
    let label = UILabel()
    sheet.view.addSubview(label)
    window.deliver(HostKey(isDown: true, code: .keyboardEscape), at: label)
    #expect(sheet.escapes == 1)
    #expect(!label.performInChain { $0.accessibilityPerformMagicTap() })
  }

  @Test func `a scroll view scrolls by pages as far as its content`() {
    let scrollView = add(UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 300)))
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 200, height: 700)
    #expect(!scrollView.accessibilityScroll(.up))
    #expect(!scrollView.accessibilityScroll(.left))
    #expect(scrollView.accessibilityScroll(.down))
    #expect(scrollView.contentOffset.y == 300)
    #expect(scrollView.accessibilityScroll(.next))
    #expect(scrollView.contentOffset.y == 400)
    #expect(!scrollView.accessibilityScroll(.next))
    #expect(scrollView.accessibilityScroll(.previous))
    #expect(scrollView.contentOffset.y == 100)
  }

  // MARK: Notifications

  @Test func `notifications wait for the host of their window`() throws {
    let label = add(UILabel())
    label.text = "First"
    window.makeKey()
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(notification: .pageScrolled, argument: NSAttributedString(string: "Two"))
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    let said = window.takeAccessibilityNotices().map { notice -> String in
      switch notice {
      case .announcement(let text): text
      case .focus(let element): "to \(element?.accessibilityLabel ?? "none")"
      }
    }
    #expect(said == ["Saved", "Two", "to First"])
    #expect(window.takeAccessibilityNotices().isEmpty)
    for number in 0..<150 {
      UIAccessibility.post(notification: .announcement, argument: "\(number)")
    }
    #expect(window.takeAccessibilityNotices().count == 100, "No host takes them.")
  }

  @Test func `the focus tells the elements that it comes to and leaves`() {
    final class Noting: UIView {
      var log: [String] = []
      override func accessibilityElementDidBecomeFocused() { log.append("came") }
      override func accessibilityElementDidLoseFocus() { log.append("left") }
    }
    let (first, second) = (add(Noting()), add(Noting()))
    window.makeKey()
    window.deliverFocus(true, of: first)
    #expect(first.accessibilityElementIsFocused())
    #expect(UIAccessibility.focusedElement(using: nil) as? UIView === first)
    window.deliverFocus(true, of: second)
    window.deliverFocus(false, of: first)
    #expect(second.accessibilityElementIsFocused())
    window.deliverFocus(false, of: second)
    #expect(first.log == ["came", "left"])
    #expect(second.log == ["came", "left"])
  }
}
