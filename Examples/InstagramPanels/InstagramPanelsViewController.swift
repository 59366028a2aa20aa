import UIKit

/// Colored panels, large and small, in three alternating patterns. In a navigation controller, the
/// bar has a search by numbers.
public final class InstagramPanelsViewController: UIViewController {
  private let numberOfItems: Int
  private var sections: [Layout.Section<Panel>]
  /// The text of the search; empty without one.
  private var query = ""
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Panel.ID>!

  /// Creates a screen with a number of panels.
  public init(numberOfItems: Int = 1_000) {
    self.numberOfItems = numberOfItems
    sections = Layout.Section.build(
      (0..<numberOfItems).map(Panel.init), with: RegularOrderLayoutStrategy())
    super.init(nibName: nil, bundle: nil)
    title = "Panels"
  }

  public required init?(coder: NSCoder) {
    fatalError("InstagramPanelsViewController cannot be decoded; create it in code.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    configureCollectionView()
    configureDataSource()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Number of a panel"
    search.searchBar.keyboardType = .numberPad
    navigationItem.searchController = search
    definesPresentationContext = true
  }

  private func configureCollectionView() {
    collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: Layout.build(for: sections))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.register(
      PanelCell.self, forCellWithReuseIdentifier: PanelCell.reuseIdentifier)
    view.addSubview(collectionView)
  }

  private func configureDataSource() {
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, id in
      let cell =
        collectionView.dequeueReusableCell(
          withReuseIdentifier: PanelCell.reuseIdentifier, for: indexPath) as! PanelCell
      cell.show(Panel(id: id))
      return cell
    }
    applySnapshot()
  }

  private func applySnapshot() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Panel.ID>()
    snapshot.appendSections(sections.map(\.id))
    for section in sections {
      snapshot.appendItems(section.items.map(\.id), toSection: section.id)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

extension InstagramPanelsViewController: UISearchResultsUpdating {
  public func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.isActive ? searchController.searchBar.text ?? "" : ""
    guard text != query else { return }
    query = text
    let panels = (0..<numberOfItems).map(Panel.init).filter {
      text.isEmpty || String($0.id).contains(text)
    }
    sections = Layout.Section.build(panels, with: RegularOrderLayoutStrategy())
    collectionView.setCollectionViewLayout(Layout.build(for: sections), animated: false)
    applySnapshot()
  }
}
