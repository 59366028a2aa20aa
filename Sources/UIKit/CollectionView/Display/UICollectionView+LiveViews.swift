extension UICollectionView {
  // MARK: - Coming and going

  /// Asks the data source, or the layout for a decoration view, for a view and shows it.
  ///
  /// - Returns: the view, alive; nil where everything was dropped meanwhile.
  func makeLive(
    _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
  ) -> LiveViews.Entry? {
    let generation = pass.generation
    // The view and its entry share one copy.
    let copy = attributes.duplicate()
    let view = key.isDecoration ? takeDecorationView(key, copy) : requestView(key, copy)
    guard pass.generation == generation else {
      giveBack(view, key, of: layoutInUse)
      return nil
    }
    let entry = LiveViews.Entry(view, key, copy)
    let neighbour = live.insert(entry)
    view.shownElement = key
    place(view, copy, in: container(of: key, copy), inFrontOf: neighbour)
    apply(copy, to: view)
    if let cell = view as? UICollectionViewCell {
      cell.isSelected = selection.contains(key.indexPath)
      cell.updateConfigurationsIfNeeded()
    }
    return entry
  }

  /// Gives a live view the attributes that the layout names now.
  func update(_ entry: LiveViews.Entry, _ attributes: UICollectionViewLayoutAttributes) {
    guard !entry.attributes.isSame(as: attributes) else { return }
    let copy = attributes.duplicate()
    let container = container(of: entry.key, copy)
    if entry.attributes.zIndex == copy.zIndex, entry.view.superview === container {
      entry.attributes = copy
    } else {
      live.remove(entry)
      entry.attributes = copy
      let neighbour = live.insert(entry)
      place(entry.view, copy, in: container, inFrontOf: neighbour)
    }
    apply(copy, to: entry.view)
  }

  /// Takes a live view away, to be used again. In a change that is shown as it happens, the view stays
  /// until it is over.
  func retire(_ entry: LiveViews.Entry) {
    guard entry.isLive else { return }
    if updates.recorder?.keep(entry, in: self) ?? false {
      live.remove(entry)
      entry.view.shownElement = nil
      return
    }
    setDisplayed(false, entry)
    guard entry.isLive else { return }
    live.remove(entry)
    entry.view.shownElement = nil
    giveBack(entry.view, entry.key, of: layoutInUse)
  }

  /// Takes a view away and lets it wait until it is used again.
  ///
  /// - Parameter layout: whose decoration view it is.
  func giveBack(
    _ view: UICollectionReusableView, _ key: ElementKey, of layout: UICollectionViewLayout
  ) {
    view.removeFromSuperview()
    if let kind = key.kind, key.isDecoration {
      layout.decorationOwner(ofKind: kind).decorations.put(view)
    } else {
      pool.put(view)
    }
  }

  /// A decoration view of the layout, new or used before.
  private func takeDecorationView(
    _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    let kind = key.kind ?? ""
    let owner = layoutInUse.decorationOwner(ofKind: kind)
    if let view = owner.decorations.take(kind, frame: attributes.frame) { return view }
    let known = owner.decorations.kinds.map { "'\($0)'" }.joined(separator: ", ")
    fatalError(
      "No class is registered for decoration views of the kind '\(kind)', which the layout "
        + "\(type(of: layoutInUse)) shows at \(key.indexPath.sentenceName) "
        + "(\(known.isEmpty ? "none is" : known) registered); call "
        + "register(_:forDecorationViewOfKind:) on the layout before it is used.")
  }

  /// Tells the delegate of a live view that comes into sight or goes out of it.
  func setDisplayed(_ isDisplayed: Bool, _ entry: LiveViews.Entry) {
    guard entry.isLive, entry.isDisplayed != isDisplayed else { return }
    entry.isDisplayed = isDisplayed
    tellOfDisplay(of: entry.view, entry.key, isDisplayed: isDisplayed)
  }

  /// Tells the delegate that a view has come into sight or gone out of it.
  func tellOfDisplay(
    of view: UICollectionReusableView, _ key: ElementKey, isDisplayed: Bool
  ) {
    guard !key.isDecoration else { return }
    switch (view as? UICollectionViewCell, isDisplayed) {
    case (let cell?, true):
      delegate?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
    case (let cell?, false):
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
    case (nil, true):
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind ?? "", at: key.indexPath)
    case (nil, false):
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind ?? "",
        at: key.indexPath)
    }
  }

  // MARK: - One view

  /// Puts a view in front of another one; behind all cells where there is no other. Beside the rows of
  /// sections that scroll across, it lies in front of all of them or behind all of them.
  private func place(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes,
    in container: UIView, inFrontOf neighbour: UIView?
  ) {
    var neighbour = neighbour
    let applied = (neighbour as? UICollectionReusableView)?.appliedAttributes
    if container === self, !attributes.liesBehindRows, applied?.liesBehindRows ?? true,
      !rows.views.isEmpty
    {
      neighbour = subviews.last { $0 is OrthogonalScrollView } ?? neighbour
    }
    // A neighbour that comes from another row in the same pass is not there yet.
    if let neighbour, neighbour.superview === container {
      container.insertSubview(view, aboveSubview: neighbour)
    } else if container === self, let backgroundView {
      insertSubview(view, aboveSubview: backgroundView)
    } else {
      container.insertSubview(view, at: 0)
    }
  }

  /// Applies attributes to a view, unless equal ones were applied before.
  func apply(
    _ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView
  ) {
    if let applied = view.appliedAttributes, applied.isSame(as: attributes) { return }
    if attributes.transform.isIdentity {
      if !view.transform.isIdentity { view.transform = .identity }
      view.frame = attributes.frame
    } else {
      view.transform = .identity
      view.bounds = CGRect(origin: view.bounds.origin, size: attributes.size)
      view.center = attributes.center
      view.transform = attributes.transform
    }
    view.alpha = attributes.alpha
    if view.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
    view.layer.zPosition = CGFloat(attributes.zIndex)
    view.appliedAttributes = attributes
    view.apply(attributes)
  }

  // MARK: - Requests to the data source

  /// Asks the data source for the view of an element, and checks that it was dequeued for it.
  private func requestView(
    _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    guard let dataSource else {
      fatalError(
        "The layout \(type(of: layoutInUse)) shows something at \(key.indexPath.sentenceName), but "
          + "the collection view has no data source; set one, and keep a reference to it, for the "
          + "collection view does not.")
    }
    let outer = (dequeued, requestedAttributes)
    dequeued = DequeuedViews()
    requestedAttributes = attributes
    defer { (dequeued, requestedAttributes) = outer }
    let named = reordering.dataSourceIndexPath(of: key, in: layoutInUse)
    let view: UICollectionReusableView
    if let kind = key.kind {
      view = answering {
        dataSource.collectionView(
          self, viewForSupplementaryElementOfKind: kind, at: named)
      }
      require(
        dequeued.contains(view) && view.elementKind == kind,
        "The data source returned a \(type(of: view)) for the '\(kind)' view at "
          + "\(key.indexPath.sentenceName) that was not dequeued for it; return a view from "
          + "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:), of the kind and "
          + "with the index path that were asked for.")
    } else {
      view = answering { dataSource.collectionView(self, cellForItemAt: named) }
      require(
        dequeued.contains(view),
        "The data source returned a \(type(of: view)) for the item at "
          + "\(key.indexPath.sentenceName) that was not dequeued for it; return a cell from "
          + "dequeueReusableCell(withReuseIdentifier:for:), with the index path that was asked for."
      )
    }
    require(
      dequeued.count == 1,
      "The data source dequeued \(dequeued.count) views for "
        + "\(key.kind.map { "the '\($0)' view" } ?? "the item") at \(key.indexPath.sentenceName) and "
        + "returned one of them; dequeue exactly one view for each request.")
    return view
  }

  /// Runs a request to a data source; registrations that are made meanwhile are marked.
  func answering<View>(_ request: () -> View) -> View {
    Self.answersUnderWay += 1
    defer { Self.answersUnderWay -= 1 }
    return request()
  }

  /// How many requests to data sources are under way.
  static var answersUnderWay = 0
}
