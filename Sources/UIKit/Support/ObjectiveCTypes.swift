#if !canImport(ObjectiveC)
  /// A method of a class, which only the Objective-C runtime has. Its functions are unavailable.
  public typealias Method = OpaquePointer

  /// The start of a method's code, which only the Objective-C runtime has. Its functions are
  /// unavailable.
  public typealias IMP = OpaquePointer

  /// The integer of the size of a pointer.
  public typealias NSInteger = Int

  /// Calls a closure.
  ///
  /// Objects are released after their last use, also in loops: there is no pool that releases them
  /// later.
  ///
  /// - Returns: The value that the closure returns.
  /// - Throws: The error that the closure throws.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the class of an object; `nil` without an object, or for a value of another kind.
  public func object_getClass(_ obj: Any?) -> AnyClass? {
    obj.flatMap { type(of: $0) as? AnyClass }
  }
#endif
