#if !canImport(ObjectiveC)
  /// A set of objects, which may be released while they are in it.
  ///
  /// Objects of subclasses of `NSObject` are equal by `isEqual(_:)`, others if they are the same.
  /// The type of the objects may be a protocol for classes, as on iOS one with `@objc`.
  open class NSHashTable<ObjectType>: NSObject {
    private var table: ObjectTable<Void>

    /// Creates an empty set.
    ///
    /// - Parameters:
    ///   - options: The way in which the set keeps and compares its objects.
    ///   - initialCapacity: The number of objects for which the set has memory at first, which has
    ///     no effect.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
      table = ObjectTable(ObjectKeeping(options))
    }

    /// Creates an empty set that keeps its objects.
    public override convenience init() { self.init(options: [], capacity: 0) }

    /// Creates an empty set.
    public convenience init(options: NSPointerFunctions.Options) {
      self.init(options: options, capacity: 0)
    }

    /// Returns an empty set whose objects leave it when they are released.
    open class func weakObjects() -> NSHashTable<ObjectType> {
      NSHashTable<ObjectType>(options: .weakMemory, capacity: 0)
    }

    /// The number of objects.
    open var count: Int { table.count }
    /// The objects, in the order in which they were added.
    open var allObjects: [ObjectType] { table.all.map { $0.key as! ObjectType } }
    /// One of the objects; `nil` for an empty set.
    open var anyObject: ObjectType? { allObjects.first }
    /// The objects as values of a set, of those that are subclasses of `NSObject`.
    open var setRepresentation: Set<AnyHashable> {
      Set(table.all.compactMap { $0.key as? AnyHashable })
    }

    /// Returns the object of the set that equals another; `nil` if there is none.
    open func member(_ object: ObjectType?) -> ObjectType? {
      object.flatMap { table.entry(for: $0 as AnyObject)?.key as? ObjectType }
    }

    /// Returns a Boolean value that indicates whether an object, or an equal one, is in the set.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// Adds an object, unless an equal one is in the set.
    open func add(_ object: ObjectType?) {
      if let object { table.set((), for: object as AnyObject) }
    }

    /// Removes the object that equals another.
    open func remove(_ object: ObjectType?) {
      if let object { table.remove(object as AnyObject) }
    }

    /// Removes all objects.
    open func removeAllObjects() { table.removeAll() }

    /// Returns an enumerator of the objects that are in the set now.
    open func objectEnumerator() -> NSEnumerator { ObjectEnumerator(table.all.map(\.key)) }

    /// Adds the objects of another set.
    open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }

    /// Removes the objects that are not in another set.
    open func intersect(_ other: NSHashTable<ObjectType>) {
      for object in allObjects where !other.contains(object) { remove(object) }
    }

    /// Removes the objects that are in another set.
    open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }

    /// Returns a Boolean value that indicates whether another set has an object of this one.
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
      allObjects.contains(where: other.contains)
    }

    /// Returns a Boolean value that indicates whether another set has all objects of this one.
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
      allObjects.allSatisfy(other.contains)
    }
  }

  /// An enumerator of the objects of a list.
  final class ObjectEnumerator: NSEnumerator {
    private var rest: ArraySlice<Any>

    init(_ objects: [Any]) { rest = objects[...] }

    override func nextObject() -> Any? { rest.popFirst() }
  }
#endif
