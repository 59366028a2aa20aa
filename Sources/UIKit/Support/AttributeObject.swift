/// The base class of objects that texts have as attributes, in place of `NSObject`.
///
/// Foundation on Linux compares the attributes of neighboring characters, and stops the program if
/// these are instances of subclasses of `NSObject` outside of Foundation. Other objects are
/// compared by `==`. The class has the members of `NSObject` that apps use of fonts and colors.
open class AttributeObject: Hashable, CustomStringConvertible, NSCopying {
  /// Creates an object.
  public init() {}

  /// Returns a Boolean value that indicates whether the object equals another.
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AttributeObject else { return false }
    return self === other
  }

  /// The hash value, equal for equal objects.
  open var hash: Int { ObjectIdentifier(self).hashValue }

  /// Returns the name of the class with its module, such as `UIKit.UIColor`.
  open class func description() -> String { NSStringFromClass(self) }

  /// A description for debugging.
  open var description: String { "<\(type(of: self))>" }

  /// Returns the object itself, or a copy of an object that can be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the object itself, or a copy of an object that can be changed.
  public final func copy() -> Any { copy(with: nil) }

  /// Returns a Boolean value that indicates whether two objects are equal.
  public static func == (left: AttributeObject, right: AttributeObject) -> Bool {
    left.isEqual(right)
  }

  /// Hashes the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
