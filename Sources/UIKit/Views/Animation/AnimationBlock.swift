/// The settings of the changes between `UIView.beginAnimations(_:context:)` and
/// `UIView.commitAnimations()`.
@MainActor
final class AnimationBlock {
  /// A transition of a view's content that begins at the end of the block.
  struct Transition {
    let view: UIView
    let options: UIView.AnimationOptions
    /// The content before the changes of the block; `nil` if the transition takes no time.
    let snapshot: ContentSnapshot?
  }

  /// The blocks that have begun and not ended, from the outermost one.
  private static var open: [AnimationBlock] = []
  /// The innermost block; `nil` outside of blocks.
  static var current: AnimationBlock? { open.last }

  let name: String?
  let information: UnsafeMutableRawPointer?
  var duration: TimeInterval = 0.2
  var delay: TimeInterval = 0
  var curve = UIView.AnimationCurve.easeInOut
  var repeatCount: Float = 0
  var autoreverses = false
  var beginsFromCurrentState = false
  var target: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  var transitions: [Transition] = []
  private var group = AnimationGroup(nil)
  private var outer: AnimationContext?

  private init(name: String?, information: UnsafeMutableRawPointer?) {
    self.name = name
    self.information = information
  }

  /// Begins a block within the current context.
  static func begin(name: String?, information: UnsafeMutableRawPointer?) {
    let block = AnimationBlock(name: name, information: information)
    let animator = AnimationContext.current?.animator
    let completion: (Bool) -> Void = { block.stopped(isFinished: $0) }
    block.group = AnimationGroup(animator == nil ? completion : nil)
    animator?.completions.append { completion($0 == .end) }
    open.append(block)
    block.outer = AnimationContext.begin(nil)
    block.apply()
  }

  /// Applies the settings to the changes that follow.
  func apply() {
    guard duration > 0 || delay > 0 else { return AnimationContext.replace(with: nil) }
    var context = AnimationContext(
      group: group, duration: duration, delay: delay, curve: curve.timingCurve, options: options)
    context.repeatCount = Double(repeatCount)
    context.autoreverses = autoreverses
    context.animator = outer?.animator
    AnimationContext.replace(with: context)
  }

  /// Blocks do not stop touches, unlike animations with closures.
  private var options: UIView.AnimationOptions {
    var options: UIView.AnimationOptions = [.allowUserInteraction]
    if beginsFromCurrentState { options.insert(.beginFromCurrentState) }
    return options
  }

  /// Ends the innermost block; does nothing outside of blocks.
  static func commit() { open.popLast()?.commit() }

  private func commit() {
    AnimationContext.end(returningTo: outer)
    notifyStart()
    for transition in transitions {
      group.began()
      let group = group
      UIView.show(
        duration > 0 ? transition.snapshot : nil, over: transition.view, duration: duration,
        delay: delay,
        options: transition.options.union(
          [
            .allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve,
            .overrideInheritedOptions,
          ]
        ).union(UIView.AnimationOptions(curve))
      ) { group.ended(isFinished: $0) }
    }
    group.close()
  }

  private func notifyStart() {
    guard target != nil, willStart != nil else { return }
    guard delay > 0 else { return NextTurn.run { self.started() } }
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { self.started() }
  }

  private func started() {
    guard let target, let willStart else { return }
    willStart.send(to: target, SelectorArguments(name, information))
  }

  private func stopped(isFinished: Bool) {
    guard let target, let didStop else { return }
    didStop.send(
      to: target, SelectorArguments(name, NSNumber(value: isFinished), information))
  }
}
