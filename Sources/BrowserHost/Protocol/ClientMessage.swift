import Foundation
import UIKit

/// A message from the page to the server. `docs/browser-protocol.md` describes each message.
enum ClientMessage: Equatable, Sendable {
  /// The first message: the capabilities of the page.
  case ready(Ready)
  /// The page's viewport has a new size, in points.
  case resize(CGSize)
  /// The page changed between light and dark.
  case appearance(isDark: Bool)
  /// A scroll of a container by the user; the offset is in its content's coordinates. The last
  /// message of a scroll states that the container is at rest.
  case scroll(container: Int, offset: CGPoint, isResting: Bool)
  /// A touch, or a pressed pointer, began, moved or ended at a point of the window.
  case touch(HostTouch, ModifierFlags)
  /// A pointer that is not pressed is at a point of the window; `nil` after it has left the screen.
  case hover(CGPoint?, ModifierFlags)
  /// A step of a wheel over a point of the window, where a node handles it.
  case wheel(HostWheel, ModifierFlags)
  /// A key was pressed or released; `nil` for a key without a name in UIKit.
  case key(HostKey?)
  /// A change of an input's text by the user.
  case edit(input: Int, text: String)
  /// A change of the focused input by the user.
  case focus(input: Int, isFocused: Bool)
  /// A press of the key that ends the input.
  case submit(input: Int)
  /// The acknowledgment that the page has drawn the patch with this number and all before it.
  case acknowledge(sequence: Int)

  /// The capabilities of the page.
  struct Ready: Equatable, Sendable {
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
  }

  typealias ModifierFlags = UIKeyModifierFlags

  /// The version of the protocol that this server implements.
  static let version = 2
  /// The maximum length of a message, in bytes.
  static let maximumLength = 16_384
}

/// A reason to reject a message and to close the connection.
struct ProtocolViolation: Error, Equatable, Sendable {
  /// The close code of the WebSocket.
  var closeCode: UInt16
  /// A description of the violation, in one line.
  var reason: String

  /// Returns the violation by a message that does not have the members of its type.
  static func malformed(_ reason: String) -> ProtocolViolation {
    ProtocolViolation(closeCode: 1007, reason: reason)
  }

  /// Returns the violation by a message that is well formed but not allowed.
  static func refused(_ reason: String) -> ProtocolViolation {
    ProtocolViolation(closeCode: 1008, reason: reason)
  }
}
