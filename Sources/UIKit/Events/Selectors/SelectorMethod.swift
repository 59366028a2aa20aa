/// The arguments of a call by a selector; `nil` for those that the caller does not have.
struct SelectorArguments {
  private static let names = ["sender", "event", "third parameter"]
  private let values: (Any?, Any?, Any?)

  init(_ first: Any?, _ second: Any? = nil, _ third: Any? = nil) {
    values = (first, second, third)
  }

  /// Returns an argument as the type of its parameter.
  ///
  /// - Precondition: The argument is of that type.
  func value<Value>(_ index: Int, of name: String) -> Value {
    let value = index == 0 ? values.0 : index == 1 ? values.1 : values.2
    if let value = value as? Value { return value }
    fatalError(
      "\(name) was sent \(value.map { "a \(type(of: $0))" } ?? "nil") as its "
        + "\(Self.names[index]), but the method takes a \(Value.self); change the parameter's type."
    )
  }
}

/// A method that a selector names.
struct SelectorMethod: Sendable {
  typealias Call = @MainActor @Sendable (AnyObject, SelectorArguments) -> Any?

  /// The name as Objective-C writes it: one colon for each parameter.
  let key: String
  /// The class that the method belongs to.
  let target: ObjectIdentifier
  let call: Call
  /// The type that the method belongs to, or one of several.
  private let targetType: Any.Type?
  private let isTarget: @Sendable (AnyObject) -> Bool

  init<Target: AnyObject>(
    name: String, target: Target.Type, parameterCount: Int, call: @escaping Call
  ) {
    Self.requireName(name, parameterCount: parameterCount, target: target)
    key = Self.key(of: name, parameterCount: parameterCount)
    self.target = ObjectIdentifier(target)
    targetType = target
    self.call = call
    isTarget = { $0 is Target }
  }

  /// Creates a method that is called on a class.
  init<Target: AnyObject>(
    name: String, classTarget: Target.Type, parameterCount: Int,
    call: @escaping @MainActor @Sendable (Target.Type, SelectorArguments) -> Any?
  ) {
    Self.requireName(name, parameterCount: parameterCount, target: classTarget)
    key = Self.key(of: name, parameterCount: parameterCount)
    target = ObjectIdentifier(Target.Type.self)
    targetType = Target.Type.self
    self.call = { object, arguments in
      call((object as! ClassTarget).type as! Target.Type, arguments)
    }
    isTarget = { ($0 as? ClassTarget)?.type is Target.Type }
  }

  private static func requireName(_ name: String, parameterCount: Int, target: Any.Type) {
    guard name.contains("(") || name.contains(":") else { return }
    let stated = name.count { $0 == ":" }
    require(
      stated == parameterCount,
      "Selector(\"\(name)\", …) names a method of \(stated) parameter(s), but the method of "
        + "\(target) has \(parameterCount); write the name as Swift does, with one colon for each.")
  }

  /// Creates a method of several classes that is not called.
  init(name: String, classes: [AnyClass], reason: String) {
    key = Self.key(of: name)
    let identifiers = Set(classes.map { ObjectIdentifier($0) })
    target = ObjectIdentifier(SelectorMethod.self)
    targetType = classes.first
    call = { object, _ in
      fatalError("\(name) of \(type(of: object)) is not called by a selector: \(reason).")
    }
    isTarget = { object in
      var type: AnyClass? = Swift.type(of: object)
      while let current = type {
        if identifiers.contains(ObjectIdentifier(current)) { return true }
        type = _getSuperclass(current)
      }
      return false
    }
  }

  /// The name of the class that the method belongs to.
  var targetName: String {
    targetType.map { String(reflecting: $0) } ?? "class with the method"
  }

  /// Returns a Boolean value that indicates whether the method can be called on an object.
  func accepts(_ object: AnyObject) -> Bool { isTarget(object) }

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
