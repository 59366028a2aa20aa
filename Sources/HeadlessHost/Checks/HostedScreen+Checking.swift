internal import ScreenChecking
internal import ScreenReading
import UIKit

extension HostedScreen {
  /// The settings in which the screen is displayed now.
  var checkLayout: CheckLayout {
    let traits = window.traitCollection
    let size = TextSize.allCases.first { $0.category == traits.preferredContentSizeCategory }
    return CheckLayout(
      device: model.device.slug, isLandscape: isLandscape,
      textSize: (size ?? .large).shortName, isRightToLeft: traits.layoutDirection == .rightToLeft)
  }

  /// Returns the screen as rules see it.
  ///
  /// - Parameters:
  ///   - layout: The layout in which the screen is displayed.
  ///   - contradictions: The contradictions of constraints since the screen was created.
  func checked(in layout: CheckLayout, contradictions: [Contradiction]) -> CheckedScreen {
    var collector = ViewFactCollector(window)
    collector.collect()
    let scene = scene
    var reader = ScreenReader()
    let names = reader.read(scene, facts: facts).elements.reduce(into: [Int: String]()) {
      if let name = $1.name { $0[$1.node] = name }
    }
    return CheckedScreen(
      scene, layout: layout, facts: collector.facts, names: names,
      pixel: 1 / window.traitCollection.displayScale,
      hasRegularWidth: window.traitCollection.horizontalSizeClass == .regular,
      contradictions: contradictions)
  }
}
