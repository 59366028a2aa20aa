/// The answer of a collection view to items that are dragged over it.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/uikit/uicollectionviewdropproposal
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// The destination of dropped items.
  public enum Intent: Int, Sendable {
    /// No destination: nothing in the view changes before the drop.
    case unspecified = 0
    /// Between items: an item that is moved within the view leaves a gap at the destination.
    case insertAtDestinationIndexPath
    /// The item at the destination, which is highlighted.
    case insertIntoDestinationIndexPath
  }

  /// The destination of dropped items.
  open private(set) var intent = Intent.unspecified
  /// A Boolean value that indicates whether the delegate does not implement the method.
  private(set) var isStandard = false

  /// The answer of a delegate that does not implement the method.
  static var standard: UICollectionViewDropProposal {
    let proposal = UICollectionViewDropProposal(operation: .cancel)
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
    let copy = UICollectionViewDropProposal(operation: operation, intent: intent)
    copy.isStandard = isStandard
    return copy
  }
}

extension UICollectionViewDropProposal {
  /// Creates the proposal with which a drop is performed.
  convenience init(_ proposal: ItemDropProposal) {
    let intent: Intent =
      switch proposal.intent {
      case .unspecified: .unspecified
      case .insertAtDestination: .insertAtDestinationIndexPath
      case .insertIntoDestination: .insertIntoDestinationIndexPath
      case .automatic: .unspecified
      }
    self.init(operation: proposal.operation, intent: intent)
  }
}

extension ItemDropProposal {
  /// Creates the proposal of a delegate; returns `nil` if it does not implement the method.
  @MainActor
  init?(_ proposal: UICollectionViewDropProposal) {
    guard !proposal.isStandard else { return nil }
    operation = proposal.operation
    switch proposal.intent {
    case .unspecified: intent = .unspecified
    case .insertAtDestinationIndexPath: intent = .insertAtDestination
    case .insertIntoDestinationIndexPath: intent = .insertIntoDestination
    }
  }
}
