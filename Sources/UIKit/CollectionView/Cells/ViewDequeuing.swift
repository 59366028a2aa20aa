/// The registrations and reuse queues of a collection view, and its requests for views to the data
/// source.
@MainActor
final class ViewDequeuing {
  private let pool = ReusePool()
  /// The queues that views were recycled to since the last trim.
  private var untrimmed: [ReuseQueue] = []
  /// The request that the data source is answering; `nil` while there is none.
  private var request: ViewRequest?
  private var hasReportedOtherKind = false

  /// The number of requests that data sources are answering.
  private(set) static var requestsUnderWay = 0

  // MARK: - Registration

  /// Registers a class of cells. Pass `nil` to unregister.
  func register(cellClass: AnyClass?, _ identifier: String) {
    let purpose = ReuseQueue.Purpose(kind: .cell, identifier: identifier)
    guard let cellClass else { return pool.register(nil, for: purpose) }
    guard let cellClass = cellClass as? UICollectionViewCell.Type else {
      fatalError(
        "The class \(cellClass) cannot be registered for cells with the reuse identifier "
          + "'\(identifier)'; register a subclass of UICollectionViewCell.")
    }
    pool.register(cellClass, for: purpose)
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
    pool.register(viewClass, for: purpose)
  }

  /// Registers a nib of cells. Pass `nil` to unregister.
  func register(nib: UINib?, cells identifier: String) {
    let purpose = ReuseQueue.Purpose(kind: .cell, identifier: identifier)
    pool.register(nib, for: purpose) { $0.makeReusableView(identifier, isCell: true) }
  }

  /// Registers a nib of supplementary views. Pass `nil` to unregister.
  func register(nib: UINib?, _ kind: String, _ identifier: String) {
    let purpose = ReuseQueue.Purpose(kind: .supplementary(kind), identifier: identifier)
    pool.register(nib, for: purpose) { $0.makeReusableView(identifier, isCell: false) }
  }

  /// Registers a class, or the nib of its views, for a purpose that has none.
  func registerIfNeeded(
    _ viewClass: UICollectionReusableView.Type, _ nib: UINib?, for purpose: ReuseQueue.Purpose
  ) {
    guard !pool.isRegistered(purpose) else { return }
    guard let nib, let identifier = purpose.identifier else {
      return pool.register(viewClass, for: purpose)
    }
    switch purpose.kind {
    case .supplementary(let kind): register(nib: nib, kind, identifier)
    default: register(nib: nib, cells: identifier)
    }
  }

  // MARK: - Requests

  /// Returns a new or reused view for an element: from the data source, or a decoration view from
  /// the layout.
  func view(
    for key: ElementKey, _ attributes: UICollectionViewLayoutAttributes, in view: UICollectionView
  ) -> UICollectionReusableView {
    switch key.kind {
    case .cell: requestCell(key, attributes, in: view)
    case .supplementary(let kind): requestSupplementaryView(kind, key, attributes, in: view)
    case .decoration(let kind): decorationView(kind, key, attributes, of: view.layoutInUse)
    }
  }

  private func requestCell(
    _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes, in view: UICollectionView
  ) -> UICollectionReusableView {
    guard let dataSource = view.dataSource else { failForMissingDataSource(key, in: view) }
    let named = view.reordering.dataSourceIndexPath(of: key, in: view.backend)
    let (cell, request) = answer(.display(attributes)) {
      dataSource.collectionView(view, cellForItemAt: named)
    }
    require(
      request.hasDequeued(cell),
      "The data source returned a \(type(of: cell)) for the item at "
        + "\(key.indexPath.sentenceName) that was not dequeued for it; return a cell from "
        + "dequeueReusableCell(withReuseIdentifier:for:), with the index path that was asked for.")
    requireOneView(request, for: key)
    return cell
  }

  private func requestSupplementaryView(
    _ kind: String, _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes,
    in view: UICollectionView
  ) -> UICollectionReusableView {
    guard let dataSource = view.dataSource else { failForMissingDataSource(key, in: view) }
    let named = view.reordering.dataSourceIndexPath(of: key, in: view.backend)
    let (returned, request) = answer(.display(attributes)) {
      dataSource.collectionView(view, viewForSupplementaryElementOfKind: kind, at: named)
    }
    require(
      request.hasDequeued(returned) && !returned.elementKind.isCell,
      "The data source returned a \(type(of: returned)) for the '\(kind)' view at "
        + "\(key.indexPath.sentenceName) that was not dequeued for it; return a view from "
        + "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:), of the kind and "
        + "with the index path that were asked for.")
    requireOneView(request, for: key)
    if returned.elementKind != key.kind { reportOtherKind(of: returned, for: key) }
    return returned
  }

