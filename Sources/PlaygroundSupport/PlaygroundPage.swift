import UIKit

/// The page of a playground.
///
/// `tessera preview` runs the page, and displays its live view in a browser.
@preconcurrency @MainActor
public final class PlaygroundPage {
  /// The page that runs.
  public static let current = PlaygroundPage()

  private init() {}

  /// The view or view controller that is displayed; `nil` for none. Setting it keeps the page
  /// running after its last line.
  public var liveView: (any PlaygroundLiveViewable)? {
    didSet {
      guard let liveView else {
        PlaygroundDisplay.controller = nil
        return
      }
      needsIndefiniteExecution = true
      PlaygroundDisplay.controller =
        switch liveView.playgroundLiveViewRepresentation {
        case .viewController(let controller): controller
        case .view(let view): Self.controller(displaying: view)
        }
    }
  }

  /// Returns a view controller that displays a view in its size, or over the whole safe area if it
  /// has none.
  private static func controller(displaying view: UIView) -> UIViewController {
    let size = view.bounds.size
    return CenteredViewController {
      view
    } size: { _, area in
      guard size.width > 0, size.height > 0 else { return nil }
      return CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
    }
  }

  /// Sets the live view.
  public func setLiveView(_ liveView: some PlaygroundLiveViewable) { self.liveView = liveView }

  /// A Boolean value that indicates whether the page runs after its last line.
  public var needsIndefiniteExecution = false

  /// Ends the page.
  public func finishExecution() -> Never { exit(EXIT_SUCCESS) }
}

/// An object that can be the live view of a page.
@MainActor
public protocol PlaygroundLiveViewable {
  /// The view or view controller to display.
  var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { get }
}

/// The kinds of live views.
public enum PlaygroundLiveViewRepresentation {
  /// A view, which is displayed in the middle of the screen.
  case view(UIView)
  /// A view controller, which fills the screen.
  case viewController(UIViewController)
}

extension UIView: PlaygroundLiveViewable {
  /// The view itself.
  public var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { .view(self) }
}

extension UIViewController: PlaygroundLiveViewable {
  /// The view controller itself.
  public var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation {
    .viewController(self)
  }
}
