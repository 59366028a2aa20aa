import SceneRendering
import UIKit

/// The parts of a page around its screen: the title, the badge, the bars of the device.
struct PageState: Equatable {
  /// The name of the screen.
  var title: String
  /// The number on the icon of the app.
  var badge = 0
  /// A Boolean value that indicates whether the device stays on without touches.
  var staysAwake = false
  /// The bars of the device; `nil` for a screen without a device.
  var bars: DeviceBars?
  /// The classes of the displayed view controllers, from the innermost one.
  var controllers: [ObjectIdentifier] = []

  /// The members of a message for the bars.
  @MainActor var barMembers: [(String, String)] {
    let image = bars.map { SVGRenderer().render(Scene.deviceBars($0)) }
    return [
      ("bars", JSONText.string(image ?? "")),
      ("barAnimation", JSONText.string("\(bars?.animation ?? .none)")),
    ]
  }
}
