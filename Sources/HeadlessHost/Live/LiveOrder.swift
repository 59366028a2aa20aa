package import ScreenReading

/// An order to a running screen, from another process.
package enum LiveOrder: Codable, Sendable {
  /// Displays the screen, which is the first order.
  case open(LiveOpening)
  /// Describes the screen by its elements.
  case snapshot(LiveReading)
  /// Lists the elements whose text, class or identifier contains a text.
  case find(String)
  /// Draws the screen as a PNG, with a number of pixels per point.
  case screenshot(scale: Double)
  /// Performs steps, and describes the difference that they make.
  case act([LiveStep])
  /// Lets time pass until a condition is met, at most for a number of seconds.
  case wait(LiveCondition, seconds: Double)
  /// Explains the frame of a view or of an element of a list; without a target, the whole screen.
  case explain(LiveTarget?)
  /// Changes the device and the settings of its user.
  case set(LiveSettings)

  /// The number of seconds that the order itself waits.
  package var waitingTime: Double {
    switch self {
    case .wait(_, let seconds): seconds
    case .act(let steps):
      steps.reduce(0) { sum, step in
        switch step {
        case .wait(let seconds): sum + seconds
        default: sum
        }
      }
    default: 0
    }
  }
}

/// The first order to a running screen.
package struct LiveOpening: Codable, Sendable {
  /// The device and the settings of its user.
  package var settings: LiveSettings
  /// The JSON of the last snapshot of the same screen before it was built again; `nil` for a new
  /// screen. The references continue, and the answer is the difference.
  package var former: ScreenSnapshot?

  /// Creates an opening.
  package init(settings: LiveSettings, former: ScreenSnapshot? = nil) {
    self.settings = settings
    self.former = former
  }
}

/// The device and the settings of its user; `nil` for those that stay as they are.
package struct LiveSettings: Codable, Hashable, Sendable {
  /// The short name of the device, which may include an earlier system: `iphone-11-ios17`.
  package var device: String?
  /// The version of the system, such as 17; 26 for the current one.
  package var system: Int?
  package var isLandscape: Bool?
  package var isDark: Bool?
  package var textSize: TextSize?
  package var isRightToLeft: Bool?
  package var showsKeyboard: Bool?

  /// Creates settings without values.
  package init() {}

  /// Returns the name of a device with the version of the system.
  ///
  /// - Parameter present: The name of the present device.
  func deviceName(present: String) -> String {
    let name = device ?? present
    guard let system else { return name }
    let parts = name.split(separator: "-")
    let hasVersion = parts.count > 1 && parts.last!.hasPrefix("ios")
    let plain = (hasVersion ? parts.dropLast() : parts[...]).joined(separator: "-")
    return system == Self.currentSystem ? plain : "\(plain)-ios\(system)"
  }

  /// The version of the system of a device whose name has none.
  private static let currentSystem = 26

  /// Returns the settings with the values of later ones.
  package func merging(_ later: LiveSettings) -> LiveSettings {
    var result = self
    result.device = later.device ?? device
    result.system = later.system ?? (later.device == nil ? system : nil)
    result.isLandscape = later.isLandscape ?? isLandscape
    result.isDark = later.isDark ?? isDark
    result.textSize = later.textSize ?? textSize
    result.isRightToLeft = later.isRightToLeft ?? isRightToLeft
    result.showsKeyboard = later.showsKeyboard ?? showsKeyboard
    return result
  }
}

/// The part and the detail of a description.
package struct LiveReading: Codable, Sendable {
  package var detail: ReadingDetail
  /// The reference of the element to describe; `nil` for the screen.
  package var reference: Int?
  /// The greatest depth of elements; `nil` for all.
  package var depth: Int?
  /// The hash of a snapshot that the sender has; a screen with this hash is not described again.
  package var knownHash: String?

  /// Creates a description of the screen.
  package init(
    detail: ReadingDetail = .short, reference: Int? = nil, depth: Int? = nil,
    knownHash: String? = nil
  ) {
    self.detail = detail
    self.reference = reference
    self.depth = depth
    self.knownHash = knownHash
  }
}

/// A target on a running screen.
package enum LiveTarget: Codable, Hashable, Sendable {
  /// The element with the reference of a snapshot.
  case reference(Int)
  /// A point, an item or a text.
  case place(ScreenScript.Place)
}

/// An action of a user on a running screen.
package enum LiveStep: Codable, Hashable, Sendable {
  /// The directions of a swipe, by the movement of the finger.
  package enum Direction: String, Codable, Hashable, Sendable, CaseIterable {
    case left, right, up, down
  }

  case tap(LiveTarget, count: Int)
  /// Presses for a number of seconds.
  case press(LiveTarget, seconds: Double)
  /// Types a text into the field that has the keyboard, or into a field that is tapped before. A
  /// line break presses Return.
  case type(String, into: LiveTarget?, replaces: Bool)
  /// Moves a finger over an element, or over the middle of the screen.
  case swipe(Direction, on: LiveTarget?)
  /// Scrolls to the right and down, in points: the scroll view at a target.
  case scroll(x: Double, y: Double, on: LiveTarget)
  /// Performs a step of a script.
  case scripted(ScreenScript.Step)
  case rotate(toLandscape: Bool)
  /// Waits for a number of seconds.
  case wait(Double)
}

/// A condition to wait for.
package enum LiveCondition: Codable, Hashable, Sendable {
  /// An element has a text, class or identifier.
  case appearance(String)
  /// No element has a text, class or identifier.
  case disappearance(String)
  /// Nothing has changed for a fifth of a second.
  case rest
}
