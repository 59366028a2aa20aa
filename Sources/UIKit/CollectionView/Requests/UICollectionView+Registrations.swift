extension UICollectionView {
  /// A registration for creating and configuring cells of a class for items of a type.
  ///
  ///     let registration = UICollectionView.CellRegistration<NameCell, Person> {
  ///       cell, _, person in cell.label.text = person.name
  ///     }
  ///     // in the data source:
  ///     collectionView.dequeueConfiguredReusableCell(
  ///       using: registration, for: indexPath, item: person)
  ///
  /// The class need not be registered. Create a registration once, outside the data source: cells
  /// of a registration that is created for each request are never reused, so dequeuing with it
  /// traps.
  @MainActor @preconcurrency
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    fileprivate let identity = RegistrationIdentity()
    fileprivate let nib: UINib?
    fileprivate let handler: Handler

    /// Creates a registration with a handler that configures cells.
    public init(handler: @escaping Handler) {
      nib = nil
      self.handler = handler
    }

    /// Creates a registration of cells from a nib with a handler that configures them.
    ///
    /// - Precondition: The only top-level object of the nib is a cell of the class.
    public init(cellNib: UINib, handler: @escaping Handler) {
      nib = cellNib
      self.handler = handler
    }
  }

  /// A registration for creating and configuring supplementary views of a class and a kind.
  ///
  /// The class need not be registered. Create a registration once, outside the data source: views
  /// of a registration that is created for each request are never reused, so dequeuing with it
  /// traps.
  @MainActor @preconcurrency
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    fileprivate let identity = RegistrationIdentity()
    fileprivate let nib: UINib?
    fileprivate let elementKind: String
    fileprivate let handler: Handler

    /// Creates a registration with a handler that configures views of a kind.
    public init(elementKind: String, handler: @escaping Handler) {
      nib = nil
      self.elementKind = elementKind
      self.handler = handler
    }

    /// Creates a registration of views from a nib with a handler that configures views of a kind.
    ///
    /// - Precondition: The only top-level object of the nib is a view of the class.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      nib = supplementaryNib
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a new or reused cell that the registration has configured for an item. If the item is
  /// `nil`, the cell is not configured.
  ///
  /// - Precondition: The registration was created outside the data source, and the item exists.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    registration.identity.requireMadeOutside(for: "cell", at: indexPath)
    let identifier = registration.identity.reuseIdentifier
    elements.dequeuing.registerIfNeeded(
      Cell.self, registration.nib, for: ReuseQueue.Purpose(kind: .cell, identifier: identifier))
    let dequeued = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = dequeued as? Cell else {
      fatalError(
        "The nib of the registration of \(Cell.self) contains a \(type(of: dequeued)); set the "
          + "class of the cell in the nib, or use a registration of the nib's class.")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a new or reused supplementary view that the registration has configured.
  ///
  /// - Precondition: The registration was created outside the data source.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    registration.identity.requireMadeOutside(for: "supplementary view", at: indexPath)
    let kind = registration.elementKind
    let identifier = registration.identity.reuseIdentifier
    elements.dequeuing.registerIfNeeded(
      Supplementary.self, registration.nib,
      for: ReuseQueue.Purpose(kind: .supplementary(kind), identifier: identifier))
    let dequeued = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let view = dequeued as? Supplementary else {
      fatalError(
        "The nib of the registration of \(Supplementary.self) contains a "
          + "\(type(of: dequeued)); set the class of the view in the nib, or use a registration of "
          + "the nib's class.")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}

/// The identity of a registration.
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
