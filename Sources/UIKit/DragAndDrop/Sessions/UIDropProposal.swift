/// The effect of a drop on the dragged items.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: the items return.
  case cancel = 0
  /// Nothing, though the items could be dropped elsewhere in the view.
  case forbidden = 1
  /// The items are copied.
  case copy = 2
  /// The items are moved. Counts as `cancel` if the session does not allow moving (chosen).
  case move = 3
}

/// The answer of a view to items that are dragged over it.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, @preconcurrency NSCopying {
  /// The effect of a drop.
  public let operation: UIDropOperation

  /// Creates a proposal of an operation.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// Returns an equal proposal.
  open func copy(with zone: NSZone? = nil) -> Any { UIDropProposal(operation: operation) }
}
