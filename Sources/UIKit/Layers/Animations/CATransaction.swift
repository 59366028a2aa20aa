/// A group of changes of layers, with the settings of their animations.
///
/// Apple documentation: https://developer.apple.com/documentation/quartzcore/catransaction
///
/// Changes of layers that are not a view's, that were displayed before, and whose window's host
/// shows animations are animated for 0.25 seconds, unless a transaction or an action specifies
/// otherwise. Transactions are for the main actor.
public final class CATransaction: NSObject {
  private struct Settings {
    var values: [String: Any] = [:]
    var group: AnimationGroup?
    /// The group of the transaction around it.
    var enclosing: AnimationGroup?
  }

  /// The settings of the open transactions, after those outside of all.
  @MainActor private static var stack = [Settings()]

  @MainActor
  private static func change(_ change: (inout Settings) -> Void) {
    change(&stack[stack.count - 1])
  }

  /// Runs a closure on the main actor.
  private static func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
    require(
      MainQueue.isCurrent, "Transactions of layers are for the main queue; use one there.")
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated { result = body() }
    return result!
  }

  // MARK: Groups

  /// Begins a transaction in the current one.
  public class func begin() {
    onMain {
      stack.append(
        Settings(values: stack[stack.count - 1].values, enclosing: AnimationGroup.enclosing))
      change { $0.values["completionBlock"] = nil }
    }
  }

  /// Ends the transaction that began last.
  ///
  /// - Precondition: A transaction has begun.
  public class func commit() {
    onMain {
      require(
        stack.count > 1,
        "CATransaction.commit() was called without a transaction; call begin() first.")
      let ended = stack.removeLast()
      AnimationGroup.enclosing = ended.enclosing
      ended.group?.close()
    }
  }

  /// Marks the layers as displayed with the changes so far. Layers take part in implicit animations
  /// from then on.
  public class func flush() {
    onMain { UIWindow.keyWindow?.markLayersAsDisplayed() }
  }

  /// Does nothing: transactions are for the main actor.
  public class func lock() {}
  /// Does nothing: transactions are for the main actor.
  public class func unlock() {}

  // MARK: Settings

  /// Returns the duration of implicit animations, in seconds. The default is 0.25.
  public class func animationDuration() -> CFTimeInterval {
    value(forKey: "animationDuration") as? CFTimeInterval ?? 0.25
  }
  /// Sets the duration of implicit animations in the current transaction, in seconds.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(dur, forKey: "animationDuration")
  }

  /// Returns the timing function of implicit animations; `nil` for the default one.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: "animationTimingFunction") as? CAMediaTimingFunction
  }
  /// Sets the timing function of implicit animations in the current transaction.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: "animationTimingFunction")
  }

  /// Returns whether changes have no actions. The default is `false`.
  public class func disableActions() -> Bool {
    value(forKey: "disableActions") as? Bool ?? false
  }
  /// Sets whether changes in the current transaction have no actions.
  public class func setDisableActions(_ flag: Bool) { setValue(flag, forKey: "disableActions") }

  /// Returns the closure for the end of the animations.
  public class func completionBlock() -> (() -> Void)? {
    value(forKey: "completionBlock") as? () -> Void
  }
  /// Sets a closure that is called when all animations that are added to the current transaction
  /// from now on have ended; without any, in the next turn of the main queue.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    setValue(block, forKey: "completionBlock")
    nonisolated(unsafe) let block = block
    onMain {
      let previous = stack[stack.count - 1].group
      let enclosing = stack[stack.count - 1].enclosing
      AnimationGroup.enclosing = enclosing
      let group = block.map { block in AnimationGroup { _ in block() } }
      change { $0.group = group }
      if stack.count > 1 {
        AnimationGroup.enclosing = group ?? enclosing
        previous?.close()
      } else {
        // Outside of transactions, the implicit one ends with the turn.
        AnimationGroup.enclosing = group
        previous?.close()
        NextTurn.run {
          if AnimationGroup.enclosing === group { AnimationGroup.enclosing = nil }
          group?.close()
          if stack[0].group === group { stack[0] = Settings() }
        }
      }
    }
  }

  /// Returns a setting of the current transaction.
  public class func value(forKey key: String) -> Any? {
    guard MainQueue.isCurrent else { return nil }
    return onMain { stack[stack.count - 1].values[key] }
  }

  /// Changes a setting of the current transaction. Outside of transactions it is valid until the
  /// next turn of the main queue.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    nonisolated(unsafe) let value = anObject
    onMain {
      if stack.count == 1, stack[0].values.isEmpty {
        NextTurn.run { if stack[0].group == nil { stack[0].values = [:] } }
      }
      change { $0.values[key] = value }
    }
  }
}

extension UIView {
  /// Marks the layers in the view as displayed, so that their changes are animated.
  package func markLayersAsDisplayed() {
    layer.markPlainSublayersAsDisplayed()
    for child in children { child.markLayersAsDisplayed() }
  }
}

extension CALayer {
  /// Marks the layers in this one that are not a view's, and its mask.
  fileprivate func markPlainSublayersAsDisplayed() {
    guard let extras else { return }
    for sublayer in extras.plainSublayers + (extras.mask.map { [$0] } ?? []) {
      sublayer.makeExtras().isDisplayed = true
      sublayer.markPlainSublayersAsDisplayed()
    }
  }
}
