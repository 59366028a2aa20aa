#if !canImport(Darwin)
  internal import UIKitRuntime
#endif

extension MainQueue {
  /// Stops the program unless the current code runs on the main queue.
  ///
  /// Code in Swift 5 mode may call UIKit on other threads: the compiler warns at most. The check is
  /// made where views and controllers are created and changed; it costs a comparison on the main
  /// thread.
  ///
  /// - Parameter use: The name of the called declaration, for a program without symbols.
  @inline(__always)
  static func requireCurrent(for use: @autoclosure () -> String) {
    if !isFirstThread, !isCurrent { fatalError(BackgroundUse.sentence(use())) }
  }

  /// A Boolean value that indicates whether the current thread is the one that the program began
  /// on.
  @inline(__always)
  static var isFirstThread: Bool {
    #if canImport(Darwin)
      Thread.isMainThread
    #else
      uikit_is_first_thread()
    #endif
  }
}

#if !canImport(Darwin)
  /// Stops the program if the current code does not run on the main queue. The runtime calls it for
  /// code that is isolated to the main actor: see `MainThread.c`.
  @_spi(Lowering)
  @_cdecl("uikit_require_main_queue")
  public func _requireMainQueue() {
    MainQueue.requireCurrent(for: "Code for the main actor")
  }
#endif

/// The message about a use of UIKit on another thread than the main one.
enum BackgroundUse {
  /// Returns the message.
  ///
  /// - Parameter use: The name of the called declaration, if the names of the running functions are
  ///   unknown.
  static func sentence(_ use: String) -> String {
    let names = runningFunctions()
    let caller = names.firstIndex { !$0.isOfUIKit }
    let call = names[..<(caller ?? names.endIndex)].last?.name ?? use
    let place = caller.map { " by \(names[$0].name)" } ?? ""
    return "\(call) is used on a background thread\(place); use UIKit on the main thread only: "
      + "put the call in DispatchQueue.main.async { }."
  }

  /// A running function.
  struct Function: Equatable {
    /// The name, without modules and types of results.
    let name: String
    /// A Boolean value that indicates whether UIKit declares the function.
    let isOfUIKit: Bool
  }

  /// Returns the functions of Swift modules that the current code runs in, the innermost first,
  /// without the functions of the check and of Swift's libraries.
  private static func runningFunctions() -> [Function] {
    #if canImport(Darwin)
      return []
    #else
      var addresses = [UnsafeRawPointer?](repeating: nil, count: 64)
      let count = Int(uikit_call_addresses(&addresses, 64))
      return addresses[..<count].compactMap { address in
        guard let address, let symbol = uikit_function_name(address),
          let demangled = uikit_demangled_name(symbol)
        else { return nil }
        defer { free(demangled) }
        return function(String(cString: demangled))
      }
    #endif
  }

  /// Returns the function with a name in the notation of Swift; `nil` for one that a message does
  /// not name.
  static func function(_ demangled: String) -> Function? {
    var name = demangled
    // Code around a function that the compiler makes, such as the call of a closure by Dispatch.
    if ["thunk for ", "partial apply ", "reabstraction "].contains(where: name.hasPrefix) {
      return nil
    }
    // A function that the optimizer has made of another one.
    if let range = name.range(of: "> of ", options: .backwards), name.contains("specialization <") {
      name = String(name[range.upperBound...])
    }
    var module: String?
    while let range = name.range(of: #"\(extension in \w+\):"#, options: .regularExpression) {
      module = String(name[range].dropFirst("(extension in ".count).dropLast(2))
      name.removeSubrange(range)
    }
    // (name in _0123) is the name of a private declaration.
    while let range = name.range(of: #"\(\w+ in _[0-9A-F]+\)"#, options: .regularExpression) {
      let plain = name[range].dropFirst().prefix { $0 != " " }
      name.replaceSubrange(range, with: plain)
    }
    // A closure, a local function or a default value is named by the function around it.
    if let range = name.range(of: " in ", options: .backwards) {
      name = String(name[range.upperBound...])
    }
    for word in ["merged ", "static ", "@objc ", "dispatch thunk of "] {
      if name.hasPrefix(word) { name.removeFirst(word.count) }
    }
    let owner = module ?? String(name.prefix { $0 != "." })
    guard !["Swift", "Foundation", "Dispatch", "FoundationEssentials"].contains(owner),
      !name.contains("MainQueue.requireCurrent"), !name.contains("BackgroundUse."),
      !name.contains("_requireMainQueue"), name.contains(".")
    else { return nil }
    for end in [" -> ", " : "] {
      if let range = name.range(of: end) { name = String(name[..<range.lowerBound]) }
    }
    for accessor in [".setter", ".getter", ".modify", ".didset", ".willset", ".read"] {
      if name.hasSuffix(accessor) { name.removeLast(accessor.count) }
    }
    name = name.replacingOccurrences(of: "__allocating_init", with: "init")
    name = name.replacingOccurrences(
      of: #"\b[A-Za-z_]\w*\.(?=[A-Z])"#, with: "", options: .regularExpression)
    return Function(name: name, isOfUIKit: ["UIKit", "QuartzCore"].contains(owner))
  }
}
