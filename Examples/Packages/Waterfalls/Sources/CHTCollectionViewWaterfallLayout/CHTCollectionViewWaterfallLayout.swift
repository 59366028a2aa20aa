import UIKit
import WaterfallSections

/// The kind of the headers of a waterfall.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CHTCollectionElementKindSectionHeader = "CHTCollectionElementKindSectionHeader"
/// The kind of the footers of a waterfall.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CHTCollectionElementKindSectionFooter = "CHTCollectionElementKindSectionFooter"

/// The layout of `chiahsien/CHTCollectionViewWaterfallLayout`, for screens that import it.
///
/// The collection view's delegate returns the sizes of items; their quotient determines the height
/// in a column. Columns from right to left, and insets of headers and footers, are missing.
@MainActor
open class CHTCollectionViewWaterfallLayout: UICollectionViewCompositionalLayout {
  /// The choice of the column of an item.
  public enum ItemRenderDirection: Int {
    /// The shortest column.
    case shortestFirst
    /// One column after the other.
    case leftToRight
  }

  /// The reference for the insets of sections.
  public enum SectionInsetReference: Int {
    /// The content inset of the collection view.
    case fromContentInset
    /// The layout margins.
    case fromLayoutMargins
    /// The safe area.
    case fromSafeArea

    fileprivate var reference: UIContentInsetsReference {
      switch self {
      case .fromContentInset: .none
      case .fromLayoutMargins: .layoutMargins
      case .fromSafeArea: .safeArea
      }
    }
  }

  /// The number of columns. The default is 2.
  public var columnCount = 2 { didSet { invalidateLayout() } }
  /// The spacing between columns, in points. The default is 10.
  public var minimumColumnSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The spacing between the items of a column, in points. The default is 10.
  public var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The height of headers, in points. Zero, the default, for sections without one.
  public var headerHeight: CGFloat = 0 { didSet { invalidateLayout() } }
  /// The height of footers, in points. Zero, the default, for sections without one.
  public var footerHeight: CGFloat = 0 { didSet { invalidateLayout() } }
  /// The insets around the columns of a section. The default is zero.
  public var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The choice of columns. The default is the shortest column.
  public var itemRenderDirection = ItemRenderDirection.shortestFirst {
    didSet { invalidateLayout() }
  }
  /// The reference for the insets of sections. The default is the content inset.
  public var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { invalidateLayout() }
  }

  /// The layout, for the provider, which is made before it.
  @MainActor
  private final class Owner {
    weak var layout: CHTCollectionViewWaterfallLayout?
  }

  /// Creates a layout of two columns.
  public init() {
    let owner = Owner()
    super.init { section, environment in owner.layout?.section(section, in: environment) }
    owner.layout = self
  }

  /// Returns `nil`: interface files do not describe the layout.
  public required init?(coder: NSCoder) { return nil }

  /// The delegate of the collection view.
  public var delegate: (any CHTCollectionViewDelegateWaterfallLayout)? {
    collectionView?.delegate as? any CHTCollectionViewDelegateWaterfallLayout
  }

  private func section(
    _ index: Int, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    guard let collectionView, let delegate else { return nil }
    let insets = delegate.collectionView(collectionView, layout: self, insetsFor: index)
    var waterfall = WaterfallSection { [weak self, weak collectionView] item, width in
      guard let self, let collectionView else { return 0 }
      let size = delegate.collectionView(
        collectionView, layout: self, sizeForItemAt: IndexPath(item: item, section: index))
      return size.width > 0 && size.height > 0
        ? (size.height * width / size.width).rounded(.down) : 0
    }
    waterfall.columnCount = delegate.collectionView(
      collectionView, layout: self, columnCountFor: index)
    waterfall.columnSpacing = delegate.collectionView(
      collectionView, layout: self, minimumColumnSpacingFor: index)
    waterfall.itemSpacing = delegate.collectionView(
      collectionView, layout: self, minimumInteritemSpacingFor: index)
    waterfall.insets = NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    waterfall.insetsReference = sectionInsetReference.reference
    waterfall.takesColumnsInTurn = itemRenderDirection == .leftToRight
    waterfall.itemCount = collectionView.numberOfItems(inSection: index)
    let section = waterfall.makeSection(in: environment)
    section.supplementaryContentInsetsReference = .none
    let header = delegate.collectionView(collectionView, layout: self, heightForHeaderIn: index)
    let footer = delegate.collectionView(collectionView, layout: self, heightForFooterIn: index)
    section.boundarySupplementaryItems = [
      (header, CHTCollectionElementKindSectionHeader, NSRectAlignment.top),
      (footer, CHTCollectionElementKindSectionFooter, .bottom),
    ].filter { $0.0 > 0 }.map { height, kind, alignment in
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
        elementKind: kind, alignment: alignment)
    }
    return section
  }
}
