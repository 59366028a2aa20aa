package import ScreenChecking
internal import ScreenReading
import UIKit

extension HostedScreen {
  /// Returns what rules look at.
  ///
  /// - Parameters:
  ///   - layout: The layout in which the screen is displayed.
  ///   - contradictions: The contradictions of constraints since the screen was created.
  package func checked(
    in layout: CheckLayout, contradictions: [Contradiction] = []
  ) -> CheckedScreen {
    layOut()
    var collector = ViewFactCollector(window)
    collector.collect()
    var reader = ScreenReader()
    let snapshot = read(by: &reader)
    let names = snapshot.elements.reduce(into: [Int: String]()) { names, element in
      if let name = element.name { names[element.node] = name }
    }
    return CheckedScreen(
      scene, layout: layout, facts: collector.facts, names: names,
      pixel: 1 / window.traitCollection.displayScale,
      hasRegularWidth: window.traitCollection.horizontalSizeClass == .regular,
      contradictions: contradictions)
  }
}
