import UIKit

/// The facts about a file, with an item that deletes it.
final class FileViewController: UIViewController {
  private enum Section {
    case file, facts
  }

  private enum Row: Hashable, Sendable {
    case file
    case fact(name: String, value: String)
  }

  private let file: File.ID
  private let library: FileLibrary
  private var dataSource: UICollectionViewDiffableDataSource<Section, Row>!

  init(_ file: File.ID, in library: FileLibrary) {
    self.file = file
    self.library = library
    super.init(nibName: nil, bundle: nil)
    title = library.file(file)?.name
    navigationItem.largeTitleDisplayMode = .never
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) {
    fatalError("FileViewController cannot be decoded; create it with a file.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        systemItem: .trash,
        primaryAction: UIAction { [weak self] _ in self?.askToDelete() }),
      UIBarButtonItem(
        systemItem: .action,
        primaryAction: UIAction { [weak self] in self?.share(from: $0.sender as? UIBarButtonItem) }),
    ]
    let collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.allowsSelection = false
    view.addSubview(collectionView)
    configureDataSource(of: collectionView)
  }

  private func configureDataSource(of collectionView: UICollectionView) {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Row> {
      [weak self] cell, _, row in
      self?.configure(cell, for: row)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, row in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: row)
    }
    guard let facts = library.file(file) else { return }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
    snapshot.appendSections([.file, .facts])
    snapshot.appendItems([.file], toSection: .file)
    snapshot.appendItems(
      [
        .fact(name: "Size", value: facts.size), .fact(name: "Modified", value: facts.modified),
        .fact(name: "Where", value: library.folder(of: file)?.name ?? ""),
      ], toSection: .facts)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func configure(_ cell: UICollectionViewListCell, for row: Row) {
    switch row {
    case .file:
      guard let file = library.file(file) else { return }
      var content = UIListContentConfiguration.subtitleCell()
      content.text = file.name
      content.secondaryText = file.kind.rawValue
      content.textProperties.font = .preferredFont(forTextStyle: .title3)
      content.image = UIImage(systemName: file.kind.symbol)
      content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        textStyle: .largeTitle)
      cell.contentConfiguration = content
    case .fact(let name, let value):
      var content = UIListContentConfiguration.valueCell()
      content.text = name
      content.secondaryText = value
      cell.contentConfiguration = content
    }
  }

  private func share(from item: UIBarButtonItem?) {
    guard let name = library.file(file)?.name else { return }
    let sheet = UIActivityViewController(activityItems: [name], applicationActivities: nil)
    sheet.popoverPresentationController?.barButtonItem = item
    present(sheet, animated: true)
  }

  private func askToDelete() {
    guard let name = library.file(file)?.name else { return }
    let alert = UIAlertController(
      title: nil, message: "“\(name)” is deleted at once.", preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.delete() })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    present(alert, animated: true)
  }

  private func delete() {
    library.delete(file)
    navigationController?.popViewController(animated: true)
  }
}
