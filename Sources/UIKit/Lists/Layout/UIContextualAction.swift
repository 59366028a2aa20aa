/// An action of a row, which a swipe reveals.
///
///     let delete = UIContextualAction(style: .destructive, title: "Delete") {
///       action, view, completion in
///       remove(item)
///       completion(true)
///     }
///     delete.image = UIImage(systemName: "trash")
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uicontextualaction
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// The style of any action.
    case normal
    /// The style of an action that deletes data.
    case destructive
  }

  /// A closure that performs an action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - sourceView: The button of the action.
  ///   - completionHandler: A closure that the app calls at the end, on the main thread, with a
  ///     Boolean value that indicates whether the action was performed. The row closes then.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// The style of the action.
  public let style: Style
  /// The closure that performs the action.
  public let handler: Handler
  /// The text of the button; `nil` for none.
  open var title: String?
  /// The image of the button; `nil`, the default, for none. The text is displayed with it in rows
  /// of at least 91 points, as public reports say.
  open var image: UIImage?
  /// The color of the button. By default red in the destructive style, otherwise gray; `nil` stands
  /// for that color.
  open var backgroundColor: UIColor! {
    get { storedColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { storedColor = newValue }
  }
  private var storedColor: UIColor?

  /// Creates an action with a style, a text and a closure that performs it.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The name of the action for assistive technology: its text, or the label of its image.
  var spokenName: String? { title ?? image?.accessibilityLabel }
}
