/// A part of a search that is displayed as a capsule before the text of a search field.
///
///     let token = UISearchToken(icon: UIImage(systemName: "person"), text: "Maria")
///     token.representedObject = contact
///     searchBar.searchTextField.insertToken(token, at: 0)
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uisearchtoken
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String

  /// Creates a token.
  ///
  /// - Parameters:
  ///   - icon: The image before the text, or `nil` for none. Template images have the tint color.
  ///   - text: The text in the capsule.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }

  /// The app's object that the token stands for. The default is `nil`.
  open var representedObject: Any?
}
