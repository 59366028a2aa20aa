/// A view that a collection view makes, takes away and uses again.
///
/// Supplementary views derive from it; cells derive from ``UICollectionViewCell``.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier for which the view was dequeued; `nil` if it was not dequeued.
  open private(set) var reuseIdentifier: String?

  /// The attributes that were applied last.
  package private(set) var appliedAttributes: UICollectionViewLayoutAttributes? {
    didSet { noteDrawingChange() }
  }
  /// The element that the view displays; `nil` if it displays none.
  var displayedElement: ElementKey? {
    didSet { if displayedElement != oldValue { noteDrawingChange() } }
  }
  /// The kind of element for which the view was made.
  private(set) var elementKind = ElementKind.cell
  /// The queue that the view returns to after use; `nil` if it was not dequeued. The queue owns the
  /// waiting views, and the collection view or the layout owns the queue.
  private(set) weak var reuseQueue: ReuseQueue?

  /// Creates a view with a frame, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Views are not read from archives here: this makes a view of size zero.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before the collection view replaces its layout, while the view lies where the old one has
  /// it. Does nothing unless a subclass says otherwise.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called after the collection view has replaced its layout, when the view lies where the new one
  /// has it. Does nothing unless a subclass says otherwise.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called when a view that was used before is about to be used again. A subclass takes away here
  /// what the data source does not set again, and calls `super`.
  ///
  /// It is not called for items that are reconfigured.
  open func prepareForReuse() {}

  /// Called after the attributes of the layout were applied to the view's geometry, whenever they
  /// differ from those before. A subclass applies here what its own kind of attributes says more.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  // MARK: - Its own size

  /// Called while the view is in sight, with a copy of the attributes that the layout has for it, and
  /// asks what the view would have instead. The layout decides whether it follows.
  ///
  /// The default asks ``UIView/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``
  /// with the size in the attributes, which is required along the axes that the layout holds, and
  /// puts the answer, rounded up to the pixel, in the attributes. A view that cannot size itself
  /// answers the size it has, which changes nothing. A subclass may call `super` and change what
  /// that returns.
  ///
  /// The view has the size in the attributes already. It is asked once when it comes into sight, and
  /// again only if the layout holds an axis at another length, the layout was invalidated, or the
  /// content has changed: it was reconfigured, or ``UIView/invalidateIntrinsicContentSize()`` was
  /// called on it.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fit(layoutAttributes)
    return layoutAttributes
  }

  /// The size that the view's content wants when an axis with priority `required` has the target's
  /// length.
  ///
  /// There is no Auto Layout here, so the content's wish is what `sizeThatFits(_:)` says for the
  /// target; a length of zero that is not required stands for any.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentSize(
      near: targetSize, fixedWidth: horizontalFittingPriority >= .required,
      fixedHeight: verticalFittingPriority >= .required)
  }

  /// The size that the view wants for its content, in points: ``UIView/intrinsicContentSize`` along
  /// an axis that has one, and the size that the view has along the other.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    preferredSize(within: size, of: self)
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
    if attributes.transform.isIdentity {
      if !transform.isIdentity { transform = .identity }
      frame = attributes.frame
    } else {
      transform = .identity
      bounds = CGRect(origin: bounds.origin, size: attributes.size)
      center = attributes.center
      transform = attributes.transform
    }
    alpha = attributes.alpha
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    layer.zPosition = CGFloat(attributes.zIndex)
    appliedAttributes = attributes
    apply(attributes)
  }

  // MARK: - Drawing

  package override func drawing(at moment: DrawingMoment) -> ViewDrawing {
    var drawing = super.drawing(at: moment)
    drawing.element = displayingCollectionView.flatMap { elementFacts(in: $0) }
    return drawing
  }

  /// Returns the element that the view displays in a collection view; `nil` if it displays none.
  func elementFacts(in collectionView: UICollectionView) -> ElementFacts? {
    guard let kind = appliedAttributes.map(ElementFacts.Kind.init),
      let indexPath = collectionView.indexPath(forSupplementaryView: self)
    else { return nil }
    return ElementFacts(kind, at: indexPath)
  }

  override func intrinsicContentSizeWasInvalidated(in view: UIView) {
    super.intrinsicContentSizeWasInvalidated(in: view)
    contentSizeDidChange(isOwn: view === self)
  }
}
