import UIKit

/// Three kinds of sections in one layout: an outline of folders, a list of recent files, and a grid
/// of the files in the open folder.
final class ExplorerViewController: UICollectionViewController {
  /// A section of the screen. Each folder has a grid of its own.
  enum Section: Hashable, Sendable {
    case folders
    case recents
    case files(Folder.ID)
    case results
  }

  /// An item of the screen. A recent file is an item beside the one in the grid.
  enum Item: Hashable, Sendable {
    case folder(Folder.ID)
    case recent(File.ID)
    case file(File.ID)

    var file: File.ID? {
      switch self {
      case .folder: nil
      case .recent(let id), .file(let id): id
      }
    }
  }

  let library: FileLibrary
  /// The folder whose files are in the grid; `nil` without folders.
  var openFolder: Folder.ID?
  /// The folders whose folders are displayed.
  var expanded: Set<Folder.ID> = []
  /// The text of the search; empty without one.
  private(set) var query = ""
  var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

  init(_ library: FileLibrary) {
    self.library = library
    openFolder = library.topFolders.first
    super.init(collectionViewLayout: UICollectionViewLayout())
    title = "Files"
  }

  required init?(coder: NSCoder) {
    fatalError("ExplorerViewController cannot be decoded; create it with a library.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.alwaysBounceVertical = true
    collectionView.setCollectionViewLayout(makeLayout(), animated: false)
    configureDataSource()
    configureReordering()
    configureBar()
    library.didChange = { [weak self] in self?.showContents(animated: true) }
    showContents(animated: false)
  }

  private func configureBar() {
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search files"
    navigationItem.searchController = search
    definesPresentationContext = true
    let more = UIBarButtonItem(
      title: "More", image: UIImage(systemName: "ellipsis"), menu: makeMenu())
    navigationItem.rightBarButtonItems = [editButtonItem, more]
  }

  private func makeMenu() -> UIMenu {
    let newFolder = UIAction(
      title: "New Folder", image: UIImage(systemName: "folder.badge.plus")
    ) { [weak self] _ in
      self?.askForName(title: "New Folder", name: "") { self?.library.addFolder($0) }
    }
    let sorting = UIMenu(
      title: "Clean Up By", image: UIImage(systemName: "arrow.up.arrow.down"),
      children: FileLibrary.Order.allCases.map { order in
        UIAction(title: order.rawValue) { [weak self] _ in
          guard let self, let openFolder else { return }
          library.sort(openFolder, by: order)
        }
      })
    return UIMenu(children: [newFolder, sorting])
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  // MARK: - Contents

  /// A Boolean value that indicates whether the files that match a text are displayed.
  var isSearching: Bool { !query.isEmpty }

  /// Displays the present folders and files.
  func showContents(animated: Bool) {
    if let openFolder, library.folder(openFolder) == nil { self.openFolder = nil }
    openFolder = openFolder ?? library.topFolders.first
    var sections: [Section] = isSearching ? [.results] : [.folders]
    if !isSearching {
      if !library.recents.isEmpty { sections.append(.recents) }
      if let openFolder { sections.append(.files(openFolder)) }
    }
    showSections(sections, animated: animated)
    for section in sections {
      dataSource.apply(snapshot(of: section), to: section, animatingDifferences: animated)
    }
  }

  /// Opens a folder: displays its files in the grid.
  func open(_ folder: Folder.ID) {
    let old = openFolder
    openFolder = folder
    showContents(animated: true)
    var snapshot = dataSource.snapshot()
    let changed = [old, folder].compactMap { $0.map(Item.folder) }
    snapshot.reconfigureItems(changed.filter { snapshot.indexOfItem($0) != nil })
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func showSections(_ sections: [Section], animated: Bool) {
    var snapshot = dataSource.snapshot()
    let old = snapshot.sectionIdentifiers
    guard old != sections else { return }
    snapshot.deleteSections(old.filter { !sections.contains($0) })
    var missing: [Section] = []
    for section in sections {
      if snapshot.sectionIdentifiers.contains(section) {
        snapshot.insertSections(missing, beforeSection: section)
        missing = []
      } else {
        missing.append(section)
      }
    }
    snapshot.appendSections(missing)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func snapshot(of section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Item>()
    switch section {
    case .folders:
      append(library.topFolders, to: nil, in: &snapshot)
      snapshot.expand(expanded.map(Item.folder).filter { snapshot.contains($0) })
    case .recents: snapshot.append(library.recents.map(Item.recent))
    case .files(let folder): snapshot.append((library.folder(folder)?.files ?? []).map(Item.file))
    case .results: snapshot.append(library.files(matching: query).map(Item.file))
    }
    return snapshot
  }

  private func append(
    _ folders: [Folder.ID], to parent: Item?,
    in snapshot: inout NSDiffableDataSourceSectionSnapshot<Item>
  ) {
    snapshot.append(folders.map(Item.folder), to: parent)
    for folder in folders {
      append(library.folder(folder)?.folders ?? [], to: .folder(folder), in: &snapshot)
    }
  }

  // MARK: - Delegate

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    switch dataSource.itemIdentifier(for: indexPath) {
    case .folder(let id): open(id)
    case .recent(let id), .file(let id): if !isEditing { openFile(id) }
    case nil: break
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let indexPath = indexPaths.first,
      let item = dataSource.itemIdentifier(for: indexPath)
    else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      switch item {
      case .folder(let id): self?.menu(forFolder: id)
      case .recent(let id), .file(let id): self?.menu(forFile: id)
      }
    })
  }

  // Files stay in their section.
  override func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    proposedIndexPath.section == originalIndexPath.section ? proposedIndexPath : currentIndexPath
  }
}

extension ExplorerViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.isActive ? searchController.searchBar.text ?? "" : ""
    guard text != query else { return }
    query = text
    showContents(animated: true)
  }
}
