@_spi(Lowering) import UIKit

final class OptionsViewController: UITableViewController {
  weak var shuffleSwitch: UISwitch!
  /// The number of rows by which the class shortens the first section.
  var hiddenRows = 0

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    super.tableView(tableView, numberOfRowsInSection: section) - (section == 0 ? hiddenRows : 0)
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    CallRecord.note("cell \(cell.reuseIdentifier ?? "none")")
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    CallRecord.note(
      "prepare \(segue.identifier ?? "none") by \(sender.map { "\(type(of: $0))" } ?? "none")")
  }

  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { CallRecord.note("accessory \(indexPath.section).\(indexPath.row)") }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static func _interface_OptionsViewController() -> InterfaceClass {
    InterfaceClass(
      OptionsViewController.self, named: "OptionsViewController",
      outlets: [.outlet("shuffleSwitch") { $0.shuffleSwitch = $1 }])
  }
}

final class AlbumListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  var tableView: UITableView!

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UINib(nibName: "TrackCell", bundle: nil), forCellReuseIdentifier: "track")
    tableView.register(
      UINib(nibName: "TrackHeader", bundle: nil), forHeaderFooterViewReuseIdentifier: "side")
  }

  func numberOfSections(in tableView: UITableView) -> Int { 3 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let identifier = ["album", "artist", "track"][indexPath.section]
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    (cell as? AlbumCell)?.titleLabel.text = "Album \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    section == 2 ? tableView.dequeueReusableHeaderFooterView(withIdentifier: "side") : nil
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    section == 2 ? 50 : UITableView.automaticDimension
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let path = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0) }
    CallRecord.note("prepare \(segue.identifier ?? "none") row \(path?.row ?? -1)")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    CallRecord.note("select \(indexPath.row)")
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static func _interface_AlbumListViewController() -> InterfaceClass {
    InterfaceClass(
      AlbumListViewController.self, named: "AlbumListViewController",
      outlets: [.outlet("tableView") { $0.tableView = $1 }])
  }
}

final class AlbumCell: UITableViewCell {
  var titleLabel: UILabel!

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static func _interface_AlbumCell() -> InterfaceClass {
    InterfaceClass(
      AlbumCell.self, named: "AlbumCell", outlets: [.outlet("titleLabel") { $0.titleLabel = $1 }])
  }
}

final class TrackCell: UITableViewCell {
  var box: UIView!

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static func _interface_TrackCell() -> InterfaceClass {
    InterfaceClass(TrackCell.self, named: "TrackCell", outlets: [.outlet("box") { $0.box = $1 }])
  }
}

final class TrackHeader: UITableViewHeaderFooterView {
  var titleLabel: UILabel!

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static func _interface_TrackHeader() -> InterfaceClass {
    InterfaceClass(
      TrackHeader.self, named: "TrackHeader",
      outlets: [.outlet("titleLabel") { $0.titleLabel = $1 }])
  }
}
