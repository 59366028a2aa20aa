import UIKit

/// A menu whose rows name the classes of the screens.
class MenuViewController: UIViewController {
    struct Entry: Hashable {
        let title: String
        let screen: UIViewController.Type?
        let entries: [Entry]

        init(_ title: String, screen: UIViewController.Type? = nil, entries: [Entry] = []) {
            self.title = title
            self.screen = screen
            self.entries = entries
        }

        func hash(into hasher: inout Hasher) { hasher.combine(title) }
        static func == (one: Entry, other: Entry) -> Bool { one.title == other.title }
    }

    @IBOutlet private weak var header: UILabel!

    private(set) var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Int, Entry>!

    private lazy var entries: [Entry] = [
        Entry("Grids", entries: [
            Entry("Badges", screen: BadgesViewController.self),
            Entry("Tiles", screen: TilesViewController.self),
        ]),
        Entry("Texts", entries: [
            Entry("Poems", screen: PoemsViewController.self),
            Entry("About", screen: AboutViewController.self),
        ]),
        Entry("Library", screen: LibraryViewController.self),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Catalog"
        navigationController?.navigationBar.tintColor = #colorLiteral(red: 0.8, green: 0.3, blue: 0.1, alpha: 1)
        header.text = "Five screens"
        header.layer.shadowColor = #colorLiteral(red: 0, green: 0, blue: 0, alpha: 1)
        configureList()
        var snapshot = NSDiffableDataSourceSectionSnapshot<Entry>()
        add(entries, to: nil, of: &snapshot)
        snapshot.expand(entries)
        dataSource.apply(snapshot, to: 0, animatingDifferences: false)
    }

    private func configureList() {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar))
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        collectionView.delegate = self
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        let groups = UICollectionView.CellRegistration<UICollectionViewListCell, Entry> {
            (cell, indexPath, entry) in
            var content = cell.defaultContentConfiguration()
            content.text = entry.title
            content.textProperties.font = .preferredFont(forTextStyle: .headline)
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
        }
        let screens = UICollectionView.CellRegistration<UICollectionViewListCell, Entry> {
            (cell, indexPath, entry) in
            var content = cell.defaultContentConfiguration()
            content.text = entry.title
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            (view, indexPath, entry) in
            view.dequeueConfiguredReusableCell(
                using: entry.entries.isEmpty ? screens : groups, for: indexPath, item: entry)
        }
    }

    private func add(
        _ entries: [Entry], to parent: Entry?,
        of snapshot: inout NSDiffableDataSourceSectionSnapshot<Entry>
    ) {
        snapshot.append(entries, to: parent)
        for entry in entries where !entry.entries.isEmpty { add(entry.entries, to: entry, of: &snapshot) }
    }
}

extension MenuViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let entry = dataSource.itemIdentifier(for: indexPath), let screen = entry.screen else { return }
        let controller = (screen as? NibScreen.Type)?.fromNib() ?? screen.init()
        controller.title = entry.title
        navigationController?.pushViewController(controller, animated: true)
    }
}
