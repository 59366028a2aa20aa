/// The measuring of views that size themselves.
///
/// A layout declares the axes along which an element may have the size that its view prefers. In
/// the layout pass, the visible views that were not measured are asked from the top down; the
/// layout decides about each answer, and is invalidated with it. A live element stores what its
/// view was offered and what it preferred, so that the view is asked again only for a reason
/// (``MeasuringCause``).
@MainActor
final class ElementMeasurer {
  /// The largest number of rounds in one pass. Views that are left over are measured in the next
  /// pass.
  static let roundLimit = 100

  /// The changes in a view that have it measured again while it is visible.
  private(set) var invalidation = UICollectionView.SelfSizingInvalidation.enabled
  /// The view that is being measured.
  private var measuredView: (any ElementView)?
  /// The number of times that all views were to be measured again.
  private var remeasureCount = 0
  /// The sizes that views asked for in this run of layout passes.
  private var log = SizingLog()

  /// Sets the changes in a view that have it measured again.
  func setInvalidation(_ invalidation: UICollectionView.SelfSizingInvalidation) {
    self.invalidation = invalidation
  }

  // MARK: - Measuring

  /// Measures the wanted elements that have to be measured, and makes their views: those in the
  /// bounds, and those made ahead behind them.
  ///
  /// - Returns: Whether the layout was invalidated.
  func measure(_ wanted: [WantedElement], in view: any RecyclingView) -> Bool {
    let reloadCount = view.dataUpdates.reloadCount
    var isInvalidated = false
    var measured: (elements: [LiveElement], causes: [MeasuringCause]) = ([], [])
    defer {
      if !measured.elements.isEmpty {
        LayoutEventLog.record?(LayoutEvent(measured: measured.elements, measured.causes), view)
      }
    }
    let candidates = wanted.filter { needsMeasurement($0.key, $0.attributes, in: view) }
    for element in sortedFromTheTop(candidates, in: view) {
      var attributes = element.attributes
      if isInvalidated, view.backend.takesPreferredSizesAtOnce {
        // The elements above have other sizes now.
        guard let moved = view.renewed(attributes) else { continue }
        attributes = moved
      }
      guard !attributes.isHidden, isMeasured(attributes, in: view) else { continue }
      let live =
        view.elements[element.key] ?? view.elements.make(element.key, attributes, in: view)
      guard view.dataUpdates.reloadCount == reloadCount, let live else { return true }
      if measure(live, attributes, in: view) { isInvalidated = true }
      if LayoutEventLog.record != nil {
        measured.elements.append(live)
        measured.causes.append(live.cause)
      }
      guard view.dataUpdates.reloadCount == reloadCount else { return true }
    }
    return isInvalidated
  }

  /// Returns whether an element is measured at its position on the screen: in the bounds, or made
  /// ahead behind them with an estimate. The size of an element before the bounds would move the
  /// visible content, and the size of one beside the visible part of a row would change the height
  /// of the row.
  private func isMeasured(
    _ attributes: UICollectionViewLayoutAttributes, in view: any RecyclingView
  ) -> Bool {
    let bounds = view.bounds
    let frame = view.rows.shownFrame(of: attributes, in: view)
    if frame.sharesArea(with: bounds) { return true }
    guard let freeAxes = attributes.freeAxes else { return false }
    if attributes.liesInRow,
      let row = view.backend.orthogonalRow(ofSection: attributes.indexPath.section),
      freeAxes.contains(row.isHorizontal ? .vertical : .horizontal),
      !frame.sharesArea(with: row.viewport)
    {
      return false
    }
    let isBefore =
      frame.maxY <= bounds.minY
      || (view.isReadFromHighToLow ? frame.minX >= bounds.maxX : frame.maxX <= bounds.minX)
    return !isBefore && frame.sharesArea(with: view.layoutPass.preparedRect)
  }

  /// Returns whether an element has no view yet, because it lies outside the bounds and is not
  /// measured there: its view would be laid out at the estimate. A layout of an app has no known
  /// estimates.
  func isHeldBack(_ element: WantedElement, in view: any RecyclingView) -> Bool {
    // The layout is asked last: a flow layout reads its settings to answer.
    element.attributes.freeAxes != nil
      && !element.shownFrame.sharesArea(with: view.bounds)
      && needsMeasurement(element.key, element.attributes, in: view) && view.backend.measuresViews
  }

  /// Returns whether the view of an element has to be measured before it is displayed.
  func needsMeasurement(
    _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes, in view: any RecyclingView
  ) -> Bool {
    guard !key.isDecoration, attributes.freeAxes != [] else { return false }
    guard let measurement = view.elements[key]?.measurement else { return true }
    return measurement.isOutOfDate(for: attributes.size, freeAxes: attributes.freeAxes)
  }

