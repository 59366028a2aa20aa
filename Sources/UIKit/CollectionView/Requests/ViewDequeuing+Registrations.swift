/// The registrations of a collection view.
extension ViewDequeuing {
  /// Registers a class of cells. Pass `nil` to unregister.
  func register(cellClass: AnyClass?, _ identifier: String) {
    let purpose = ReuseQueue.Purpose(kind: .cell, identifier: identifier)
    guard let cellClass else { return pool.register(nil, for: purpose) }
    guard let cellClass = cellClass as? UICollectionViewCell.Type else {
      fatalError(
        "The class \(cellClass) cannot be registered for cells with the reuse identifier "
          + "'\(identifier)'; register a subclass of UICollectionViewCell.")
    }
    pool.register(ViewSource(cellClass), for: purpose)
  }

  /// Registers a class of supplementary views. Pass `nil` to unregister.
  func register(supplementaryClass viewClass: AnyClass?, _ kind: String, _ identifier: String) {
    let purpose = ReuseQueue.Purpose(kind: .supplementary(kind), identifier: identifier)
    guard let viewClass else { return pool.register(nil, for: purpose) }
    guard let viewClass = viewClass as? UICollectionReusableView.Type else {
      fatalError(
        "The class \(viewClass) cannot be registered for '\(kind)' views with the reuse identifier "
          + "'\(identifier)'; register a subclass of UICollectionReusableView.")
    }
    pool.register(ViewSource(viewClass), for: purpose)
  }

  /// Registers a nib of cells. Pass `nil` to unregister.
  func register(nib: UINib?, cells identifier: String) {
    let purpose = ReuseQueue.Purpose(kind: .cell, identifier: identifier)
    pool.register(
      nib.map { nib in
        ViewSource(nib: nib) { nib.makeReusableView(identifier, isCell: true) }
      }, for: purpose)
  }

  /// Registers a nib of supplementary views. Pass `nil` to unregister.
  func register(nib: UINib?, _ kind: String, _ identifier: String) {
    let purpose = ReuseQueue.Purpose(kind: .supplementary(kind), identifier: identifier)
    pool.register(
      nib.map { nib in
        ViewSource(nib: nib) { nib.makeReusableView(identifier, isCell: false) }
      }, for: purpose)
  }

  /// Registers a class, or the nib of its views, for a purpose that has none.
  func registerIfNeeded(
    _ viewClass: UICollectionReusableView.Type, _ nib: UINib?, for purpose: ReuseQueue.Purpose
  ) {
    guard !pool.isRegistered(purpose) else { return }
    guard let nib, let identifier = purpose.identifier else {
      return pool.register(ViewSource(viewClass), for: purpose)
    }
    switch purpose.kind {
    case .supplementary(let kind): register(nib: nib, kind, identifier)
    default: register(nib: nib, cells: identifier)
    }
  }
}

extension ViewSource {
  /// The views of a class of reusable views.
  init(_ viewClass: UICollectionReusableView.Type) {
    self.init(viewClass: viewClass) { viewClass.make(frame: $0) }
  }
}
