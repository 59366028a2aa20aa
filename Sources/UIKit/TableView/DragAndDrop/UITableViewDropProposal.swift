/// The answer of a table view to items that are dragged over it.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uitableviewdropproposal
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// The destination of dropped items.
  public enum Intent: Int, Sendable {
    /// No destination: nothing in the view changes before the drop.
    case unspecified = 0
    /// Between rows: a row that is moved within the view leaves a gap at the destination.
    case insertAtDestinationIndexPath
    /// The row at the destination, which is highlighted.
    case insertIntoDestinationIndexPath
    /// The position of the finger in the row decides between the two.
    case automatic
  }

  /// The destination of dropped items.
  open private(set) var intent = Intent.unspecified
  /// A Boolean value that indicates whether the delegate does not implement the method.
  private(set) var isStandard = false

  /// The answer of a delegate that does not implement the method.
  static var standard: UITableViewDropProposal {
    let proposal = UITableViewDropProposal(operation: .cancel)
    proposal.isStandard = true
    return proposal
  }

  /// Creates a proposal of an operation, with an unspecified destination.
  public override init(operation: UIDropOperation) { super.init(operation: operation) }

  /// Creates a proposal of an operation and an intent.
  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
    self.intent = intent
  }

  /// Returns an equal proposal.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITableViewDropProposal(operation: operation, intent: intent)
    copy.isStandard = isStandard
    return copy
  }
}

extension UITableViewDropProposal {
  /// Creates the proposal with which a drop is performed.
  convenience init(_ proposal: ItemDropProposal) {
    let intent: Intent =
      switch proposal.intent {
      case .unspecified: .unspecified
      case .insertAtDestination: .insertAtDestinationIndexPath
      case .insertIntoDestination: .insertIntoDestinationIndexPath
      case .automatic: .automatic
      }
    self.init(operation: proposal.operation, intent: intent)
  }
}

extension ItemDropProposal {
  /// Creates the proposal of a delegate; returns `nil` if it does not implement the method.
  @MainActor
  init?(_ proposal: UITableViewDropProposal) {
    guard !proposal.isStandard else { return nil }
    operation = proposal.operation
    switch proposal.intent {
    case .unspecified: intent = .unspecified
    case .insertAtDestinationIndexPath: intent = .insertAtDestination
    case .insertIntoDestinationIndexPath: intent = .insertIntoDestination
    case .automatic: intent = .automatic
    }
  }
}
