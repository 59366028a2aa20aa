/// The invalid parts of a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// A Boolean value that indicates whether the delegate is queried for sizes, insets, and
  /// spacings. The default is `true`.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// A Boolean value that indicates whether lines are broken again. The default is `true`; with
  /// `false` every element keeps its position, and the layout does not query the delegate.
  open var invalidateFlowLayoutAttributes = true

  /// Creates a context that invalidates everything.
  public required init() { super.init() }
}
