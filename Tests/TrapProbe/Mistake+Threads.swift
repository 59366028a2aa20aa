import Dispatch
import UIKit

extension Mistake {
  /// Uses UIKit on another thread, as code in Swift 5 mode can, whose compiler only warns.
  @MainActor func makeInTheBackground() {
    let (view, label) = (UIView(), UILabel())
    let use: @MainActor () -> Void
    switch self {
    case .viewCreatedInTheBackground: use = { _ = UIView(frame: .zero) }
    case .labelChangedInTheBackground: use = { label.text = "x" }
    case .layerChangedInTheBackground: use = { label.layer.cornerRadius = 3 }
    case .viewAddedInTheBackground: use = { view.addSubview(label) }
    default: use = {}
    }
    let isAssumed = self == .mainActorAssumedInTheBackground
    DispatchQueue.global().async {
      if isAssumed { return MainActor.assumeIsolated(use) }
      // The function without its actor, as a caller without checks sees it.
      unsafeBitCast(use, to: (() -> Void).self)()
    }
    DispatchSemaphore(value: 0).wait()
  }
}
