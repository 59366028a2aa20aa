/// Functions, settings and notifications for assistive technology.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// The kinds of notifications to assistive technology.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the kind.
    public let rawValue: UInt32

    /// Creates a kind from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A large part of the screen changed. The argument is the element to move to, or a text to
    /// announce; with `nil`, assistive technology moves to the first element.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Elements appeared or disappeared. The argument is the element to move to, a text to
    /// announce, or `nil`.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument is a text to announce.
    public static let announcement = Notification(rawValue: 1008)
    /// A scroll has ended. The argument is a text to announce, such as "Page 2 of 5".
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Posts a notification to assistive technology.
  ///
  /// The notification goes to the host of the argument's window, or else of the key window.
  ///
  /// - Parameters:
  ///   - notification: The kind.
  ///   - argument: A text, a view, an element, or `nil`, by the kind.
  public static func post(notification: Notification, argument: Any?) {
    let text = argument as? String ?? (argument as? NSAttributedString)?.string
    let element = argument as? UIResponder
    guard let window = element?.responderWindow ?? UIWindow.keyWindow else { return }
    if let text { return window.add(.announcement(text)) }
    switch notification {
    case .screenChanged: window.add(.focus(element ?? window.firstAccessibilityElement))
    case .layoutChanged: if let element { window.add(.focus(element)) }
    default: break
    }
  }

  /// Returns the element that assistive technology or the keyboard is at; `nil` for none.
  ///
  /// - Parameter assistiveTechnologyIdentifier: The assistive technology. Hosts know one focus, and
  ///   it is returned for each.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    UIWindow.keyWindow?.accessibilityFocus
  }

  /// The identifiers of assistive technologies.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The identifier.
    public let rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The screen reader.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// The control by switches.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// Returns a rectangle of a view in the coordinates of the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// Returns a path of a view in the coordinates of the screen. The path is only translated:
  /// rotations and scales of the view have no effect.
  public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    let copy = path.copy() as! UIBezierPath
    let origin = view.convert(CGPoint.zero, to: nil)
    copy.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return copy
  }
}

// MARK: Settings

extension UIAccessibility {
  /// A Boolean value that indicates whether the screen reader is on.
  public static var isVoiceOverRunning: Bool { has(.voiceOver) }
  /// A Boolean value that indicates whether the control by switches is on.
  public static var isSwitchControlRunning: Bool { has(.switchControl) }
  /// A Boolean value that indicates whether the user prefers less motion.
  public static var isReduceMotionEnabled: Bool { has(.reduceMotion) }
  /// A Boolean value that indicates whether the user prefers opaque backgrounds.
  public static var isReduceTransparencyEnabled: Bool { has(.reduceTransparency) }
  /// A Boolean value that indicates whether the colors are inverted.
  public static var isInvertColorsEnabled: Bool { has(.invertColors) }
  /// A Boolean value that indicates whether the user prefers fades to moving transitions.
  public static var prefersCrossFadeTransitions: Bool { has(.crossFadeTransitions) }
  /// A Boolean value that indicates whether the user does not rely on colors alone.
  public static var shouldDifferentiateWithoutColor: Bool { has(.differentiateWithoutColor) }
  /// A Boolean value that indicates whether the screen has shades of gray only.
  public static var isGrayscaleEnabled: Bool { has(.grayscale) }
  /// A Boolean value that indicates whether buttons are marked by shapes.
  public static var buttonShapesEnabled: Bool { has(.buttonShapes) }
  /// A Boolean value that indicates whether switches have labels.
  public static var isOnOffSwitchLabelsEnabled: Bool { has(.onOffLabels) }
  /// A Boolean value that indicates whether the user prefers bold text: the trait of the screen.
  public static var isBoldTextEnabled: Bool {
    UIScreen.main.traitCollection.legibilityWeight == .bold
  }
  /// A Boolean value that indicates whether the user prefers a high contrast: the trait of the
  /// screen.
  public static var isDarkerSystemColorsEnabled: Bool {
    UIScreen.main.traitCollection.accessibilityContrast == .high
  }

  private static func has(_ setting: AccessibilitySettings) -> Bool {
    UIScreen.main.accessibilitySettings.contains(setting)
  }

  /// Changes the settings on behalf of a host, and posts the notifications of those that changed.
  package static func change(to settings: AccessibilitySettings) {
    let changed = settings.symmetricDifference(UIScreen.main.accessibilitySettings)
    UIScreen.main.accessibilitySettings = settings
    for (setting, name) in notifications where changed.contains(setting) {
      NotificationCenter.default.post(name: name, object: nil)
    }
  }

  private static let notifications: [(AccessibilitySettings, NSNotification.Name)] = [
    (.voiceOver, voiceOverStatusDidChangeNotification),
    (.switchControl, switchControlStatusDidChangeNotification),
    (.reduceMotion, reduceMotionStatusDidChangeNotification),
    (.reduceTransparency, reduceTransparencyStatusDidChangeNotification),
    (.invertColors, invertColorsStatusDidChangeNotification),
    (.crossFadeTransitions, prefersCrossFadeTransitionsStatusDidChange),
    (.differentiateWithoutColor, differentiateWithoutColorDidChangeNotification),
    (.grayscale, grayscaleStatusDidChangeNotification),
    (.buttonShapes, buttonShapesEnabledStatusDidChangeNotification),
    (.onOffLabels, onOffSwitchLabelsDidChangeNotification),
  ]

  /// The name of the notification after a change of ``isVoiceOverRunning``.
  public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// The name of the notification after a change of ``isSwitchControlRunning``.
  public nonisolated static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// The name of the notification after a change of ``isReduceMotionEnabled``.
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// The name of the notification after a change of ``isReduceTransparencyEnabled``.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// The name of the notification after a change of ``isInvertColorsEnabled``.
  public nonisolated static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// The name of the notification after a change of ``prefersCrossFadeTransitions``.
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// The name of the notification after a change of ``shouldDifferentiateWithoutColor``.
  public nonisolated static let differentiateWithoutColorDidChangeNotification =
    NSNotification.Name(
      "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// The name of the notification after a change of ``isGrayscaleEnabled``.
  public nonisolated static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// The name of the notification after a change of ``buttonShapesEnabled``.
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification =
    NSNotification.Name(
      "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// The name of the notification after a change of ``isOnOffSwitchLabelsEnabled``.
  public nonisolated static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
}
