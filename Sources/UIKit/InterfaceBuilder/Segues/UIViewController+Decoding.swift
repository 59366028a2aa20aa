extension UIViewController {
  /// Reads the properties of a view controller in a storyboard.
  func decodeController(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    let (node, loader) = (coder.node, coder.loader)
    loader.setOwner(self, id: node.id)
    if let storyboard = loader.storyboard {
      interfaceScene = InterfaceScene(storyboard: storyboard, node: node, loader: loader)
    }
    let values = loader.values(of: node)
    if let item = node.child("navigationItem").flatMap({ loader.object(for: $0) })
      as? UINavigationItem
    {
      setNavigationItem(item)
    }
    if let item = node.child("tabBarItem").flatMap({ loader.object(for: $0) }) as? UITabBarItem {
      tabBarItem = item
    }
    if let value = values.text("title") { decodeTitle(value) }
    let items = node.list("toolbarItems").compactMap {
      loader.object(for: $0) as? UIBarButtonItem
    }
    if !items.isEmpty { toolbarItems = items }
    if let value = values.flag("hidesBottomBarWhenPushed") { hidesBottomBarWhenPushed = value }
    if let value = values.flag("definesPresentationContext") { definesPresentationContext = value }
    if let value = values.flag("extendedLayoutIncludesOpaqueBars") {
      extendedLayoutIncludesOpaqueBars = value
    }
    if let value = values.word("modalPresentationStyle").flatMap({
      EnumerationWords.presentations[$0]
    }) {
      modalPresentationStyle = value
    }
    if let value = values.word("modalTransitionStyle").flatMap({ EnumerationWords.transitions[$0] })
    {
      modalTransitionStyle = value
    }
    if let value = values.members("edgesForExtendedLayout", EnumerationWords.edges) {
      edgesForExtendedLayout = value
    }
    if let value = values.size("preferredContentSize") { preferredContentSize = value }
  }

  /// Sets the title, and keeps the titles of the items in the file.
  private func decodeTitle(_ title: String) {
    let (navigation, tab) = (navigationItem.title, tabBarItem.title)
    self.title = title
    if let navigation { navigationItem.title = navigation }
    if let tab { tabBarItem.title = tab }
  }

  /// Loads the view of the scene, or of a nib.
  ///
  /// - Returns: `false` if there is none.
  func loadViewFromInterface(_ use: (UIView) -> Void) -> Bool {
    if let scene = interfaceScene, nibName == nil, scene.hasView {
      scene.loadView(use)
      return true
    }
    let names = nibName.map { [$0] } ?? ownNibNames
    let module = ClassName.module(of: type(of: self))
    for name in names {
      guard
        let document = InterfaceRegistry.document(
          named: name, isStoryboard: false, module: module)
      else { continue }
      UINib.load(document, bundle: nibBundle, controller: self)
      require(
        isViewLoaded,
        "[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view "
          + "outlet was not set; connect 'view' of File's Owner in \(document.file).")
      return true
    }
    if let nibName {
      fatalError(
        "Could not load NIB in bundle: '\((nibBundle ?? .main).bundlePath)' with name '\(nibName)', "
          + "for \(type(of: self)); compile the file with the module that contains it, or create the "
          + "view controller with a nil nibName.")
    }
    return false
  }

  /// The names of nibs that belong to the class: `PanelView` and `PanelViewController`.
  private var ownNibNames: [String] {
    guard type(of: self) != UIViewController.self else { return [] }
    let name = ClassName.plainName(of: type(of: self))
    return name.hasSuffix("Controller") ? [String(name.dropLast(10)), name] : [name]
  }
}

extension UINavigationController {
  /// Reads the bars and the first view controller of a navigation controller in a storyboard.
  func decodeNavigation(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    let values = coder.loader.values(of: coder.node)
    if let node = coder.node.child("navigationBar") {
      coder.loader.adopt(navigationBar, for: node)
      navigationBar.applyValues(coder.loader.values(of: node))
    }
    if let node = coder.node.child("toolbar") {
      coder.loader.adopt(toolbar, for: node)
      toolbar.applyValues(coder.loader.values(of: node))
    }
    if values.flag("navigationBarHidden") == true { isNavigationBarHidden = true }
    if values.flag("toolbarHidden") == false { isToolbarHidden = false }
    if let root = interfaceScene?.related("rootViewController").first { viewControllers = [root] }
  }
}

extension UITabBarController {
  /// Reads the view controllers of a tab bar controller in a storyboard.
  func decodeTabs(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    if let node = coder.node.child("tabBar") {
      coder.loader.adopt(tabBar, for: node)
      tabBar.applyValues(coder.loader.values(of: node))
    }
    let controllers = interfaceScene?.related("viewControllers") ?? []
    if !controllers.isEmpty { viewControllers = controllers }
    let values = coder.loader.values(of: coder.node)
    if let value = values.integer("selectedIndex"), value < controllers.count {
      selectedIndex = value
    }
  }
}

extension UISplitViewController {
  /// Returns the style of a split view controller in a storyboard.
  static func decodedStyle(_ coder: NSCoder) -> Style {
    guard let coder = coder as? InterfaceCoder else { return .unspecified }
    return switch coder.loader.values(of: coder.node).word("style") {
    case "doubleColumn": .doubleColumn
    case "tripleColumn": .tripleColumn
    default: .unspecified
    }
  }

  /// Reads the view controllers of a split view controller in a storyboard.
  func decodeSplit(from coder: NSCoder) {
    guard let scene = interfaceScene else { return }
    let columns: [(String, Column)] = [
      ("masterViewController", .primary), ("supplementaryViewController", .supplementary),
      ("detailViewController", .secondary), ("compactViewController", .compact),
    ]
    for (name, column) in columns {
      guard let controller = scene.related(name).first else { continue }
      change(controller, for: column)
    }
  }
}

extension UICollectionViewController {
  /// Reads the properties of a collection view controller in a storyboard.
  func decodeCollectionController(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    let values = coder.loader.values(of: coder.node)
    if let value = values.flag("clearsSelectionOnViewWillAppear") {
      clearsSelectionOnViewWillAppear = value
    }
  }

  /// Loads the collection view of the scene or of a nib, which lies in the view.
  ///
  /// - Returns: `false` if there is none.
  func loadCollectionViewFromInterface() -> Bool {
    loadViewFromInterface { view in
      let container = UIView(frame: view.frame)
      self.view = container
      if let collectionView = view as? UICollectionView { self.collectionView = collectionView }
    }
  }
}

extension UITableViewController {
  /// Reads the properties of a table view controller in a storyboard.
  func decodeTableController(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    let values = coder.loader.values(of: coder.node)
    if let value = values.flag("clearsSelectionOnViewWillAppear") {
      clearsSelectionOnViewWillAppear = value
    }
    if let control = coder.view("refreshControl") as? UIRefreshControl { refreshControl = control }
  }

  /// Loads the table view of the scene or of a nib.
  ///
  /// - Returns: `false` if there is none.
  func loadTableViewFromInterface() -> Bool {
    let isLoaded = loadViewFromInterface { loaded($0) }
    // A nib sets the view by the outlet of its owner.
    if isLoaded, storedTableView == nil { loaded(view) }
    return isLoaded
  }

  private func loaded(_ view: UIView) {
    guard let table = view as? UITableView else {
      fatalError(
        "[\(type(of: self)) loadView] loaded a \(type(of: view)) and not a UITableView; make the "
          + "view of the storyboard or nib a table view, or the controller a UIViewController.")
    }
    tableView = table
  }
}
