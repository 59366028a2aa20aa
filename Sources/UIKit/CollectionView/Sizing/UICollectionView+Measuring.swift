extension UICollectionView {
  /// So many rounds of asking are made in one pass; what is left waits for the next one.
  private static let roundLimit = 100

  // MARK: - Asking

  /// What the layout shows in the rectangle for views, after the views in sight said what size they
  /// prefer and the layout has followed.
  ///
  /// Views are asked from the top down, each once. The sizes of some move others into sight or out of
  /// it, so the layout is asked again until none has anything new to say.
  ///
  /// - Complexity: O(views in sight) for each round; one round where nobody has anything to say.
  func settledElements() -> [WantedElement] {
    var wanted = wantedElements(in: pass.preparedRect)
    guard layoutInUse.measuresViews else { return wanted }
    retireViews(except: wanted)
    holdVisibleContent(of: wanted)
    let generation = pass.generation
    for _ in 0..<Self.roundLimit {
      guard askForSizes(of: wanted), pass.generation == generation else { return wanted }
      prepareLayoutIfNeeded()
      if pass.isSolvedAnew { settleRows() }
      pass.preparedRect = rectForViews
      updateRows(in: pass.preparedRect)
      wanted = wantedElements(in: pass.preparedRect)
    }
    setNeedsLayout()
    return wanted
  }

  /// Asks the views in sight that were not asked yet.
  ///
  /// - Returns: whether the layout was invalidated.
  func askForSizes(of wanted: [WantedElement]) -> Bool {
    let generation = pass.generation
    var isInvalidated = false
    for element in fromTheTop(wanted.filter { mayBeAsked($0.key, $0.attributes) }) {
      var attributes = element.attributes
      if isInvalidated, layoutInUse.takesPreferredSizesAtOnce {
        // Those above have grown or shrunk.
        guard let moved = layoutAttributes(of: element.key) else { continue }
        attributes = moved
      }
      guard !attributes.isHidden, shownFrame(of: attributes).sharesArea(with: bounds) else {
        continue
      }
      let entry = live[element.key] ?? makeLive(element.key, attributes)
      guard pass.generation == generation, let entry else { return true }
      if ask(entry, attributes) { isInvalidated = true }
      guard pass.generation == generation else { return true }
    }
    return isInvalidated
  }

  /// Whether a view would be asked about its size if it were in sight.
  private func mayBeAsked(
    _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard !key.isDecoration, attributes.freeAxes != [] else { return false }
    return live[key]?.measurement?.isOutOfDate(for: attributes) ?? true
  }

  /// Asks one view what size it prefers, and invalidates the layout where that wants it.
  private func ask(
    _ entry: LiveViews.Entry, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    update(entry, attributes)
    guard entry.isLive else { return false }
    if entry.measurement != nil { entry.cause = .wasOfferedAnotherSize }
    let generation = pass.generation
    let measuringGeneration = pass.measuringGeneration
    let offered = attributes.duplicate()
    (entry.view as? UICollectionViewCell)?.updateConfigurationsIfNeeded()
    viewBeingAsked = entry.view
    let preferred = entry.view.preferredLayoutAttributesFitting(offered)
    viewBeingAsked = nil
    guard pass.generation == generation else { return true }
    guard pass.measuringGeneration == measuringGeneration else {
      // The layout was invalidated meanwhile, and is to be asked first.
      noteWish(preferred.size, of: entry)
      return true
    }
    entry.measurement = Measurement(offered: attributes.size, preferred: preferred.size)
    let layout = layoutInUse
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return false }
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    context.isForPreferredSizes = true
    layout.invalidateLayout(with: context)
    noteWish(preferred.size, of: entry)
    return true
  }

  /// Remembers what a view asked for, and traps where it asks for other sizes without end.
  private func noteWish(_ size: CGSize, of entry: LiveViews.Entry) {
    if let sizes = pass.sizing.note(size, of: entry.key, inRun: LayoutRun.number) {
      failToSettle(entry, sizes)
    }
  }

  /// Elements in the order in which they are asked: along the axis that scrolls, then across it.
  private func fromTheTop(_ elements: [WantedElement]) -> [WantedElement] {
    let isHorizontal = contentSize.width > bounds.width && contentSize.height <= bounds.height
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft && !isContentMirrored
    func place(_ element: WantedElement) -> (CGFloat, CGFloat) {
      let frame = element.shownFrame
      let x = isReversed ? -frame.maxX : frame.minX
      return isHorizontal ? (x, frame.minY) : (frame.minY, x)
    }
    return elements.enumerated()
      .sorted { first, second in
        let (one, other) = (place(first.element), place(second.element))
        return one == other ? first.offset < second.offset : one < other
      }
      .map(\.element)
  }

  private func failToSettle(_ entry: LiveViews.Entry, _ sizes: [CGSize]) -> Never {
    let key = entry.key
    let name = key.kind.map { "'\($0)' view" } ?? "cell"
    let last = sizes.suffix(4).map { "\($0.width) x \($0.height)" }.joined(separator: ", ")
    fatalError(
      "The layout \(type(of: layoutInUse)) does not settle: the \(name) at "
        + "\(key.indexPath.sentenceName), a \(type(of: entry.view)), has asked for another size "
        + "\(sizes.count) times (lately for \(last)), the last time because "
        + "\(entry.cause.rawValue); "
        + "return the same size for the same attributes from preferredLayoutAttributesFitting(_:), and "
        + "let shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:) return "
        + "false where the layout has that size already.")
  }

  // MARK: - Asking again

  /// Has all views asked about their sizes again, because the layout has forgotten them.
  func forgetMeasurements() {
    pass.measuringGeneration += 1
    live.forgetMeasurements(because: .layoutWasInvalidated)
  }

  /// Hears that a view, or a view in it, has another size of its own now.
  ///
  /// - Parameter isOwn: whether the view itself said so, or a cell's content view.
  func sizeWasInvalidated(of view: UICollectionReusableView, isOwn: Bool) {
    switch selfSizingInvalidation {
    case .disabled: return
    case .enabled: if !isOwn { return }
    case .enabledIncludingConstraints: break
    }
    guard let key = view.shownElement, let entry = live[key], entry.view === view,
      view !== viewBeingAsked, layoutInUse.measuresViews
    else { return }
    entry.forgetMeasurement(because: .contentWasInvalidated)
    pass.needsViews = true
    pass.named = nil
    setNeedsLayout()
  }
}
