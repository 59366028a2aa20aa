/// A method that a selector names.
struct SelectorMethod: Sendable {
  typealias Call = @MainActor @Sendable (AnyObject, Any?, Any?) -> Any?

  /// The name as Objective-C writes it: one colon for each parameter.
  let key: String
  /// The class that the method belongs to.
  let target: ObjectIdentifier
  let targetName: String
  let call: Call
  private let isTarget: @Sendable (AnyObject) -> Bool

  init<Target: AnyObject>(
    name: String, target: Target.Type, parameterCount: Int, call: @escaping Call
  ) {
    if name.contains("(") || name.contains(":") {
      let stated = name.count { $0 == ":" }
      require(
        stated == parameterCount,
        "Selector(\"\(name)\", …) names a method of \(stated) parameter(s), but the method of "
          + "\(target) has \(parameterCount); write the name as Swift does, with one colon for each."
      )
    }
    key = Self.key(of: name, parameterCount: parameterCount)
    self.target = ObjectIdentifier(target)
    targetName = String(reflecting: target)
    self.call = call
    isTarget = { $0 is Target }
  }

  /// Returns a Boolean value that indicates whether the method can be called on an object.
  func accepts(_ object: AnyObject) -> Bool { isTarget(object) }

  /// Returns an argument as the type of its parameter.
  ///
  /// - Precondition: The argument is of that type.
  static func argument<Value>(_ value: Any?, named parameter: String, of name: String) -> Value {
    if let value = value as? Value { return value }
    fatalError(
      "\(name) was sent \(value.map { "a \(type(of: $0))" } ?? "nil") as its \(parameter), but the "
        + "method takes a \(Value.self); change the parameter's type.")
  }

  /// Returns the name of a method as written in Objective-C, from either spelling.
  ///
  /// `save`, `save()`, and `save(_:)` become `save`, `save`, and `save:`. A first label other than
  /// `_` is kept in parentheses, because the word that precedes it in Objective-C depends on the
  /// label.
  static func key(of name: String, parameterCount: Int? = nil) -> String {
    guard let open = name.firstIndex(of: "("), name.last == ")" else {
      if name.contains(":") { return name }
      return name + String(repeating: ":", count: parameterCount ?? 0)
    }
    let base = name[..<open]
    let labels = name[name.index(after: open)...].dropLast().split(
      separator: ":", omittingEmptySubsequences: true)
    guard let first = labels.first else { return String(base) }
    let others = labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
    return "\(base)\(first == "_" ? "" : "(\(first))"):\(others)"
  }
}

/// The methods that selectors were made from, for selectors of a name only.
final class SelectorRegistry: @unchecked Sendable {
  static let shared = SelectorRegistry()

  private let lock = NSLock()
  /// By the key of the name. Read and written with the lock held.
  private var methods: [String: [SelectorMethod]] = [:]

  /// Registers a method by its name.
  ///
  /// - Complexity: O(classes with a method of the name).
  func register(_ method: SelectorMethod) {
    lock.withLock {
      if methods[method.key]?.contains(where: { $0.target == method.target }) == true { return }
      methods[method.key, default: []].append(method)
    }
  }

  /// Returns the latest method of a name that can be called on an object; `nil` if there is none.
  func method(named name: String, of target: AnyObject) -> SelectorMethod? {
    let found = lock.withLock { methods[SelectorMethod.key(of: name)] }
    return found?.last { $0.accepts(target) }
  }
}