  /// Reports the first view that was dequeued with another kind than that of its element. Programs
  /// with such views run on iOS, as Apple's sample of item badges does: the view displays the
  /// element of the layout, and returns to the queue of its own kind.
  private func reportOtherKind(of view: UICollectionReusableView, for key: ElementKey) {
    guard !hasReportedOtherKind else { return }
    hasReportedOtherKind = true
    DeveloperLog.sink(
      "The data source returned a \(type(of: view)) for the \(key.kind) at "
        + "\(key.indexPath.sentenceName) that it had dequeued as a \(view.elementKind), and the "
        + "kind of the layout counts; dequeue the view with the kind that was asked for.")
  }

  private func requireOneView(_ request: ViewRequest, for key: ElementKey) {
    require(
      request.dequeuedCount == 1,
      "The data source dequeued \(request.dequeuedCount) views for "
        + "\(key.isCell ? "the item" : "the \(key.kind)") at \(key.indexPath.sentenceName) and "
        + "returned one of them; dequeue exactly one view for each request.")
  }

  private func decorationView(
    _ kind: String, _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes,
    of layout: UICollectionViewLayout
  ) -> UICollectionReusableView {
    let pool = layout.backend.decorationPool(ofKind: kind)
    guard let queue = pool.queue(for: .decoration(kind)) else {
      let known = pool.purposes.compactMap(\.kind.name).sorted().map { "'\($0)'" }
      fatalError(
        "No class is registered for decoration views of the kind '\(kind)', which the layout "
          + "\(type(of: layout)) shows at \(key.indexPath.sentenceName) "
          + "(\(known.isEmpty ? "none is" : known.joined(separator: ", ")) registered); call "
          + "register(_:forDecorationViewOfKind:) on the layout before it is used.")
    }
    if let view = queue.take() {
      view.prepareForReuse()
      return view
    }
    return queue.makeView(frame: attributes.frame)!
  }

  /// Has the data source update a cell in place.
  func reconfigure(_ cell: UICollectionViewCell, of key: ElementKey, in view: UICollectionView) {
    guard let dataSource = view.dataSource else { return }
    let named = view.reordering.dataSourceIndexPath(ofItemAt: key.indexPath)
    let (returned, _) = answer(.reconfiguration(key, cell)) {
      dataSource.collectionView(view, cellForItemAt: named)
    }
    require(
      returned === cell,
      "The item at \(key.indexPath.sentenceName) is reconfigured, but the data source returned "
        + "a different cell than the existing one; dequeue the cell with the requested index path, or "
        + "reload the item if it needs a cell of another class.")
  }

  private func failForMissingDataSource(
    _ key: ElementKey, in view: UICollectionView
  ) -> Never {
    fatalError(
      "The layout \(type(of: view.layoutInUse)) shows something at \(key.indexPath.sentenceName), "
        + "but the collection view has no data source; set one, and keep a reference to it, for "
        + "the collection view does not.")
  }

  /// Runs a request to a data source. Registrations made meanwhile are marked.
  private func answer<View>(
    _ reason: ViewRequest.Reason, _ body: () -> View
  ) -> (View, ViewRequest) {
    let outer = request
    request = ViewRequest(reason)
    Self.requestsUnderWay += 1
    defer {
      Self.requestsUnderWay -= 1
      request = outer
    }
    let answer = body()
    return (answer, request!)
  }

  // MARK: - Dequeuing

  /// Returns a cell for the request that the data source is answering.
  func dequeueCell(
    _ identifier: String, for named: IndexPath, in view: UICollectionView
  ) -> UICollectionViewCell {
    let indexPath = view.reordering.presentedIndexPath(ofNamed: named, in: view.backend)
    view.requireItem(at: indexPath, for: "A cell was dequeued for an item that")
    if case .reconfiguration(let key, let cell) = request?.reason, key.indexPath == indexPath {
      require(
        cell.reuseIdentifier == identifier,
        "The item at \(indexPath.sentenceName) is reconfigured, and its cell was dequeued as "
          + "'\(cell.reuseIdentifier ?? "")' before but as '\(identifier)' now; reload the item if "
          + "it needs another kind of cell.")
      request?.note(cell)
      return cell
    }
    let purpose = ReuseQueue.Purpose(kind: .cell, identifier: identifier)
    return dequeue(purpose, for: indexPath, in: view) as! UICollectionViewCell
  }

