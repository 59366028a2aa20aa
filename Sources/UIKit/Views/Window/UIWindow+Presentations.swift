extension UIWindow {
  /// The root view controller, and those presented above it, from the lowest one.
  var presentedChain: [UIViewController] {
    guard let rootViewController else { return [] }
    return [rootViewController]
      + rootViewController.presentationsAbove.map(\.presentedViewController)
  }
}
