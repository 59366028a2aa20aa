/// The user's settings for assistive technology, besides those that are traits.
package struct AccessibilitySettings: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  static let voiceOver = AccessibilitySettings(rawValue: 1 << 0)
  static let switchControl = AccessibilitySettings(rawValue: 1 << 1)
  package static let reduceMotion = AccessibilitySettings(rawValue: 1 << 2)
  package static let reduceTransparency = AccessibilitySettings(rawValue: 1 << 3)
  package static let invertColors = AccessibilitySettings(rawValue: 1 << 4)
  static let crossFadeTransitions = AccessibilitySettings(rawValue: 1 << 5)
  static let differentiateWithoutColor = AccessibilitySettings(rawValue: 1 << 6)
  static let grayscale = AccessibilitySettings(rawValue: 1 << 7)
  static let buttonShapes = AccessibilitySettings(rawValue: 1 << 8)
  static let onOffLabels = AccessibilitySettings(rawValue: 1 << 9)
}
