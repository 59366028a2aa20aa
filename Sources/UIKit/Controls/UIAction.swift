/// A closure that an action calls.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// A closure with an identity, for a control.
@preconcurrency @MainActor
open class UIAction: NSObject {
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
  /// The words that a control can display for the action.
  open var title: String
  /// The image that a control can display for the action; `nil` for none.
  open var image: UIImage?
  /// The object that performs the action at present; `nil` outside of the handler.
  open private(set) var sender: Any?

  private let storedIdentifier: Identifier
  private let handler: UIActionHandler
  private static var nextNumber = 1

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The words that a control can display.
  ///   - image: The image that a control can display.
  ///   - identifier: The name; `nil` for one that no other action has.
  ///   - handler: The closure to call.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    self.handler = handler
    storedIdentifier = identifier ?? Identifier("org.tessera.action.\(Self.nextNumber)")
    Self.nextNumber += 1
    super.init()
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
