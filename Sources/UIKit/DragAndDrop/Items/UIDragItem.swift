/// An item that the user drags.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uidragitem
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The data of the item.
  public let itemProvider: NSItemProvider
  /// A value of the app's, which stays within the app. `nil` by default.
  open var localObject: Any?
  /// A closure that makes the preview that follows the finger; `nil`, the default, for the preview
  /// that was lifted. It is called when the drag begins, and returns `nil` for no preview.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item with its data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
