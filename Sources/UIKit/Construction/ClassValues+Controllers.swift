// Made by Scripts/generate-construction of Scripts/construction.txt. Change the table.

@_spi(Lowering) extension _ClassValueConstruction where Self: UIViewController {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UIViewController_nibName_bundle")
  @preconcurrency @MainActor public init(
    nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?,
    _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UIViewController_nibName_bundle")
  @preconcurrency @MainActor public static func _construct(
    nibName nibNameOrNil: __owned String?, bundle nibBundleOrNil: __owned Bundle?,
    _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(nibName: nibNameOrNil, bundle: nibBundleOrNil), to: Self.self)
  }
}

extension UIViewController {
  @_silgen_name("tessera_UIViewController_nibName_bundle_object")
  convenience init(tessera_nibName_bundle nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  @_silgen_name("tessera_UIViewController_nibName_bundle_object")
  fileprivate final class func tesseraConstruct(
    nibName nibNameOrNil: __owned String?, bundle nibBundleOrNil: __owned Bundle?
  ) -> UIViewController
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UINavigationController {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UINavigationController_rootViewController")
  @preconcurrency @MainActor public init(
    rootViewController: UIViewController, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UINavigationController_rootViewController")
  @preconcurrency @MainActor public static func _construct(
    rootViewController: __owned UIViewController, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(rootViewController: rootViewController), to: Self.self)
  }
}

extension UINavigationController {
  @_silgen_name("tessera_UINavigationController_rootViewController_object")
  convenience init(tessera_rootViewController rootViewController: UIViewController) {
    self.init(rootViewController: rootViewController)
  }

  @_silgen_name("tessera_UINavigationController_rootViewController_object")
  fileprivate final class func tesseraConstruct(rootViewController: __owned UIViewController)
    -> UINavigationController
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UINavigationController {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload
  @_silgen_name("tessera_UINavigationController_navigationBarClass_toolbarClass")
  @preconcurrency @MainActor public init(
    navigationBarClass: AnyClass?, toolbarClass: AnyClass?, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UINavigationController_navigationBarClass_toolbarClass")
  @preconcurrency @MainActor public static func _construct(
    navigationBarClass: __owned AnyClass?, toolbarClass: __owned AnyClass?, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(
      tesseraConstruct(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass),
      to: Self.self)
  }
}

extension UINavigationController {
  @_silgen_name("tessera_UINavigationController_navigationBarClass_toolbarClass_object")
  convenience init(
    tessera_navigationBarClass_toolbarClass navigationBarClass: AnyClass?, toolbarClass: AnyClass?
  ) { self.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass) }

  @_silgen_name("tessera_UINavigationController_navigationBarClass_toolbarClass_object")
  fileprivate final class func tesseraConstruct(
    navigationBarClass: __owned AnyClass?, toolbarClass: __owned AnyClass?
  ) -> UINavigationController
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UICollectionViewController {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UICollectionViewController_collectionViewLayout")
  @preconcurrency @MainActor public init(
    collectionViewLayout layout: UICollectionViewLayout, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UICollectionViewController_collectionViewLayout")
  @preconcurrency @MainActor public static func _construct(
    collectionViewLayout layout: __owned UICollectionViewLayout, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(collectionViewLayout: layout), to: Self.self)
  }
}

extension UICollectionViewController {
  @_silgen_name("tessera_UICollectionViewController_collectionViewLayout_object")
  convenience init(tessera_collectionViewLayout layout: UICollectionViewLayout) {
    self.init(collectionViewLayout: layout)
  }

  @_silgen_name("tessera_UICollectionViewController_collectionViewLayout_object")
  fileprivate final class func tesseraConstruct(
    collectionViewLayout layout: __owned UICollectionViewLayout
  ) -> UICollectionViewController
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UITableViewController {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UITableViewController_style")
  @preconcurrency @MainActor public init(
    style: UITableView.Style, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UITableViewController_style")
  @preconcurrency @MainActor public static func _construct(
    style: __owned UITableView.Style, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(style: style), to: Self.self)
  }
}

extension UITableViewController {
  @_silgen_name("tessera_UITableViewController_style_object")
  convenience init(tessera_style style: UITableView.Style) { self.init(style: style) }

  @_silgen_name("tessera_UITableViewController_style_object")
  fileprivate final class func tesseraConstruct(style: __owned UITableView.Style)
    -> UITableViewController
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UISplitViewController {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UISplitViewController_style")
  @preconcurrency @MainActor public init(
    style: UISplitViewController.Style, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UISplitViewController_style")
  @preconcurrency @MainActor public static func _construct(
    style: __owned UISplitViewController.Style, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(style: style), to: Self.self)
  }
}

extension UISplitViewController {
  @_silgen_name("tessera_UISplitViewController_style_object")
  convenience init(tessera_style style: UISplitViewController.Style) { self.init(style: style) }

  @_silgen_name("tessera_UISplitViewController_style_object")
  fileprivate final class func tesseraConstruct(style: __owned UISplitViewController.Style)
    -> UISplitViewController
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UISearchController {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UISearchController_searchResultsController")
  @preconcurrency @MainActor public init(
    searchResultsController: UIViewController?, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UISearchController_searchResultsController")
  @preconcurrency @MainActor public static func _construct(
    searchResultsController: __owned UIViewController?, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(
      tesseraConstruct(searchResultsController: searchResultsController), to: Self.self)
  }
}

extension UISearchController {
  @_silgen_name("tessera_UISearchController_searchResultsController_object")
  convenience init(tessera_searchResultsController searchResultsController: UIViewController?) {
    self.init(searchResultsController: searchResultsController)
  }

  @_silgen_name("tessera_UISearchController_searchResultsController_object")
  fileprivate final class func tesseraConstruct(searchResultsController: __owned UIViewController?)
    -> UISearchController
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UIAlertController {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UIAlertController_title_message_preferredStyle")
  @preconcurrency @MainActor public init(
    title: String?, message: String?, preferredStyle: UIAlertController.Style,
    _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UIAlertController_title_message_preferredStyle")
  @preconcurrency @MainActor public static func _construct(
    title: __owned String?, message: __owned String?,
    preferredStyle: __owned UIAlertController.Style, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(
      tesseraConstruct(title: title, message: message, preferredStyle: preferredStyle),
      to: Self.self)
  }
}

extension UIAlertController {
  @_silgen_name("tessera_UIAlertController_title_message_preferredStyle_object")
  convenience init(
    tessera_title_message_preferredStyle title: String?, message: String?,
    preferredStyle: UIAlertController.Style
  ) { self.init(title: title, message: message, preferredStyle: preferredStyle) }

  @_silgen_name("tessera_UIAlertController_title_message_preferredStyle_object")
  fileprivate final class func tesseraConstruct(
    title: __owned String?, message: __owned String?,
    preferredStyle: __owned UIAlertController.Style
  ) -> UIAlertController
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UIStoryboardSegue {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UIStoryboardSegue_identifier_source_destination")
  @preconcurrency @MainActor public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UIStoryboardSegue_identifier_source_destination")
  @preconcurrency @MainActor public static func _construct(
    identifier: __owned String?, source: __owned UIViewController,
    destination: __owned UIViewController, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(
      tesseraConstruct(identifier: identifier, source: source, destination: destination),
      to: Self.self)
  }
}

extension UIStoryboardSegue {
  @_silgen_name("tessera_UIStoryboardSegue_identifier_source_destination_object")
  convenience init(
    tessera_identifier_source_destination identifier: String?, source: UIViewController,
    destination: UIViewController
  ) { self.init(identifier: identifier, source: source, destination: destination) }

  @_silgen_name("tessera_UIStoryboardSegue_identifier_source_destination_object")
  fileprivate final class func tesseraConstruct(
    identifier: __owned String?, source: __owned UIViewController,
    destination: __owned UIViewController
  ) -> UIStoryboardSegue
}
