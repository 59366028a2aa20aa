internal import Scenes

/// A view that a collection view creates and reuses.
///
/// Supplementary and decoration views are of subclasses; cells are of subclasses of
/// ``UICollectionViewCell``.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView, ElementView {
  /// The identifier for which the view was dequeued; `nil` if it was not dequeued.
  open private(set) var reuseIdentifier: String?

  /// The attributes that were applied last.
  private(set) var appliedAttributes: UICollectionViewLayoutAttributes? {
    didSet { noteDrawingChange() }
  }
  /// The element that the view displays; `nil` if it displays none.
  var displayedElement: ElementKey? {
    didSet { if displayedElement != oldValue { noteDrawingChange() } }
  }
  /// The kind of element for which the view was made.
  private(set) var elementKind = ElementKind.cell
  /// The distance along x by which the view lies beside the position in its attributes, in points.
  var displacement: CGFloat = 0 {
    didSet {
      if displacement != oldValue { displacementDidChange(from: oldValue) }
    }
  }
  /// The queue that the view returns to after use; `nil` if it was not dequeued. The queue owns the
  /// waiting views, and the collection view or the layout owns the queue.
  private(set) weak var reuseQueue: ReuseQueue?

  /// The registration of the nib that the view was created of: see ReuseQueue.swift.
  var nibRegistration = -1

  /// Creates a view with a frame, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view of an interface file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before the collection view replaces its layout, while the view has the frame of the old
  /// one. Does nothing by default.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called after the collection view has replaced its layout, when the view has the frame of the
  /// new one. Does nothing by default.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Prepares a view for reuse. A subclass resets what the data source does not set again, and
  /// calls `super`.
  ///
  /// Not called for reconfigured items.
  open func prepareForReuse() {}

  /// Called after changed attributes of the layout were applied to the view's geometry. A subclass
  /// applies the values of its own class of attributes.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  var cell: (any ElementCell)? { nil }

  // MARK: - Size

  /// Returns the attributes that the view prefers, for a copy of its attributes. The layout decides
  /// whether it accepts them.
  ///
  /// The default calls
  /// ``UIView/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``
  /// with the size in the attributes, which is required along the axes that the layout fixes, and
  /// returns the result, rounded up to pixels. A view that cannot size itself returns its present
  /// size. A subclass may change the result of `super`.
  ///
  /// The view has the size in the attributes already. It is measured when it becomes visible, and
  /// again only if the layout fixes an axis at another length, the layout was invalidated, the item
  /// was reconfigured, or ``UIView/invalidateIntrinsicContentSize()`` was called on it.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fit(layoutAttributes)
    return layoutAttributes
  }

  /// Returns the size of the view's content for a target size, whose lengths with the priority
  /// `required` are fixed.
  ///
  /// With constraints in the view (in the content view of a cell), the result is the smallest size
  /// at which they hold that is nearest to the target, as in
  /// ``UIView/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``.
  /// Otherwise, the size of the content is the result of `sizeThatFits(_:)` for the target. A
  /// length of zero that is not required stands for any length.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    viewWithConstraints?.constrainedFittingSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
      ?? contentSize(
        near: targetSize, fixedWidth: horizontalFittingPriority >= .required,
        fixedHeight: verticalFittingPriority >= .required)
  }

  /// Returns the size of the view's content, in points: ``UIView/intrinsicContentSize`` along an
  /// axis that has one, and the present size along the other.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    preferredSize(within: size, of: self)
  }

  /// The view whose constraints decide the size: the view itself, or the content view of a cell;
  /// `nil` without constraints.
  var viewWithConstraints: UIView? { hasConstraintsInside ? self : nil }

  override func constraintsInside(didChangeIn region: LayoutRegion) {
    super.constraintsInside(didChangeIn: region)
    contentSizeDidChange(isOwn: false)
  }

  // MARK: - Reuse and attributes

  /// Makes the view one of a reuse queue.
  func assign(to queue: ReuseQueue) {
    reuseIdentifier = queue.purpose.identifier
    elementKind = queue.purpose.kind
    reuseQueue = queue
  }

  /// Applies attributes to the view, unless equal ones were applied last.
  func applyIfChanged(_ attributes: UICollectionViewLayoutAttributes) {
    if let applied = appliedAttributes, applied.isSame(as: attributes) { return }
    applyGeometry(of: attributes)
    let oldPlacement = listPlacement
    appliedAttributes = attributes
    if listPlacement != oldPlacement { listPlacementDidChange() }
    apply(attributes)
  }

  /// The position of the view in a list.
  var listPlacement: ListPlacement { appliedAttributes?.values.listPlacement ?? .none }

  /// Called after the view has got another position in a list, and before ``apply(_:)``. Does
  /// nothing by default.
  func listPlacementDidChange() {}

  // MARK: - Drawing

  override func drawing(at moment: DrawingMoment) -> SceneNode {
    var node = super.drawing(at: moment)
    node.element = displayingCollectionView.flatMap { sceneElement(in: $0) }
    return node
  }

  /// Returns the element that the view displays in a collection view; `nil` if it displays none.
  func sceneElement(in collectionView: UICollectionView) -> SceneElement? {
    guard let kind = appliedAttributes.map(FrameElement.Kind.init),
      let indexPath = collectionView.indexPath(forSupplementaryView: self)
    else { return nil }
    return SceneElement(kind, at: indexPath)
  }

  override func intrinsicContentSizeWasInvalidated(in view: UIView) {
    super.intrinsicContentSizeWasInvalidated(in: view)
    contentSizeDidChange(isOwn: view === self)
  }
}
