/// Tracks the pressed keys of a window and delivers them to responders.
@MainActor
final class PressDispatcher {
  private let link: WindowLink
  private let clock: AnimationClock
  /// By the key.
  private var presses: [(code: UIKeyboardHIDUsage, press: UIPress)] = []
  /// The meaning of the key that is being delivered, at an element; `nil` for none.
  private var meaning: (() -> Bool)?
  /// The key that had a meaning at an element when it was pressed; `nil` for none.
  private var meaningfulKey: UIKeyboardHIDUsage?

  init(link: WindowLink, clock: AnimationClock) {
    self.link = link
    self.clock = clock
  }

  /// Delivers a change of a key. A key that is down already counts as held; one that was not down
  /// is ignored when it is released.
  ///
  /// - Parameter meaning: A closure that performs the meaning of the key at an element, and returns
  ///   whether it has one. It is called unless a command is performed, and again for a key that is
  ///   held; a key with a meaning is not delivered as a press.
  func deliver(_ key: HostKey, meaning: (() -> Bool)? = nil) {
    let known = presses.firstIndex { $0.code == key.code }
    if key.isDown {
      guard known == nil else {
        if key.code == meaningfulKey { _ = meaning?() }
        return
      }
      self.meaning = meaning
      meaningfulKey = nil
      defer { self.meaning = nil }
      let press = UIPress()
      press.link = link
      press.responder = target
      press.key = UIKey(
        characters: key.characters, charactersIgnoringModifiers: key.charactersIgnoringModifiers,
        modifierFlags: key.modifierFlags, keyCode: key.code)
      presses.append((key.code, press))
      send([press], .began, key.modifierFlags)
    } else if let known {
      let press = presses[known].press
      send([press], .ended, key.modifierFlags)
      presses.removeAll { $0.press === press }
    }
  }

  func cancelAll() {
    guard !presses.isEmpty else { return }
    let all = presses.map(\.press)
    send(all, .cancelled, [])
    presses.removeAll { press in all.contains { $0 === press.press } }
  }

  private var target: UIResponder? {
    guard let window = link.window else { return nil }
    return window.keyReceiver ?? window.firstResponder ?? window.presentedChain.last ?? window
  }

  private func send(_ changed: [UIPress], _ phase: UIPress.Phase, _ flags: UIKeyModifierFlags) {
    guard let window = link.window else { return }
    for (_, press) in presses { press.phase = .stationary }
    for press in changed {
      press.phase = phase
      press.timestamp = clock.now
    }
    window.pass(
      UIPressesEvent(timestamp: clock.now, presses: presses.map(\.press), modifierFlags: flags))
  }

  /// Delivers presses to the responders at which they began.
  ///
  /// A key that performs a command is not delivered: the event is processed with the action, as
  /// documented for `keyCommands`.
  func dispatch(_ event: UIPressesEvent) {
    for press in event.storedPresses {
      guard let responder = press.responder else { continue }
      switch press.phase {
      case .began:
        if let key = press.key, responder.performKeyCommand(for: key, with: event) {
          press.responder = nil
        } else if let meaning, meaning() {
          press.responder = nil
          meaningfulKey = press.key?.keyCode
        } else {
          responder.pressesBegan([press], with: event)
        }
      case .changed: responder.pressesChanged([press], with: event)
      case .stationary: continue
      case .ended: responder.pressesEnded([press], with: event)
      case .cancelled: responder.pressesCancelled([press], with: event)
      }
    }
  }
}
