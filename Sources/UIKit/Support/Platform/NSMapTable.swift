#if !canImport(ObjectiveC)
  /// A dictionary of objects by objects, which may be released while they are in it.
  ///
  /// Keys of subclasses of `NSObject` are equal by `isEqual(_:)`, others if they are the same. The
  /// types may be protocols for classes.
  open class NSMapTable<KeyType, ObjectType>: NSObject {
    private var table: ObjectTable<KeptObject>
    private let values: ObjectKeeping

    /// Creates an empty dictionary.
    ///
    /// - Parameters:
    ///   - keyOptions: The way in which the dictionary keeps and compares its keys.
    ///   - valueOptions: The way in which the dictionary keeps its values.
    ///   - initialCapacity: The number of values for which the dictionary has memory at first,
    ///     which has no effect.
    public init(
      keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
      capacity initialCapacity: Int
    ) {
      table = ObjectTable(ObjectKeeping(keyOptions))
      values = ObjectKeeping(valueOptions)
    }

    /// Creates an empty dictionary that keeps its keys and values.
    public override convenience init() { self.init(capacity: 0) }

    /// Creates an empty dictionary.
    public convenience init(
      keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options
    ) {
      self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
    }

    /// Returns an empty dictionary that keeps its keys and values.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable<KeyType, ObjectType>(capacity: 0)
    }

    /// Returns an empty dictionary whose entries end when their keys are released.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable<KeyType, ObjectType>(keyOptions: .weakMemory, capacity: 0)
    }

    /// Returns an empty dictionary whose entries end when their values are released.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable<KeyType, ObjectType>(valueOptions: .weakMemory, capacity: 0)
    }

    /// Returns an empty dictionary whose entries end when their keys or values are released.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable<KeyType, ObjectType>(
        keyOptions: .weakMemory, valueOptions: .weakMemory, capacity: 0)
    }

    private var entries: [(key: AnyObject, value: AnyObject)] {
      table.all.compactMap { entry in entry.value.object.map { (entry.key, $0) } }
    }

    /// The number of entries.
    open var count: Int { entries.count }

    /// Returns the value of a key; `nil` if there is none.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
      aKey.flatMap { table.entry(for: $0 as AnyObject)?.value.object as? ObjectType }
    }

    /// Sets the value of a key, or removes it with `nil`.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
      guard let aKey else { return }
      guard let anObject else { return table.remove(aKey as AnyObject) }
      table.set(values.keep(anObject as AnyObject), for: aKey as AnyObject)
    }

    /// Removes the entry of a key.
    open func removeObject(forKey aKey: KeyType?) {
      if let aKey { table.remove(aKey as AnyObject) }
    }

    /// Removes all entries.
    open func removeAllObjects() { table.removeAll() }

    /// Returns an enumerator of the keys that are there now, in the order in which they were added.
    open func keyEnumerator() -> NSEnumerator { ObjectEnumerator(entries.map(\.key)) }

    /// Returns an enumerator of the values that are there now, in the order of their keys.
    open func objectEnumerator() -> NSEnumerator? { ObjectEnumerator(entries.map(\.value)) }

    /// The entries as a dictionary, of those keys that are subclasses of `NSObject`.
    open func dictionaryRepresentation() -> [AnyHashable: Any] {
      var result: [AnyHashable: Any] = [:]
      for entry in entries {
        if let key = entry.key as? AnyHashable { result[key] = entry.value }
      }
      return result
    }
  }
#endif
