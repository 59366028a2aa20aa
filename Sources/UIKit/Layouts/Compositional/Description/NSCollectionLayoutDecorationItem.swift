/// A decorative view behind a section, such as a rounded background, which displays no data.
///
///     section.decorationItems = [.background(elementKind: "background")]
///     layout.register(BackgroundView.self, forDecorationViewOfKind: "background")
///
/// It covers the section's whole rectangle, including headers and content insets, inset by its own
/// ``NSCollectionLayoutItem/contentInsets`` (conformance cases `charon-157`, `charon-158`). The
/// `zIndex` of cells in a section with decoration items is 1 instead of zero.
@preconcurrency @MainActor
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The element kind, for which the layout has a registered view class.
  public let elementKind: String

  /// The stacking order of the view: a view with a higher value is in front. The default is zero,
  /// behind the section's cells.
  public var zIndex = 0 {
    didSet { DescriptionChanges.note() }
  }

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  private init(copying other: NSCollectionLayoutDecorationItem, layoutSize: NSCollectionLayoutSize)
  {
    elementKind = other.elementKind
    zIndex = other.zIndex
    super.init(copying: other, layoutSize: layoutSize)
  }

  /// Creates a background for a whole section. Register a class for its kind with
  /// `UICollectionViewLayout.register(_:forDecorationViewOfKind:)`.
  public class func background(elementKind: String) -> Self { Self(elementKind: elementKind) }

  override func describeContent(
    into words: DescriptionWords, kinds: inout ElementKindTable
  ) { describeBackground(into: words, kinds: &kinds) }

  override func resized(to layoutSize: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    NSCollectionLayoutDecorationItem(copying: self, layoutSize: layoutSize)
  }
}
