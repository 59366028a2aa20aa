/// An object whose properties an appearance proxy can set.
@MainActor
protocol AppearanceTarget: AnyObject {
  /// The properties that were set on the object, apart from those set by proxies.
  var assigned: AssignedProperties { get set }
  /// The properties that proxies can set on objects of the class. Overrides add to the properties
  /// of `super`.
  static var appearanceProperties: [AppearanceProperty] { get }
  /// Returns a new object of the class, for a proxy.
  static func makeProxy() -> any AppearanceTarget
}

extension AppearanceTarget {
  /// Records that the app set a property.
  func noteAssigned(_ key: AppearanceKey) {
    if !AppearanceProxies.isSuspended { assigned.keys |= key.bit }
  }

  /// Records that the app set a property for a state of a control.
  func noteAssigned(_ key: AppearanceKey, for state: UIControl.State) {
    guard !AppearanceProxies.isSuspended else { return }
    assigned.keys |= key.bit
    assigned.details.states.insert(AssignedProperties.State(key: key, state: state))
  }

  /// Records that the app set a property of its own class.
  func noteAssigned(name: String, _ copy: @escaping NamedProperties.Copy) {
    if !AppearanceProxies.isSuspended { assigned.details.names[name] = copy }
  }
}

/// The properties of an object that the app has set.
struct AssignedProperties {
  /// A property for a state of a control.
  struct State: Hashable {
    var key: AppearanceKey
    var state: UIControl.State
  }

  /// The rarer parts.
  struct Details {
    /// The states for which properties were set.
    var states: Set<State> = []
    /// The set properties of an app's class by their names.
    var names: [String: NamedProperties.Copy] = [:]
  }

  /// The bits of the keys of properties; a property by state has its bit if one state was set.
  var keys: UInt64 = 0
  private var box: Box?

  private final class Box {
    var details = Details()
  }

  /// The rarer parts. Only the object itself holds them, so that they are not copied.
  var details: Details {
    get { box?.details ?? Details() }
    set {
      if box == nil { box = Box() }
      box?.details = newValue
    }
    _modify {
      let box = box ?? Box()
      self.box = box
      yield &box.details
    }
  }

  /// Returns whether a property was set.
  func contains(_ key: AppearanceKey) -> Bool { keys & key.bit != 0 }
}

/// The properties of UIKit's classes that appearance proxies can set.
enum AppearanceKey: UInt8 {
  case backgroundColor, tintColor, semanticContentAttribute, isExclusiveTouch
  case overrideUserInterfaceStyle
  case font, textColor, highlightedTextColor, shadowColor, shadowOffset, textAlignment
  case adjustsFontForContentSizeCategory
  case barStyle, isTranslucent, barTintColor, prefersLargeTitles
  case titleTextAttributes, largeTitleTextAttributes
  case standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance
  case unselectedItemTintColor, badgeColor, badgeTextAttributes, titlePositionAdjustment
  case onTintColor, thumbTintColor, progressTintColor, trackTintColor
  case minimumTrackTintColor, maximumTrackTintColor
  case thumbImage, minimumTrackImage, maximumTrackImage
  case pageIndicatorTintColor, currentPageIndicatorTintColor, selectedSegmentTintColor
  case contentEdgeInsets, titleColor, titleShadowColor, image, backgroundImage
  case color, attributedTitle, searchBarStyle, keyboardAppearance, borderStyle, clearButtonMode
  case indicatorStyle, contentInsetAdjustmentBehavior, keyboardDismissMode, bounces
  case separatorColor, separatorInset, separatorStyle, sectionHeaderTopPadding
  case sectionIndexColor, sectionIndexBackgroundColor, sectionIndexTrackingBackgroundColor
  case selectionStyle

  /// The bit of the key in a set of keys.
  var bit: UInt64 { 1 << UInt64(rawValue) }
}
