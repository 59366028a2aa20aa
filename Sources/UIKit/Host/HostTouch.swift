/// A change of one touch, as a host reports it.
package struct HostTouch: Equatable, Sendable {
  package enum Phase: String, Equatable, Sendable {
    case began
    case moved
    case ended
    case cancelled
  }

  /// A number that no other touch has at the same time.
  package var id: Int
  package var phase: Phase
  /// The location in the coordinates of the window, in points.
  package var location: CGPoint
  package var type = UITouch.TouchType.direct
  /// Force, where 1 is an average touch, and its greatest value; zero if it is not measured.
  package var force: CGFloat = 0
  package var maximumForce: CGFloat = 0
  /// The radius of the touched area, in points; zero if it is not measured.
  package var radius: CGFloat = 0
  /// Whether the host scrolls by itself what this touch drags, so that scroll views leave their
  /// content where it is.
  package var isScrolledByHost = false

  package init(
    id: Int, phase: Phase, location: CGPoint, type: UITouch.TouchType = .direct,
    isScrolledByHost: Bool = false
  ) {
    self.id = id
    self.phase = phase
    self.location = location
    self.type = type
    self.isScrolledByHost = isScrolledByHost
  }
}

/// A change of one key, as a host reports it.
package struct HostKey: Equatable, Sendable {
  package var isDown: Bool
  package var code: UIKeyboardHIDUsage
  package var characters: String
  package var charactersIgnoringModifiers: String
  package var modifierFlags: UIKeyModifierFlags

  package init(
    isDown: Bool, code: UIKeyboardHIDUsage, characters: String = "",
    charactersIgnoringModifiers: String = "", modifierFlags: UIKeyModifierFlags = []
  ) {
    self.isDown = isDown
    self.code = code
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.modifierFlags = modifierFlags
  }
}
