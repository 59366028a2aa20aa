package import ScreenChecking
import UIKit

/// The check of one screen in all layouts.
@MainActor
package enum ScreenCheck {
  /// Displays a view controller in each layout, and returns the report.
  ///
  /// - Parameters:
  ///   - name: The name of the screen in the report.
  ///   - make: A closure that creates the view controller.
  package static func report(
    named name: String, layouts: [CheckLayout] = CheckLayout.all,
    _ make: () -> UIViewController
  ) async throws -> CheckReport {
    var screens: [CheckedScreen] = []
    for layout in layouts {
      let (model, size) = try (ScreenModel.named(layout.device), TextSize(name: layout.textSize))
      let contradictions = ContradictionCollector()
      let screen = HostedScreen(
        make(), on: model,
        layoutDirection: layout.isRightToLeft ? .rightToLeft : .leftToRight,
        contentSizeCategory: (size ?? .large).category, isLandscape: layout.isLandscape)
      await screen.finishWorkUnderWay()
      screen.layOut()
      screens.append(
        screen.checked(in: layout, contradictions: contradictions.end(in: screen.window)))
    }
    return CheckReport(name, in: screens)
  }
}
