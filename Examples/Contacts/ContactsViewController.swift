import UIKit

/// An address book in a plain table view: sections with pinned headers and index titles, swipe
/// actions, the editing mode, and a screen for each contact.
public final class ContactsViewController: UITableViewController {
  private var book = AddressBook.sample

  public init() {
    super.init(style: .plain)
    title = "Contacts"
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
  }

  // MARK: Rows

  public override func numberOfSections(in tableView: UITableView) -> Int { book.letters.count }

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { book.letters[section].contacts.count }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    let contact = contact(at: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = contact.fullName
    content.secondaryText = contact.city
    content.image = UIImage(systemName: contact.isFavorite ? "star.fill" : "person.crop.circle")
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  public override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { book.letters[section].title }

  public override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    book.letters.map(\.title)
  }

  private func contact(at indexPath: IndexPath) -> Contact {
    book.letters[indexPath.section].contacts[indexPath.row]
  }

  // MARK: Editing

  public override func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { true }

  public override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { delete(at: indexPath) }
  }

  public override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let favorite = UIContextualAction(style: .normal, title: nil) { [weak self] _, _, completion in
      guard let self else { return completion(false) }
      book.toggleFavorite(at: indexPath.row, ofLetter: indexPath.section)
      tableView.reloadRows(at: [indexPath], with: .automatic)
      completion(true)
    }
    favorite.image = UIImage(systemName: "star")
    favorite.backgroundColor = .systemYellow
    return UISwipeActionsConfiguration(actions: [favorite])
  }

  private func delete(at indexPath: IndexPath) {
    if book.remove(at: indexPath.row, ofLetter: indexPath.section) {
      tableView.deleteSections(IndexSet(integer: indexPath.section), with: .automatic)
    } else {
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  // MARK: Details

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let details = ContactDetailsViewController(contact(at: indexPath))
    navigationController?.pushViewController(details, animated: true)
  }
}
