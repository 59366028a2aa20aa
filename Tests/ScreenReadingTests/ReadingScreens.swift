import UIKit

/// A screen with a title, a field, a switch and buttons at fixed frames.
final class FormController: UIViewController {
  let heading = UILabel(frame: CGRect(x: 16, y: 80, width: 200, height: 24))
  let field = UITextField(frame: CGRect(x: 16, y: 120, width: 343, height: 44))
  let toggle = UISwitch(frame: CGRect(x: 16, y: 180, width: 51, height: 31))
  let add = UIButton(type: .system)
  let hidden = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Form"
    view.backgroundColor = .white
    heading.text = "New entry"
    heading.accessibilityTraits = .header
    field.placeholder = "Name"
    field.accessibilityIdentifier = "name"
    toggle.accessibilityLabel = "Public"
    add.setTitle("Add", for: .normal)
    add.frame = CGRect(x: 16, y: 240, width: 343, height: 44)
    hidden.setTitle("Below", for: .normal)
    hidden.frame = CGRect(x: 16, y: 1000, width: 343, height: 44)
    for part in [heading, field, toggle, add, hidden] { view.addSubview(part) }
  }
}

/// A table of two sections without estimated heights.
final class RowsController: UITableViewController {
  var names = ["Ada", "Ben", "Cleo"]

  init() { super.init(style: .plain) }

  required init?(coder: NSCoder) { fatalError("RowsController cannot be decoded.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 50
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? names.count : 40
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text =
      indexPath.section == 0 ? names[indexPath.row] : "Row \(indexPath.row)"
    return cell
  }
}
