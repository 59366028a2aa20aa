#if !canImport(ObjectiveC)
  extension NSObject {
    /// Calls a method.
    ///
    /// - Returns: The result of the method if it is an object; `nil` otherwise.
    @MainActor @discardableResult
    public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
      perform(aSelector, with: nil)
    }

    /// Calls a method with a parameter.
    ///
    /// - Returns: The result of the method if it is an object; `nil` otherwise.
    @MainActor @discardableResult
    public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
      let result = aSelector.send(to: self, sender: object)
      guard let result, type(of: result) is AnyClass else { return nil }
      return Unmanaged.passUnretained(result as AnyObject)
    }

    /// Calls a method after a time, on the main queue. The object is retained until then.
    ///
    /// - Parameter delay: The time, in seconds.
    @MainActor
    public func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {
      let request = DelayedRequest(target: self, selector: aSelector, argument: anArgument)
      DelayedRequests.shared.add(request)
      DispatchQueue.main.asyncAfter(deadline: .now() + max(delay, 0)) {
        guard DelayedRequests.shared.remove(request) else { return }
        request.selector.send(to: request.target, sender: request.argument)
      }
    }

    /// Cancels all calls of an object's methods after a time.
    @MainActor
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
      DelayedRequests.shared.cancel { $0.target === aTarget as AnyObject }
    }

    /// Cancels the calls of a method of an object after a time.
    ///
    /// - Parameter anArgument: The parameter of the calls; others stay.
    @MainActor
    public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
      DelayedRequests.shared.cancel { request in
        request.target === aTarget as AnyObject && request.selector == aSelector
          && (request.argument as? NSObject) == (anArgument as? NSObject)
      }
    }

    /// Returns whether the object's class has a method that a selector was made from.
    public func responds(to aSelector: Selector) -> Bool { aSelector.method(of: self) != nil }
  }

  /// A call of a method after a time.
  @MainActor
  private final class DelayedRequest {
    let target: NSObject
    let selector: Selector
    let argument: Any?

    init(target: NSObject, selector: Selector, argument: Any?) {
      self.target = target
      self.selector = selector
      self.argument = argument
    }
  }

  /// The calls that wait for their time.
  @MainActor
  private final class DelayedRequests {
    static let shared = DelayedRequests()
    private var requests: [ObjectIdentifier: DelayedRequest] = [:]

    func add(_ request: DelayedRequest) { requests[ObjectIdentifier(request)] = request }

    /// Removes a call; returns `false` if it was canceled.
    func remove(_ request: DelayedRequest) -> Bool {
      requests.removeValue(forKey: ObjectIdentifier(request)) != nil
    }

    func cancel(where isChosen: (DelayedRequest) -> Bool) {
      requests = requests.filter { !isChosen($0.value) }
    }
  }
#endif
