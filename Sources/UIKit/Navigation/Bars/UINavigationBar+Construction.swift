extension UINavigationBar {
  convenience init(dynamic marker: Int) { self.init(frame: .zero) }

  @_silgen_name("$s5UIKit15UINavigationBarC7dynamicACSi_tcfC")
  private final class func construct(dynamic marker: Int) -> UINavigationBar

  /// Returns a new bar of a class, created with its `init(frame:)`: see DynamicConstruction.swift.
  static func make(_ barClass: AnyClass?) -> UINavigationBar {
    guard let barClass, barClass != UINavigationBar.self else { return UINavigationBar() }
    guard let known = barClass as? UINavigationBar.Type else {
      fatalError(
        "\(barClass) cannot be the class of a navigation bar; pass UINavigationBar or a subclass.")
    }
    return known.construct(dynamic: 0)
  }
}
