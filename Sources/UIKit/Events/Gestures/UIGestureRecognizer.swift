internal import Scenes

/// An object that recognizes one kind of gesture from the touches in a view, and sends actions.
///
/// The state of a discrete gesture changes from `possible` to `ended`, and the state of a
/// continuous one from `began` over `changed` to `ended` or `cancelled`. A recognizer that
/// recognizes its gesture prevents others that have a touch in common with it, unless a delegate
/// allows both.
///
/// A subclass overrides the methods for touches and sets ``state``. Actions are sent after all
/// recognizers have received the touches of an event.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The stage of recognizing a gesture.
  public enum State: Int, Sendable {
    /// The gesture is not recognized.
    case possible
    /// A continuous gesture has begun.
    case began
    /// A continuous gesture has changed.
    case changed
    /// A continuous gesture is over, or a discrete one is recognized.
    case ended
    /// A continuous gesture was cancelled.
    case cancelled
    /// The touches are not the gesture.
    case failed

    /// A discrete gesture is recognized.
    public static var recognized: State { .ended }
  }

  /// The delegate, which decides together with the recognizer. It is not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// A Boolean value that indicates whether the recognizer receives touches. Setting it to false
  /// cancels a gesture that is being recognized. Default true.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { stop() }
      attachedView?.noteDrawingChange()
    }
  }

  /// A Boolean value that indicates whether touches of a recognized gesture are cancelled in their
  /// view. Default true.
  open var cancelsTouchesInView = true
  /// A Boolean value that indicates whether the view receives touches only after this recognizer
  /// has failed. Default false.
  open var delaysTouchesBegan = false
  /// A Boolean value that indicates whether the view receives the end of touches only after this
  /// recognizer has failed. Default true.
  open var delaysTouchesEnded = true
  /// The types of touches that the recognizer receives, as raw values. Default all.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// A Boolean value that indicates whether the touches of one gesture are of one type. Default
  /// true.
  open var requiresExclusiveTouchType = true
  /// A name for debugging. Default nil.
  open var name: String?

  // `nonisolated(unsafe)` for `ViewGestures.deinit`, which clears it.
  nonisolated(unsafe) unowned(unsafe) var attachedView: UIView?
  var targets: [GestureTarget] = []
  /// Recognizers that must fail before this one recognizes.
  var requirements: [WeakRecognizer] = []
  /// The state since the first touch of the current gesture.
  var progress = GestureProgress()

  /// Creates a recognizer that sends an action to a target.
  ///
  /// - Parameters:
  ///   - target: The object that receives the action; it is not retained.
  ///   - action: A method of no parameter, or of the recognizer as the only one.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without a target.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  // MARK: Targets

  /// Adds a target, which is not retained, and the action that it receives. A pair that was added
  /// before is not added again.
  open func addTarget(_ target: Any, action: Selector) {
    let object = ClassTarget.object(of: target)
    targets.removeAll { $0.object == nil }
    guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
    targets.append(GestureTarget(object: object, action: action))
  }

  /// Removes actions: of any target if the target is nil, and any action if the action is nil.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map(ClassTarget.object)
    targets.removeAll { entry in
      (object == nil || entry.object === object) && (action == nil || entry.action == action)
    }
  }

  // MARK: State

  /// The stage of recognizing. Subclasses set it, within their methods for touches or later.
  ///
  /// A recognizer that other recognizers have to fail for, or that is asked whether it may begin,
  /// is still `possible` until that is decided.
  open var state: State {
    get { progress.state }
    set { request(newValue) }
  }

  /// The view that the recognizer is added to.
  open var view: UIView? { attachedView }

  /// The number of touches of the gesture that are down.
  open var numberOfTouches: Int { progress.touches.count }

  /// The modifier keys that were pressed in the last event.
  open var modifierFlags: UIKeyModifierFlags { progress.modifierFlags }

  /// The buttons of the pointing device that were pressed in the last event.
  open var buttonMask: UIEvent.ButtonMask { progress.buttonMask }

  /// Returns the middle of the touches in the coordinates of a view, in points; of the window if
  /// the view is nil. After the touches were lifted it is where they were last.
  open func location(in view: UIView?) -> CGPoint {
    let location = progress.location
    return view.map { $0.convert(location, from: nil) } ?? location
  }

  /// Returns the location of one touch in the coordinates of a view; of the window if the view is
  /// nil.
  ///
  /// - Precondition: The index is less than ``numberOfTouches``.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    progress.location(ofTouch: touchIndex, in: view, for: self)
  }

  // MARK: Other recognizers

  /// Adds a requirement: this recognizer recognizes its gesture only if another one fails. A
  /// recognizer that receives no touches counts as failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Returns a Boolean value that indicates whether this gesture makes another recognizer fail. The
  /// default is true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns a Boolean value that indicates whether this recognizer fails if another one recognizes
  /// its gesture. The default is true.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns a Boolean value that indicates whether this recognizer requires another one to fail.
  /// Called once for each gesture. The default is false.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns a Boolean value that indicates whether another recognizer requires this one to fail.
  /// Called once for each gesture. The default is false.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns a Boolean value that indicates whether the recognizer receives an event. The default
  /// is true.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Touches

  /// Called when touches begin in the view or its subviews. The default does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches of the recognizer move. The default does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches of the recognizer end. The default does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches of the recognizer are cancelled. The default does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Prepares for the next gesture. Called after the touches of a gesture that was recognized,
  /// failed or was cancelled are lifted; the state is `possible` afterwards. Call super when
  /// overriding.
  open func reset() {}

  /// Stops receiving a touch. Called within the methods for touches.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    progress.touches.removeAll { $0 === touch }
    touch.recognizers.removeAll { $0 === self }
  }

  // MARK: Hooks for this module

  /// A Boolean value that indicates whether the recognizer tracks hovering pointers.
  var tracksHover: Bool { false }
  /// The axes along which the recognizer handles drags.
  var claimedDrags: SceneDragAxes { .all }
  /// A Boolean value that indicates whether the recognizer scrolls a scroll view.
  var scrolls: Bool { false }
  /// The kinds of scrolling with a pointing device that the recognizer follows.
  var followedScrolls: UIScrollTypeMask { [] }
  /// Processes a step of a scroll.
  func follow(_ scroll: WheelScroll, at time: TimeInterval) {}
  /// Returns the movement of the scroll view's content that a translation in the window causes.
  func reach(of translation: CGPoint) -> WheelReach { .none }
  /// Receives the location of a hovering pointer, in the coordinates of the window; `nil` after it
  /// left the view.
  func receiveHover(at location: CGPoint?, _ event: UIEvent) {}
  /// Called before the actions of a state are sent.
  func willSendActions(in state: State) {}
  /// Returns a Boolean value that indicates whether the class allows the gesture to begin. Called
  /// before the methods of the view and the delegate.
  func mayBegin() -> Bool { true }
}