  /// Returns a supplementary view for the request that the data source is answering.
  func dequeueSupplementaryView(
    _ kind: String, _ identifier: String, for named: IndexPath, in view: UICollectionView
  ) -> UICollectionReusableView {
    let indexPath = view.reordering.presentedIndexPath(
      ofNamed: named, kind: kind, in: view.backend)
    let purpose = ReuseQueue.Purpose(kind: .supplementary(kind), identifier: identifier)
    return dequeue(purpose, for: indexPath, in: view)
  }

  private func dequeue(
    _ purpose: ReuseQueue.Purpose, for indexPath: IndexPath, in view: UICollectionView
  ) -> UICollectionReusableView {
    guard let queue = pool.queue(for: purpose) else { failToDequeue(purpose) }
    require(
      request != nil,
      "A view of the reuse identifier '\(purpose.identifier ?? "")' was dequeued for "
        + "\(indexPath.sentenceName) without a request for it; dequeue only in the data source, when "
        + "the collection view asks it for the view, and use cellForItem(at:) for a cell that is "
        + "shown already.")
    let attributes = attributes(for: ElementKey(purpose.kind, at: indexPath), in: view)
    let dequeued: UICollectionReusableView
    if let waiting = queue.take() {
      dequeued = waiting
      if let cell = dequeued as? UICollectionViewCell {
        if cell.isSelected { cell.isSelected = false }
        if cell.isHighlighted { cell.isHighlighted = false }
      }
      dequeued.prepareForReuse()
      // The cell is updated before it is displayed, and needs no layout pass for that.
      (dequeued as? UICollectionViewCell)?.configurations.needUpdate = true
    } else if let made = queue.makeView(frame: attributes?.frame ?? .zero) {
      dequeued = made
    } else {
      failToDequeue(purpose)
    }
    if purpose.kind.isCell, let cell = dequeued as? UICollectionViewCell {
      view.updateState(of: cell, forItemAt: indexPath)
    }
    if let attributes { dequeued.applyIfChanged(attributes) }
    request?.note(dequeued)
    return dequeued
  }

  /// Returns the attributes for a dequeued view, which it keeps: those of the request, or otherwise
  /// a copy of those in the layout.
  private func attributes(
    for key: ElementKey, in view: UICollectionView
  ) -> UICollectionViewLayoutAttributes? {
    if case .display(let attributes) = request?.reason {
      let wanted = attributes.elementKey
      // A supplementary view may be dequeued with another kind than that of the layout.
      if wanted == key || wanted.path == key.path && !wanted.isCell && !key.isCell {
        return attributes
      }
    }
    guard !view.layoutPass.needsPreparation else { return nil }
    return view.layoutAttributes(of: key)?.duplicate()
  }

  private func failToDequeue(_ purpose: ReuseQueue.Purpose) -> Never {
    let identifier = purpose.identifier ?? ""
    let known = pool.purposes.filter { $0.kind == purpose.kind }.compactMap(\.identifier).sorted()
    let registered =
      known.isEmpty ? "none is" : known.map { "'\($0)'" }.joined(separator: ", ") + " registered"
    guard let kind = purpose.kind.name else {
      fatalError(
        "No class is registered for cells with the reuse identifier '\(identifier)' "
          + "(\(registered)); call register(_:forCellWithReuseIdentifier:) before dequeueing.")
    }
    fatalError(
      "No class is registered for '\(kind)' views with the reuse identifier "
        + "'\(identifier)' (\(registered)); call "
        + "register(_:forSupplementaryViewOfKind:withReuseIdentifier:) before dequeueing.")
  }

  // MARK: - Reuse

  /// Removes a view from its superview, and queues it for reuse.
  func recycle(_ view: UICollectionReusableView) {
    view.discardAnimations()
    view.removeFromSuperview()
    if view.displacement != 0 { (view as? UICollectionViewCell)?.showSwipe(nil) }
    if let queue = view.reuseQueue, queue.recycle(view) { untrimmed.append(queue) }
  }

  /// Releases waiting views in excess of what may be needed soon.
  ///
  /// - Complexity: O(queues with recycled views + released views).
  func trim() {
    guard !untrimmed.isEmpty else { return }
    for queue in untrimmed { queue.trim() }
    untrimmed.removeAll(keepingCapacity: true)
  }
}
