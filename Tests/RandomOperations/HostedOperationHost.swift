import SceneRendering
import TesseraTesting
import UIKit

/// A hosted screen as a host of random operations.
@MainActor
package final class HostedOperationHost: OperationHost {
  private let screen: HostedScreen

  package init(_ controller: UIViewController) {
    screen = HostedScreen(
      controller,
      on: ScreenModel(
        size: CGSize(width: 320, height: 480), scale: 2,
        safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 12, right: 0)))
  }

  package var window: UIWindow { screen.window }

  package func settle() { screen.layOut() }

  package func tap(at point: CGPoint) {
    // A point beside all views is not a mistake here.
    try? screen.tap(at: point)
  }

  package func drag(from start: CGPoint, to end: CGPoint) {
    try? screen.drag(from: start, to: end, duration: 0.2)
  }

  package func scroll(_ view: UIScrollView, to offset: CGPoint) { view.scrollByUser(to: offset) }

  package var playsAnimations: Bool {
    get { screen.playsAnimations }
    set { screen.playsAnimations = newValue }
  }

  package func advance(by seconds: Double) { screen.advance(by: seconds) }

  package func rotate(toLandscape isLandscape: Bool) { screen.rotate(toLandscape: isLandscape) }

  package func resize(to size: CGSize) {
    screen.viewController.view.frame.size = size
  }

  package func drawingDifference() -> String? { nil }
}
