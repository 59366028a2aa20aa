/// A closure that an action calls.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// A closure with an identity, for a control or a menu.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
  /// The name of an action. A control has at most one action of each name for an event.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from its name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The name of the action.
  open var identifier: Identifier { storedIdentifier }
  /// The words that a control or a menu displays for the action.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  /// The image that a control or a menu displays for the action; `nil` for none.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }
  /// The image that a menu displays while the action is on; `nil`, the default, for ``image``.
  open var selectedImage: UIImage?
  /// A longer title that explains the action; `nil`, the default, for none. A menu gives it to
  /// assistive technology as a hint.
  open var discoverabilityTitle: String?
  /// The styles in a menu. The default is none.
  open var attributes: Attributes
  /// The mark in a menu. The default is `off`. A menu changes it for a choice if it has the option
  /// ``UIMenu/Options/singleSelection``.
  open var state: State
  /// The object that performs the action at present; `nil` outside of the handler.
  open private(set) var sender: Any?

  private let storedIdentifier: Identifier
  private let handler: UIActionHandler
  private static var nextNumber = 1

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The words that a control or a menu displays.
  ///   - subtitle: The words that a menu displays below the title.
  ///   - image: The image that a control or a menu displays.
  ///   - selectedImage: The image in a menu while the action is on.
  ///   - identifier: The name; `nil` for one that no other action has.
  ///   - discoverabilityTitle: A longer title that explains the action.
  ///   - attributes: The styles in a menu.
  ///   - state: The mark in a menu.
  ///   - handler: The closure to call.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    storedIdentifier = identifier ?? Identifier("org.tessera.action.\(Self.nextNumber)")
    Self.nextNumber += 1
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Calls the handler.
  ///
  /// - Parameters:
  ///   - sender: The object that performs the action; the handler reads it as ``sender``.
  ///   - target: Not used by an action with a handler.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let before = self.sender
    self.sender = sender
    handler(self)
    self.sender = before
  }
}