  /// Queries a view for the size that it prefers, and invalidates the layout if the layout accepts
  /// it.
  ///
  /// - Returns: Whether the layout was invalidated.
  private func measure(
    _ live: LiveElement, _ attributes: UICollectionViewLayoutAttributes, in view: any RecyclingView
  ) -> Bool {
    view.elements.update(live, attributes, in: view)
    guard live.isLive else { return false }
    live.noteRepeatedMeasurement()
    let (reloadCount, remeasureCount) = (view.dataUpdates.reloadCount, remeasureCount)
    let offered = attributes.duplicate()
    live.view.cell?.updateConfigurationsIfNeeded()
    measuredView = live.view
    let preferred = live.view.preferredLayoutAttributesFitting(offered)
    measuredView = nil
    guard view.dataUpdates.reloadCount == reloadCount else { return true }
    guard self.remeasureCount == remeasureCount else {
      // The view has invalidated the layout, which is prepared first.
      note(preferred.size, of: live, in: view)
      return true
    }
    live.record(Measurement(offered: attributes.size, preferred: preferred.size))
    guard invalidateLayout(for: preferred, of: attributes, in: view) else { return false }
    note(preferred.size, of: live, in: view)
    return true
  }

  /// Invalidates the layout for the size that a view prefers, if the layout accepts it.
  ///
  /// - Returns: Whether the layout was invalidated.
  private func invalidateLayout(
    for preferred: UICollectionViewLayoutAttributes,
    of attributes: UICollectionViewLayoutAttributes, in view: any RecyclingView
  ) -> Bool {
    // A log of the layout names the context of each invalidation.
    if LayoutEventLog.record == nil,
      let isMoved = view.backend.takePreferredSize(preferred.size, of: attributes)
    {
      if isMoved { view.layoutPass.preferredSizeWasTaken(in: view) }
      return isMoved
    }
    let layout = view.layoutInUse
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return false }
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    context.setReason(.preferredSizes)
    layout.invalidateLayout(with: context)
    return true
  }

  /// Asks a view once more for the size that it prefers, without an effect on the layout.
  @discardableResult
  func repeatMeasurement(
    of view: any ElementView, _ attributes: UICollectionViewLayoutAttributes
  ) -> CGSize {
    measuredView = view
    defer { measuredView = nil }
    return view.preferredLayoutAttributesFitting(attributes).size
  }

  /// Sorts elements by position: along the axis that scrolls, then across it.
  private func sortedFromTheTop(
    _ elements: [WantedElement], in view: any RecyclingView
  ) -> [WantedElement] {
    let isHorizontal =
      view.contentSize.width > view.bounds.width && view.contentSize.height <= view.bounds.height
    let isReversed = view.isReadFromHighToLow
    func position(_ element: WantedElement) -> (CGFloat, CGFloat) {
      let frame = element.shownFrame
      let x = isReversed ? -frame.maxX : frame.minX
      return isHorizontal ? (x, frame.minY) : (frame.minY, x)
    }
    return elements.enumerated()
      .sorted { first, second in
        let (one, other) = (position(first.element), position(second.element))
        return one == other ? first.offset < second.offset : one < other
      }
      .map(\.element)
  }

  // MARK: - Bounds on the number of measurements

  /// Records a size that a view asked for. Traps if the view has asked for too many.
  private func note(_ size: CGSize, of live: LiveElement, in view: any RecyclingView) {
    if let sizes = log.note(size, of: live.key, inRun: LayoutRun.number) {
      failToConverge(live, sizes, in: view)
    }
  }

  private func failToConverge(
    _ live: LiveElement, _ sizes: [CGSize], in view: any RecyclingView
  ) -> Never {
    let last = sizes.suffix(4).map { "\($0.width) x \($0.height)" }.joined(separator: ", ")
    fatalError(
      "The layout \(type(of: view.layoutInUse)) does not settle: the \(live.key.kind) at "
        + "\(live.key.indexPath.sentenceName), a \(type(of: live.view)), has asked for another size "
        + "\(sizes.count) times (lately for \(last)), the last time because "
        + "\(live.cause.rawValue); "
        + "return the same size for the same attributes from preferredLayoutAttributesFitting(_:), and "
        + "let shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:) return "
        + "false where the layout has that size already.")
  }

  // MARK: - Measuring again

  /// Invalidates the measurements of all views, whose sizes the layout has discarded.
  func remeasureAll(in view: any RecyclingView) {
    remeasureCount += 1
    view.elements.setNeedsMeasurement(because: .layoutWasInvalidated)
  }

  /// Invalidates the measurement of a view after a change in the size of its content or of a view
  /// in it.
  ///
  /// - Parameter isOwn: Whether the view itself or a cell's content view has changed.
  func contentSizeDidChange(
    of reusable: any ElementView, isOwn: Bool, in view: any RecyclingView
  ) {
    switch invalidation {
    case .disabled: return
    case .enabled: if !isOwn { return }
    case .enabledIncludingConstraints: break
    }
    guard let key = reusable.displayedElement, let live = view.elements[key],
      live.view === reusable, reusable !== measuredView, view.backend.measuresViews
    else { return }
    live.setNeedsMeasurement(because: .contentWasInvalidated)
    view.layoutPass.setNeedsAllViews(in: view)
  }
}
