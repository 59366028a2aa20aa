extension UITableViewCell {
  /// Returns the style of a cell in an interface file; `nil` for another archive, and for a cell
  /// with views of its own.
  static func decodedStyle(from coder: NSCoder) -> CellStyle? {
    guard let coder = coder as? InterfaceCoder else { return nil }
    return coder.loader.values(of: coder.node).word("style")
      .flatMap { EnumerationWords.cellStyles[$0] }
  }

  /// Reads the properties and the content of a cell in an interface file.
  func decodeCell(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    let values = coder.loader.values(of: coder.node)
    elementState.reuseIdentifier = values.text("reuseIdentifier")
    if let node = coder.node.child("contentView") {
      decodeContent(of: node, values, in: coder.loader)
    }
    if let value = values.integer("indentationLevel") { indentationLevel = value }
    if let value = values.number("indentationWidth") { indentationWidth = value }
    if let value = values.flag("shouldIndentWhileEditing") { shouldIndentWhileEditing = value }
    if let value = values.flag("showsReorderControl") { showsReorderControl = value }
    if let value = values.insets("separatorInset") { separatorInset = value }
    if let value = values.word("selectionStyle").flatMap({ EnumerationWords.selections[$0] }) {
      selectionStyle = value
    }
    if let value = values.word("focusStyle").flatMap({ EnumerationWords.focusStyles[$0] }) {
      focusStyle = value
    }
    if let value = values.word("accessoryType").flatMap({ EnumerationWords.accessories[$0] }) {
      accessoryType = value
    }
    if let value = values.word("editingAccessoryType").flatMap({ EnumerationWords.accessories[$0] })
    {
      editingAccessoryType = value
    }
    if let view = coder.view("accessoryView") { accessoryView = view }
    if let view = coder.view("editingAccessoryView") { editingAccessoryView = view }
    if let view = coder.view("backgroundView") { backgroundView = view }
    if let view = coder.view("selectedBackgroundView") { selectedBackgroundView = view }
    if let view = coder.view("multipleSelectionBackgroundView") {
      multipleSelectionBackgroundView = view
    }
  }

  /// Reads the content view. The labels and the image of the cell's style are the cell's own, which
  /// it lays out itself; the attributes of the cell name their nodes.
  private func decodeContent(
    of node: InterfaceNode, _ values: InterfaceValues, in loader: InterfaceLoader
  ) {
    contentView.decodePart(node, in: loader) { child in
      switch child.id {
      case "": nil
      case values.text("textLabel"): textLabel
      case values.text("detailTextLabel"): detailTextLabel
      case values.text("imageView"): imageView
      default: nil
      }
    }
    contentView.frame = CGRect(origin: .zero, size: bounds.size)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
