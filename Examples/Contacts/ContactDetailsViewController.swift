import UIKit

/// A contact in an inset grouped table view, with the cell styles of UIKit.
final class ContactDetailsViewController: UITableViewController {
  private enum Row {
    case value(String, String)
    case note(String)
    case button(String)
  }

  private let contact: Contact
  private let sections: [(title: String?, footer: String?, rows: [Row])]

  init(_ contact: Contact) {
    self.contact = contact
    sections = [
      (
        "Contact", nil,
        [
          .value("Phone", contact.phone), .value("Email", contact.email),
          .value("City", contact.city),
        ]
      ),
      (
        "Notes", "Notes stay on this device.",
        [.note("Met \(contact.givenName) at the conference in \(contact.city).")]
      ),
      (nil, nil, [.button("Share Contact"), .button("Call \(contact.givenName)")]),
    ]
    super.init(style: .insetGrouped)
    title = contact.fullName
  }

  required init?(coder: NSCoder) { fatalError("The screen is not in a storyboard.") }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].title }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { sections[section].footer }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch sections[indexPath.section].rows[indexPath.row] {
    case .value(let name, let value):
      let cell = reusedCell("value", .value1)
      cell.textLabel?.text = name
      cell.detailTextLabel?.text = value
      cell.selectionStyle = .none
      return cell
    case .note(let text):
      let cell = reusedCell("note", .default)
      cell.textLabel?.text = text
      cell.textLabel?.numberOfLines = 0
      cell.selectionStyle = .none
      return cell
    case .button(let title):
      let cell = reusedCell("button", .default)
      cell.textLabel?.text = title
      cell.textLabel?.textColor = .systemBlue
      return cell
    }
  }

  /// Returns a reused or new cell of a style.
  private func reusedCell(
    _ identifier: String, _ style: UITableViewCell.CellStyle
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: style, reuseIdentifier: identifier)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
