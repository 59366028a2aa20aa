/// A finger on the screen, the tip of a pencil, or a pressed pointer.
///
/// The same object represents a touch from its beginning to its end. Times are seconds of the
/// window's clock: a test advances it, and a host keeps it at real time.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The stage of a touch.
  public enum Phase: Int, Sendable {
    /// A touch began.
    case began
    /// A touch moved.
    case moved
    /// A touch has not moved since the previous event.
    case stationary
    /// A touch was lifted.
    case ended
    /// The system stopped tracking a touch.
    case cancelled
    /// A pointer that entered the tracked area.
    case regionEntered
    /// A pointer that moved within the tracked area.
    case regionMoved
    /// A pointer that left the tracked area.
    case regionExited
  }

  /// The device that a touch comes from.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct
    /// A finger on a surface other than the screen.
    case indirect
    /// A pencil.
    case pencil
    /// The button of a mouse or a trackpad.
    case indirectPointer

    /// A pencil.
    public static var stylus: TouchType { .pencil }
  }

  /// The seconds on the window's clock when the touch began or last changed.
  open internal(set) var timestamp: TimeInterval = 0
  /// The stage of the touch.
  open internal(set) var phase = Phase.began
  /// The number of taps in a row at the position of the touch, this one included.
  open internal(set) var tapCount = 0
  /// The device that the touch comes from. Default `direct`.
  open internal(set) var type = TouchType.direct
  /// The radius of the touched area, in points; zero if the host does not measure it.
  open internal(set) var majorRadius: CGFloat = 0
  /// The error of ``majorRadius``, in points; zero if the host does not measure it.
  open internal(set) var majorRadiusTolerance: CGFloat = 0
  /// The force of the touch, where 1 is an average touch; zero if the host does not measure it.
  open internal(set) var force: CGFloat = 0
  /// The maximum value of ``force``; zero if the host does not measure it.
  open internal(set) var maximumPossibleForce: CGFloat = 0
  /// The window in which the touch began.
  open var window: UIWindow? { link?.window }
  /// The touched view; `nil` after it has left the window. It is not retained.
  open internal(set) weak var view: UIView?
  /// The gesture recognizers that receive the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  var link: WindowLink?
  /// The location in the coordinates of the window.
  var windowLocation = CGPoint.zero
  var previousWindowLocation = CGPoint.zero
  var recognizers: [UIGestureRecognizer] = []
  /// A Boolean value that indicates whether the host scrolls the dragged content by itself.
  var isScrolledByHost = false
  /// The pressed buttons of the pointing device at the beginning.
  var buttonMask: UIEvent.ButtonMask = []
  /// The delivery of the touch to its view.
  var delivery = TouchDelivery()

  /// Creates a touch outside of windows.
  public override init() {
    super.init()
  }

  /// Returns the location in the coordinates of a view, in points; of the window if the view is
  /// `nil`.
  open func location(in view: UIView?) -> CGPoint {
    view.map { $0.convert(windowLocation, from: nil) } ?? windowLocation
  }

  /// Returns the location in the previous event, in the coordinates of a view; of the window if the
  /// view is `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view.map { $0.convert(previousWindowLocation, from: nil) } ?? previousWindowLocation
  }

  /// Returns the location as exactly as the host measures it; the same as ``location(in:)``.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the location in the event before as exactly as the host measures it; the same as
  /// ``previousLocation(in:)``.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// A Boolean value that indicates whether the touch is over.
  var isOver: Bool { phase == .ended || phase == .cancelled }
}
