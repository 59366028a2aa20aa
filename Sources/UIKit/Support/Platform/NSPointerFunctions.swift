#if !canImport(ObjectiveC)
  /// The ways in which collections of objects keep and compare them.
  public enum NSPointerFunctions {
    /// Ways of keeping and comparing objects.
    public struct Options: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// The collection keeps its objects. This is the value without another kind of memory.
      public static let strongMemory: Options = []
      /// The objects leave the collection when they are released.
      public static let weakMemory = Options(rawValue: 5 << 0)
      /// Objects are equal by `isEqual(_:)`. This is the value without another way.
      public static let objectPersonality: Options = []
      /// Objects are equal if they are the same object.
      public static let objectPointerPersonality = Options(rawValue: 2 << 8)
      /// The collection keeps copies of the objects.
      public static let copyIn = Options(rawValue: 1 << 16)
    }
  }

  /// The comparison and the memory of the objects of a collection.
  struct ObjectKeeping: Equatable {
    let isWeak: Bool
    let comparesPointers: Bool
    let copies: Bool

    init(_ options: NSPointerFunctions.Options) {
      isWeak = options.contains(.weakMemory)
      comparesPointers = options.contains(.objectPointerPersonality)
      copies = options.contains(.copyIn)
    }

    func hash(of object: AnyObject) -> Int {
      if !comparesPointers, let object = object as? NSObject { return object.hash }
      return ObjectIdentifier(object).hashValue
    }

    func areEqual(_ first: AnyObject, _ second: AnyObject) -> Bool {
      if first === second { return true }
      guard !comparesPointers, let first = first as? NSObject else { return false }
      return first.isEqual(second)
    }

    func keep(_ object: AnyObject) -> KeptObject {
      var kept = object
      if copies, let value = object as? any NSCopying { kept = value.copy(with: nil) as AnyObject }
      return KeptObject(kept, isWeak: isWeak)
    }
  }

  /// An object that is kept, or that is gone when it is released.
  struct KeptObject {
    private let strong: AnyObject?
    private weak var weak: AnyObject?

    init(_ object: AnyObject, isWeak: Bool) {
      strong = isWeak ? nil : object
      weak = isWeak ? object : nil
    }

    /// The object; `nil` after its release.
    var object: AnyObject? { strong ?? weak }
  }

  /// Entries by a kept object, in the order in which they were added.
  struct ObjectTable<Value> {
    private struct Entry {
      let key: KeptObject
      let position: Int
      var value: Value
    }

    let keeping: ObjectKeeping
    private var buckets: [Int: [Entry]] = [:]
    private var nextPosition = 0
    private var storedCount = 0
    /// The number of entries at which the entries of released objects are removed.
    private var limit = 32

    init(_ keeping: ObjectKeeping) { self.keeping = keeping }

    /// The objects that are there with their values, in order.
    var all: [(key: AnyObject, value: Value)] {
      buckets.values.joined()
        .compactMap { entry in entry.key.object.map { (entry.position, $0, entry.value) } }
        .sorted { $0.0 < $1.0 }
        .map { ($0.1, $0.2) }
    }

    /// The number of objects that are there.
    var count: Int { buckets.values.joined().count { $0.key.object != nil } }

    /// Returns the object that equals another, and its value; `nil` if there is none.
    func entry(for object: AnyObject) -> (key: AnyObject, value: Value)? {
      for entry in buckets[keeping.hash(of: object)] ?? [] {
        if let key = entry.key.object, keeping.areEqual(key, object) { return (key, entry.value) }
      }
      return nil
    }

    /// Sets the value of an object.
    mutating func set(_ value: Value, for object: AnyObject) {
      let hash = keeping.hash(of: object)
      let place = buckets[hash]?.firstIndex { entry in
        entry.key.object.map { keeping.areEqual($0, object) } ?? false
      }
      if let place {
        buckets[hash]?[place].value = value
        return
      }
      removeReleased()
      buckets[hash, default: []].append(
        Entry(key: keeping.keep(object), position: nextPosition, value: value))
      nextPosition += 1
      storedCount += 1
    }

    /// Removes an object with its value.
    mutating func remove(_ object: AnyObject) {
      let keeping = keeping
      remove(in: keeping.hash(of: object)) { keeping.areEqual($0, object) }
    }

    private mutating func remove(in hash: Int, where isRemoved: (AnyObject) -> Bool) {
      guard let entries = buckets[hash] else { return }
      let rest = entries.filter { $0.key.object.map { !isRemoved($0) } ?? false }
      storedCount -= entries.count - rest.count
      buckets[hash] = rest.isEmpty ? nil : rest
    }

    mutating func removeAll() { self = ObjectTable(keeping) }

    private mutating func removeReleased() {
      guard keeping.isWeak, storedCount >= limit else { return }
      for hash in Array(buckets.keys) { remove(in: hash) { _ in false } }
      limit = max(32, storedCount * 2)
    }
  }
#endif
