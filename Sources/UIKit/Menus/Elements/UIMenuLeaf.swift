/// An element of a menu without children: an action or a command.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uimenuleaf
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  /// The title.
  var title: String { get set }
  /// A longer title that explains the element; `nil` for none.
  var discoverabilityTitle: String? { get set }
  /// The image; `nil` for none.
  var image: UIImage? { get set }
  /// The image while the element is on; `nil` for ``image``.
  var selectedImage: UIImage? { get set }
  /// The styles.
  var attributes: UIMenuElement.Attributes { get set }
  /// The mark.
  var state: UIMenuElement.State { get set }
  /// The object that performs the element at present; `nil` outside of its performance.
  var sender: Any? { get }

  /// Performs the element.
  ///
  /// - Parameters:
  ///   - sender: The object that performs the element.
  ///   - target: The object that a command is sent to.
  func performWithSender(_ sender: Any?, target: Any?)
}
