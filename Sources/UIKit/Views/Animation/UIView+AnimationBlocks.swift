extension UIView {
  /// The transitions of a block of animations.
  public enum AnimationTransition: Int, Sendable {
    /// No transition.
    case none
    /// A turn about the vertical axis from left to right.
    case flipFromLeft
    /// A turn about the vertical axis from right to left.
    case flipFromRight
    /// The old content curls up. Hosts draw no bent pages: it dissolves.
    case curlUp
    /// The new content curls down. Hosts draw no bent pages: it dissolves.
    case curlDown

    var options: AnimationOptions {
      switch self {
      case .none: []
      case .flipFromLeft: .transitionFlipFromLeft
      case .flipFromRight: .transitionFlipFromRight
      case .curlUp: .transitionCurlUp
      case .curlDown: .transitionCurlDown
      }
    }
  }

  /// Begins a block of animations, which ends with ``commitAnimations()``.
  ///
  /// The changes of views between the two calls are animated for 0.2 seconds with a curve that is
  /// slow at both ends, unless the methods beginning with `setAnimation` change these settings. A
  /// setting applies to the changes after it. Outside of blocks these methods have no effect.
  ///
  /// Blocks nest: an inner block has the settings of a new one, and inherits none. UIKit starts its
  /// animations when the outermost block ends; here they start at once, which looks the same unless
  /// time passes within the block.
  ///
  /// The block does not keep views from receiving touches.
  /// See [beginAnimations(_:context:)][1].
  ///
  /// [1]: https://developer.apple.com/documentation/uikit/uiview/beginanimations(_:context:)
  ///
  /// - Parameters:
  ///   - animationID: A name that the methods of the delegate receive.
  ///   - context: A pointer that the methods of the delegate receive.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    AnimationBlock.begin(name: animationID, information: context)
  }

  /// Ends the innermost block of animations. Without a block it does nothing.
  public class func commitAnimations() { AnimationBlock.commit() }

  /// Sets the duration of the changes that follow in a block, in seconds. The default is 0.2. If it
  /// is not above zero, and neither is the delay, changes take effect immediately.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    changeBlock { $0.duration = max(duration, 0) }
  }

  /// Sets the delay of the changes that follow in a block, in seconds. The default is 0.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    changeBlock { $0.delay = max(delay, 0) }
  }

  /// Sets the time at which the changes that follow in a block begin. The default is the present
  /// time. It replaces the delay.
  public class func setAnimationStart(_ startDate: Date) {
    setAnimationDelay(startDate.timeIntervalSinceNow)
  }

  /// Sets the curve of the changes that follow in a block. The default is slow at both ends.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    changeBlock { $0.curve = curve }
  }

  /// Sets the number of runs of the changes that follow in a block, which may be a fraction. The
  /// default is 0, one run.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    changeBlock { $0.repeatCount = max(repeatCount, 0) }
  }

  /// Sets whether each run of the changes that follow in a block is followed by a reversed one. The
  /// default is `false`.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    changeBlock { $0.autoreverses = repeatAutoreverses }
  }

  /// Sets whether the changes that follow in a block start at the displayed values, and end running
  /// animations of the same properties. The default is `false`.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    changeBlock { $0.beginsFromCurrentState = fromCurrentState }
  }

  /// Sets the object that receives the selectors of a block. It is retained until the end of the
  /// animations. The default is `nil`.
  public class func setAnimationDelegate(_ delegate: Any?) {
    changeBlock { $0.target = delegate.map(ClassTarget.object(of:)) }
  }

  /// Sets the method of the delegate that is called when the animations of a block start: in the
  /// next turn of the main queue, or after the delay. The default is `nil`.
  ///
  /// Its parameters are the name and the pointer of the block, of the types `String?` and
  /// `UnsafeMutableRawPointer?`.
  public class func setAnimationWillStart(_ selector: Selector?) {
    changeBlock { $0.willStart = selector }
  }

  /// Sets the method of the delegate that is called when the animations of a block have ended. The
  /// default is `nil`.
  ///
  /// Its parameters are the name of the block, a `NSNumber` of a Boolean value that indicates
  /// whether the animations were finished, and the pointer of the block. The types are `String?`,
  /// `NSNumber` and `UnsafeMutableRawPointer?`.
  public class func setAnimationDidStop(_ selector: Selector?) {
    changeBlock { $0.didStop = selector }
  }

  /// Sets a transition of a view from its present content to the content at the end of a block.
  ///
  /// - Parameters:
  ///   - transition: The transition.
  ///   - view: The view, which is usually the superview of views that are exchanged.
  ///   - cache: A Boolean value that indicates whether the view is drawn once for the transition.
  ///     It has no effect: the old content is drawn once, and the new content as it changes.
  public class func setAnimationTransition(
    _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
  ) {
    changeBlock { block in
      block.transitions.removeAll { $0.view === view }
      guard transition != .none else { return }
      block.transitions.append(
        AnimationBlock.Transition(
          view: view, options: transition.options,
          snapshot: snapshot(of: view, for: transition.options)))
    }
  }

  private class func changeBlock(_ change: (AnimationBlock) -> Void) {
    guard let block = AnimationBlock.current else { return }
    change(block)
    block.apply()
  }
}
