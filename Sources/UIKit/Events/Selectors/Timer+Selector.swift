#if !canImport(ObjectiveC)
  extension Timer {
    /// Creates a timer that calls a method of an object, and begins it on the current run loop.
    ///
    /// The timer keeps the object alive until it ends.
    ///
    /// - Parameters:
    ///   - interval: The time to the first call and between calls, in seconds.
    ///   - target: The object.
    ///   - aSelector: The method, with the timer as its parameter, or without parameters.
    ///   - userInfo: Not used: a timer has no such property on this platform.
    ///   - repeats: A Boolean value that indicates whether the timer goes on after the first call.
    @discardableResult
    public class func scheduledTimer(
      timeInterval interval: TimeInterval, target: Any, selector aSelector: Selector,
      userInfo: Any?, repeats: Bool
    ) -> Timer {
      let call = TimerCall(target: ClassTarget.object(of: target), selector: aSelector)
      return scheduledTimer(withTimeInterval: interval, repeats: repeats) { call.send($0) }
    }

    /// Creates a timer that calls a method of an object. Add it to a run loop.
    ///
    /// The parameters are the same as for
    /// ``scheduledTimer(timeInterval:target:selector:userInfo:repeats:)``.
    public convenience init(
      timeInterval interval: TimeInterval, target: Any, selector aSelector: Selector,
      userInfo: Any?, repeats: Bool
    ) {
      let call = TimerCall(target: ClassTarget.object(of: target), selector: aSelector)
      self.init(timeInterval: interval, repeats: repeats) { call.send($0) }
    }
  }

  /// A method that a timer calls.
  private struct TimerCall: @unchecked Sendable {
    let target: AnyObject
    let selector: Selector

    func send(_ timer: Timer) {
      nonisolated(unsafe) let timer = timer
      MainQueue.run { selector.send(to: target, sender: timer) }
    }
  }
#endif
