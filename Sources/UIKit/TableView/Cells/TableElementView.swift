/// The table view that displays a cell, a header or a footer.
@preconcurrency @MainActor
protocol TableHost: RecyclingView {
  /// The user has tapped the control of the editing mode: a delete or an insert button.
  func editControlTapped(in cell: UITableViewCell)

  /// Returns the height that the app states for a row, in points; `nil` if the row has the height
  /// of its cell.
  func statedHeight(ofRowAt indexPath: IndexPath) -> CGFloat?

  /// The user has tapped the button for details.
  func detailButtonTapped(in cell: UITableViewCell)

  /// The selection or the highlight of a cell has changed, which decides about the separator of the
  /// row above.
  func activityDidChange(in cell: UITableViewCell)
}

/// The state of a reusable view in its table view.
///
/// A class, because each read of a property through the protocol would copy a structure with its
/// weak references, which took 8 % of a step of a table view.
@MainActor
final class TableElementState {
  var reuseIdentifier: String?
  var kind = ElementKind.cell
  weak var queue: ReuseQueue?
  var nibRegistration = -1
  var element: ElementKey?
  var attributes: UICollectionViewLayoutAttributes?
  var displacement: CGFloat = 0
  weak var host: (any TableHost)?
}

/// A cell, a header or a footer of a table view.
@preconcurrency @MainActor
protocol TableElementView: ElementView, ConfigurableView {
  var elementState: TableElementState { get }

  /// Returns the height of the view in a width, in points.
  func fittingHeight(width: CGFloat) -> CGFloat
}

extension TableElementView {
  /// The table view; `nil` outside of table views. It sets itself before it displays the view.
  var host: (any TableHost)? {
    get { elementState.host }
    set { elementState.host = newValue }
  }

  var elementKind: ElementKind { elementState.kind }
  var reuseQueue: ReuseQueue? { elementState.queue }
  var appliedAttributes: UICollectionViewLayoutAttributes? { elementState.attributes }

  var nibRegistration: Int {
    get { elementState.nibRegistration }
    set { elementState.nibRegistration = newValue }
  }

  var displayedElement: ElementKey? {
    get { elementState.element }
    set {
      guard newValue != elementState.element else { return }
      elementState.element = newValue
      noteDrawingChange()
    }
  }

  var displacement: CGFloat {
    get { elementState.displacement }
    set {
      let old = elementState.displacement
      guard newValue != old else { return }
      elementState.displacement = newValue
      displacementDidChange(from: old)
    }
  }

  func assign(to queue: ReuseQueue) {
    elementState.reuseIdentifier = queue.purpose.identifier
    elementState.kind = queue.purpose.kind
    elementState.queue = queue
  }

  func applyIfChanged(_ attributes: UICollectionViewLayoutAttributes) {
    if let applied = appliedAttributes, applied.isSame(as: attributes) { return }
    applyGeometry(of: attributes)
    elementState.attributes = attributes
    noteDrawingChange()
  }

  func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateConfigurationsIfNeeded()
    if layoutAttributes.elementKey.isCell,
      let height = host?.statedHeight(ofRowAt: layoutAttributes.indexPath)
    {
      layoutAttributes.size.height = height
    } else {
      fit(layoutAttributes)
    }
    return layoutAttributes
  }

  func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The element that the view displays in its table view; `nil` if it displays none at present.
  var liveElement: (key: ElementKey, host: any TableHost)? {
    guard let host, let key = displayedElement, host.elements[key]?.view === self else {
      return nil
    }
    return (key, host)
  }

  // MARK: Size

  /// Returns the height that the size of the fitted view has in a width, rounded up to pixels.
  func heightFitting(width: CGFloat) -> CGFloat {
    if bounds.width != width { frame.size.width = width }
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return PixelRounding.up(size.height, scale: traitCollection.roundingScale)
  }

  /// Schedules a measurement of the view, after its content has changed.
  ///
  /// - Parameter isOwn: Whether the view or its content view itself has changed, not a view inside.
  func contentSizeDidChange(isOwn: Bool) {
    guard let host else { return }
    host.layoutPass.measurer.contentSizeDidChange(of: self, isOwn: isOwn, in: host)
  }
}

/// Margins that a view has until the app sets others.
struct StandardMargins {
  private var last: NSDirectionalEdgeInsets?

  /// Gives a view margins, unless the app has set other ones.
  @MainActor
  mutating func set(_ margins: NSDirectionalEdgeInsets, of view: UIView) {
    switch view.margins.base {
    case .standard: break
    case .directional(let present) where present == last: break
    default: return
    }
    guard last != margins || view.margins.base == .standard else { return }
    last = margins
    view.changeMargins { $0.base = .directional(margins) }
  }
}
