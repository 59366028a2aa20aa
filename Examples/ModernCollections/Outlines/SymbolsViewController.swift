import UIKit

/// Symbols in three ways: a row of tiles that scrolls horizontally, an outline by category, and a
/// list.
final class SymbolsViewController: UIViewController {
  private enum Section: Int, CaseIterable {
    case recents, outline, list
  }

  /// An item of the screen. A symbol in two sections is two items.
  private enum Item: Hashable, Sendable {
    case recent(SymbolEntry)
    case category(SymbolEntry.Category)
    case member(SymbolEntry)
    case row(SymbolEntry)

    var symbol: SymbolEntry? {
      switch self {
      case .recent(let symbol), .member(let symbol), .row(let symbol): symbol
      case .category: nil
      }
    }
  }

  private var starred: Set<SymbolEntry> = []
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = addCollectionView(with: makeLayout())
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.delegate = self
    configureDataSource()
    applySnapshots()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: indexPath, animated: animated)
    }
  }

  // MARK: - Layout

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] sectionIndex, environment in
      guard let self, let section = Section(rawValue: sectionIndex) else { return nil }
      switch section {
      case .recents: return makeRecentsSection()
      case .outline:
        var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        configuration.backgroundColor = .clear
        let section = NSCollectionLayoutSection.list(
          using: configuration, layoutEnvironment: environment)
        section.contentInsets.top = 0
        section.contentInsets.bottom = 0
        return section
      case .list:
        return NSCollectionLayoutSection.list(
          using: listConfiguration(), layoutEnvironment: environment)
      }
    }
  }

  private func makeRecentsSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(96), heightDimension: .absolute(80)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
    return section
  }

  /// The configuration of the list of all symbols.
  private func listConfiguration() -> UICollectionLayoutListConfiguration {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      self?.starActions(forItemAt: indexPath)
    }
    return configuration
  }

  private func starActions(forItemAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let symbol = dataSource.itemIdentifier(for: indexPath)?.symbol else { return nil }
    let isStarred = starred.contains(symbol)
    let star = UIContextualAction(style: .normal, title: isStarred ? "Unstar" : "Star") {
      [weak self] _, _, completion in
      self?.setStarred(!isStarred, symbol)
      completion(true)
    }
    star.image = UIImage(systemName: isStarred ? "star.slash" : "star")
    star.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [star])
  }

  // MARK: - Data

  private func configureDataSource() {
    let tile = UICollectionView.CellRegistration<SymbolCell, SymbolEntry> { cell, _, symbol in
      cell.show(symbol)
    }
    let category = UICollectionView.CellRegistration<
      UICollectionViewListCell, SymbolEntry.Category
    > { cell, _, category in
      var content = cell.defaultContentConfiguration()
      content.text = category.rawValue
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, SymbolEntry> {
      [weak self] cell, _, symbol in
      self?.configure(cell, for: symbol)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, item in
      switch item {
      case .recent(let symbol):
        collectionView.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: symbol)
      case .category(let name):
        collectionView.dequeueConfiguredReusableCell(using: category, for: indexPath, item: name)
      case .member(let symbol), .row(let symbol):
        collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: symbol)
      }
    }
  }

  private func configure(_ cell: UICollectionViewListCell, for symbol: SymbolEntry) {
    var content = UIListContentConfiguration.valueCell()
    content.text = symbol.title
    content.image = UIImage(systemName: symbol.systemName)
    cell.contentConfiguration = content
    let star = UICellAccessory.CustomViewConfiguration(
      customView: UIImageView(image: UIImage(systemName: "star.fill")),
      placement: .trailing(), tintColor: .systemYellow)
    cell.accessories =
      (starred.contains(symbol) ? [.customView(configuration: star)] : [])
      + [.disclosureIndicator()]
  }

  private func applySnapshots() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    dataSource.apply(snapshot, animatingDifferences: false)

    var recents = NSDiffableDataSourceSectionSnapshot<Item>()
    recents.append(SymbolEntry.all.enumerated().filter { $0.offset % 3 == 1 }.map { .recent($1) })
    dataSource.apply(recents, to: .recents, animatingDifferences: false)

    var outline = NSDiffableDataSourceSectionSnapshot<Item>()
    for category in SymbolEntry.Category.allCases {
      outline.append([.category(category)])
      outline.append(
        SymbolEntry.symbols(in: category).map { .member($0) }, to: .category(category))
    }
    dataSource.apply(outline, to: .outline, animatingDifferences: false)

    var list = NSDiffableDataSourceSectionSnapshot<Item>()
    list.append(SymbolEntry.all.map { .row($0) })
    dataSource.apply(list, to: .list, animatingDifferences: false)
  }

  private func setStarred(_ isStarred: Bool, _ symbol: SymbolEntry) {
    if isStarred { starred.insert(symbol) } else { starred.remove(symbol) }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(
      [Item.member(symbol), .row(symbol)].filter { snapshot.indexOfItem($0) != nil })
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

extension SymbolsViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let symbol = dataSource.itemIdentifier(for: indexPath)?.symbol else { return }
    let controller = SymbolViewController(symbol, isStarred: starred.contains(symbol)) {
      [weak self] isStarred in
      self?.setStarred(isStarred, symbol)
    }
    navigationController?.pushViewController(controller, animated: true)
  }
}
