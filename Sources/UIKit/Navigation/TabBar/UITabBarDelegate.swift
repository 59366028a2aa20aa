/// The delegate of a tab bar. All methods are optional.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called after the user selected an item, also one that was selected before.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The owner of a tab bar, which decides about its selection.
@preconcurrency @MainActor
protocol TabBarOwner: AnyObject {
  /// Called for a tap on an item.
  func userDidTap(_ item: UITabBarItem)
  /// Called after the bar was hidden or shown, or its height or its translucency changed.
  func barMayHaveChanged()
}
