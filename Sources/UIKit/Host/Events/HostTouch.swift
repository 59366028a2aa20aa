/// A change of one touch, reported by a host.
package struct HostTouch: Equatable, Sendable {
  package enum Phase: String, Equatable, Sendable {
    case began
    case moved
    case ended
    case cancelled
  }

  /// A number that is unique among the current touches.
  package var id: Int
  package var phase: Phase
  /// The location in the coordinates of the window, in points.
  package var location: CGPoint
  package var type = UITouch.TouchType.direct
  /// The force, where 1 is an average touch, and its maximum; zero if it is not measured.
  package var force: CGFloat = 0
  package var maximumForce: CGFloat = 0
  /// The radius of the touched area, in points; zero if it is not measured.
  package var radius: CGFloat = 0
  /// A Boolean value that indicates whether the host scrolls the content that this touch drags, so
  /// that scroll views do not move it.
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

/// A change of one key, reported by a host.
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
