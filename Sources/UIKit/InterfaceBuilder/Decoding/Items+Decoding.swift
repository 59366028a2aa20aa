extension UIBarItem {
  /// Reads the properties of a bar item in an interface file.
  func decodeBarItem(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    let values = coder.loader.values(of: coder.node)
    if let value = values.text("title") { title = value }
    if let value = values.image("image") { image = value }
    if let value = values.flag("enabled") { isEnabled = value }
    if let value = values.integer("tag") { tag = value }
    if let value = values.insets("imageInsets") { imageInsets = value }
  }
}

extension UIBarButtonItem {
  /// Reads the properties of a bar button item in an interface file.
  func decodeBarButtonItem(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    let values = coder.loader.values(of: coder.node)
    if let item = values.word("systemItem").flatMap({ EnumerationWords.systemItems[$0] }) {
      describe(item)
    }
    switch values.word("style") {
    case "done", "prominent": style = .prominent
    default: break
    }
    if let value = values.number("width") { width = value }
    if let value = values.color("tintColor") { tintColor = value }
    if let view = coder.view("customView") {
      customView = view
    }
  }
}

extension UITabBarItem {
  /// Reads the properties of an item of a tab bar in an interface file.
  func decodeTabBarItem(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    let values = coder.loader.values(of: coder.node)
    if let item = values.word("systemItem").flatMap({ EnumerationWords.tabSystemItems[$0] }) {
      let described = UITabBarItem(tabBarSystemItem: item, tag: tag)
      title = described.title
      image = described.image
    }
    if let value = values.image("selectedImage") { selectedImage = value }
    if let value = values.text("badgeValue") { badgeValue = value }
  }
}

extension UINavigationItem {
  /// Reads the titles and the items of a navigation item in an interface file.
  func decodeNavigationItem(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    let (node, loader) = (coder.node, coder.loader)
    let values = loader.values(of: node)
    if let value = values.text("title") { title = value }
    if let value = values.text("prompt") { prompt = value }
    if let value = values.text("backButtonTitle") { backButtonTitle = value }
    if let value = values.flag("hidesBackButton") { hidesBackButton = value }
    if let value = values.flag("leftItemsSupplementBackButton") {
      leftItemsSupplementBackButton = value
    }
    switch values.word("largeTitleDisplayMode") {
    case "always": largeTitleDisplayMode = .always
    case "never": largeTitleDisplayMode = .never
    default: break
    }
    func item(_ place: String) -> UIBarButtonItem? {
      node.child(place).flatMap { loader.object(for: $0) } as? UIBarButtonItem
    }
    func items(_ place: String) -> [UIBarButtonItem] {
      node.list(place).compactMap { loader.object(for: $0) as? UIBarButtonItem }
    }
    if let value = item("backBarButtonItem") { backBarButtonItem = value }
    if let value = item("leftBarButtonItem") { leftBarButtonItem = value }
    if let value = item("rightBarButtonItem") { rightBarButtonItem = value }
    let (left, right) = (items("leftBarButtonItems"), items("rightBarButtonItems"))
    if !left.isEmpty { leftBarButtonItems = left }
    if !right.isEmpty { rightBarButtonItems = right }
    if let view = node.child("titleView").flatMap({ loader.view(for: $0) }) { titleView = view }
  }
}

extension UINavigationBar {
  /// Reads the items of a bar of its own in an interface file.
  func decodeBar(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    applyBarValues(coder.loader.values(of: coder.node))
    let items = coder.node.list("items").compactMap {
      coder.loader.object(for: $0) as? UINavigationItem
    }
    if !items.isEmpty { self.items = items }
  }
}

/// A bar with the properties that interface files have for all bars.
@preconcurrency @MainActor
protocol InterfaceBar: AnyObject {
  var isTranslucent: Bool { get set }
  var barTintColor: UIColor? { get set }
}

extension UINavigationBar: InterfaceBar {}
extension UIToolbar: InterfaceBar {}
extension UITabBar: InterfaceBar {}

extension InterfaceBar {
  /// Sets the properties of bars.
  func applyBarValues(_ values: InterfaceValues) {
    if let value = values.flag("largeTitles") {
      (self as? UINavigationBar)?.prefersLargeTitles = value
    }
    if let value = values.flag("translucent") { isTranslucent = value }
    if let value = values.color("barTintColor") { barTintColor = value }
  }
}

extension UIToolbar {
  /// Reads the items of a toolbar in an interface file.
  func decodeToolbar(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    applyBarValues(coder.loader.values(of: coder.node))
    let items = coder.node.list("items").compactMap {
      coder.loader.object(for: $0) as? UIBarButtonItem
    }
    if !items.isEmpty { self.items = items }
  }
}

extension UITabBar {
  /// Reads the items of a bar of its own in an interface file.
  func decodeTabBar(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    applyBarValues(coder.loader.values(of: coder.node))
    let items = coder.node.list("items").compactMap {
      coder.loader.object(for: $0) as? UITabBarItem
    }
    if !items.isEmpty { self.items = items }
  }
}

extension UIGestureRecognizer {
  /// Sets the properties of a recognizer in an interface file.
  func decodeRecognizer(_ values: InterfaceValues) {
    if let value = values.flag("enabled") { isEnabled = value }
    if let value = values.flag("cancelsTouchesInView") { cancelsTouchesInView = value }
    if let value = values.flag("delaysTouchesBegan") { delaysTouchesBegan = value }
    if let value = values.flag("delaysTouchesEnded") { delaysTouchesEnded = value }
    let (taps, touches) = (
      values.integer("numberOfTapsRequired"), values.integer("numberOfTouchesRequired")
    )
    switch self {
    case let tap as UITapGestureRecognizer:
      if let taps { tap.numberOfTapsRequired = taps }
      if let touches { tap.numberOfTouchesRequired = touches }
    case let press as UILongPressGestureRecognizer:
      if let taps { press.numberOfTapsRequired = taps }
      if let touches { press.numberOfTouchesRequired = touches }
      if let value = values.number("minimumPressDuration") {
        press.minimumPressDuration = TimeInterval(value)
      }
      if let value = values.number("allowableMovement") { press.allowableMovement = value }
    case let swipe as UISwipeGestureRecognizer:
      switch values.word("direction") {
      case "left": swipe.direction = .left
      case "up": swipe.direction = .up
      case "down": swipe.direction = .down
      default: break
      }
      if let touches { swipe.numberOfTouchesRequired = touches }
    case let pan as UIPanGestureRecognizer:
      if let value = values.integer("minimumNumberOfTouches") { pan.minimumNumberOfTouches = value }
      if let value = values.integer("maximumNumberOfTouches") { pan.maximumNumberOfTouches = value }
      guard let edgePan = pan as? UIScreenEdgePanGestureRecognizer else { break }
      edgePan.edges = values.members("edges", EnumerationWords.edges) ?? []
    default: break
    }
  }
}
