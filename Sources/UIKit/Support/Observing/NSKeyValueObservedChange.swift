#if !canImport(ObjectiveC)
  /// Options that determine the values in a change notification.
  public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The new value.
    public static let new = Self(rawValue: 1)
    /// The old value.
    public static let old = Self(rawValue: 2)
    /// A call at once, when the observation begins.
    public static let initial = Self(rawValue: 4)
    /// A call before each change, in addition to the one after it.
    public static let prior = Self(rawValue: 8)
  }

  /// The kind of a change.
  public enum NSKeyValueChange: UInt, Sendable {
    /// The property was set.
    case setting = 1
    /// Elements were inserted.
    case insertion = 2
    /// Elements were removed.
    case removal = 3
    /// Elements were replaced.
    case replacement = 4
  }

  /// A key of the dictionary that describes a change.
  public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of the change, the raw value of an ``NSKeyValueChange``.
    public static let kindKey = Self(rawValue: "kind")
    /// The new value.
    public static let newKey = Self(rawValue: "new")
    /// The old value.
    public static let oldKey = Self(rawValue: "old")
    /// The indexes of the elements. Changes have none, because collections are not observed.
    public static let indexesKey = Self(rawValue: "indexes")
    /// `true` for a call before the change.
    public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
  }

  /// A change of an observed property.
  public struct NSKeyValueObservedChange<Value> {
    /// The kind of a change.
    public typealias Kind = NSKeyValueChange

    /// The kind of the change: properties here are set.
    public let kind: Kind
    /// The new value; `nil` unless the observation has ``NSKeyValueObservingOptions/new``.
    public let newValue: Value?
    /// The old value; `nil` unless the observation has ``NSKeyValueObservingOptions/old``.
    public let oldValue: Value?
    /// The indexes of changed elements: always `nil`, because collections are not observed.
    public let indexes: IndexSet?
    /// A Boolean value that indicates whether the call is the one before the change.
    public let isPrior: Bool
  }
#endif
