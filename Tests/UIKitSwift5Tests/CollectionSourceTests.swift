import Testing
import UIKit

// Collection view code as in apps, in Swift 5 mode. Mainly tests that the code compiles.

private class PhotoCell: UICollectionViewCell {
  static let reuseIdentifier = "PhotoCell"
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    label.text = nil
  }

  override var isSelected: Bool {
    didSet { contentView.alpha = isSelected ? 0.5 : 1 }
  }
}

private class TitleView: UICollectionReusableView {
  static let kind = "title-kind"
  let label = UILabel()
}

private class ClassicViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  var collectionView: UICollectionView!
  var selected: [IndexPath] = []
  var scrolls = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.register(
      PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuseIdentifier)
    collectionView.register(
      TitleView.self, forSupplementaryViewOfKind: TitleView.kind, withReuseIdentifier: "title")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  private func createLayout() -> UICollectionViewLayout {
    let config = UICollectionViewCompositionalLayoutConfiguration()
    config.interSectionSpacing = 20
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: {
        (sectionIndex: Int, layoutEnvironment: NSCollectionLayoutEnvironment)
          -> NSCollectionLayoutSection? in
        let columns = layoutEnvironment.container.effectiveContentSize.width > 800 ? 4 : 2
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        item.edgeSpacing = .init(leading: .fixed(0), top: nil, trailing: .flexible(0), bottom: nil)
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
          subitem: item, count: columns)
        group.interItemSpacing = .fixed(CGFloat(4))
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = sectionIndex == 9 ? .groupPaging : .none
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(44)),
          elementKind: TitleView.kind, alignment: .top)
        section.boundarySupplementaryItems = [header]
        return section
      }, configuration: config)
    return layout
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return 3
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: PhotoCell.reuseIdentifier, for: indexPath) as? PhotoCell
    else { fatalError("Cannot create new cell") }
    cell.label.text = "\(indexPath.section), \(indexPath.item)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    selected.append(indexPath)
    collectionView.deselectItem(at: indexPath, animated: true)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolls += 1
  }
}

private class DiffableViewController: UIViewController {
  enum Section: Hashable, CaseIterable { case main, more }
  struct Item: Hashable {
    let id = UUID()
    var title: String
  }

  var dataSource: UICollectionViewDiffableDataSource<Section, Item>! = nil
  var collectionView: UICollectionView! = nil

  override func viewDidLoad() {
    super.viewDidLoad()
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<PhotoCell, Item> {
      (cell, indexPath, item) in
      cell.label.text = item.title
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Item>(
      collectionView: collectionView
    ) {
      (collectionView: UICollectionView, indexPath: IndexPath, item: Item)
        -> UICollectionViewCell? in
      return collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems([Item(title: "a"), Item(title: "b")], toSection: .main)
    snapshot.appendItems([Item(title: "c")])
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

private class GridController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 5 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    title = "\(indexPath.item)"
  }
}

/// The layout of an article: columns computed once.
private class GridLayout: UICollectionViewLayout {
  private var cachedAttributes = [UICollectionViewLayoutAttributes]()
  private var contentHeight: CGFloat = 0
  private var contentWidth: CGFloat {
    guard let collectionView = collectionView else { return 0 }
    let insets = collectionView.contentInset
    return collectionView.bounds.width - (insets.left + insets.right)
  }

  override func prepare() {
    guard cachedAttributes.isEmpty, let collectionView = collectionView else { return }
    let cellLength = (contentWidth - 2) / CGFloat(3)
    // swift-format-ignore: ReplaceForEachWithForLoop
    (0..<collectionView.numberOfItems(inSection: 0)).forEach {
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: $0, section: 0))
      attributes.frame = CGRect(
        x: CGFloat($0 % 3) * (cellLength + 1), y: CGFloat($0 / 3) * (cellLength + 1),
        width: cellLength, height: cellLength
      ).insetBy(dx: 0, dy: 0)
      cachedAttributes.append(attributes)
      contentHeight = max(contentHeight, attributes.frame.maxY)
    }
  }

  override var collectionViewContentSize: CGSize {
    return CGSize(width: contentWidth, height: contentHeight)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    return cachedAttributes.filter({ (layoutAttributes) -> Bool in
      rect.intersects(layoutAttributes.frame)
    })
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return cachedAttributes[indexPath.item]
  }
}

@Suite(.serialized) @MainActor struct CollectionSourceTests {
  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func `a classic view controller shows its items`() {
    let controller = ClassicViewController()
    let window = show(controller)
    #expect(controller.collectionView.visibleCells.count == 6)
    #expect(controller.collectionView.visibleSupplementaryViews(ofKind: TitleView.kind).count == 2)
    controller.collectionView.contentOffset.y = 10
    #expect(controller.scrolls > 0)
    withExtendedLifetime(window) {}
  }

  @Test func `a diffable view controller shows its items`() {
    let controller = DiffableViewController()
    let window = show(controller)
    let cells = controller.collectionView.visibleCells as? [PhotoCell]
    #expect(cells?.map(\.label.text) == ["a", "b", "c"])
    withExtendedLifetime(window) {}
  }

  @Test func `a collection view controller shows its items`() {
    let controller = GridController(collectionViewLayout: GridLayout())
    let window = show(controller)
    #expect(controller.collectionView.superview === controller.view)
    #expect(controller.collectionView.visibleCells.count == 5)
    #expect(controller.collectionView.frame == controller.view.bounds)
    #expect(controller.collectionViewLayout is GridLayout)
    controller.collectionView.selectItem(
      at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: .top)
    controller.viewWillAppear(false)
    #expect(controller.collectionView.indexPathsForSelectedItems == [])
    withExtendedLifetime(window) {}
  }
}
