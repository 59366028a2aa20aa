package import ScreenChecking

extension CheckLayout {
  /// The layouts in which an app is displayed: on the devices of its families, in the orientations
  /// of its property list. An app without these values is displayed in all layouts.
  ///
  /// - Parameter information: The property list. Its families are texts or numbers: 1 for iPhones,
  ///   2 for iPads.
  package static func all(for information: [String: Any]) -> [CheckLayout] {
    let families = (information["UIDeviceFamily"] as? [Any] ?? []).map { "\($0)" }
    let layouts = all.filter { layout in
      let family = layout.isTablet ? "2" : "1"
      guard families.isEmpty || families.contains(family) else { return false }
      let key = "UISupportedInterfaceOrientations"
      let names =
        (layout.isTablet ? information[key + "~ipad"] as? [String] : nil)
        ?? information[key] as? [String]
      guard let names, !names.isEmpty else { return true }
      return names.contains { $0.contains(layout.isLandscape ? "Landscape" : "Portrait") }
    }
    return layouts.isEmpty ? all : layouts
  }

  private var isTablet: Bool { device.hasPrefix("ipad") }
}
