import UIKit

/// Settings of wireless networks: a switch, the joined network, and the networks in reach, which
/// change while the screen is visible.
final class NetworksViewController: UIViewController {
  private enum Section: Hashable, Sendable {
    case settings, networks
  }

  private enum Item: Hashable, Sendable {
    case power
    case joined(Network)
    case available(Network)
  }

  let scanner = NetworkScanner()

  private var isOn = true
  private var joined: Network? = Network.all[0]
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = addCollectionView(with: makeLayout())
    collectionView.delegate = self
    configureDataSource()
    scanner.networksDidChange = { [weak self] in self?.update(animated: true) }
    update(animated: false)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isOn { scanner.start() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    scanner.stop()
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func configureDataSource() {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
      [weak self] cell, _, item in
      self?.configure(cell, for: item)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, indexPath in
      var content = view.defaultContentConfiguration()
      let section = self?.dataSource.sectionIdentifier(for: indexPath.section)
      content.text = section == .networks ? "Networks" : "This device"
      view.contentConfiguration = content
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
  }

  private func configure(_ cell: UICollectionViewListCell, for item: Item) {
    var content = UIListContentConfiguration.valueCell()
    switch item {
    case .power:
      content.text = "Wi-Fi"
      cell.accessories = [.customView(configuration: powerSwitch())]
    case .joined(let network):
      content.text = network.name
      cell.accessories = [.checkmark()]
    case .available(let network):
      content.text = network.name
      content.image = UIImage(systemName: network.isProtected ? "lock" : "globe")
      cell.accessories = [.detail()]
    }
    cell.contentConfiguration = content
  }

  private func powerSwitch() -> UICellAccessory.CustomViewConfiguration {
    let powerSwitch = UISwitch()
    powerSwitch.isOn = isOn
    powerSwitch.addAction(
      UIAction { [weak self] action in
        guard let powerSwitch = action.sender as? UISwitch else { return }
        self?.setOn(powerSwitch.isOn)
      }, for: .valueChanged)
    return UICellAccessory.CustomViewConfiguration(
      customView: powerSwitch, placement: .trailing(displayed: .always),
      reservedLayoutWidth: .actual)
  }

  private func setOn(_ isOn: Bool) {
    self.isOn = isOn
    if isOn { scanner.start() } else { scanner.stop() }
    update(animated: true)
  }

  private func update(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections([.settings])
    snapshot.appendItems([.power])
    if isOn {
      if let joined { snapshot.appendItems([.joined(joined)]) }
      snapshot.appendSections([.networks])
      snapshot.appendItems(scanner.networks.filter { $0 != joined }.map { .available($0) })
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}

extension NetworksViewController: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { indexPath != IndexPath(item: 0, section: 0) }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard case .available(let network) = dataSource.itemIdentifier(for: indexPath) else { return }
    joined = network
    update(animated: true)
  }
}
