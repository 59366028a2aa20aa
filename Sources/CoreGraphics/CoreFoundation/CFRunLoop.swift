// The names of Core Foundation's functions begin with upper case letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(ObjectiveC)
  /// The loop of a thread that waits for events.
  public typealias CFRunLoop = RunLoop

  /// Returns the loop of the main thread.
  public func CFRunLoopGetMain() -> CFRunLoop! { .main }

  /// Returns the loop of the thread that calls the function.
  public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }

  /// A mode of a run loop: only the events of the mode in which it waits are handled.
  public struct CFRunLoopMode: RawRepresentable, Hashable, @unchecked Sendable {
    /// The name.
    public let rawValue: CFString

    /// Creates a mode with a name.
    public init(rawValue: CFString) { self.rawValue = rawValue }

    /// Creates a mode with a name.
    public init(_ rawValue: CFString) { self.init(rawValue: rawValue) }

    /// The usual mode.
    public static let defaultMode = CFRunLoopMode(RunLoop.Mode.default.rawValue as CFString)
    /// All modes that are in common use.
    public static let commonModes = CFRunLoopMode(RunLoop.Mode.common.rawValue as CFString)
  }
#endif
