extension UIControl {
  /// A set of the reasons for which a control sends actions.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the set, as in UIKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch began in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch began that is one of several taps in a row.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The touch moved and is inside the bounds.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The touch moved and is outside the bounds.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The touch moved into the bounds.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The touch moved out of the bounds.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The touch ended inside the bounds.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The touch ended outside the bounds.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the value. A subclass sends it.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user triggered the main action of the control. A subclass sends it.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The user opens the menu of the control. Sent before the menu is requested.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// The user began to edit text. A subclass sends it.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed text. A subclass sends it.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The user ended the editing of text outside of the control. A subclass sends it.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The user ended the editing of text with the Return key. A subclass sends it.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits for events of the app's own.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits for events of the system's own.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The alignments of contents along y.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From the top to the bottom.
    case fill = 3
  }

  /// The alignments of contents along x.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// From the left to the right edge.
    case fill = 3
    /// At the leading edge.
    case leading = 4
    /// At the trailing edge.
    case trailing = 5
  }

  /// A set of the states that a control can be in.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set, as in UIKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// No other state.
    public static let normal: State = []
    /// The control is highlighted: see ``UIControl/isHighlighted``.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control does not respond to the user: see ``UIControl/isEnabled``.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected: see ``UIControl/isSelected``.
    public static let selected = State(rawValue: 1 << 2)
    /// The bits for states of the app's own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits for states of the system's own.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
