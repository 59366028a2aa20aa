extension UICollectionView {
  /// How to make and fill cells of a class for items of a type.
  ///
  ///     let registration = UICollectionView.CellRegistration<NameCell, Person> {
  ///       cell, _, person in cell.label.text = person.name
  ///     }
  ///     // in the data source:
  ///     collectionView.dequeueConfiguredReusableCell(
  ///       using: registration, for: indexPath, item: person)
  ///
  /// The class need not be registered. Make a registration once, outside of the data source: one
  /// that is made for every cell would never find a cell to use again, so dequeueing with it traps.
  @MainActor @preconcurrency
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell with an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    fileprivate let identity = RegistrationIdentity()
    fileprivate let handler: Handler

    /// A registration that fills cells.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// How to make and fill supplementary views of a class and a kind.
  ///
  /// The class need not be registered. Make a registration once, outside of the data source: one
  /// that is made for every view would never find a view to use again, so dequeueing with it traps.
  @MainActor @preconcurrency
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    fileprivate let identity = RegistrationIdentity()
    fileprivate let elementKind: String
    fileprivate let handler: Handler

    /// A registration that fills views of a kind.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell, new or used before, that the registration has filled with the item. Where the item is
  /// nil the cell is not filled.
  ///
  /// - Precondition: the registration was made outside of the data source's answers, and there is
  ///   an item at the index path.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    registration.identity.requireMadeOutside(for: "cell", at: indexPath)
    let identifier = registration.identity.reuseIdentifier
    elements.dequeuing.registerIfNeeded(
      Cell.self, for: ReuseQueue.Purpose(kind: .cell, identifier: identifier))
    let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as! Cell
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view, new or used before, that the registration has filled.
  ///
  /// - Precondition: the registration was made outside of the data source's answers.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    registration.identity.requireMadeOutside(for: "supplementary view", at: indexPath)
    let kind = registration.elementKind
    let identifier = registration.identity.reuseIdentifier
    elements.dequeuing.registerIfNeeded(
      Supplementary.self,
      for: ReuseQueue.Purpose(kind: .supplementary(kind), identifier: identifier))
    let view =
      dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: identifier, for: indexPath) as! Supplementary
    registration.handler(view, kind, indexPath)
    return view
  }
}

/// What makes a registration one of its own.
@MainActor
private struct RegistrationIdentity {
  private static var made = 0

  let reuseIdentifier: String
  private let wasMadeInAnAnswer: Bool

  init() {
    Self.made += 1
    reuseIdentifier = "UICollectionView registration \(Self.made)"
    wasMadeInAnAnswer = ViewDequeuing.requestsUnderWay > 0
  }

  func requireMadeOutside(for noun: String, at indexPath: IndexPath) {
    require(
      !wasMadeInAnAnswer,
      "The \(noun) at \(indexPath.sentenceName) was dequeued with a registration that was made "
        + "inside of the cell provider or the data source, where no \(noun) can ever be used "
        + "again; make the registration once, outside, and use it for all of them.")
  }
}
