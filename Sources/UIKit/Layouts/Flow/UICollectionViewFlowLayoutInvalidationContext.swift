/// What of a flow layout is out of date.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is to be asked anew for sizes, insets and spacings. True by default.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether lines are to be broken anew. True by default; where it is false, everything lies where it
  /// did, and whatever the delegate would say is not asked for.
  open var invalidateFlowLayoutAttributes = true

  /// A context that says that all is out of date.
  public required init() { super.init() }
}
