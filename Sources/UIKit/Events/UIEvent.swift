/// An action of the user: touches in a window, pressed keys, a scroll by a wheel or a trackpad, or
/// a hovering pointer.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    /// Touches on the screen.
    case touches
    /// Motion of the device.
    case motion
    /// A remote control.
    case remoteControl
    /// Pressed buttons or keys.
    case presses
    /// Scrolling with a wheel or a trackpad.
    case scroll = 10
    /// A pointer over a view.
    case hover
    /// Pinching or rotating on a trackpad.
    case transform = 14
  }

  /// The kind of an event of motion or of a remote control.
  public enum EventSubtype: Int, Sendable {
    /// No kind: every event that is delivered here.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
  }

  /// The buttons of a pointing device.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits of the buttons.
    public let rawValue: Int

    /// Creates a set of buttons from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The button for a click.
    public static let primary = ButtonMask(rawValue: 1)
    /// The button for a menu.
    public static let secondary = ButtonMask(rawValue: 2)

    /// The button of a number; the first one has the number 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }

  /// The kind of the event. Default `touches`.
  open var type: EventType { storedType }
  /// The kind of an event of motion or of a remote control: none.
  open var subtype: EventSubtype { .none }
  /// The seconds on the window's clock when the event happened.
  open var timestamp: TimeInterval { storedTimestamp }
  /// The modifier keys that were pressed.
  open var modifierFlags: UIKeyModifierFlags { storedModifierFlags }
  /// The buttons of the pointing device that were pressed.
  open var buttonMask: ButtonMask { storedButtonMask }
  /// All touches of the event, including unchanged ones; `nil` for an event without touches.
  open var allTouches: Set<UITouch>? { storedTouches.isEmpty ? nil : Set(storedTouches) }

  let storedType: EventType
  let storedTimestamp: TimeInterval
  let storedModifierFlags: UIKeyModifierFlags
  let storedButtonMask: ButtonMask
  /// The touches, in the order in which they began.
  let storedTouches: [UITouch]
  /// The link to the window of the event; `nil` for an event of the app.
  var link: WindowLink?
  /// The window of the event.
  var window: UIWindow? { link?.window ?? storedTouches.first?.window }

  /// Creates an event without touches.
  public override init() {
    storedType = .touches
    storedTimestamp = ProcessInfo.processInfo.systemUptime
    storedModifierFlags = []
    storedButtonMask = []
    storedTouches = []
    super.init()
  }

  init(
    type: EventType, timestamp: TimeInterval, touches: [UITouch] = [],
    modifierFlags: UIKeyModifierFlags = [], buttonMask: ButtonMask = []
  ) {
    storedType = type
    storedTimestamp = timestamp
    storedModifierFlags = modifierFlags
    storedButtonMask = buttonMask
    storedTouches = touches
    super.init()
  }

  /// Returns the touches that began in a window; `nil` if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  /// Returns the touches that began in a view; `nil` if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  /// Returns the touches that a gesture recognizer receives; `nil` if there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.recognizers.contains { $0 === gesture } }
  }

  /// Returns the touches that were coalesced into a touch of this event. Hosts deliver every touch,
  /// so this is the touch itself; `nil` if it does not belong to the event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    storedTouches.contains(touch) ? [touch] : nil
  }

  /// A Boolean value that indicates whether the event is a click with other buttons than the
  /// primary one.
  var isSecondaryClick: Bool { !storedButtonMask.isEmpty && !storedButtonMask.contains(.primary) }

  private func touches(where isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = storedTouches.filter(isIncluded)
    return found.isEmpty ? nil : Set(found)
  }
}
