/// The actions that the user performs on a selection, such as by an edit menu.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions
///
/// Responders declare the methods, and do nothing in them. A class that performs one overrides it,
/// and also `canPerformAction(_:withSender:)`, which is `false` for these actions by default: in
/// Swift a responder cannot know which of its methods are overridden.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Moves the selection to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Replaces the selection by the contents of the pasteboard.
  func paste(_ sender: Any?)
  /// Pastes without the attributes of the text.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Selects the object or the word at the insertion point.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Removes the selection.
  func delete(_ sender: Any?)
}

/// The selectors of the standard edit actions.
@MainActor
enum StandardEditActions {
  static let cut = Selector("cut(_:)", UIResponder.cut(_:))
  static let copy = Selector("copy(_:)", UIResponder.copy(_:))
  static let paste = Selector("paste(_:)", UIResponder.paste(_:))
  static let pasteAndMatchStyle = Selector(
    "pasteAndMatchStyle(_:)", UIResponder.pasteAndMatchStyle(_:))
  static let select = Selector("select(_:)", UIResponder.select(_:))
  static let selectAll = Selector("selectAll(_:)", UIResponder.selectAll(_:))
  static let delete = Selector("delete(_:)", UIResponder.delete(_:))

  private static let keys = Set(
    [cut, copy, paste, pasteAndMatchStyle, select, selectAll, delete].map {
      SelectorMethod.key(of: $0.description)
    })

  /// Returns whether a selector names a standard edit action, as written in Swift or in
  /// Objective-C.
  static func contains(_ action: Selector) -> Bool {
    keys.contains(SelectorMethod.key(of: action.description))
  }

  /// Returns whether a selector names the same action as another one.
  static func isSame(_ first: Selector, _ second: Selector) -> Bool {
    SelectorMethod.key(of: first.description) == SelectorMethod.key(of: second.description)
  }
}
