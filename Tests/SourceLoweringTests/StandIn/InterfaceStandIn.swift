// The declarations of UIKit that the registration of classes names, for compiling lowered sources
// alone. They hide UIKit's.
import UIKit

public struct InterfaceClass {
  let name: String
  let outlets: [String]
  let actions: [String: Selector]

  @MainActor public init<Object: NSObject>(
    _ type: Object.Type, named name: String, make: (@MainActor () -> Object)? = nil,
    outlets: [InterfaceOutlet<Object>] = [], actions: [String: Selector] = [:]
  ) {
    self.name = name
    self.outlets = outlets.map(\.name)
    self.actions = actions
  }
}

public struct InterfaceOutlet<Object> {
  let name: String

  @MainActor public static func outlet<Value>(
    _ name: String, _ set: @escaping @MainActor (Object, Value?) -> Void
  ) -> Self { Self(name: name) }
  @MainActor public static func collection<Element>(
    _ name: String, _ set: @escaping @MainActor (Object, [Element]?) -> Void
  ) -> Self { Self(name: name) }
  @MainActor public static func attribute<Value>(
    _ name: String, _ set: @escaping @MainActor (Object, Value) -> Void
  ) -> Self { Self(name: name) }
}

public enum InterfaceRegistry {
  nonisolated(unsafe) static var modules: [(String, @MainActor @Sendable () -> [InterfaceClass])] =
    []

  public static func register(
    module: String, classes: @escaping @MainActor @Sendable () -> [InterfaceClass]
  ) {
    modules.append((module, classes))
  }
}
