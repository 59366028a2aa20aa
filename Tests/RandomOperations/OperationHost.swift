import UIKit

/// A host that displays a view controller and delivers a user's events to it.
@MainActor
package protocol OperationHost: AnyObject {
  var window: UIWindow { get }
  /// Lays out until no view needs layout, and displays the result.
  func settle()
  func tap(at point: CGPoint)
  /// Drags a finger from one point to another one within 0.2 seconds, and lifts it.
  func drag(from start: CGPoint, to end: CGPoint)
  /// Scrolls a scroll view on behalf of a user, in the coordinates of its content.
  func scroll(_ view: UIScrollView, to offset: CGPoint)
  /// A Boolean value that indicates whether animations take time.
  var playsAnimations: Bool { get set }
  func advance(by seconds: Double)
  func rotate(toLandscape isLandscape: Bool)
  func resize(to size: CGSize)
  /// Returns the difference between the host's display and a new drawing of the window; `nil` if
  /// they are equal.
  func drawingDifference() -> String?
}
