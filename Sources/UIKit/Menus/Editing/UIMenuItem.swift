/// An action of the app in the menu of ``UIMenuController``.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uimenuitem
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The method that is sent to the first responder, or to one after it. Without one that performs
  /// it, the menu does not have the item.
  open var action: Selector

  /// Creates an item.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
