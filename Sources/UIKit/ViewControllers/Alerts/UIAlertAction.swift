/// A choice in an alert or an action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The kind of a choice.
  public enum Style: Int, Sendable {
    /// A usual choice.
    case `default` = 0
    /// The choice that changes nothing.
    case cancel = 1
    /// A choice that may delete data.
    case destructive = 2
  }

  /// The title; `nil` for none.
  public let title: String?
  /// The kind of the choice.
  public let style: Style
  /// A Boolean value that indicates whether the choice can be made. The default is `true`.
  open var isEnabled = true { didSet { alert?.contentDidChange() } }

  private let handler: ((UIAlertAction) -> Void)?
  weak var alert: UIAlertController?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The kind of the choice.
  ///   - handler: A closure called after the choice and the dismissal of the alert.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  func perform() { handler?(self) }
}
