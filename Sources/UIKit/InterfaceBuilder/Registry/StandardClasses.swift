/// The outlets and attributes of UIKit's classes.
@MainActor
enum StandardClasses {
  static let all: [InterfaceClass] = [
    InterfaceClass(UIView.self, named: "UIView", outlets: viewAttributes),
    InterfaceClass(
      UILabel.self, named: "UILabel",
      outlets: [
        .attribute("text") { $0.text = $1 }, .attribute("textColor") { $0.textColor = $1 },
        .attribute("highlightedTextColor") { $0.highlightedTextColor = $1 },
      ]),
    InterfaceClass(
      UIImageView.self, named: "UIImageView", outlets: [.attribute("image") { $0.image = $1 }]),
    InterfaceClass(
      UIStackView.self, named: "UIStackView",
      outlets: [
        .attribute("spacing") { $0.spacing = $1 },
        .attribute("layoutMarginsRelativeArrangement") {
          $0.isLayoutMarginsRelativeArrangement = $1
        },
        .attribute("baselineRelativeArrangement") { $0.isBaselineRelativeArrangement = $1 },
      ]),
    InterfaceClass(
      UIScrollView.self, named: "UIScrollView",
      outlets: [
        .delegate("delegate") { $0.delegate = $1 },
        .outlet("refreshControl") { $0.refreshControl = $1 },
      ]),
    InterfaceClass(
      UICollectionView.self, named: "UICollectionView",
      outlets: [
        .outlet("dataSource") { $0.dataSource = $1 }, .delegate("delegate") { $0.delegate = $1 },
        .outlet("prefetchDataSource") { $0.prefetchDataSource = $1 },
        .outlet("backgroundView") { $0.backgroundView = $1 },
      ]),
    InterfaceClass(
      UICollectionViewCell.self, named: "UICollectionViewCell",
      outlets: [
        .outlet("backgroundView") { $0.backgroundView = $1 },
        .outlet("selectedBackgroundView") { $0.selectedBackgroundView = $1 },
      ]),
    InterfaceClass(
      UITableView.self, named: "UITableView",
      outlets: [
        .outlet("dataSource") { $0.dataSource = $1 }, .delegate("delegate") { $0.delegate = $1 },
        .outlet("prefetchDataSource") { $0.prefetchDataSource = $1 },
        .outlet("backgroundView") { $0.backgroundView = $1 },
        .outlet("tableHeaderView") { $0.tableHeaderView = $1 },
        .outlet("tableFooterView") { $0.tableFooterView = $1 },
      ]),
    InterfaceClass(
      UIPickerView.self, named: "UIPickerView",
      outlets: [
        .outlet("dataSource") { $0.dataSource = $1 }, .delegate("delegate") { $0.delegate = $1 },
      ]),
    InterfaceClass(
      UITableViewCell.self, named: "UITableViewCell",
      outlets: [
        .outlet("backgroundView") { $0.backgroundView = $1 },
        .outlet("selectedBackgroundView") { $0.selectedBackgroundView = $1 },
        .outlet("accessoryView") { $0.accessoryView = $1 },
        .outlet("editingAccessoryView") { $0.editingAccessoryView = $1 },
      ]),
    InterfaceClass(
      UITableViewHeaderFooterView.self, named: "UITableViewHeaderFooterView",
      outlets: [.outlet("backgroundView") { $0.backgroundView = $1 }]),
    InterfaceClass(
      UITextField.self, named: "UITextField",
      outlets: [
        .delegate("delegate") { $0.delegate = $1 }, .outlet("leftView") { $0.leftView = $1 },
        .outlet("rightView") { $0.rightView = $1 },
      ]),
    InterfaceClass(
      UITextView.self, named: "UITextView", outlets: [.delegate("delegate") { $0.delegate = $1 }]),
    InterfaceClass(
      UISearchBar.self, named: "UISearchBar", outlets: [.delegate("delegate") { $0.delegate = $1 }]),
    InterfaceClass(
      UIGestureRecognizer.self, named: "UIGestureRecognizer",
      outlets: [.delegate("delegate") { $0.delegate = $1 }]),
    InterfaceClass(
      UIViewController.self, named: "UIViewController",
      outlets: [
        .outlet("view") { $0.view = $1 }, .attribute("title") { $0.title = $1 },
        .attribute("hidesBottomBarWhenPushed") { $0.hidesBottomBarWhenPushed = $1 },
      ]),
    InterfaceClass(
      UICollectionViewController.self, named: "UICollectionViewController",
      outlets: [.outlet("collectionView") { $0.collectionView = $1 }]),
    InterfaceClass(
      UITableViewController.self, named: "UITableViewController",
      outlets: [.outlet("tableView") { $0.tableView = $1 }]),
    InterfaceClass(
      UINavigationController.self, named: "UINavigationController",
      outlets: [.delegate("delegate") { $0.delegate = $1 }]),
    InterfaceClass(
      UITabBarController.self, named: "UITabBarController",
      outlets: [.delegate("delegate") { $0.delegate = $1 }]),
    InterfaceClass(
      UISplitViewController.self, named: "UISplitViewController",
      outlets: [.delegate("delegate") { $0.delegate = $1 }]),
    InterfaceClass(
      UITabBar.self, named: "UITabBar", outlets: [.delegate("delegate") { $0.delegate = $1 }]),
    InterfaceClass(
      UINavigationItem.self, named: "UINavigationItem",
      outlets: [.outlet("titleView") { $0.titleView = $1 }]),
    InterfaceClass(
      UIBarButtonItem.self, named: "UIBarButtonItem",
      outlets: [
        .attribute("tintColor") { $0.tintColor = $1 },
        .outlet("customView") { $0.customView = $1 },
      ]),
    InterfaceClass(
      NSLayoutConstraint.self, named: "NSLayoutConstraint",
      outlets: [
        .attribute("identifier") { $0.identifier = $1 },
        .attribute("constant") { $0.constant = $1 },
      ]),
  ]

