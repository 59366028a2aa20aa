/// The classes of the elements of interface files.
@MainActor
enum ObjectClasses {
  static let standard: [String: AnyClass] = [
    "view": UIView.self, "containerView": UIView.self,
    "collectionViewCellContentView": UIView.self, "label": UILabel.self,
    "button": UIButton.self, "imageView": UIImageView.self,
    "segmentedControl": UISegmentedControl.self, "textField": UITextField.self,
    "textView": UITextView.self, "slider": UISlider.self, "switch": UISwitch.self,
    "stepper": UIStepper.self, "pageControl": UIPageControl.self,
    "progressView": UIProgressView.self, "activityIndicatorView": UIActivityIndicatorView.self,
    "stackView": UIStackView.self, "scrollView": UIScrollView.self, "control": UIControl.self,
    "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
    "collectionViewListCell": UICollectionViewListCell.self,
    "collectionReusableView": UICollectionReusableView.self,
    "visualEffectView": UIVisualEffectView.self, "searchBar": UISearchBar.self,
    "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self, "tabBar": UITabBar.self,
    "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
    "collectionViewLayout": UICollectionViewLayout.self, "viewController": UIViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
    "collectionViewController": UICollectionViewController.self,
    "navigationItem": UINavigationItem.self, "barButtonItem": UIBarButtonItem.self,
    "tabBarItem": UITabBarItem.self, "tapGestureRecognizer": UITapGestureRecognizer.self,
    "panGestureRecognizer": UIPanGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
    "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
    "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
    "customObject": NSObject.self, "window": UIWindow.self,
  ]
}
