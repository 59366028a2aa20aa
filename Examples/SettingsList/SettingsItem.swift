import Foundation

/// A row of the settings.
struct SettingsItem: Hashable {
  /// The kind of a row, with its values.
  enum Kind: Hashable {
    /// A setting that is on or off.
    case toggle
    /// A setting with a value, on a screen of its own.
    case value(String)
    /// One of several choices.
    case choice
    /// A group of rows, or a row in one.
    case usage(String)
  }

  let title: String
  let symbol: String?
  let kind: Kind

  init(_ title: String, symbol: String? = nil, _ kind: Kind) {
    self.title = title
    self.symbol = symbol
    self.kind = kind
  }
}

/// A group of rows.
enum SettingsSection: Int, CaseIterable {
  case connections, textSize, storage

  var header: String {
    switch self {
    case .connections: "Connections"
    case .textSize: "Text size"
    case .storage: "Storage"
    }
  }

  var footer: String {
    switch self {
    case .connections: "Nearby devices can find this one while Bluetooth is on."
    case .textSize: "Apps that support it show text in this size."
    case .storage: "Tap a row with an arrow to see what uses the space, or swipe to delete it."
    }
  }

  var items: [SettingsItem] {
    switch self {
    case .connections:
      [
        SettingsItem("Airplane Mode", symbol: "airplane", .toggle),
        SettingsItem("Wi-Fi", symbol: "wifi", .value("Library")),
        SettingsItem("Bluetooth", symbol: "bolt", .toggle),
      ]
    case .textSize: ["Small", "Medium", "Large"].map { SettingsItem($0, .choice) }
    case .storage:
      [
        SettingsItem("Photos", .usage("3 GB")),
        SettingsItem("Messages", .usage("1 GB")),
      ]
    }
  }

  /// The rows inside another row.
  func children(of item: SettingsItem) -> [SettingsItem] {
    switch item.title {
    case "Photos":
      [SettingsItem("Videos", .usage("2 GB")), SettingsItem("Pictures", .usage("1 GB"))]
    case "Messages": [SettingsItem("Attachments", .usage("900 MB"))]
    default: []
    }
  }
}
