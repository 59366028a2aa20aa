import UIKit

/// The views of a recorded case in a window of the machine's size and scale.
@MainActor
final class CaseViews {
  /// Creates a view of a class that is not one of the standard ones, without its common
  /// properties; `nil` if the class is unknown.
  typealias Maker = (_ description: CaseValue, _ views: CaseViews) throws -> UIView?
  /// Returns the constraints of a visual format.
  typealias FormatReader = (_ format: String, _ views: [String: UIView]) -> [NSLayoutConstraint]

  let record: CaseRecord
  /// The view that contains the others. Its frame is the case's, or one that is larger than all
  /// views.
  let root: UIView
  private(set) var views: [String: UIView] = [:]
  private(set) var guides: [String: UILayoutGuide] = [:]
  /// The constraints with names.
  var namedConstraints: [String: NSLayoutConstraint] = [:]
  private let window: UIWindow
  private let maker: Maker
  private let formatReader: FormatReader?

  init(
    _ record: CaseRecord, formatReader: FormatReader? = nil,
    maker: @escaping Maker = { _, _ in nil }
  )
    throws
  {
    self.record = record
    self.maker = maker
    self.formatReader = formatReader
    let tree = record.tree
    let description = tree["root"]
    let frame =
      try description?["frame"].map { try $0.rect() }
      ?? CGRect(x: 0, y: 0, width: 3000, height: 3000)
    let root = UIView(frame: CGRect(origin: .zero, size: frame.size))
    let controller = UIViewController()
    if let insets = try description?["safeAreaInsets"]?.insets() {
      controller.additionalSafeAreaInsets = insets
    }
    let isRootView = tree["rootIs"]?.text?.hasPrefix("view of a UIViewController") ?? false
    window = UIWindow(device: .custom(size: frame.size, scale: record.scale)) {
      if isRootView { controller.view = root } else { controller.view.addSubview(root) }
      return controller
    }
    self.root = root
    window.settleLayout()
    if let margins = try description?["layoutMargins"]?.insets() { root.layoutMargins = margins }
    views["root"] = root
    for description in tree["views"]?.list ?? [] {
      if description["class"]?.text == "UILayoutGuide" {
        try addGuide(description)
      } else {
        let new = try makeView(description)
        try view(named: description["parent"]?.text ?? "root").addSubview(new)
        try addSizes(description, new)
      }
    }
    for text in tree["constraints"]?.list ?? [] {
      for constraint in try constraints(text.text ?? "") { constraint.isActive = true }
    }
  }

  /// Lays out all views.
  func layout() { window.settleLayout() }

  /// Returns a view of the case, or `root`.
  func view(named name: String) throws -> UIView {
    guard let view = views[name] else { throw CaseError("no view is named \(name)") }
    return view
  }

  /// Returns a view or a guide of the case, by a name such as `a`, `root`, `safe`, or
  /// `a.layoutMarginsGuide`.
  func item(named name: String) throws -> Any {
    if let item = views[name] ?? guides[name] as Any? { return item }
    if name == "safe" { return root.safeAreaLayoutGuide }
    let parts = name.split(separator: ".").map(String.init)
    if parts.count == 2 {
      let owner = try view(named: parts[0])
      switch parts[1] {
      case "layoutMarginsGuide": return owner.layoutMarginsGuide
      case "safeAreaLayoutGuide": return owner.safeAreaLayoutGuide
      case "readableContentGuide": return owner.readableContentGuide
      default: break
      }
    }
    throw CaseError("no view or guide is named \(name)")
  }

  // MARK: - Creation

