// `init(coder:)` of each class reads the values of its own properties, after the properties of its
// superclass: a subclass finds all of them after `super.init(coder:)`.

extension UIView {
  /// Reads the frame, the properties and the subviews of a view in an interface file.
  func decodeView(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    let values = coder.loader.values(of: coder.node)
    if let frame = values.rect("frame") { self.frame = frame }
    applyViewValues(values)
    if let node = coder.node.child("accessibilityConfiguration") {
      applyAccessibility(coder.loader.values(of: node))
    }
    for node in coder.node.list("subviews") {
      if let view = coder.loader.view(for: node) { addSubview(view) }
    }
  }

  private func applyAccessibility(_ values: InterfaceValues) {
    if let value = values.text("identifier") { accessibilityIdentifier = value }
    if let value = values.text("label") { accessibilityLabel = value }
    if let value = values.text("hint") { accessibilityHint = value }
    if let value = values.flag("isElement") { isAccessibilityElement = value }
    if let value = values.members("traits", EnumerationWords.traits) { accessibilityTraits = value }
  }

  /// Reads the part of an interface file that stands for a view that exists.
  ///
  /// - Parameter existingView: Returns the view that exists for the node of a subview; `nil` for a
  ///   subview to create.
  func decodePart(
    _ node: InterfaceNode?, in loader: InterfaceLoader,
    existingView: (InterfaceNode) -> UIView? = { _ in nil }
  ) {
    guard let node else { return }
    let values = loader.values(of: node)
    loader.adopt(self, for: node)
    if let frame = values.rect("frame") { self.frame = frame }
    applyValues(values)
    for child in node.list("subviews") {
      if let view = existingView(child) {
        view.decodePart(child, in: loader)
      } else if let view = loader.view(for: child) {
        addSubview(view)
      }
    }
  }

  /// Sets the properties of the view's class for which there are values.
  func applyValues(_ values: InterfaceValues) {
    applyViewValues(values)
    (self as? UIControl)?.applyControlValues(values)
    switch self {
    case let view as UILabel: view.applyLabelValues(values)
    case let view as UIImageView: view.applyImageValues(values)
    case let view as UIStackView: view.applyStackValues(values)
    case let view as UITextField: view.applyFieldValues(values)
    case let view as UITextView:
      view.applyScrollValues(values)
      view.applyTextValues(values)
    case let view as UIScrollView: view.applyScrollValues(values)
    case let view as UIButton: view.applyButtonValues(values)
    case let view as any InterfaceBar: view.applyBarValues(values)
    default: break
    }
  }

  func applyViewValues(_ values: InterfaceValues) {
    if let mask = values.members("autoresizingMask", EnumerationWords.resizing) {
      autoresizingMask = mask
    }
    if let mode = values.word("contentMode").flatMap({ EnumerationWords.contentModes[$0] }) {
      contentMode = mode
    }
    if let value = values.flag("clipsSubviews") { clipsToBounds = value }
    if let value = values.flag("hidden") { isHidden = value }
    if let value = values.flag("userInteractionEnabled") { isUserInteractionEnabled = value }
    if let value = values.flag("multipleTouchEnabled") { isMultipleTouchEnabled = value }
    if let value = values.flag("exclusiveTouch") { isExclusiveTouch = value }
    if let value = values.flag("autoresizesSubviews") { autoresizesSubviews = value }
    if let value = values.flag("translatesAutoresizingMaskIntoConstraints") {
      translatesAutoresizingMaskIntoConstraints = value
    }
    if let value = values.flag("preservesSuperviewLayoutMargins") {
      preservesSuperviewLayoutMargins = value
    }
    if let value = values.flag("insetsLayoutMarginsFromSafeArea") {
      insetsLayoutMarginsFromSafeArea = value
    }
    if let value = values.insets("layoutMargins") { layoutMargins = value }
    if let value = values.insets("directionalLayoutMargins") {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: value.top, leading: value.left, bottom: value.bottom, trailing: value.right)
    }
    if let value = values.number("alpha") { alpha = value }
    if let value = values.integer("tag") { tag = value }
    if let value = values.color("backgroundColor") { backgroundColor = value }
    if let value = values.color("tintColor") { tintColor = value }
    if let value = values.word("semanticContentAttribute") {
      semanticContentAttribute = EnumerationWords.semantics[value] ?? .unspecified
    }
    applyPriorities(values)
  }

  private func applyPriorities(_ values: InterfaceValues) {
    if let value = values.number("horizontalHuggingPriority") {
      setContentHuggingPriority(UILayoutPriority(Float(value)), for: .horizontal)
    }
    if let value = values.number("verticalHuggingPriority") {
      setContentHuggingPriority(UILayoutPriority(Float(value)), for: .vertical)
    }
    if let value = values.number("horizontalCompressionResistancePriority") {
      setContentCompressionResistancePriority(UILayoutPriority(Float(value)), for: .horizontal)
    }
    if let value = values.number("verticalCompressionResistancePriority") {
      setContentCompressionResistancePriority(UILayoutPriority(Float(value)), for: .vertical)
    }
  }
}
