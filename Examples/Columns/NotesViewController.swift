import UIKit

/// The notes of a notebook in the secondary column.
final class NotesViewController: UITableViewController {
  private let notebook: Notebook

  init(_ notebook: Notebook) {
    self.notebook = notebook
    super.init(style: .insetGrouped)
    title = notebook.name
  }

  required init?(coder: NSCoder) {
    fatalError("NotesViewController cannot be decoded; create it in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notebook.notes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = notebook.notes[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}
