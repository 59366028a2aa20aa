import Testing

@testable import UIKit

/// Devices with earlier systems.
@MainActor
@Suite struct DeviceVersionTests {
  /// Runs a closure, and makes the main screen the standard one again.
  private func restoringScreen(_ body: () throws -> Void) rethrows {
    defer { UIScreen.main.become(.standard, orientation: .portrait) }
    try body()
  }

  @Test(arguments: [
    ("iphone-11-ios17", 17), ("iphone-11-ios14", 14), ("iphone-16e-ios18", 18),
    ("iphone-se-3-ios15", 15), ("iphone-16-pro-max-ios18", 18), ("ipad-10-ios16", 16),
  ])
  func `a suffix names the system of a device`(_ name: String, _ version: Int) throws {
    let device = try #require(Device.named(name))
    #expect(device.slug == name)
    #expect(device.systemVersion == version)
    #expect(device.traits().generation == .iOS14)
    let current = try #require(Device.named(String(name.dropLast(6))))
    #expect(current.systemVersion == 26)
    #expect(current.traits().generation == .iOS26)
    #expect(device.size() == current.size())
    if device.idiom == .pad {
      // The safe area of a window is recorded: 32 and 25 points with iPadOS 26, 24 and 20 before.
      for orientation in Device.Orientation.allCases {
        let (new, old) = (current.safeArea(orientation), device.safeArea(orientation))
        #expect(new == UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0))
        #expect(old == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
      }
    } else {
      #expect(device.safeArea() == current.safeArea())
    }
    #expect(device.traits() != current.traits())
  }

  @Test func `a device on which iOS 26 does not run has a name with a version only`() throws {
    let device = try #require(Device.named("iphone-8-ios16"))
    #expect(device.systemVersion == 16)
    #expect(device.size() == CGSize(width: 375, height: 667))
    #expect(!Device.all.contains { $0.size() == device.size() && $0.name.hasPrefix("iPhone 8") })
  }

  @Test(
    arguments: [
      ("iphone-8", "never ran iOS 26: use iphone-8-ios16"), ("iphone-17-ios18", "never ran iOS 18"),
      ("iphone-16-ios17", "never ran iOS 17"), ("iphone-8-ios17", "never ran iOS 17"),
      ("ipad-10-ios15", "never ran iPadOS 15"), ("iphone-15-ios13", "14 to 18"),
      ("iphone-15-ios26", "without a suffix"), ("iphone-15-ios99999999999999999999", nil),
      ("iphone-15-ios017", nil), ("iphone-15-ios", nil), ("toaster-ios17", nil),
      ("iphone-11-ios17-ios17", nil), ("-ios17", nil),
    ] as [(String, String?)])
  func `a system that a device never had names no device`(_ name: String, _ reason: String?) {
    #expect(Device.named(name) == nil)
    let found = Device.reasonAgainst(name)
    #expect((found == nil) == (reason == nil))
    if let reason { #expect(found?.contains(reason) == true, "\(found ?? "")") }
  }

  @Test func `every device that had an earlier system is in the list, with a name of its own`() {
    // The iPhone 8 had no iOS 26; the four phones of 2025 had no iOS 18.
    #expect(Device.allEarlier.count == Device.all.count + 1 - 4)
    for device in Device.allEarlier { #expect(Device.named(device.slug) == device) }
    let names = (Device.all + Device.allEarlier).map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Device.allEarlier.contains { $0.name == "iPhone 8 (iOS 16)" })
    #expect(Device.allEarlier.contains { $0.name == "iPad (10th generation) (iPadOS 18)" })
  }

  @Test func `the device, the screen and the current traits have the version of the window`() {
    restoringScreen {
      var versions: [String] = []
      var margins: [CGFloat] = []
      for name in ["iphone-11-ios17", "iphone-11"] {
        let window = UIWindow(device: .named(name)!) {
          versions.append(UIDevice.current.systemVersion)
          margins.append(UIListContentConfiguration.cell().directionalLayoutMargins.top)
          return UIViewController()
        }
        let view = UIView()
        #expect(view.traitCollection.generation == window.traitCollection.generation)
      }
      #expect(versions == ["17.0", "26.0"])
      #expect(margins == [11, 15])
    }
  }
}
