/// An element of a menu that sends a method to the responder chain.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uicommand
///
/// The method is sent to the first responder that can perform it, beginning with the first
/// responder of the window, or else with the view of the menu. A command without such a responder
/// is disabled in menus (chosen). Alternates are not supported.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
  /// The title.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  /// The image; `nil`, the default, for none.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }
  /// The image that a menu displays while the command is on; `nil`, the default, for ``image``.
  open var selectedImage: UIImage?
  /// A longer title that explains the command; `nil`, the default, for none.
  open var discoverabilityTitle: String?
  /// The method that is called, with the command as the sender.
  open var action: Selector? { storedAction }
  /// Data that the app attaches to the command; `nil`, the default, for none.
  open var propertyList: Any? { storedPropertyList }
  /// The styles in a menu. The default is none.
  open var attributes: Attributes
  /// The mark in a menu. The default is `off`.
  open var state: State
  /// The object that performs the command at present; `nil` at other times.
  open private(set) var sender: Any?

  private let storedAction: Selector?
  private let storedPropertyList: Any?

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The text below the title.
  ///   - image: The image.
  ///   - selectedImage: The image while the command is on.
  ///   - action: A method of no parameter, or of the command as the only one.
  ///   - propertyList: Data of the app's for the command.
  ///   - discoverabilityTitle: A longer title that explains the command.
  ///   - attributes: The styles in a menu.
  ///   - state: The mark in a menu.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init(title: title, subtitle: subtitle, image: image, action, propertyList)
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  init(
    title: String, subtitle: String? = nil, image: UIImage? = nil, _ action: Selector?,
    _ propertyList: Any? = nil
  ) {
    storedAction = action
    storedPropertyList = propertyList
    attributes = []
    state = .off
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Sends the method to an object.
  ///
  /// - Parameters:
  ///   - sender: The object that performs the command, which the method reads as ``sender``.
  ///   - target: The object; nothing is sent to `nil`.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard let action, let target else { return }
    let before = self.sender
    self.sender = sender
    action.send(to: target as AnyObject, sender: self)
    self.sender = before
  }
}
