import HeadlessHost
import ScreenChecking
import Testing
import UIKit

/// The layouts in which an app is checked.
@MainActor
struct AppLayoutTests {
  @Test func `an app without values is displayed in all layouts`() {
    #expect(CheckLayout.all(for: [:]) == CheckLayout.all)
    #expect(CheckLayout.all(for: ["UIDeviceFamily": ["9"]]) == CheckLayout.all)
  }

  @Test func `the families of devices are those of the property list`() {
    let phones = CheckLayout.all(for: ["UIDeviceFamily": [1]])
    #expect(Set(phones.map(\.device)) == ["iphone-15", "iphone-se-3"])
    let tablets = CheckLayout.all(for: ["UIDeviceFamily": ["2"]])
    #expect(Set(tablets.map(\.device)) == ["ipad-pro-11"])
  }

  @Test func `the orientations are those of the property list for the device`() {
    let key = "UISupportedInterfaceOrientations"
    let layouts = CheckLayout.all(for: [
      key: ["UIInterfaceOrientationPortrait"],
      key + "~ipad": ["UIInterfaceOrientationLandscapeLeft"],
    ])
    #expect(layouts.count == 12)
    #expect(layouts.allSatisfy { $0.isLandscape == ($0.device == "ipad-pro-11") })
  }

  @Test func `a view controller is displayed in its orientations alone`() async throws {
    let report = try await ScreenCheck.settledReport(named: "Portrait") { PortraitController() }
    #expect(report.layoutCount == 12)
    #expect(report.screens == ["Portrait"])
  }
}

/// A view controller for one orientation.
private final class PortraitController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}
