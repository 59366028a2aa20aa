// Read by Scripts/check-missing.sh: a screen with a table has an error for each mention
// of a missing type, and none for the members that it uses.

import UIKit

final class PlacesViewController: UIViewController {
  private let names = ["Alp", "Brook"]
  // expected-error@+1 {{'UITableView' is unavailable: Table views are missing; use UICollection}}
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Places"
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = 52
    tableView.register(PlaceCell.self, forCellReuseIdentifier: "place")
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    tableView.reloadData()
  }
}

// expected-error@+1 {{'UITableViewDataSource' is unavailable}}
extension PlacesViewController: UITableViewDataSource {
  func tableView(
    // expected-error@+1 {{'UITableView' is unavailable}}
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { names.count }

  func tableView(
    // expected-error@+1 {{'UITableView' is unavailable}}
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      // expected-error@+1 {{'UITableViewCell' is unavailable}}
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

// expected-error@+1 {{'UITableViewDelegate' is unavailable}}
extension PlacesViewController: UITableViewDelegate {
  func tableView(
    // expected-error@+1 {{'UITableView' is unavailable}}
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

// expected-error@+1 {{'UITableViewCell' is unavailable}}
final class PlaceCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    contentView.backgroundColor = .systemBackground
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    textLabel?.text = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    textLabel?.frame = contentView.bounds
  }
}
