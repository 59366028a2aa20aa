extension UIBarItem: UIAppearance, UIAppearanceContainer, AppearanceTarget {
  /// Returns the proxy for all items of the class.
  ///
  /// - Precondition: The class has `init()`; a class of the app's without it stops the program.
  public static func appearance() -> Self { AppearanceProxies.proxy(for: self) }

  /// Returns the proxy for items of the class within containers, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.proxy(for: self, containers: containerTypes) }

  /// Returns the proxy for items of the class in an environment with traits.
  public static func appearance(for trait: UITraitCollection) -> Self {
    AppearanceProxies.proxy(for: self, traits: trait)
  }

  /// Returns the proxy for items of the class within containers, in an environment with traits.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.proxy(for: self, containers: containerTypes, traits: trait) }

  // Creation of objects whose class is known only at run time: see DynamicConstruction.swift.

  @_silgen_name("tessera_UIBarItem_appearance_object")
  convenience init(appearance marker: Int) { self.init() }

  @_silgen_name("tessera_UIBarItem_appearance_object")
  private final class func construct(appearance marker: Int) -> UIBarItem

  /// Returns a new item of the class, for an appearance proxy.
  static func makeProxy() -> any AppearanceTarget { construct(appearance: 0) }

  /// Sets the values of the appearance proxies, when a view displays the item in a window. The view
  /// is not notified, since a bar would make its views again for each value.
  func applyAppearance(in view: UIView) {
    let shown = presenter
    presenter = nil
    AppearanceProxies.apply(to: self, in: view, traits: view.traitCollection)
    presenter = shown
  }
}
