/// The values that interface files leave out, for objects whose variations have others.
@MainActor
enum VariationDefaults {
  /// The defaults of the file format. `none` stands for one that depends on the class.
  static let values: [String: InterfaceValue] = [
    "constant": .number(0), "priority": .number(1000), "hidden": .flag(false), "alpha": .number(1),
    "tag": .number(0), "clipsSubviews": .flag(false), "userInteractionEnabled": .flag(true),
    "multipleTouchEnabled": .flag(false), "exclusiveTouch": .flag(false),
    "autoresizesSubviews": .flag(true), "contentMode": .word("scaleToFill"),
    "semanticContentAttribute": .word("unspecified"),
    "preservesSuperviewLayoutMargins": .flag(false),
    "insetsLayoutMarginsFromSafeArea": .flag(true), "layoutMargins": .none,
    "directionalLayoutMargins": .none, "backgroundColor": .none, "tintColor": .none,
    "horizontalHuggingPriority": .number(250), "verticalHuggingPriority": .number(250),
    "horizontalCompressionResistancePriority": .number(750),
    "verticalCompressionResistancePriority": .number(750), "enabled": .flag(true),
    "selected": .flag(false), "highlighted": .flag(false), "numberOfLines": .number(1),
    "textAlignment": .word("natural"), "textColor": .none, "text": .text(""), "image": .none,
    "preferredMaxLayoutWidth": .number(0), "adjustsFontForContentSizeCategory": .flag(false),
    "axis": .word("horizontal"), "distribution": .word("fill"), "alignment": .word("fill"),
    "spacing": .number(0), "baselineRelativeArrangement": .flag(false),
    "layoutMarginsRelativeArrangement": .flag(false),
  ]

  /// Gives a view the defaults of its class for the values that are `none`.
  static func restore(_ values: [String: InterfaceValue], of view: UIView, _ node: InterfaceNode) {
    for (name, value) in values {
      guard case .none = value else { continue }
      switch name {
      case "backgroundColor": view.backgroundColor = nil
      case "tintColor": view.tintColor = nil
      case "textColor": (view as? UILabel)?.textColor = nil
      case "image": (view as? UIImageView)?.image = nil
      case "layoutMargins", "directionalLayoutMargins":
        view.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        (view as? UIStackView)?.isLayoutMarginsRelativeArrangement =
          node.values["layoutMarginsRelativeArrangement"].flag ?? false
      default: break
      }
    }
  }
}
