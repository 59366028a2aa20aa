extension UICollectionView {
  // MARK: - Registration

  func registerCellClass(_ cellClass: AnyClass?, _ identifier: String) {
    let purpose = ReusePool.Purpose(kind: nil, identifier: identifier)
    guard let cellClass else { return pool.register(nil, for: purpose) }
    guard let cellClass = cellClass as? UICollectionViewCell.Type else {
      fatalError(
        "The class \(cellClass) cannot be registered for cells with the reuse identifier "
          + "'\(identifier)'; register a subclass of UICollectionViewCell.")
    }
    pool.register(cellClass, for: purpose)
  }

  func registerSupplementaryClass(_ viewClass: AnyClass?, _ kind: String, _ identifier: String) {
    let purpose = ReusePool.Purpose(kind: kind, identifier: identifier)
    guard let viewClass else { return pool.register(nil, for: purpose) }
    guard let viewClass = viewClass as? UICollectionReusableView.Type else {
      fatalError(
        "The class \(viewClass) cannot be registered for '\(kind)' views with the reuse identifier "
          + "'\(identifier)'; register a subclass of UICollectionReusableView.")
    }
    pool.register(viewClass, for: purpose)
  }

  // MARK: - Dequeueing

  func dequeueCell(_ identifier: String, for named: IndexPath) -> UICollectionViewCell {
    let indexPath = reordering.presentedIndexPath(ofNamed: named, in: layoutInUse)
    requireItem(at: indexPath, for: "A cell was dequeued for an item that")
    let purpose = ReusePool.Purpose(kind: nil, identifier: identifier)
    if let (key, cell) = reconfiguredCell, key.indexPath == indexPath {
      require(
        cell.reuseIdentifier == identifier,
        "The item at \(indexPath.sentenceName) is reconfigured, and its cell was dequeued as "
          + "'\(cell.reuseIdentifier ?? "")' before but as '\(identifier)' now; reload the item if "
          + "it needs another kind of cell.")
      dequeued.append(cell)
      return cell
    }
    return dequeueView(purpose, for: indexPath) as! UICollectionViewCell
  }

  func dequeueView(
    _ purpose: ReusePool.Purpose, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let shelf = pool.shelf(for: purpose) else { failToDequeue(purpose) }
    require(
      requestedAttributes != nil || reconfiguredCell != nil,
      "A view of the reuse identifier '\(purpose.identifier)' was dequeued for "
        + "\(indexPath.sentenceName) without a request for it; dequeue only in the data source, when "
        + "the collection view asks it for the view, and use cellForItem(at:) for a cell that is "
        + "shown already.")
    let attributes = self.attributes(toDequeue: purpose.kind, at: indexPath)
    let view: UICollectionReusableView
    if let waiting = shelf.take() {
      view = waiting
      if let cell = view as? UICollectionViewCell {
        if cell.isSelected { cell.isSelected = false }
        if cell.isHighlighted { cell.isHighlighted = false }
      }
      view.prepareForReuse()
      // It is updated before it is shown, and needs no layout for that.
      (view as? UICollectionViewCell)?.configurations.needUpdate = true
    } else if let made = shelf.makeView(frame: attributes?.frame ?? .zero) {
      view = made
    } else {
      failToDequeue(purpose)
    }
    if let cell = view as? UICollectionViewCell { updateState(of: cell, forItemAt: indexPath) }
    if let attributes { apply(attributes, to: view) }
    dequeued.append(view)
    return view
  }

  private func failToDequeue(_ purpose: ReusePool.Purpose) -> Never {
    let known = pool.identifiers(ofKind: purpose.kind)
    let registered =
      known.isEmpty ? "none is" : known.map { "'\($0)'" }.joined(separator: ", ") + " registered"
    guard let kind = purpose.kind else {
      fatalError(
        "No class is registered for cells with the reuse identifier '\(purpose.identifier)' "
          + "(\(registered)); call register(_:forCellWithReuseIdentifier:) before dequeueing.")
    }
    fatalError(
      "No class is registered for '\(kind)' views with the reuse identifier "
        + "'\(purpose.identifier)' (\(registered)); call "
        + "register(_:forSupplementaryViewOfKind:withReuseIdentifier:) before dequeueing.")
  }

  /// The attributes for a view that is dequeued, to keep: those that are being asked for, or else a
  /// copy of what the layout says.
  private func attributes(
    toDequeue kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let key = ElementKey(kind: kind, indexPath: indexPath)
    if let requestedAttributes, requestedAttributes.elementKey == key { return requestedAttributes }
    guard !pass.needsPreparation else { return nil }
    return layoutAttributes(of: key)?.duplicate()
  }
}
