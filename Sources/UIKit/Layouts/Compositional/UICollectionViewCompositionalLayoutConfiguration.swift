/// The configuration of a compositional layout, which applies to all its sections.
///
/// A layout returns copies: set ``UICollectionViewCompositionalLayout/configuration`` again after a
/// change.
@preconcurrency @MainActor
public final class UICollectionViewCompositionalLayoutConfiguration: NSObject,
  @preconcurrency NSCopying
{
  /// The axis along which sections follow each other. The default is `.vertical`.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The spacing between consecutive sections, including empty ones, in points. The default is
  /// zero.
  public var interSectionSpacing: CGFloat = 0

  /// The reference for the insets of sections across the scroll axis, unless a section has its own.
  /// The default is `.safeArea`; `.automatic` is equivalent.
  public var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Headers, footers, and side views of the whole content. The configuration stores copies. The
  /// default is an empty array.
  ///
  /// They are positioned before the first and after the last section, and no insets apply to them
  /// (conformance cases `charon-137`, `charon-181`). The index paths of their views, as passed to
  /// the data source, have one index, which is zero: reading `item` of it traps, as in UIKit. Each
  /// of them needs its own element kind.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { storedBoundaryItems }
    set {
      storedBoundaryItems = newValue.map {
        $0.copy() as! NSCollectionLayoutBoundarySupplementaryItem
      }
    }
  }

  private var storedBoundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Creates a configuration with the default values.
  public override init() { super.init() }

  /// Returns a copy with the same values.
  public func copy(with zone: NSZone? = nil) -> Any { copied }

  /// A copy with the same values.
  var copied: UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    return copy
  }
}
