// swift-format-ignore-file
@_spi(Lowering) import UIKit
import UIKit

/// Settings in static cells: the storyboard has the rows, and this class what they do.
public final class SettingsTableViewController: UITableViewController {
  /// A row of the section `Appearance`, in the order of the storyboard.
  private static let styles: [UIUserInterfaceStyle] = [.unspecified, .light, .dark]
  private static let appearance = 2

  private weak var airplaneSwitch: UISwitch!
  private weak var wifiCell: UITableViewCell!
  private weak var bluetoothCell: UITableViewCell!
  private weak var volumeSlider: UISlider!
  private weak var volumeLabel: UILabel!

  public override func viewDidLoad() {
    super.viewDidLoad()
    showConnections()
    showVolume()
  }

  private func airplaneModeChanged(_ sender: UISwitch) { showConnections() }

  private func volumeChanged(_ sender: UISlider) { showVolume() }

  private func showConnections() {
    let isOffline = airplaneSwitch.isOn
    wifiCell.detailTextLabel?.text = isOffline ? "Off" : "Lighthouse"
    bluetoothCell.detailTextLabel?.text = isOffline ? "Off" : "On"
    for cell in [wifiCell, bluetoothCell] {
      cell?.textLabel?.isEnabled = !isOffline
      cell?.isUserInteractionEnabled = !isOffline
    }
  }

  private func showVolume() { volumeLabel.text = "\(Int((volumeSlider.value * 100).rounded())) %" }

  // MARK: Rows

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    if indexPath.section == Self.appearance {
      let isChosen = Self.styles[indexPath.row] == overrideUserInterfaceStyle
      cell.accessoryType = isChosen ? .checkmark : .none
    }
    return cell
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard indexPath.section == Self.appearance else { return }
    overrideUserInterfaceStyle = Self.styles[indexPath.row]
    navigationController?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
    for (row, style) in Self.styles.enumerated() {
      let cell = tableView.cellForRow(at: IndexPath(row: row, section: Self.appearance))
      cell?.accessoryType = style == overrideUserInterfaceStyle ? .checkmark : .none
    }
  }

  public override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "wifi" else { return }
    segue.destination.title = wifiCell.detailTextLabel?.text
  }

@MainActor static func _interface_SettingsTableViewController() -> InterfaceClass { InterfaceClass(SettingsTableViewController.self, named: "SettingsTableViewController", outlets: [.outlet("airplaneSwitch") { $0.airplaneSwitch = $1 }, .outlet("wifiCell") { $0.wifiCell = $1 }, .outlet("bluetoothCell") { $0.bluetoothCell = $1 }, .outlet("volumeSlider") { $0.volumeSlider = $1 }, .outlet("volumeLabel") { $0.volumeLabel = $1 }], actions: ["airplaneModeChanged:": Selector("airplaneModeChanged(_:)", SettingsTableViewController.airplaneModeChanged(_:)), "volumeChanged:": Selector("volumeChanged(_:)", SettingsTableViewController.volumeChanged(_:))]) }
}
@MainActor func _interfaces_SettingsTableViewController() -> [InterfaceClass] { [SettingsTableViewController._interface_SettingsTableViewController()] }
