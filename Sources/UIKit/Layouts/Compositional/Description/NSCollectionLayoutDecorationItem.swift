/// A view behind a section that shows no data, such as a rounded background.
///
///     section.decorationItems = [.background(elementKind: "background")]
///     layout.register(BackgroundView.self, forDecorationViewOfKind: "background")
///
/// It takes up the section's whole rectangle, headers and content insets included, less its own
/// ``NSCollectionLayoutItem/contentInsets`` (conformance cases `charon-157`, `charon-158`). The
/// cells of a section with decoration items lie at depth 1 instead of zero.
@preconcurrency @MainActor
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind that the layout has a view class registered for.
  public let elementKind: String

  /// The order in depth: of two views that overlap, the one with the higher number is in front.
  /// Zero by default, behind the section's cells.
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

  /// A background behind a whole section. Register a class for its kind with
  /// ``UICollectionViewLayout/register(_:forDecorationViewOfKind:)``.
  public class func background(elementKind: String) -> Self { Self(elementKind: elementKind) }

  override func describeContent(
    into words: inout DescriptionWords, kinds: inout ElementKindTable
  ) { describeBackground(into: &words, kinds: &kinds) }

  override func resized(to layoutSize: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    NSCollectionLayoutDecorationItem(copying: self, layoutSize: layoutSize)
  }
}