  private static let viewAttributes: [InterfaceOutlet<UIView>] = [
    .attribute("layer.cornerRadius") { $0.layer.cornerRadius = $1 },
    .attribute("layer.borderWidth") { $0.layer.borderWidth = $1 },
    .attribute("layer.masksToBounds") { $0.layer.masksToBounds = $1 },
    .attribute("layer.opacity") { $0.layer.opacity = $1 },
    .attribute("layer.shadowOpacity") { $0.layer.shadowOpacity = $1 },
    .attribute("layer.shadowRadius") { $0.layer.shadowRadius = $1 },
    .attribute("layer.shadowOffset") { $0.layer.shadowOffset = $1 },
    .attribute("layer.zPosition") { $0.layer.zPosition = $1 },
    .attribute("alpha") { $0.alpha = $1 }, .attribute("hidden") { $0.isHidden = $1 },
    .attribute("clipsToBounds") { $0.clipsToBounds = $1 }, .attribute("tag") { $0.tag = $1 },
    .attribute("backgroundColor") { $0.backgroundColor = $1 },
    .attribute("tintColor") { $0.tintColor = $1 },
    .attribute("userInteractionEnabled") { $0.isUserInteractionEnabled = $1 },
    .attribute("exclusiveTouch") { $0.isExclusiveTouch = $1 },
    .attribute("accessibilityIdentifier") { $0.accessibilityIdentifier = $1 },
    .attribute("accessibilityLabel") { $0.accessibilityLabel = $1 },
    .attribute("accessibilityHint") { $0.accessibilityHint = $1 },
    .attribute("isAccessibilityElement") { $0.isAccessibilityElement = $1 },
    .collection("gestureRecognizers") { (view, recognizers: [UIGestureRecognizer]?) in
      for recognizer in recognizers ?? [] { view.addGestureRecognizer(recognizer) }
    },
  ]
}
