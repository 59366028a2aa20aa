extension UITableView {
  /// Returns the style of a table view in an interface file; `nil` for another archive.
  static func decodedStyle(from coder: NSCoder) -> Style? {
    guard let coder = coder as? InterfaceCoder else { return nil }
    return coder.loader.values(of: coder.node).word("style")
      .flatMap { EnumerationWords.tableStyles[$0] }
  }

  /// Reads the properties of a table view in an interface file, its prototypes, and the sections of
  /// its static content.
  func decodeTable(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    let values = coder.loader.values(of: coder.node)
    // Interface Builder writes the value for all table views that bounce.
    alwaysBounceVertical = values.flag("alwaysBounceVertical") ?? false
    decodeHeights(values)
    decodeRowAppearance(values)
    decodeSelection(values)
    if let value = values.flag("prefetchingEnabled") { isPrefetchingEnabled = value }
    if let view = coder.view("backgroundView") { backgroundView = view }
    if let view = coder.view("tableHeaderView") { tableHeaderView = view }
    if let view = coder.view("tableFooterView") { tableFooterView = view }
    for node in coder.node.list("prototypes") {
      guard let identifier = coder.loader.values(of: node).text("reuseIdentifier") else { continue }
      register(UINib(prototype: node, coder.loader), forCellReuseIdentifier: identifier)
    }
    let sections = coder.node.list("sections")
    if !sections.isEmpty {
      staticContent = StaticTableContent(sections.map { Self.section(of: $0, in: coder.loader) })
    }
  }

  /// Returns a static section, with new cells.
  private static func section(
    of node: InterfaceNode, in loader: InterfaceLoader
  ) -> StaticTableContent.Section {
    let values = loader.values(of: node)
    let rows = node.list("cells").compactMap { node -> StaticTableContent.Row? in
      guard let cell = loader.view(for: node) as? UITableViewCell else { return nil }
      let height = loader.values(of: node).number("rowHeight")
      return StaticTableContent.Row(cell: cell, height: height.flatMap { $0 >= 0 ? $0 : nil })
    }
    return StaticTableContent.Section(
      header: values.text("headerTitle"), footer: values.text("footerTitle"), rows: rows)
  }

  private func decodeHeights(_ values: InterfaceValues) {
    if let value = values.number("rowHeight") { rowHeight = value }
    if let value = values.number("estimatedRowHeight") { estimatedRowHeight = value }
    if let value = values.number("sectionHeaderHeight") { sectionHeaderHeight = value }
    if let value = values.number("estimatedSectionHeaderHeight") {
      estimatedSectionHeaderHeight = value
    }
    if let value = values.number("sectionFooterHeight") { sectionFooterHeight = value }
    if let value = values.number("estimatedSectionFooterHeight") {
      estimatedSectionFooterHeight = value
    }
  }

  private func decodeRowAppearance(_ values: InterfaceValues) {
    if let value = values.word("separatorStyle").flatMap({ EnumerationWords.separators[$0] }) {
      separatorStyle = value
    }
    if let value = values.color("separatorColor") { separatorColor = value }
    if let value = values.insets("separatorInset") { separatorInset = value }
    if values.word("separatorInsetReference") == "automaticInsets" {
      separatorInsetReference = .fromAutomaticInsets
    }
    if let value = values.flag("contentViewInsetsToSafeArea") {
      insetsContentViewsToSafeArea = value
    }
    if let value = values.integer("sectionIndexMinimumDisplayRowCount") {
      sectionIndexMinimumDisplayRowCount = value
    }
    if let value = values.color("sectionIndexColor") { sectionIndexColor = value }
    if let value = values.color("sectionIndexBackgroundColor") {
      sectionIndexBackgroundColor = value
    }
    if let value = values.color("sectionIndexTrackingBackgroundColor") {
      sectionIndexTrackingBackgroundColor = value
    }
  }

  private func decodeSelection(_ values: InterfaceValues) {
    if let value = values.flag("allowsSelection") { allowsSelection = value }
    if let value = values.flag("allowsMultipleSelection") { allowsMultipleSelection = value }
    if let value = values.flag("allowsSelectionDuringEditing") {
      allowsSelectionDuringEditing = value
    }
    if let value = values.flag("allowsMultipleSelectionDuringEditing") {
      allowsMultipleSelectionDuringEditing = value
    }
  }
}
