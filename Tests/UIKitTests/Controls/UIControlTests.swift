import Scenes
import Testing

@testable import UIKit

/// A control that records the calls of its tracking methods.
private final class RecordingControl: UIControl {
  var calls: [String] = []
  var begins = true
  var continues = true

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    calls.append("begin")
    return begins
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    calls.append("continue")
    return continues
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
  override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
}

@MainActor
@Suite struct UIControlTests {
  private let window = UIWindow(device: .standard, playsAnimations: true) { UIViewController() }
  private let control = RecordingControl(frame: CGRect(x: 100, y: 100, width: 100, height: 50))

  init() {
    window.rootViewController?.view.addSubview(control)
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "downRepeat"), (.touchDragInside, "dragInside"),
      (.touchDragOutside, "dragOutside"), (.touchDragEnter, "dragEnter"),
      (.touchDragExit, "dragExit"), (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"),
      (.touchCancel, "touchCancel"),
    ]
    for (event, name) in names {
      control.addAction(
        UIAction { action in (action.sender as? RecordingControl)?.calls.append(name) },
        for: event)
    }
  }

  private func touch(_ phase: HostTouch.Phase, _ x: CGFloat) {
    window.deliver([HostTouch(id: 1, phase: phase, location: CGPoint(x: x, y: 120))])
  }

  private func calls(_ body: () -> Void) -> [String] {
    control.calls = []
    body()
    return control.calls
  }

  // MARK: Tracking

  @Test func `a tap highlights the control while it is down and sends its events in order`() {
    #expect(calls { touch(.began, 150) } == ["begin", "down"])
    #expect(control.isTracking)
    #expect(control.isTouchInside)
    #expect(control.isHighlighted)
    #expect(control.state == .highlighted)
    #expect(calls { touch(.moved, 160) } == ["continue", "dragInside"])
    #expect(calls { touch(.ended, 160) } == ["end", "upInside"])
    #expect(!control.isTracking)
    #expect(!control.isTouchInside)
    #expect(control.state == .normal)
  }

  @Test func `a touch that leaves the bounds and returns is reported`() {
    touch(.began, 150)
    #expect(calls { touch(.moved, 300) } == ["continue", "dragExit", "dragOutside"])
    #expect(!control.isHighlighted)
    #expect(!control.isTouchInside)
    #expect(control.isTracking)
    #expect(calls { touch(.moved, 310) } == ["continue", "dragOutside"])
    #expect(calls { touch(.moved, 150) } == ["continue", "dragEnter", "dragInside"])
    #expect(control.isHighlighted)
    #expect(calls { touch(.ended, 400) } == ["end", "upOutside"])
  }

  @Test func `a second tap at once is a repeated one`() {
    touch(.began, 150)
    touch(.ended, 150)
    #expect(calls { touch(.began, 150) } == ["begin", "down", "downRepeat"])
  }

  @Test func `a touch that the subclass refuses is not tracked`() {
    control.begins = false
    #expect(calls { touch(.began, 150) } == ["begin"])
    #expect(!control.isTracking)
    #expect(!control.isHighlighted)
    #expect(!control.isTouchInside)
    #expect(
      calls {
        touch(.moved, 160)
        touch(.ended, 160)
      } == [])
  }

  @Test func `tracking stops when the subclass says so`() {
    touch(.began, 150)
    control.continues = false
    #expect(calls { touch(.moved, 160) } == ["continue"])
    #expect(!control.isTracking)
    #expect(!control.isHighlighted)
    #expect(calls { touch(.ended, 160) } == [])
  }

  @Test func `a cancelled touch, a disabled control and a removed one cancel the tracking`() {
    touch(.began, 150)
    #expect(calls { touch(.cancelled, 150) } == ["cancel", "touchCancel"])
    touch(.began, 150)
    #expect(calls { control.isEnabled = false } == ["cancel", "touchCancel"])
    #expect(control.state == .disabled)
    #expect(!control.isTracking)
    #expect(
      calls {
        touch(.ended, 150)
        touch(.began, 150)
        touch(.ended, 150)
      } == [])
    control.isEnabled = true
    touch(.began, 150)
    #expect(
      calls {
        control.removeFromSuperview()
        touch(.moved, 160)
      } == ["cancel", "touchCancel"])
  }

  @Test func `an action may remove the control or disable it`() {
    control.addAction(
      UIAction { action in (action.sender as? UIControl)?.isEnabled = false }, for: .touchDragExit)
    touch(.began, 150)
    #expect(
      calls { touch(.moved, 300) } == ["continue", "dragExit", "cancel", "touchCancel"])
  }

  @Test func `only one touch is tracked`() {
    control.isMultipleTouchEnabled = true
    touch(.began, 150)
    let second = CGPoint(x: 110, y: 110)
    #expect(
      calls { window.deliver([HostTouch(id: 2, phase: .began, location: second)]) } == [])
    #expect(calls { window.deliver([HostTouch(id: 2, phase: .ended, location: second)]) } == [])
    #expect(calls { touch(.ended, 150) } == ["end", "upInside"])
  }

  // MARK: Targets and actions

  @MainActor private final class Target: NSObject {
    var received: [String] = []
    func plain() { received.append("plain") }
    func withSender(_ control: UIControl) { received.append("sender \(control.tag)") }
    func withEvent(_ control: UIControl, _ event: UIEvent?) {
      received.append("event \(event == nil ? "nil" : "\(event!.type)")")
    }
    static let plainAction = Selector("plain()", Target.plain)
    static let senderAction = Selector("withSender(_:)", Target.withSender(_:))
    static let eventAction = Selector("withEvent(_:_:)", Target.withEvent(_:_:))
  }

  @Test func `methods with no, one and two parameters are called in order, each once`() {
    let target = Target()
    control.tag = 7
    control.addTarget(target, action: Target.plainAction, for: [.valueChanged, .editingChanged])
    control.addTarget(target, action: Target.senderAction, for: .valueChanged)
    control.addTarget(target, action: Target.plainAction, for: .primaryActionTriggered)
    control.sendActions(for: [.valueChanged, .editingChanged])
    #expect(target.received == ["plain", "sender 7"])
    control.addTarget(target, action: Target.eventAction, for: .touchDown)
    target.received = []
    touch(.began, 150)
    #expect(target.received == ["event touches"])
    control.sendActions(for: .primaryActionTriggered)
    #expect(target.received == ["event touches", "plain"])
  }

  @Test func `targets are not kept alive`() {
    var target: Target? = Target()
    weak let reference = target
    control.addTarget(target, action: Target.plainAction, for: .valueChanged)
    #expect(control.allTargets.contains(target!))
    target = nil
    #expect(reference == nil)
    control.sendActions(for: .valueChanged)
    #expect(control.allTargets.isEmpty)
    #expect(!control.allControlEvents.contains(.valueChanged))
  }

  @Test func `without a target the responder chain is searched`() {
    final class Controller: UIViewController {
      var count = 0
      func save() { count += 1 }
    }
    let controller = Controller()
    window.rootViewController = controller
    controller.view.addSubview(control)
    control.addTarget(nil, action: Selector("save()", Controller.save), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(controller.count == 1)
    #expect(control.allTargets.count == 1)
    #expect(control.allTargets.first?.base is NSNull)
    #expect(control.actions(forTarget: nil, forControlEvent: .valueChanged) == ["save()"])
    control.removeFromSuperview()
    control.sendActions(for: .valueChanged)
    #expect(controller.count == 1, "nothing has the method")
  }

  @Test func `methods are removed for the given events, targets and names`() {
    let (first, second) = (Target(), Target())
    for target in [first, second] {
      control.addTarget(target, action: Target.plainAction, for: [.valueChanged, .editingChanged])
      control.addTarget(target, action: Target.senderAction, for: .valueChanged)
    }
    control.removeTarget(first, action: Target.plainAction, for: .valueChanged)
    #expect(
      control.actions(forTarget: first, forControlEvent: .valueChanged) == ["withSender(_:)"])
    #expect(control.actions(forTarget: first, forControlEvent: .editingChanged) == ["plain()"])
    control.removeTarget(nil, action: Target.senderAction, for: .allEvents)
    #expect(control.actions(forTarget: first, forControlEvent: .valueChanged) == nil)
    #expect(control.actions(forTarget: second, forControlEvent: .valueChanged) == ["plain()"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty)
    #expect(control.allControlEvents.isDisjoint(with: .allEditingEvents))
  }

  @Test func `an action replaces one with the same identifier`() {
    let control = UIControl(frame: .zero, primaryAction: nil)
    var log: [String] = []
    let name = UIAction.Identifier("name")
    control.addAction(UIAction(identifier: name) { _ in log.append("old") }, for: .valueChanged)
    control.addAction(UIAction(identifier: name) { _ in log.append("new") }, for: .valueChanged)
    let other = UIAction(title: "Other") { log.append($0.title) }
    control.addAction(other, for: [.valueChanged, .editingChanged])
    control.sendActions(for: .valueChanged)
    #expect(log == ["new", "Other"])
    #expect(other.sender == nil)
    control.removeAction(identifiedBy: name, for: .valueChanged)
    control.removeAction(other, for: .editingChanged)
    log = []
    control.sendActions(for: [.valueChanged, .editingChanged])
    #expect(log == ["Other"])
    #expect(control.allControlEvents == .valueChanged)
  }

  @Test func `event handlers are enumerated until the closure ends it`() {
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in })
    let target = Target()
    control.addTarget(target, action: Target.plainAction, for: .valueChanged)
    var events: [UIControl.Event] = []
    var methods: [String] = []
    control.enumerateEventHandlers { action, method, event, _ in
      events.append(event)
      #expect((action == nil) == (method != nil))
      if let method { methods.append(method.1.description) }
    }
    #expect(events == [.primaryActionTriggered, .valueChanged])
    #expect(methods == ["plain()"])
    var count = 0
    control.enumerateEventHandlers { _, _, _, stop in
      count += 1
      stop = true
    }
    #expect(count == 1)
  }

  @Test func `a subclass sees every action that is sent`() {
    final class Observing: UIControl {
      var sent: [String] = []
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        sent.append(action.description)
        super.sendAction(action, to: target, for: event)
      }
      override func sendAction(_ action: UIAction) { sent.append("action") }
    }
    let control = Observing()
    let target = Target()
    var isPerformed = false
    control.addTarget(target, action: Target.plainAction, for: .valueChanged)
    control.addAction(UIAction { _ in isPerformed = true }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(control.sent == ["plain()", "action"])
    #expect(target.received == ["plain"])
    #expect(!isPerformed)
  }

  @Test func `the state is part of the drawing`() {
    control.isSelected = true
    var drawing = control.drawing(at: .present)
    #expect(drawing.accessibility!.isSelected)
    #expect(drawing.claimedDrags == .all)
    control.isEnabled = false
    drawing = control.drawing(at: .present)
    #expect(drawing.accessibility!.isDisabled)
    #expect(drawing.claimedDrags.isEmpty)
    #expect(control.state == [.disabled, .selected])
  }
}
