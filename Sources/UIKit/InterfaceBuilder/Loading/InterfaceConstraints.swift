/// The constraints of a document.
@MainActor
enum InterfaceConstraints {
  /// Creates and activates the constraints of a view.
  static func activate(
    _ nodes: [InterfaceNode], of parent: InterfaceNode, _ object: AnyObject,
    in loader: InterfaceLoader
  ) {
    guard !nodes.isEmpty, let view = object as? UIView else { return }
    var active: [NSLayoutConstraint] = []
    for node in nodes {
      let values = loader.values(of: node)
      if values.flag("placeholder") == true { continue }
      guard let constraint = make(values, of: view, in: loader) else { continue }
      if !node.id.isEmpty { loader.addExternal(constraint, id: node.id) }
      if SizeClassVariations.isInstalled(node, of: parent, for: view.traitCollection) {
        active.append(constraint)
      }
      SizeClassVariations.install(node, constraint, in: loader, root: view)
    }
    NSLayoutConstraint.activate(active)
  }

  private static func make(
    _ values: InterfaceValues, of view: UIView, in loader: InterfaceLoader
  ) -> NSLayoutConstraint? {
    guard let firstWord = values.word("firstAttribute") else { return nil }
    guard
      var first = end(values.text("firstItem"), firstWord, of: view, in: loader)
    else { return nil }
    var second: End?
    if let secondWord = values.word("secondAttribute") {
      second = end(values.text("secondItem"), secondWord, of: view, in: loader)
      guard second != nil else { return nil }
    }
    if let other = second?.item { first.moveIntoContent(with: other) }
    second?.moveIntoContent(with: first.item)
    let relation: NSLayoutConstraint.Relation =
      switch values.word("relation") {
      case "lessThanOrEqual": .lessThanOrEqual
      case "greaterThanOrEqual": .greaterThanOrEqual
      default: .equal
      }
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute,
      multiplier: values.number("multiplier") ?? 1, constant: values.number("constant") ?? 0)
    constraint.identifier = values.text("identifier")
    if let priority = values.number("priority") {
      constraint.priority = UILayoutPriority(Float(priority))
    }
    return constraint
  }

  /// One end of a constraint.
  private struct End {
    var item: AnyObject
    var attribute: NSLayoutConstraint.Attribute

    /// Moves an end at a cell into the content view that contains the other one: files before Xcode
    /// 11 write the constraints of the content for the cell.
    @MainActor
    mutating func moveIntoContent(with other: AnyObject) {
      guard let cell = item as? UICollectionViewCell else { return }
      let view = (other as? UIView) ?? (other as? UILayoutGuide)?.owningView
      if let view, view !== cell, view.isDescendant(of: cell.contentView) {
        item = cell.contentView
      }
    }
  }

  private static func end(
    _ id: String?, _ word: String, of view: UIView, in loader: InterfaceLoader
  ) -> End? {
    guard var attribute = attributes[word] else { return nil }
    guard let id else { return End(item: view, attribute: attribute) }
    if let object = loader.existing(id) { return End(item: object, attribute: attribute) }
    guard let node = loader.document.nodes[id], let item = guide(node, in: loader) else {
      return nil
    }
    // The guides of bars end where the safe area begins.
    if node.name == "viewControllerLayoutGuide" {
      attribute = node.values["type"].isWord("bottom") ? .bottom : .top
    }
    return End(item: item, attribute: attribute)
  }

  /// Returns the layout guide for a node, or `nil` if its view doesn't exist.
  static func guide(_ node: InterfaceNode, in loader: InterfaceLoader) -> UILayoutGuide? {
    if node.name == "viewControllerLayoutGuide" {
      return (loader.owner as? UIViewController)?.viewIfLoaded?.safeAreaLayoutGuide
    }
    guard node.name == "viewLayoutGuide", let parent = node.parent,
      var view = loader.existing(parent.id) as? UIView
    else { return nil }
    if let cell = view as? UICollectionViewCell { view = cell.contentView }
    switch node.place {
    case "contentLayoutGuide": return (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": return (view as? UIScrollView)?.frameLayoutGuide
    case "keyboard": return view.keyboardLayoutGuide
    case "layoutMargins", "layoutMarginsGuide": return view.layoutMarginsGuide
    case "readableContent", "readableContentGuide": return view.readableContentGuide
    default: return view.safeAreaLayoutGuide
    }
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}
