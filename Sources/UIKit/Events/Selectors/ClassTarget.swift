/// A class as the target of a selector. The value of a class is not an object on platforms without
/// the Objective-C runtime, so that each class has one here.
final class ClassTarget: Sendable {
  let type: AnyClass

  private init(_ type: AnyClass) { self.type = type }

  /// Returns the object of a target: the object that stands for a class, if the target is one.
  static func object(of target: Any) -> AnyObject {
    guard let type = target as? AnyClass else { return target as AnyObject }
    return ClassTargets.shared.target(for: type) { ClassTarget(type) }
  }
}

/// The targets of classes, which stay until the end of the program as their classes do.
private final class ClassTargets: @unchecked Sendable {
  static let shared = ClassTargets()

  private let lock = NSLock()
  /// Read and written with the lock held.
  private var targets: [ObjectIdentifier: ClassTarget] = [:]

  func target(for type: AnyClass, make: () -> ClassTarget) -> ClassTarget {
    lock.withLock {
      let key = ObjectIdentifier(type)
      if let target = targets[key] { return target }
      let target = make()
      targets[key] = target
      return target
    }
  }
}
