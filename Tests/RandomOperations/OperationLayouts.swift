import UIKit

/// The layouts for random operations.
package enum OperationLayout: String, CaseIterable, Sendable {
  case grid, list, mixed, sideways, flow, pinnedFlow, sizedFlow, delegateFlow, columns, cachedWidth,
    swipeList, rows, depths

  /// The distance between the groups in the rows of ``mixed``, and the spacing within it.
  static let (rowStep, rowSpacing): (CGFloat, CGFloat) = (126, 6)

  static let background = "background"
  static let badge = "badge"
  static let corner = "corner"

  /// The kinds of supplementary views in all layouts.
  static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, badge,
    corner,
  ]

  /// Returns the kind with which a view is dequeued for a kind of the layout.
  static func dequeuedKind(for kind: String) -> String { kind == corner ? badge : kind }

  /// Returns whether a section scrolls orthogonally.
  func scrollsOrthogonally(inSection section: Int) -> Bool {
    self == .rows || self == .mixed && section % 2 == 1
  }

  /// Creates a layout of the kind.
  ///
  /// - Parameters:
  ///   - onPrepare: A closure called whenever the layout is prepared.
  ///   - onAction: A closure called for an action of a swiped row.
  @MainActor
  func make(
    onPrepare: @escaping () -> Void, onAction: @escaping @MainActor () -> Void
  ) -> UICollectionViewLayout {
    let layout = make(onAction)
    (layout as? any PreparationCounting)?.onPrepare = onPrepare
    return layout
  }

  @MainActor
  private func make(_ onAction: @escaping @MainActor () -> Void) -> UICollectionViewLayout {
    let header = UICollectionView.elementKindSectionHeader
    switch self {
    // Layouts of no subclass are queried by the engine alone while they scroll.
    case .grid: return UICollectionViewCompositionalLayout(section: Self.gridSection())
    case .list:
      let size = Self.size(.fractionalWidth(1), .estimated(44))
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.interGroupSpacing = 3
      section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 8, bottom: 7, trailing: 9)
      let bar = Self.bar(header)
      bar.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [bar]
      return CountedCompositionalLayout(section: section)
    case .mixed:
      let layout = CountedCompositionalLayout { index, _ in Self.mixedSection(index) }
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: Self.background)
      return layout
    case .sideways:
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = .horizontal
      configuration.interSectionSpacing = 7
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: Self.size(.absolute(90), .fractionalHeight(1)),
        subitem: NSCollectionLayoutItem(
          layoutSize: Self.size(.fractionalWidth(1), .fractionalHeight(1))), count: 3)
      return CountedCompositionalLayout(
        section: NSCollectionLayoutSection(group: group), configuration: configuration)
    case .flow, .pinnedFlow, .sizedFlow, .delegateFlow:
      let layout = self == .flow ? UICollectionViewFlowLayout() : CountedFlowLayout()
      layout.itemSize = CGSize(width: 90, height: 60)
      layout.sectionInset = UIEdgeInsets(top: 4, left: 6, bottom: 8, right: 10)
      if self == .pinnedFlow {
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.footerReferenceSize = CGSize(width: 0, height: 20)
        layout.sectionHeadersPinToVisibleBounds = true
        layout.sectionFootersPinToVisibleBounds = true
      }
      if self == .sizedFlow { layout.estimatedItemSize = CGSize(width: 120, height: 44) }
      return layout
    case .columns: return ColumnLayout()
    case .cachedWidth: return CachedWidthLayout()
    case .rows:
      // One description for all sections.
      let size = Self.size(.absolute(Self.rowStep - Self.rowSpacing), .estimated(50))
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size,
          subitems: [
            NSCollectionLayoutItem(layoutSize: Self.size(.fractionalWidth(1), .estimated(50)))
          ]))
      section.orthogonalScrollingBehavior = .groupPagingCentered
      section.interGroupSpacing = Self.rowSpacing
      return CountedCompositionalLayout(section: section)
    case .depths:
      let layout = UICollectionViewCompositionalLayout { index, _ in Self.deepSection(index) }
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: Self.background)
      return layout
    case .swipeList:
      return CountedCompositionalLayout { section, environment in
        Self.swipeSection(section, environment, onAction)
      }
    }
  }

  /// Creates a section of a list whose rows have actions at both edges. A full swipe performs the
  /// first action at the trailing edge.
  @MainActor
  private static func swipeSection(
    _ index: Int, _ environment: any NSCollectionLayoutEnvironment,
    _ onAction: @escaping @MainActor () -> Void
  ) -> NSCollectionLayoutSection {
    func actions(_ title: String, count: Int) -> UISwipeActionsConfiguration {
      UISwipeActionsConfiguration(
        actions: (0..<count).map { number in
          UIContextualAction(style: number == 0 ? .destructive : .normal, title: title) {
            _, _, completion in
            onAction()
            completion(true)
          }
        })
    }
    var list = UICollectionLayoutListConfiguration(
      appearance: index % 2 == 0 ? .insetGrouped : .plain)
    list.headerMode = index % 3 == 0 ? .supplementary : .none
    list.trailingSwipeActionsConfigurationProvider = { path in
      path.item % 5 == 4 ? nil : actions("Remove", count: 1 + path.item % 3)
    }
    list.leadingSwipeActionsConfigurationProvider = { _ in
      let configuration = actions("Mark", count: 1)
      configuration.performsFirstActionWithFullSwipe = false
      return configuration
    }
    return NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
  }

  @MainActor
  private static func gridSection() -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(70)),
        subitem: NSCollectionLayoutItem(
          layoutSize: size(.fractionalWidth(1), .fractionalHeight(1))), count: 3))
  }

  /// Creates a section, with orthogonal rows, badges, headers, and backgrounds by its index.
  @MainActor
  private static func mixedSection(_ index: Int) -> NSCollectionLayoutSection {
    guard index % 2 == 1 else {
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: size(.absolute(14), .absolute(14)), elementKind: badge,
        containerAnchor: NSCollectionLayoutAnchor(
          edges: [.top, .trailing], absoluteOffset: CGPoint(x: 4, y: -4)))
      let item = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item]))
      section.decorationItems = [.background(elementKind: background)]
      section.contentInsets = NSDirectionalEdgeInsets(top: 9, leading: 9, bottom: 9, trailing: 9)
      let bar = bar(UICollectionView.elementKindSectionHeader)
      bar.pinToVisibleBounds = index % 4 == 0
      section.boundarySupplementaryItems = [bar]
      return section
    }
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.absolute(rowStep - rowSpacing), .absolute(80)),
        subitems: [
          NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        ]))
    section.orthogonalScrollingBehavior = hasStops(inSection: index) ? .groupPaging : .continuous
    section.interGroupSpacing = rowSpacing
    return section
  }

  /// Creates a section with a custom group of estimated height, views of a kind that is dequeued as
  /// another one, and the largest and smallest depths.
  @MainActor
  private static func deepSection(_ index: Int) -> NSCollectionLayoutSection {
    let depth = [Int.max, .min, 0, -1][index % 4]
    let corner = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(12), .absolute(12)), elementKind: corner,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .leading]))
    corner.zIndex = depth
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .estimated(30))
    ) { _ in
      (0..<5).map { item in
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: item * 40, y: item * 25, width: 70, height: 40),
          zIndex: item % 2 == 0 ? depth : item)
      }
    }
    group.supplementaryItems = [corner]
    let section = NSCollectionLayoutSection(group: group)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: background)
    background.zIndex = index % 2 == 0 ? depth : 0
    section.decorationItems = [background]
    let bar = bar(UICollectionView.elementKindSectionHeader)
    bar.pinToVisibleBounds = index % 3 != 2
    bar.zIndex = depth
    section.boundarySupplementaryItems = [bar]
    return section
  }

  /// Returns whether the row of a section of ``mixed`` stops at its groups.
  static func hasStops(inSection section: Int) -> Bool { section % 4 == 1 }

  @MainActor
  private static func bar(_ kind: String) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(24)), elementKind: kind, alignment: .top)
  }

  @MainActor
  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }
}

