/// A view that a collection view makes, takes away and uses again.
///
/// Supplementary views derive from it; cells derive from ``UICollectionViewCell``.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// What the view was dequeued for; nil if it was not dequeued.
  open internal(set) var reuseIdentifier: String?

  /// The attributes that were applied last, so that they are not applied again; hosts read them too.
  package internal(set) var appliedAttributes: UICollectionViewLayoutAttributes?
  /// What the view shows at present; nil while it shows nothing.
  var shownElement: ElementKey?
  /// The kind of supplementary view; nil for a cell.
  var elementKind: String?

  /// A view of a frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Views are not read from archives here: this makes a view of size zero.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called when a view that was used before is about to be used again. A subclass takes away here
  /// what the data source does not set again, and calls `super`.
  ///
  /// It is not called for items that are reconfigured.
  open func prepareForReuse() {}

  /// Called after the attributes of the layout were applied to the view's geometry, whenever they
  /// differ from those before. A subclass applies here what its own kind of attributes says more.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}
