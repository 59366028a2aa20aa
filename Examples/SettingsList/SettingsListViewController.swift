import UIKit

/// Settings in an inset grouped list: switches, values, choices with a checkmark, and rows that
/// expand.
public final class SettingsListViewController: UIViewController {
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<SettingsSection, SettingsItem>!
  private var enabled: Set<String> = ["Bluetooth"]
  private var textSize = "Medium"

  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Settings"
  }

  public required init?(coder: NSCoder) {
    fatalError("SettingsListViewController cannot be decoded; create it in code.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.alwaysBounceVertical = true
    collectionView.delegate = self
    view.addSubview(collectionView)
    makeDataSource()
    applySnapshots()
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  // MARK: - Data

  private func makeDataSource() {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, SettingsItem> {
      [weak self] cell, _, item in
      self?.configure(cell, for: item)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, indexPath in
      var content = view.defaultContentConfiguration()
      content.text = SettingsSection.allCases[indexPath.section].header
      view.contentConfiguration = content
    }
    let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { view, _, indexPath in
      var content = view.defaultContentConfiguration()
      content.text = SettingsSection.allCases[indexPath.section].footer
      view.contentConfiguration = content
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(
        using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: indexPath)
    }
  }

  private func applySnapshots() {
    var snapshot = NSDiffableDataSourceSnapshot<SettingsSection, SettingsItem>()
    snapshot.appendSections(SettingsSection.allCases)
    for section in SettingsSection.allCases where section != .storage {
      snapshot.appendItems(section.items, toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
    var storage = NSDiffableDataSourceSectionSnapshot<SettingsItem>()
    for item in SettingsSection.storage.items {
      storage.append([item])
      storage.append(SettingsSection.storage.children(of: item), to: item)
    }
    dataSource.apply(storage, to: .storage, animatingDifferences: false)
  }

  // MARK: - Rows

  private func configure(_ cell: UICollectionViewListCell, for item: SettingsItem) {
    var content = cell.defaultContentConfiguration()
    content.text = item.title
    content.image = item.symbol.flatMap { UIImage(systemName: $0) }
    cell.contentConfiguration = content
    switch item.kind {
    case .toggle: cell.accessories = [.customView(configuration: toggle(for: item))]
    case .value(let value): cell.accessories = [.label(text: value), .disclosureIndicator()]
    case .choice: cell.accessories = item.title == textSize ? [.checkmark()] : []
    case .usage(let size):
      let hasChildren = !SettingsSection.storage.children(of: item).isEmpty
      let arrow = UICellAccessory.outlineDisclosure(options: .init(style: .header))
      cell.accessories = [.label(text: size)] + (hasChildren ? [arrow] : [])
    }
  }

  private func toggle(for item: SettingsItem) -> UICellAccessory.CustomViewConfiguration {
    let toggle = UISwitch()
    toggle.isOn = enabled.contains(item.title)
    toggle.addAction(
      UIAction { [weak self, weak toggle] _ in
        guard let self, let toggle else { return }
        if toggle.isOn { enabled.insert(item.title) } else { enabled.remove(item.title) }
      }, for: .valueChanged)
    return UICellAccessory.CustomViewConfiguration(
      customView: toggle, placement: .trailing(), reservedLayoutWidth: .actual)
  }
}

extension SettingsListViewController: UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { dataSource.itemIdentifier(for: indexPath)?.kind != .toggle }

  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let item = dataSource.itemIdentifier(for: indexPath), item.kind == .choice else { return }
    textSize = item.title
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers(inSection: .textSize))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
