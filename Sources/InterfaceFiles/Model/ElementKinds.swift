/// The XML elements that are read, by their purpose.
enum ElementKinds {
  /// Objects and parts of objects.
  static let objects: Set<String> = [
    "view", "label", "button", "imageView", "segmentedControl", "textField", "textView", "slider",
    "switch", "stepper", "pageControl", "progressView", "activityIndicatorView", "stackView",
    "pickerView", "datePicker",
    "scrollView", "collectionView", "collectionViewCell", "collectionReusableView",
    "collectionViewCellContentView", "collectionViewListCell", "containerView", "control",
    "visualEffectView", "blurEffect", "vibrancyEffect", "searchBar", "navigationBar", "toolbar",
    "tabBar", "collectionViewFlowLayout", "collectionViewLayout", "viewController",
    "navigationController", "tabBarController", "collectionViewController",
    "viewControllerPlaceholder", "navigationItem", "barButtonItem", "tabBarItem",
    "tapGestureRecognizer", "panGestureRecognizer", "swipeGestureRecognizer",
    "pinchGestureRecognizer", "rotationGestureRecognizer", "longPressGestureRecognizer",
    "pongPressGestureRecognizer", "screenEdgePanGestureRecognizer", "customObject", "placeholder",
    "exit", "viewLayoutGuide", "viewControllerLayoutGuide", "layoutGuide", "constraint", "segue",
    "segment", "state", "buttonConfiguration", "textInputTraits", "window",
    "accessibility", "refreshControl", "tableView", "tableViewCell", "tableViewCellContentView",
    "tableViewSection", "tableViewController", "splitViewController",
  ]

  /// View controllers.
  static let controllers: Set<String> = [
    "viewController", "navigationController", "tabBarController", "collectionViewController",
    "tableViewController", "splitViewController", "viewControllerPlaceholder",
  ]

  /// Lists whose members are objects of the element that contains them.
  static let lists: Set<String> = [
    "subviews", "constraints", "cells", "items", "segments", "layoutGuides", "viewControllers",
    "gestureRecognizers", "objects", "leftBarButtonItems", "rightBarButtonItems", "toolbarItems",
    "prototypes", "sections",
  ]

  /// Elements without an effect at run time.
  static let ignored: Set<String> = [
    "edgeInsetsForExtendedLayout", "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics",
    "simulatedTabBarMetrics", "simulatedToolbarMetrics", "simulatedOrientationMetrics",
    "simulatedScreenMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics",
    "modalFormSheetSimulatedSizeMetrics", "modalPageSheetSimulatedSizeMetrics",
    "freeformSimulatedSizeMetrics", "userGuides", "mutableData",
  ]
}