/// A layout that reports its preparations.
@MainActor
protocol PreparationCounting: AnyObject {
  var onPrepare: () -> Void { get set }
}

/// A compositional layout that reports its preparations.
final class CountedCompositionalLayout: UICollectionViewCompositionalLayout, PreparationCounting {
  var onPrepare: () -> Void = {}

  override func prepare() {
    onPrepare()
    super.prepare()
  }
}

/// A flow layout that reports its preparations.
final class CountedFlowLayout: UICollectionViewFlowLayout, PreparationCounting {
  var onPrepare: () -> Void = {}

  override func prepare() {
    onPrepare()
    super.prepare()
  }
}

/// Two columns of cells, computed whenever the layout is prepared.
class ColumnLayout: UICollectionViewLayout, PreparationCounting {
  var onPrepare: () -> Void = {}
  private(set) var frames: [[CGRect]] = []
  private var height: CGFloat = 0

  override func prepare() {
    onPrepare()
    super.prepare()
    compute()
  }

  func compute() {
    guard let view = collectionView else { return }
    let width = view.bounds.width / 2
    var ends: [CGFloat] = [0, 0]
    frames = (0..<view.numberOfSections).map { section in
      (0..<view.numberOfItems(inSection: section)).map { item in
        let column = ends[0] <= ends[1] ? 0 : 1
        let frame = CGRect(
          x: CGFloat(column) * width, y: ends[column], width: width,
          height: 30 + CGFloat(item * 37 % 50))
        ends[column] = frame.maxY
        return frame
      }
    }
    height = ends.max() ?? 0
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for (section, frames) in frames.enumerated() {
      for (item, frame) in frames.enumerated() where frame.intersects(rect) {
        if let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: section)) {
          found.append(attributes)
        }
      }
    }
    return found
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard frames.indices.contains(indexPath.section),
      frames[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.section][indexPath.item]
    attributes.zIndex = indexPath.item % 3
    return attributes
  }
}

/// Columns that are computed again only if the width differs from the width at the last
/// computation, which is checked at invalidation.
final class CachedWidthLayout: ColumnLayout {
  private var isOutOfDate = true
  private var width: CGFloat = -1

  override func prepare() {
    guard isOutOfDate else { return onPrepare() }
    isOutOfDate = false
    width = collectionView?.bounds.width ?? 0
    super.prepare()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || collectionView?.bounds.width != width
    {
      isOutOfDate = true
    }
    super.invalidateLayout(with: context)
  }
}
