import UIKit

/// What shows a view controller and takes a user's events to it.
@MainActor
package protocol OperationHost: AnyObject {
  var window: UIWindow { get }
  /// Lays out until nothing asks for it, and shows the result.
  func settle()
  func tap(at point: CGPoint)
  /// Scrolls a scroll view by a user, in the coordinates of its content.
  func scroll(_ view: UIScrollView, to offset: CGPoint)
  /// Whether animations take time.
  var playsAnimations: Bool { get set }
  func advance(by seconds: Double)
  func rotate(toLandscape isLandscape: Bool)
  func resize(to size: CGSize)
  /// What the host shows otherwise than a fresh drawing of the window; nil where they are the same.
  func drawingDifference() -> String?
}