  /// Creates a view with its properties, without a superview.
  func makeView(_ description: CaseValue) throws -> UIView {
    let view = try makeBareView(description)
    if let name = description["name"]?.text { views[name] = view }
    if let frame = description["frame"] { view.frame = try frame.rect() }
    if description["tamic"]?.bool == false {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if description["hidden"]?.bool == true { view.isHidden = true }
    if let mask = description["autoresizingMask"]?.text { view.autoresizingMask = try mask.mask() }
    if let margins = description["layoutMargins"] { view.layoutMargins = try margins.insets() }
    if let preserves = description["preservesSuperviewLayoutMargins"]?.bool {
      view.preservesSuperviewLayoutMargins = preserves
    }
    for (suffix, axes) in [
      ("", [NSLayoutConstraint.Axis.horizontal, .vertical]), ("H", [.horizontal]),
      ("V", [.vertical]),
    ] {
      for axis in axes {
        if let priority = description["hugging" + suffix]?.number {
          view.setContentHuggingPriority(UILayoutPriority(Float(priority)), for: axis)
        }
        if let priority = description["compression" + suffix]?.number {
          view.setContentCompressionResistancePriority(UILayoutPriority(Float(priority)), for: axis)
        }
      }
    }
    return view
  }

  private func makeBareView(_ description: CaseValue) throws -> UIView {
    if let view = try maker(description, self) { return view }
    switch description["class"]?.text {
    case "UIView", nil: return UIView()
    case "FixedIntrinsicView":
      let size = description["intrinsicContentSize"]?.numbers ?? []
      guard size.count == 2 else { throw CaseError("intrinsicContentSize is missing") }
      return FixedIntrinsicView(CGSize(width: size[0], height: size[1]))
    case "UILabel":
      let label = UILabel()
      label.text = description["text"]?.text
      if let font = try description["font"]?.font() { label.font = font }
      if let style = description["textStyle"]?.text {
        label.font = try preferredFont(style, description["category"]?.text)
      }
      if let lines = description["numberOfLines"]?.number { label.numberOfLines = Int(lines) }
      if let width = record.tree["preferredMaxLayoutWidth"]?.number {
        label.preferredMaxLayoutWidth = width
      }
      return label
    case let name?:
      throw CaseError("needs \(name.prefix { $0 != "(" })")
    }
  }

  private func preferredFont(_ style: String, _ category: String?) throws -> UIFont {
    let styles: [String: UIFont.TextStyle] = ["title1": .title1, "body": .body]
    guard let style = styles[style] else { throw CaseError("unknown text style \(style)") }
    let categories: [String: UIContentSizeCategory] = [
      "small": .small, "medium": .medium, "large": .large,
      "accessibility-large": .accessibilityLarge,
      "accessibility-extra-extra-large": .accessibilityExtraExtraLarge,
    ]
    guard let category = categories[category ?? "large"] else {
      throw CaseError("unknown content size category \(category ?? "")")
    }
    return .preferredFont(
      forTextStyle: style,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
  }

  private func addGuide(_ description: CaseValue) throws {
    let guide = UILayoutGuide()
    try view(named: description["owner"]?.text ?? "root").addLayoutGuide(guide)
    if let name = description["name"]?.text { guides[name] = guide }
  }

  /// Activates the constraints that a description gives to a view in the form `100@750`.
  func addSizes(_ description: CaseValue, _ view: UIView) throws {
    for (key, anchor) in [
      ("widthConstraint", view.widthAnchor), ("heightConstraint", view.heightAnchor),
    ] {
      guard let text = description[key]?.text else { continue }
      let parts = text.split(separator: "@").compactMap { Double($0) }
      guard parts.count == 2 else { throw CaseError("\(key) \(text)") }
      let constraint = anchor.constraint(equalToConstant: CGFloat(parts[0]))
      constraint.priority = UILayoutPriority(Float(parts[1]))
      constraint.isActive = true
    }
  }

  /// Returns the constraints of a line: a relation, edges, or a visual format.
  private func constraints(_ text: String) throws -> [NSLayoutConstraint] {
    if text.hasPrefix("H:") || text.hasPrefix("V:") {
      guard let formatReader else { throw CaseError("needs visual formats") }
      return formatReader(text, views)
    }
    return try ConstraintText(text).constraints(in: self)
  }
}
