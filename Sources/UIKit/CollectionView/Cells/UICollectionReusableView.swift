/// A view that a collection view makes, takes away and uses again.
///
/// Supplementary views derive from it; cells derive from ``UICollectionViewCell``.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// What the view was dequeued for; nil if it was not dequeued.
  open internal(set) var reuseIdentifier: String?

  /// The attributes that were applied last, so that they are not applied again; hosts read them too.
  package internal(set) var appliedAttributes: UICollectionViewLayoutAttributes? {
    didSet { noteDrawingChange() }
  }
  /// What the view shows at present; nil while it shows nothing.
  var shownElement: ElementKey? {
    didSet { if shownElement != oldValue { noteDrawingChange() } }
  }
  /// The kind of supplementary view; nil for a cell.
  var elementKind: String?
  /// Where the view waits to be used again; nil if it was not dequeued. The shelf holds waiting views,
  /// and the collection view the shelf.
  weak var shelf: ReusePool.Shelf?

  /// A view of a frame in points.
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
    wish(within: size, of: self)
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
    sizeWasInvalidated(isOwn: view === self)
  }
}
