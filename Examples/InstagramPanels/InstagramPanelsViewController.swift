import UIKit

/// Colored panels, large and small, in three alternating patterns.
public final class InstagramPanelsViewController: UIViewController {
  private let sections: [Layout.Section<Panel>]
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Panel.ID>!

  /// Creates a screen with a number of panels.
  public init(numberOfItems: Int = 1_000) {
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

    var snapshot = NSDiffableDataSourceSnapshot<Int, Panel.ID>()
    snapshot.appendSections(sections.map(\.id))
    for section in sections {
      snapshot.appendItems(section.items.map(\.id), toSection: section.id)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
