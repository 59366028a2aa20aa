/// The menu of the standard edit actions.
@MainActor
enum StandardEditMenu {
  private static let commands: [(title: String, action: Selector)] = [
    ("Cut", StandardEditActions.cut), ("Copy", StandardEditActions.copy),
    ("Paste", StandardEditActions.paste), ("Delete", StandardEditActions.delete),
    ("Select", StandardEditActions.select), ("Select All", StandardEditActions.selectAll),
  ]

  /// Returns the actions that a responder, or one after it, performs: one menu, or nothing.
  static func elements(for responder: UIResponder) -> [UIMenuElement] {
    let found = commands.map { UICommand(title: $0.title, action: $0.action) }.filter {
      responder.target(forAction: $0.action!, withSender: $0) != nil
    }
    guard !found.isEmpty else { return [] }
    return [
      UIMenu(title: "", identifier: .standardEdit, options: .displayInline, children: found)
    ]
  }
}
