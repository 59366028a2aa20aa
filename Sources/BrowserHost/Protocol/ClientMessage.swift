import Foundation

/// What the page says to the server. `docs/browser-protocol.md` describes each message.
enum ClientMessage: Equatable, Sendable {
  /// The first message: what the page can show.
  case ready(Ready)
  /// The page's viewport has a new size, in points.
  case resize(CGSize)
  /// The page changed between light and dark.
  case appearance(isDark: Bool)
  /// The user scrolled a container; the offset is in its content's coordinates. The last message of
  /// a scroll says that the container rests.
  case scroll(container: Int, offset: CGPoint, isResting: Bool)
  /// The user tapped at a point of the window.
  case tap(CGPoint)
  /// The user's finger is at a point of the window: it came down on a node that tracks touches, or it
  /// came down there before. The last message says that it was lifted.
  case touch(node: Int, point: CGPoint, isOver: Bool)
  /// The user changed the text of an input.
  case edit(input: Int, text: String)
  /// The user went to an input, or left it.
  case focus(input: Int, isFocused: Bool)
  /// The user pressed the key that ends the input.
  case submit(input: Int)
  /// The page has drawn the patch of this number and all before it.
  case acknowledge(sequence: Int)

  /// What the page can show.
  struct Ready: Equatable, Sendable {
    /// The device to lay out for; nil fills the page's viewport.
    var device: String?
    /// Whether the device lies on its side.
    var isLandscape: Bool
    /// The size of the page's viewport, in points.
    var size: CGSize
    /// How many pixels a point has on the page's screen.
    var scale: CGFloat
    /// Whether the page is dark.
    var isDark: Bool
  }

  /// The version of the protocol that this server speaks.
  static let version = 1
  /// The longest message that is read, in bytes.
  static let maximumLength = 16_384
}

/// A reason to refuse a message and to close the connection.
struct ProtocolViolation: Error, Equatable, Sendable {
  /// The code of the WebSocket's closing.
  var closeCode: UInt16
  /// What was wrong, in one line.
  var reason: String

  /// The message is not what its kind of message is made of.
  static func malformed(_ reason: String) -> ProtocolViolation {
    ProtocolViolation(closeCode: 1007, reason: reason)
  }

  /// The message is well formed and not allowed.
  static func refused(_ reason: String) -> ProtocolViolation {
    ProtocolViolation(closeCode: 1008, reason: reason)
  }
}
