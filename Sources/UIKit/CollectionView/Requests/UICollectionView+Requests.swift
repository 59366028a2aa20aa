/// The requests for views to the data source, and the checks of its answers.
extension UICollectionView {
  // MARK: - Requests

  func requestView(
    for key: ElementKey, at indexPath: IndexPath, _ attributes: UICollectionViewLayoutAttributes
  ) -> any ElementView {
    guard let dataSource else { fatalError("A collection view without a data source was asked.") }
    guard case .supplementary(let kind) = key.kind else {
      let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
      require(
        hasDequeued(cell),
        "The data source returned a \(type(of: cell)) for the item at "
          + "\(key.indexPath.sentenceName) that was not dequeued for it; return a cell from "
          + "dequeueReusableCell(withReuseIdentifier:for:), with the index path that was asked for."
      )
      requireOneView(for: key)
      return cell
    }
    let returned = dataSource.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: indexPath)
    require(
      hasDequeued(returned) && !returned.elementKind.isCell,
      "The data source returned a \(type(of: returned)) for the '\(kind)' view at "
        + "\(key.indexPath.sentenceName) that was not dequeued for it; return a view from "
        + "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:), of the kind and "
        + "with the index path that were asked for.")
    requireOneView(for: key)
    if returned.elementKind != key.kind { reportOtherKind(of: returned, for: key) }
    return returned
  }

  func requestConfiguration(
    of cell: any ElementCell, for key: ElementKey, at indexPath: IndexPath
  ) {
    guard let dataSource else { return }
    let returned = dataSource.collectionView(self, cellForItemAt: indexPath)
    require(
      returned === cell,
      "The item at \(key.indexPath.sentenceName) is reconfigured, but the data source returned "
        + "a different cell than the existing one; dequeue the cell with the requested index path, or "
        + "reload the item if it needs a cell of another class.")
  }

  private func hasDequeued(_ view: UICollectionReusableView) -> Bool {
    elements.dequeuing.request?.hasDequeued(view) ?? false
  }

  /// Reports the first view that was dequeued with another kind than its element has. Programs with
  /// such views run on iOS, as Apple's sample of item badges does: the view displays the element of
  /// the layout, and returns to the queue of its own kind.
  private func reportOtherKind(of view: UICollectionReusableView, for key: ElementKey) {
    guard !hasReportedOtherKind else { return }
    hasReportedOtherKind = true
    DeveloperLog.sink(
      "The data source returned a \(type(of: view)) for the \(key.kind) at "
        + "\(key.indexPath.sentenceName) that it had dequeued as a \(view.elementKind), and the "
        + "kind of the layout counts; dequeue the view with the kind that was asked for.")
  }

  private func requireOneView(for key: ElementKey) {
    let count = elements.dequeuing.request?.dequeuedCount ?? 0
    require(
      count == 1,
      "The data source dequeued \(count) views for "
        + "\(key.isCell ? "the item" : "the \(key.kind)") at \(key.indexPath.sentenceName) and "
        + "returned one of them; dequeue exactly one view for each request.")
  }

  // MARK: - Dequeuing

  /// Returns a cell for the request that the data source is answering.
  func dequeueCell(_ identifier: String, for named: IndexPath) -> UICollectionViewCell {
    let indexPath = reordering.presentedIndexPath(ofNamed: named, in: backend)
    requireItem(at: indexPath, for: "A cell was dequeued for an item that")
    if case .reconfiguration(let key, let cell) = elements.dequeuing.request?.reason,
      key.indexPath == indexPath
    {
      require(
        cell.reuseIdentifier == identifier,
        "The item at \(indexPath.sentenceName) is reconfigured, and its cell was dequeued as "
          + "'\(cell.reuseIdentifier ?? "")' before but as '\(identifier)' now; reload the item if "
          + "it needs another kind of cell.")
      elements.dequeuing.noteDequeued(cell)
      return cell as! UICollectionViewCell
    }
    let purpose = ReuseQueue.Purpose(kind: .cell, identifier: identifier)
    return dequeue(purpose, for: indexPath) as! UICollectionViewCell
  }

  /// Returns a supplementary view for the request that the data source is answering.
  func dequeueSupplementaryView(
    _ kind: String, _ identifier: String, for named: IndexPath
  ) -> UICollectionReusableView {
    let indexPath = reordering.presentedIndexPath(ofNamed: named, kind: kind, in: backend)
    let purpose = ReuseQueue.Purpose(kind: .supplementary(kind), identifier: identifier)
    return dequeue(purpose, for: indexPath) as! UICollectionReusableView
  }

  private func dequeue(
    _ purpose: ReuseQueue.Purpose, for indexPath: IndexPath
  ) -> any ElementView {
    let dequeuing = elements.dequeuing
    guard let queue = dequeuing.pool.queue(for: purpose) else { failToDequeue(purpose) }
    require(
      dequeuing.request != nil,
      "A view of the reuse identifier '\(purpose.identifier ?? "")' was dequeued for "
        + "\(indexPath.sentenceName) without a request for it; dequeue only in the data source, when "
        + "the collection view asks it for the view, and use cellForItem(at:) for a cell that is "
        + "shown already.")
    guard let view = dequeuing.dequeue(from: queue, for: indexPath, in: self) else {
      failToDequeue(purpose)
    }
    return view
  }

  private func failToDequeue(_ purpose: ReuseQueue.Purpose) -> Never {
    let identifier = purpose.identifier ?? ""
    let known = elements.dequeuing.pool.purposes.filter { $0.kind == purpose.kind }.compactMap(
      \.identifier
    ).sorted()
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
}
