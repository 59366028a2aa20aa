/// The values, constraints and subviews of objects that depend on size classes.
@MainActor
enum SizeClassVariations {
  private static let traits: [UITrait] = [
    UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
  ]

  /// Returns whether a part of an object is installed for traits.
  static func isInstalled(
    _ part: InterfaceNode, of parent: InterfaceNode, for traits: UITraitCollection
  ) -> Bool {
    var isInstalled = part.values["installed"].flag ?? true
    for variation in matching(parent, traits) {
      if variation.values["exclude \(part.id)"] != nil { isInstalled = false }
      if variation.values["include \(part.id)"] != nil { isInstalled = true }
    }
    return isInstalled
  }

  /// Applies the variations of an object now and after each change of the size classes.
  ///
  /// - Parameter root: The view whose size classes decide; `nil` for the object itself.
  static func install(
    _ node: InterfaceNode, _ object: AnyObject, in loader: InterfaceLoader, root: UIView? = nil
  ) {
    let variations = node.list("variations")
    guard !variations.isEmpty, let root = root ?? object as? UIView else { return }
    let constraints = node.list("constraints").compactMap { part in
      (loader.existing(part.id) as? NSLayoutConstraint).map { (part, $0) }
    }
    let subviews = node.list("subviews").compactMap { part in
      (loader.existing(part.id) as? UIView).map { (part, $0) }
    }
    let names = Set(variations.flatMap(\.values.keys))
    let (document, bundle) = (loader.document, loader.bundle)
    let isRoot = root === object
    let apply: @MainActor (UIView, AnyObject) -> Void = { view, object in
      let traits = view.traitCollection
      var values = VariationDefaults.values.filter { names.contains($0.key) }
      values.merge(node.values.filter { names.contains($0.key) }) { $1 }
      for variation in matching(node, traits) { values.merge(variation.values) { $1 } }
      if let view = object as? UIView { VariationDefaults.restore(values, of: view, node) }
      let changed = InterfaceValues(values: values, document: document, bundle: bundle)
      (object as? UIView)?.applyValues(changed)
      (object as? NSLayoutConstraint)?.applyValues(changed)
      for (part, constraint) in constraints {
        let isInstalled = isInstalled(part, of: node, for: traits)
        if !isInstalled, constraint.isActive { constraint.isActive = false }
      }
      showSubviews(
        subviews.filter { isInstalled($0.0, of: node, for: traits) }.map(\.1),
        among: subviews.map(\.1), in: object)
      for (part, constraint) in constraints where isInstalled(part, of: node, for: traits) {
        if !constraint.isActive, constraint.hasItemsInOneHierarchy { constraint.isActive = true }
      }
    }
    apply(root, object)
    if isRoot {
      root.registerForTraitChanges(traits) { (view: UIView, _) in apply(view, view) }
    } else {
      root.registerForTraitChanges(traits) { [weak object] (view: UIView, _) in
        if let object { apply(view, object) }
      }
    }
  }

  private static func showSubviews(_ shown: [UIView], among all: [UIView], in object: AnyObject) {
    guard let parent = object as? UIView else { return }
    var index = 0
    for view in all {
      if shown.contains(where: { $0 === view }) {
        if view.superview !== parent {
          if let stack = parent as? UIStackView {
            stack.insertArrangedSubview(view, at: min(index, stack.arrangedSubviews.count))
          } else {
            parent.insertSubview(view, at: index)
          }
        }
        index += 1
      } else if view.superview === parent {
        view.removeFromSuperview()
      }
    }
  }

  /// Returns the variations of an object for traits, from the most general one.
  private static func matching(
    _ node: InterfaceNode, _ traits: UITraitCollection
  ) -> [InterfaceNode] {
    node.list("variations").filter { variation in
      matches(variation.values["widthClass"], traits.horizontalSizeClass)
        && matches(variation.values["heightClass"], traits.verticalSizeClass)
    }.sorted { specificity($0) < specificity($1) }
  }

  private static func specificity(_ variation: InterfaceNode) -> Int {
    (variation.values["widthClass"] == nil ? 0 : 1)
      + (variation.values["heightClass"] == nil ? 0 : 1)
  }

  private static func matches(
    _ value: InterfaceValue?, _ sizeClass: UIUserInterfaceSizeClass
  ) -> Bool {
    guard case .word(let word)? = value else { return true }
    return sizeClass == (word == "compact" ? .compact : .regular)
  }
}

extension NSLayoutConstraint {
  /// Sets the values that vary.
  func applyValues(_ values: InterfaceValues) {
    if let constant = values.number("constant") { self.constant = constant }
    guard let number = values.number("priority") else { return }
    let isRequired = Float(number) == UILayoutPriority.required.rawValue
    // The priority of an active constraint does not become required, or stop to be.
    let wasActive = isActive && isRequired != (priority == .required)
    if wasActive { isActive = false }
    priority = UILayoutPriority(Float(number))
    if wasActive { isActive = true }
  }

  /// A Boolean value that indicates whether the constraint can be active.
  fileprivate var hasItemsInOneHierarchy: Bool {
    func view(_ item: AnyObject?) -> UIView? {
      (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }
    guard let first = view(firstItem) else { return false }
    guard secondItem != nil else { return true }
    guard let second = view(secondItem) else { return false }
    var ancestor: UIView? = first
    while let current = ancestor, !second.isDescendant(of: current) { ancestor = current.superview }
    return ancestor != nil
  }
}
