import Foundation
import UIKit

/// A message from the page to the server. `docs/browser-protocol.md` describes each message.
package enum ClientMessage: Equatable, Sendable {
  /// The first message: the capabilities of the page.
  case ready(Ready)
  /// The user chose another device, orientation, style, direction or text size.
  case configure(Ready)
  /// The page's viewport has a new size, in points.
  case resize(CGSize)
  /// The page changed between light and dark.
  case appearance(isDark: Bool)
  /// A scroll of a container by the user; the offset is in its content's coordinates. The last
  /// message of a scroll states that the container is at rest.
  case scroll(container: Int, offset: CGPoint, isResting: Bool)
  /// A touch, or a pressed pointer, began, moved or ended at a point of the window.
  case touch(HostTouch, ModifierFlags, UIEvent.ButtonMask = [])
  /// A pointer that is not pressed is at a point of the window; `nil` after it has left the screen.
  case hover(CGPoint?, ModifierFlags)
  /// A step of a wheel over a point of the window, where a node handles it.
  case wheel(HostWheel, ModifierFlags)
  /// A key was pressed or released, while the page's keyboard was at a node or at none; `nil` for a
  /// key without a name in UIKit.
  case key(HostKey?, node: Int? = nil)
  /// A change of an input's text by the user.
  case edit(input: Int, Edit)
  /// A selection of a part of an input's text by the user.
  case select(input: Int, NSRange, number: Int)
  /// The arrival of the page's keyboard at a node, or its departure. Inputs count their reports. A
  /// movement `follows` if the page made it because of a patch.
  case focus(node: Int, isFocused: Bool, number: Int = 0, follows: Bool = false)
  /// An activation of a node by assistive technology.
  case activate(node: Int)
  /// A custom action of a node, by its index in the list.
  case action(node: Int, index: Int)
  /// A press of the key that ends the input.
  case submit(input: Int)
  /// The acknowledgment that the page has drawn the patch with this number and all before it.
  case acknowledge(sequence: Int)

  /// A point of the window whose view is to be explained.
  case inspect(CGPoint)
  /// The rate at which time passes on the screen; 0 for a pause.
  case clock(rate: Double)
  /// An advance of a screen that pauses, by a number of frames.
  case step(count: Int)
  /// The page displays the log of layouts, or no longer.
  case log(isOpen: Bool)
  /// The user starts a screen again that ended by a fault.
  case restart

  /// A Boolean value that indicates whether the message is one of the user's hands or keys.
  package var isInput: Bool {
    switch self {
    case .ready, .configure, .resize, .appearance, .hover, .acknowledge, .inspect, .restart, .clock,
      .step,
      .log:
      false
    case .scroll, .touch, .wheel, .key, .edit, .select, .focus, .activate, .action, .submit: true
    }
  }

  /// A Boolean value that indicates whether the message is one of many: a part of a movement, which
  /// a later part replaces, or a press of a key, which repeats.
  package var isReplaceable: Bool {
    switch self {
    case .scroll(_, _, let isResting): !isResting
    case .touch(let touch, _, _): touch.phase == .moved
    case .key(let key, _): key?.isDown ?? true
    case .hover, .wheel: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the user may have changed the value of a control, a
  /// selection or the input with the keyboard.
  package var mayChangeValues: Bool {
    switch self {
    case .touch(let touch, _, _): touch.phase == .ended
    case .key, .focus, .activate, .action: true
    default: false
    }
  }

  /// The capabilities of the page, and the screen that the user has chosen.
  package struct Ready: Equatable, Sendable {
    /// The device to lay out for; `nil` to fill the page's viewport.
    var device: String?
    /// A Boolean value that indicates whether the device is in landscape orientation.
    var isLandscape: Bool
    /// The size of the page's viewport, in points.
    var size: CGSize
    /// The number of pixels per point of the page's screen.
    var scale: CGFloat
    /// A Boolean value that indicates whether the page is dark.
    var isDark: Bool
    /// The user's settings for assistive technology.
    var settings: AccessibilitySettings = []
    /// A Boolean value that indicates whether the layout direction is right to left.
    var isRightToLeft = false
    /// The preferred size of texts.
    var textSize = UIContentSizeCategory.large
    /// A Boolean value that indicates whether the keyboard of the device is displayed while a text
    /// is edited.
    var showsKeyboard = false
  }

  /// A change of an input's text.
  package struct Edit: Equatable, Sendable {
    /// The whole text, or the replacement of a range.
    var text: String
    /// The replaced range, in UTF-16 units, and the length of the text with it; `nil` if the whole
    /// text is given.
    var replaced: (range: NSRange, length: Int)?
    /// The selected range after the change; `nil` if it is not known.
    var selection: NSRange?
    /// The number of the page's report about this input.
    var number = 0

    package static func == (one: Edit, other: Edit) -> Bool {
      one.text == other.text && one.replaced?.range == other.replaced?.range
        && one.replaced?.length == other.replaced?.length && one.selection == other.selection
        && one.number == other.number
    }

    /// Returns the whole text after the change of another one; `nil` if the change is of a text of
    /// another length.
    func applied(to old: String) -> String? {
      guard let (range, length) = replaced else { return text }
      guard old.utf16.count == length, let found = Range(range, in: old) else { return nil }
      return old.replacingCharacters(in: found, with: text)
    }
  }

  package typealias ModifierFlags = UIKeyModifierFlags

  /// The version of the protocol that this server implements.
  package static let version = 3
  /// The maximum length of a message, in bytes.
  package static let maximumLength = 16_384
}

/// A reason to reject a message and to close the connection.
package struct ProtocolViolation: Error, Equatable, Sendable {
  /// The close code of the WebSocket.
  package var closeCode: UInt16
  /// A description of the violation, in one line.
  package var reason: String

  package init(closeCode: UInt16, reason: String) {
    self.closeCode = closeCode
    self.reason = reason
  }

  /// Returns the violation by a message that does not have the members of its type.
  package static func malformed(_ reason: String) -> ProtocolViolation {
    ProtocolViolation(closeCode: 1007, reason: reason)
  }

  /// Returns the violation by a message that is well formed but not allowed.
  package static func refused(_ reason: String) -> ProtocolViolation {
    ProtocolViolation(closeCode: 1008, reason: reason)
  }
}
