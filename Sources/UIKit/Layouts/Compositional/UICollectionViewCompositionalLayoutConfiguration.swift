/// What holds for all sections of a compositional layout.
///
/// A layout hands out copies: set ``UICollectionViewCompositionalLayout/configuration`` again after
/// a change.
@preconcurrency @MainActor
public final class UICollectionViewCompositionalLayoutConfiguration: NSObject,
  @preconcurrency NSCopying
{
  /// The axis along which sections follow each other; `.vertical` by default.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// Room between every two sections, empty ones included, in points. Zero by default.
  public var interSectionSpacing: CGFloat = 0

  /// What sections keep clear of across the scroll axis, unless they say otherwise; `.safeArea` by
  /// default. `.automatic` is the same.
  public var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Headers, footers and side views of the whole content; copies are stored. None by default.
  ///
  /// They lie before the first and after the last section and are moved by no insets (conformance
  /// cases `charon-137`, `charon-181`). The data source is asked for their views with index paths
  /// of one index, which is zero: reading `item` of it traps, as in UIKit. No two of them may be of
  /// the same kind.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { storedBoundaryItems }
    set {
      storedBoundaryItems = newValue.map {
        $0.copy() as! NSCollectionLayoutBoundarySupplementaryItem
      }
    }
  }

  private var storedBoundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// A configuration with the defaults.
  public override init() { super.init() }

  /// A copy with the same values.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    return copy
  }
}
