import UIKit

/// The cells, the headers, and the order of items.
extension ExplorerViewController {
  func configureDataSource() {
    let folder = UICollectionView.CellRegistration<UICollectionViewListCell, Folder.ID> {
      [weak self] cell, _, id in
      self?.configure(cell, forFolder: id)
    }
    let recent = UICollectionView.CellRegistration<UICollectionViewListCell, File.ID> {
      [weak self] cell, _, id in
      self?.configure(cell, forRecent: id)
    }
    let tile = UICollectionView.CellRegistration<FileCell, File.ID> { [weak self] cell, _, id in
      if let file = self?.library.file(id) { cell.show(file) }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, item in
      switch item {
      case .folder(let id):
        collectionView.dequeueConfiguredReusableCell(using: folder, for: indexPath, item: id)
      case .recent(let id):
        collectionView.dequeueConfiguredReusableCell(using: recent, for: indexPath, item: id)
      case .file(let id):
        collectionView.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: id)
      }
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, indexPath in
      var content = UIListContentConfiguration.prominentInsetGroupedHeader()
      content.text = self?.dataSource.sectionIdentifier(for: indexPath.section).map {
        self?.title(of: $0) ?? ""
      }
      view.contentConfiguration = content
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    dataSource.sectionSnapshotHandlers.willExpandItem = { [weak self] item in
      if case .folder(let id) = item { self?.expanded.insert(id) }
    }
    dataSource.sectionSnapshotHandlers.willCollapseItem = { [weak self] item in
      if case .folder(let id) = item { self?.expanded.remove(id) }
    }
  }

  private func title(of section: Section) -> String {
    switch section {
    case .folders: "Folders"
    case .recents: "Recents"
    case .files(let id): library.folder(id)?.name ?? ""
    case .results: "Results"
    }
  }

  private func configure(_ cell: UICollectionViewListCell, forFolder id: Folder.ID) {
    guard let folder = library.folder(id) else { return }
    var content = cell.defaultContentConfiguration()
    content.text = folder.name
    content.image = UIImage(systemName: id == openFolder ? "folder.fill" : "folder")
    cell.contentConfiguration = content
    cell.accessories = [.label(text: "\(folder.files.count)")]
    if !folder.folders.isEmpty {
      cell.accessories.append(.outlineDisclosure(options: .init(style: .cell)))
    }
  }

  private func configure(_ cell: UICollectionViewListCell, forRecent id: File.ID) {
    guard let file = library.file(id) else { return }
    var content = UIListContentConfiguration.subtitleCell()
    content.text = file.name
    content.secondaryText = [library.folder(of: id)?.name, file.modified].compactMap { $0 }
      .joined(separator: ", ")
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = UIImage(systemName: file.kind.symbol)
    cell.contentConfiguration = content
    cell.accessories = [
      .delete { [weak self] in self?.library.removeFromRecents(id) },
      .disclosureIndicator(displayed: .whenNotEditing), .reorder(),
    ]
  }

  // MARK: - Order

  func configureReordering() {
    dataSource.reorderingHandlers.canReorderItem = { [weak self] item in
      guard let self, !isSearching else { return false }
      switch item {
      case .folder: return false
      case .recent: return isEditing
      case .file: return true
      }
    }
    dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
      for change in transaction.sectionTransactions {
        let files = change.finalSnapshot.items.compactMap(\.file)
        switch change.sectionIdentifier {
        case .recents: self?.library.recents = files
        case .files(let folder): self?.library.setOrder(files, of: folder)
        case .folders, .results: break
        }
      }
    }
  }
}
