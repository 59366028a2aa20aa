import UIKit

/// Settings in static cells: the storyboard has the rows, and this class what they do.
public final class SettingsTableViewController: UITableViewController {
  /// A row of the section `Appearance`, in the order of the storyboard.
  private static let styles: [UIUserInterfaceStyle] = [.unspecified, .light, .dark]
  private static let appearance = 2

  @IBOutlet private weak var airplaneSwitch: UISwitch!
  @IBOutlet private weak var wifiCell: UITableViewCell!
  @IBOutlet private weak var bluetoothCell: UITableViewCell!
  @IBOutlet private weak var volumeSlider: UISlider!
  @IBOutlet private weak var volumeLabel: UILabel!

  public override func viewDidLoad() {
    super.viewDidLoad()
    showConnections()
    showVolume()
  }

  @IBAction private func airplaneModeChanged(_ sender: UISwitch) { showConnections() }

  @IBAction private func volumeChanged(_ sender: UISlider) { showVolume() }

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
}
