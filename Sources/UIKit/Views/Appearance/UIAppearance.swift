/// A class whose objects take properties from a proxy when they enter a window.
///
///     UINavigationBar.appearance().tintColor = .systemRed
///     UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).font = .body
///
/// A proxy is an object of the class that is never displayed. Setting one of its properties records
/// the value. When a view enters a window, before `didMoveToWindow()`, and when a bar displays an
/// item, the recorded values are set on it, except for properties that the app has set itself, also
/// to their defaults. Views in a window keep their values until they enter one again.
///
/// Of several proxies that apply, the proxies of a subclass precede the proxies of its superclass.
/// Among proxies of one class, the one whose outermost container is nearest to the window precedes
/// the others, then the one with more containers, then the one for traits.
///
/// Recorded properties are those that `docs/compatibility.md` lists, and the `@objc dynamic`
/// properties of lowered classes.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uiappearance
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {
  /// Returns the proxy for all objects of the class.
  static func appearance() -> Self
  /// Returns the proxy for objects within containers.
  ///
  /// - Parameter containerTypes: The classes of views and view controllers around the object, the
  ///   innermost first. Others may be between them.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  /// Returns the proxy for objects in an environment with traits.
  static func appearance(for trait: UITraitCollection) -> Self
  /// Returns the proxy for objects within containers, in an environment with traits.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class whose objects can be the containers of an appearance: views, view controllers and items
/// of bars.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearanceContainer, AppearanceTarget {}
extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance {
  /// Returns the proxy for all views of the class.
  ///
  /// - Precondition: The class has `init(frame:)`, or the initializer of cells and of views in
  ///   lists; a class of the app's without it stops the program.
  public static func appearance() -> Self { AppearanceProxies.proxy(for: self) }

  /// Returns the proxy for views of the class within containers, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.proxy(for: self, containers: containerTypes) }

  /// Returns the proxy for views of the class in an environment with traits.
  public static func appearance(for trait: UITraitCollection) -> Self {
    AppearanceProxies.proxy(for: self, traits: trait)
  }

  /// Returns the proxy for views of the class within containers, in an environment with traits.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.proxy(for: self, containers: containerTypes, traits: trait) }
}

extension UIView {
  /// Sets the values of the appearance proxies on the views of the subtree, outermost first.
  func applyAppearanceInTree() {
    guard !AppearanceProxies.isEmpty else { return }
    applyAppearance()
    for child in children { child.applyAppearanceInTree() }
  }
}
