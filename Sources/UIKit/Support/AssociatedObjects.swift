#if !canImport(ObjectiveC)
  // swift-format-ignore: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
  /// The relation of an object to a value that is associated with it.
  public enum objc_AssociationPolicy: UInt, Sendable {
    /// The value is not kept. It is `nil` after its last owner has released it.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The value is kept.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy is kept, if the value is an `NSCopying`.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The value is kept. The association may be made and read on any thread.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A copy is kept, if the value is an `NSCopying`. The association may be made and read on any
    /// thread.
    case OBJC_ASSOCIATION_COPY = 771
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Associates a value with an object for a key, or removes the association with `nil`.
  ///
  /// The values of responders, such as views and view controllers, are released with the responder.
  /// The values of other objects are released after the object, when further associations are made.
  ///
  /// - Precondition: The object is an instance of a class.
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    AssociatedObjects.shared.set(
      value.map { AssociatedValue($0, policy: policy) }, key: key, of: object as AnyObject)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the value that is associated with an object for a key; `nil` if there is none.
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.shared.value(key: key, of: object as AnyObject)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Removes all associations of an object.
  public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.shared.removeAll(of: object as AnyObject)
  }

  /// A value of an association.
  struct AssociatedValue {
    private let kept: Any?
    private weak var unkept: AnyObject?

    init(_ value: Any, policy: objc_AssociationPolicy) {
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN:
        kept = nil
        unkept = value as AnyObject
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        kept = (value as? any NSCopying)?.copy(with: nil) ?? value
      case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
        kept = value
      }
    }

    var value: Any? { kept ?? unkept }
  }

  /// The values of the associations of an object.
  typealias AssociatedValues = [UnsafeRawPointer: AssociatedValue]

  /// An object that stores its associations, which end with it.
  protocol AssociatedValueOwner: AnyObject {
    /// Read and written with the lock of ``AssociatedObjects`` held.
    var associatedValues: AssociatedValues? { get set }
  }

  /// The associations of all objects.
  final class AssociatedObjects: @unchecked Sendable {
    static let shared = AssociatedObjects()

    private let lock = NSLock()
    /// The associations of objects that do not store them.
    private var others = WeakTable<AssociatedValues>()

    func value(key: UnsafeRawPointer, of object: AnyObject) -> Any? {
      lock.withLock { values(of: object)?[key]?.value }
    }

    /// Sets a value.
    ///
    /// - Complexity: O(1) on average over many calls.
    func set(_ value: AssociatedValue?, key: UnsafeRawPointer, of object: AnyObject) {
      // Released values may make associations themselves, without the lock.
      let released = lock.withLock { () -> [AssociatedValues] in
        var new = values(of: object) ?? [:]
        new[key] = value
        return store(new, of: object)
      }
      _ = consume released
    }

    func removeAll(of object: AnyObject) {
      let released = lock.withLock { store([:], of: object) }
      _ = consume released
    }

    private func values(of object: AnyObject) -> AssociatedValues? {
      if let owner = object as? any AssociatedValueOwner { return owner.associatedValues }
      return others.value(of: object)
    }

    /// Stores values of an object.
    ///
    /// - Returns: The values that are no longer stored.
    private func store(_ values: AssociatedValues, of object: AnyObject) -> [AssociatedValues] {
      let kept = values.isEmpty ? nil : values
      guard let owner = object as? any AssociatedValueOwner else {
        return others.set(kept, of: object)
      }
      defer { owner.associatedValues = kept }
      return owner.associatedValues.map { [$0] } ?? []
    }
  }
#endif
