extension UIButton {
  /// Reads the contents of a button in an interface file.
  func decodeButton(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    let values = coder.loader.values(of: coder.node)
    if let type = values.word("buttonType").flatMap({ EnumerationWords.buttonTypes[$0] }) {
      become(type)
    }
    applyButtonValues(values)
    for node in coder.node.children where node.name == "state" {
      applyState(coder.loader.values(of: node), for: Self.states[node.place] ?? .normal)
    }
    if let node = coder.node.child("configuration") {
      configuration = Self.configuration(coder.loader.values(of: node))
    }
  }

  func applyButtonValues(_ values: InterfaceValues) {
    if let value = values.font("fontDescription") { titleLabel?.font = value }
    if let value = values.word("lineBreakMode") {
      titleLabel?.lineBreakMode = EnumerationWords.lineBreaks[value] ?? .byTruncatingMiddle
    }
    if let value = values.insets("contentEdgeInsets") { contentEdgeInsets = value }
    if let value = values.insets("titleEdgeInsets") { titleEdgeInsets = value }
    if let value = values.insets("imageEdgeInsets") { imageEdgeInsets = value }
    if let value = values.flag("showsSelectionAsPrimaryAction") {
      changesSelectionAsPrimaryAction = value
    }
  }

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
  ]

  private func applyState(_ values: InterfaceValues, for state: UIControl.State) {
    if let value = values.text("title") { setTitle(value, for: state) }
    if let value = values.image("image") { setImage(value, for: state) }
    if let value = values.image("backgroundImage") { setBackgroundImage(value, for: state) }
    if let value = values.color("titleColor") { setTitleColor(value, for: state) }
    if let value = values.color("titleShadowColor") { setTitleShadowColor(value, for: state) }
  }

  private static func configuration(_ values: InterfaceValues) -> Configuration {
    var configuration: Configuration =
      switch values.word("style") {
      case "gray", "bordered": .gray()
      case "tinted", "borderedTinted": .tinted()
      case "filled", "borderedProminent": .filled()
      default: .plain()
      }
    configuration.title = values.text("title")
    configuration.subtitle = values.text("subtitle")
    configuration.image = values.image("image")
    if let value = values.color("baseForegroundColor") { configuration.baseForegroundColor = value }
    if let value = values.color("baseBackgroundColor") { configuration.baseBackgroundColor = value }
    if let value = values.number("imagePadding") { configuration.imagePadding = value }
    if let value = values.number("titlePadding") { configuration.titlePadding = value }
    if let value = values.insets("contentInsets") {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: value.top, leading: value.left, bottom: value.bottom, trailing: value.right)
    }
    switch values.word("imagePlacement") {
    case "leading": configuration.imagePlacement = .leading
    case "trailing": configuration.imagePlacement = .trailing
    case "top": configuration.imagePlacement = .top
    case "bottom": configuration.imagePlacement = .bottom
    default: break
    }
    switch values.word("cornerStyle") {
    case "fixed": configuration.cornerStyle = .fixed
    case "dynamic": configuration.cornerStyle = .dynamic
    case "small": configuration.cornerStyle = .small
    case "medium": configuration.cornerStyle = .medium
    case "large": configuration.cornerStyle = .large
    case "capsule": configuration.cornerStyle = .capsule
    default: break
    }
    switch values.word("buttonSize") {
    case "mini": configuration.buttonSize = .mini
    case "small": configuration.buttonSize = .small
    case "large": configuration.buttonSize = .large
    default: break
    }
    switch values.word("titleAlignment") {
    case "leading": configuration.titleAlignment = .leading
    case "center": configuration.titleAlignment = .center
    case "trailing": configuration.titleAlignment = .trailing
    default: break
    }
    configuration.titleFont = values.font("titleFontDescription")
    return configuration
  }
}
