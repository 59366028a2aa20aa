import UIKit

/// Mailboxes in a plain table view that edits: rows are deleted, moved between sections, and marked
/// together; a pull at the top receives a letter.
public final class InboxTableViewController: UITableViewController {
  private var mailboxes = Mailbox.sample
  private var arriving = Mailbox.arriving

  private lazy var deleteItem = UIBarButtonItem(
    primaryAction: UIAction(title: "Delete") { [weak self] _ in self?.deleteSelected() })
  private lazy var markItem = UIBarButtonItem(
    primaryAction: UIAction(title: "Mark as Read") { [weak self] _ in self?.markSelected() })

  public init() {
    super.init(style: .plain)
    title = "Inbox"
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.register(LetterCell.self, forCellReuseIdentifier: LetterCell.reuseIdentifier)
    tableView.estimatedRowHeight = 96
    tableView.allowsMultipleSelectionDuringEditing = true
    refreshControl = UIRefreshControl(
      frame: .zero, primaryAction: UIAction { [weak self] _ in self?.receive() })
    toolbarItems = [
      markItem, UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      deleteItem,
    ]
    lettersDidChange()
  }

  private func letter(at indexPath: IndexPath) -> Letter {
    mailboxes[indexPath.section].letters[indexPath.row]
  }

  /// Updates the title, the headers and the toolbar after a change of letters or of the selection.
  private func lettersDidChange() {
    let unread = mailboxes.reduce(0) { $0 + $1.unreadCount }
    navigationItem.title = unread == 0 ? "Inbox" : "Inbox (\(unread))"
    let isSelected = !(tableView.indexPathsForSelectedRows ?? []).isEmpty
    for item in [deleteItem, markItem] { item.isEnabled = isSelected }
  }

  private func receive() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) { [weak self] in
      guard let self else { return }
      refreshControl?.endRefreshing()
      guard !arriving.isEmpty else { return }
      mailboxes[0].letters.insert(arriving.removeFirst(), at: 0)
      tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
      lettersDidChange()
    }
  }

  // MARK: Rows

  public override func numberOfSections(in tableView: UITableView) -> Int { mailboxes.count }

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { mailboxes[section].letters.count }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: LetterCell.reuseIdentifier, for: indexPath)
    (cell as? LetterCell)?.show(letter(at: indexPath))
    return cell
  }

  public override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { mailboxes[section].title }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard !isEditing else { return lettersDidChange() }
    mark([indexPath], asRead: true)
    tableView.deselectRow(at: indexPath, animated: true)
  }

  public override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    lettersDidChange()
  }

  // MARK: Editing

  public override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    navigationController?.setToolbarHidden(!editing, animated: animated)
    lettersDidChange()
  }

  public override func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { true }

  public override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { delete([indexPath], with: .automatic) }
  }

  public override func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { true }

  public override func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    let letter = mailboxes[source.section].letters.remove(at: source.row)
    mailboxes[destination.section].letters.insert(letter, at: destination.row)
  }

  private func deleteSelected() {
    delete(tableView.indexPathsForSelectedRows ?? [], with: .fade)
    setEditing(false, animated: true)
  }

  private func markSelected() {
    mark(tableView.indexPathsForSelectedRows ?? [], asRead: true)
    setEditing(false, animated: true)
  }

  // MARK: Swipe actions

  public override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let isRead = letter(at: indexPath).isRead
    let mark = UIContextualAction(style: .normal, title: isRead ? "Unread" : "Read") {
      [weak self] _, _, completion in
      self?.mark([indexPath], asRead: !isRead)
      completion(true)
    }
    mark.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [mark])
  }

  public override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      self?.delete([indexPath], with: .left)
      completion(true)
    }
    let other = 1 - indexPath.section
    let move = UIContextualAction(style: .normal, title: "Move") {
      [weak self] _, _, completion in
      self?.move(indexPath, toMailbox: other)
      completion(true)
    }
    move.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [delete, move])
  }

  // MARK: Changes

  private func delete(_ indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    for indexPath in indexPaths.sorted().reversed() {
      mailboxes[indexPath.section].letters.remove(at: indexPath.row)
    }
    tableView.deleteRows(at: indexPaths, with: animation)
    lettersDidChange()
  }

  private func move(_ indexPath: IndexPath, toMailbox other: Int) {
    let letter = mailboxes[indexPath.section].letters.remove(at: indexPath.row)
    mailboxes[other].letters.insert(letter, at: 0)
    tableView.moveRow(at: indexPath, to: IndexPath(row: 0, section: other))
  }

  private func mark(_ indexPaths: [IndexPath], asRead isRead: Bool) {
    for indexPath in indexPaths {
      mailboxes[indexPath.section].letters[indexPath.row].isRead = isRead
      (tableView.cellForRow(at: indexPath) as? LetterCell)?.show(letter(at: indexPath))
    }
    lettersDidChange()
  }
}
