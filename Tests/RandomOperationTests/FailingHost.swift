import RandomOperations
import UIKit

/// A host that reports content insets as a failure.
@MainActor
final class FailingHost: OperationHost {
  private let inner: HostedOperationHost

  init(_ controller: UIViewController) { inner = HostedOperationHost(controller) }

  var window: UIWindow { inner.window }
  func settle() { inner.settle() }
  func tap(at point: CGPoint) { inner.tap(at: point) }
  func drag(from start: CGPoint, to end: CGPoint) { inner.drag(from: start, to: end) }
  func scroll(_ view: UIScrollView, to offset: CGPoint) { inner.scroll(view, to: offset) }
  var playsAnimations: Bool {
    get { inner.playsAnimations }
    set { inner.playsAnimations = newValue }
  }
  func advance(by seconds: Double) { inner.advance(by: seconds) }
  func rotate(toLandscape isLandscape: Bool) { inner.rotate(toLandscape: isLandscape) }
  func resize(to size: CGSize) { inner.resize(to: size) }

  func drawingDifference() -> String? {
    let views = window.rootViewController?.view.subviews ?? []
    let isInset = views.contains { ($0 as? UIScrollView)?.contentInset != .zero }
    return isInset ? "the content is inset" : nil
  }
}
