/// A press of a button or a key.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The stage of a press.
  public enum Phase: Int, Sendable {
    /// A button was pressed.
    case began
    /// The value of a pressed button changed.
    case changed
    /// A button is pressed, as in the previous event.
    case stationary
    /// A button was released.
    case ended
    /// The system stopped tracking a press.
    case cancelled
  }

  /// The button of a remote control, or the number of a key.
  ///
  /// A press of a keyboard's key has the key's usage number in ``UIPress/key``, and no button here.
  public enum PressType: Int, Sendable {
    /// The upper edge of a remote control.
    case upArrow
    /// The lower edge of a remote control.
    case downArrow
    /// The left edge of a remote control.
    case leftArrow
    /// The right edge of a remote control.
    case rightArrow
    /// The button that selects.
    case select
    /// The button for a menu.
    case menu
    /// The button that plays and pauses.
    case playPause
  }

  /// The seconds on the window's clock when the press began or last changed.
  open internal(set) var timestamp: TimeInterval = 0
  /// The stage of the press.
  open internal(set) var phase = Phase.began
  /// The pressed button; `nil` for a key without a corresponding button.
  open internal(set) var type: PressType?
  /// The window that receives the press.
  open var window: UIWindow? { link?.window }
  /// The responder that receives the press first.
  open internal(set) weak var responder: UIResponder?
  /// The force of the press, from 0 to 1.
  open internal(set) var force: CGFloat = 1
  /// The key of a keyboard; `nil` for another button.
  open internal(set) var key: UIKey?

  var link: WindowLink?

  /// Creates a press outside of windows.
  public override init() {
    super.init()
  }
}

/// The presses of a window.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// All presses of the event, also those that did not change.
  open var allPresses: Set<UIPress> { Set(storedPresses) }

  /// The presses, in the order in which they began.
  let storedPresses: [UIPress]

  /// Creates an event without presses.
  public override init() {
    storedPresses = []
    super.init()
  }

  init(timestamp: TimeInterval, presses: [UIPress], modifierFlags: UIKeyModifierFlags) {
    storedPresses = presses
    super.init(type: .presses, timestamp: timestamp, modifierFlags: modifierFlags)
  }
}
