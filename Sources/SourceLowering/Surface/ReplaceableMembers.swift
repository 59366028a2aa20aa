/// The members of UIKit's classes that apps override in extensions of these classes.
///
/// Only the Objective-C runtime dispatches overrides in extensions. The classes declare the members
/// `dynamic`, so that an extension of another module can replace them. Such a member is called
/// through a pointer: `layoutSubviews()`, `hitTest(_:with:)` and others that run in each layout or
/// for each view are not in the table.
enum ReplaceableMembers {
  /// Returns a Boolean value that indicates whether a class declares a member `dynamic`.
  static func contains(_ member: String, of type: String) -> Bool {
    table[type]?.contains(member) ?? false
  }

  /// The members by class, with the labels of methods.
  static let table: [String: Set<String>] = [
    "UIAlertController": [
      "shouldAutorotate", "supportedInterfaceOrientations",
    ],
    "UIButton": [
      "awakeFromNib()", "intrinsicContentSize", "point(inside:with:)",
    ],
    "UIImageView": [
      "awakeFromNib()"
    ],
    "UILabel": [
      "awakeFromNib()"
    ],
    "UINavigationBar": [
      "sizeThatFits(_:)"
    ],
    "UINavigationController": [
      "childForHomeIndicatorAutoHidden", "childForStatusBarHidden", "childForStatusBarStyle",
      "preferredInterfaceOrientationForPresentation", "preferredStatusBarStyle",
      "prefersStatusBarHidden", "shouldAutorotate", "supportedInterfaceOrientations",
      "viewDidLoad()", "viewWillLayoutSubviews()",
    ],
    "UIPageViewController": [
      "childForHomeIndicatorAutoHidden", "childForStatusBarHidden", "childForStatusBarStyle",
    ],
    "UIScrollView": [
      "touchesBegan(_:with:)", "touchesCancelled(_:with:)", "touchesEnded(_:with:)",
      "touchesMoved(_:with:)",
    ],
    "UISplitViewController": [
      "childForHomeIndicatorAutoHidden", "childForStatusBarHidden", "childForStatusBarStyle",
    ],
    "UITabBar": [
      "sizeThatFits(_:)"
    ],
    "UITabBarController": [
      "childForHomeIndicatorAutoHidden", "childForStatusBarHidden", "childForStatusBarStyle",
      "preferredInterfaceOrientationForPresentation", "preferredStatusBarStyle",
      "prefersStatusBarHidden", "shouldAutorotate", "supportedInterfaceOrientations",
      "viewDidLoad()",
    ],
    "UITextField": [
      "awakeFromNib()", "canPerformAction(_:withSender:)", "intrinsicContentSize",
    ],
    "UITextView": [
      "awakeFromNib()", "canPerformAction(_:withSender:)",
    ],
    "UIToolbar": [
      "sizeThatFits(_:)"
    ],
    "UIViewController": [
      "touchesBegan(_:with:)", "touchesEnded(_:with:)",
    ],
  ]
}
