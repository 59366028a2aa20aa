import Testing

@testable import UIKit

/// Responders, presses and actions.
@MainActor @Suite struct ResponderTests {
  private final class Typist: UIView {
    var calls: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      calls.append("began \(presses.first?.key?.characters ?? "")")
      super.pressesBegan(presses, with: event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      calls.append("ended")
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      calls.append("cancelled")
    }
  }

  private final class Controller: UIViewController {
    var keys: [UIKeyboardHIDUsage] = []
    var saved: [String] = []
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      keys += presses.compactMap { $0.key?.keyCode }
    }
    func save(_ sender: Any?) { saved.append("\(sender ?? "nil")") }
  }

  @Test func `keys go to the first responder and up the chain, without one to the controller`() {
    let controller = Controller()
    let screen = EventScreen(controller)
    let view = screen.add(Typist(frame: .zero))
    let key = HostKey(isDown: true, code: .keyboardA, characters: "a")
    screen.window.deliver(key)
    screen.window.deliver(HostKey(isDown: false, code: .keyboardA))
    #expect(controller.keys == [.keyboardA])
    #expect(view.calls == [])
    view.becomeFirstResponder()
    screen.window.deliver(key)
    screen.window.deliver(key)
    screen.window.deliver(HostKey(isDown: false, code: .keyboardA))
    screen.window.deliver(HostKey(isDown: false, code: .keyboardB))
    #expect(view.calls == ["began a", "ended"])
    #expect(controller.keys == [.keyboardA, .keyboardA])
    screen.window.deliver(key)
    screen.window.isHidden = true
    #expect(view.calls == ["began a", "ended", "began a", "cancelled"])
  }

  @Test func `an action finds the first responder in the chain whose class has the method`() {
    let controller = Controller()
    let screen = EventScreen(controller)
    let view = screen.add(UIView(frame: .zero))
    let action = Selector("save(_:)", Controller.save(_:))
    #expect(!view.canPerformAction(action, withSender: nil))
    #expect(view.target(forAction: action, withSender: nil) as AnyObject === controller)
    #expect(controller.next === screen.window)
    #expect(view.target(forAction: "erase(_:)", withSender: nil) == nil)
    action.send(to: controller, sender: "disk")
    Selector(("save:")).send(to: controller, sender: "tape")
    #expect(controller.saved == ["disk", "tape"])
  }
}
