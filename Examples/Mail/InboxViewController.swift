import UIKit

/// A plain list of messages.
final class InboxViewController: UIViewController {
  private enum Section {
    case messages
  }

  /// Called with the number of messages that were not read, after it may have changed.
  var unreadDidChange: ((Int) -> Void)?

  private var messages = Dictionary(uniqueKeysWithValues: Message.inbox.map { ($0.id, $0) })
  private lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Inbox"
  }

  required init?(coder: NSCoder) {
    fatalError("InboxViewController cannot be decoded; create it in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    collectionView.allowsMultipleSelectionDuringEditing = true
    view.addSubview(collectionView)
    var snapshot = NSDiffableDataSourceSnapshot<Section, Message.ID>()
    snapshot.appendSections([.messages])
    snapshot.appendItems(Message.inbox.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
    updateTitle()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: indexPath, animated: animated)
    }
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
    updateTitle()
  }

  // MARK: - List

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      self?.leadingActions(at: indexPath)
    }
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      self?.trailingActions(at: indexPath)
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Message.ID> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Message.ID> {
      [weak self] cell, _, id in
      guard let self, let message = messages[id] else { return }
      cell.contentConfiguration = MessageContent.configuration(
        of: message, from: cell.defaultContentConfiguration(), isLarge: hasLargeText)
      cell.accessories = [.multiselect(), .disclosureIndicator()]
      if !hasLargeText { cell.accessories.insert(.label(text: message.day), at: 1) }
      if message.isFlagged { cell.accessories.insert(MessageContent.flag(), at: 1) }
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
  }

  /// A Boolean value that indicates whether a row has no space for a day beside its text.
  private var hasLargeText: Bool {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let former = previousTraitCollection?.preferredContentSizeCategory
    guard isViewLoaded, former != traitCollection.preferredContentSizeCategory else { return }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  // MARK: - Actions

  private func leadingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let message = message(at: indexPath) else { return nil }
    let read = UIContextualAction(style: .normal, title: message.isRead ? "Unread" : "Read") {
      [weak self] _, _, completion in
      self?.change(message.id) { $0.isRead.toggle() }
      completion(true)
    }
    read.image = UIImage(systemName: message.isRead ? "envelope.fill" : "envelope")
    read.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [read])
  }

  private func trailingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let message = message(at: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      self?.delete([message.id])
      completion(true)
    }
    delete.image = UIImage(systemName: "trash")
    let flag = UIContextualAction(style: .normal, title: message.isFlagged ? "Unflag" : "Flag") {
      [weak self] _, _, completion in
      self?.change(message.id) { $0.isFlagged.toggle() }
      completion(true)
    }
    flag.image = UIImage(systemName: message.isFlagged ? "flag" : "flag.fill")
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }

  private func message(at indexPath: IndexPath) -> Message? {
    dataSource.itemIdentifier(for: indexPath).flatMap { messages[$0] }
  }

  private func change(_ id: Message.ID, _ change: (inout Message) -> Void) {
    guard var message = messages[id] else { return }
    change(&message)
    messages[id] = message
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot)
    updateTitle()
    unreadDidChange?(unreadCount)
  }

  private func delete(_ ids: [Message.ID]) {
    for id in ids { messages[id] = nil }
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems(ids)
    dataSource.apply(snapshot)
    updateTitle()
    unreadDidChange?(unreadCount)
  }

  /// The number of messages that were not read.
  var unreadCount: Int { messages.values.count { !$0.isRead } }

  /// Displays the number of selected messages in place of the title while messages are selected.
  private func updateTitle() {
    let count = isEditing ? collectionView.indexPathsForSelectedItems?.count ?? 0 : 0
    title = count > 0 ? "\(count) Selected" : "Inbox"
    navigationItem.leftBarButtonItem =
      isEditing
      ? UIBarButtonItem(
        title: "Delete", primaryAction: UIAction { [weak self] _ in self?.deleteSelected() }) : nil
    navigationItem.leftBarButtonItem?.isEnabled = count > 0
  }

  private func deleteSelected() {
    delete(
      (collectionView.indexPathsForSelectedItems ?? []).compactMap {
        dataSource.itemIdentifier(for: $0)
      })
    setEditing(false, animated: true)
  }
}

extension InboxViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard !isEditing, let message = message(at: indexPath) else { return updateTitle() }
    change(message.id) { $0.isRead = true }
    navigationController?.pushViewController(MessageViewController(message), animated: true)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    updateTitle()
  }
}
