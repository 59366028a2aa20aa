/// The members of a class that interface files name.
@_spi(Lowering) public struct InterfaceClass {
  typealias Setter = @MainActor (AnyObject, InterfaceArgument) -> String?

  let name: String
  let type: NSObject.Type
  private(set) var make: (@MainActor () -> NSObject)?
  /// The actions by their names in Objective-C.
  private(set) var actions: [String: Selector]
  private var outlets: [String: Setter] = [:]
  /// The names of the outlets that objects without the methods can be connected to.
  private var delegates: Set<String> = []
  private var collections: [String: Setter] = [:]
  private var attributes: [String: Setter] = [:]

  /// Creates the description of a class.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - name: The name in Interface Builder.
  ///   - make: A closure that creates an object of a class without `init(coder:)`; views and view
  ///     controllers need none.
  ///   - outlets: The outlets, outlet collections and inspectable attributes.
  ///   - actions: The methods by their names in Objective-C: `tap:`, `didTap:forEvent:`.
  @MainActor public init<Object: NSObject>(
    _ type: Object.Type, named name: String, make: (@MainActor () -> Object)? = nil,
    outlets: [InterfaceOutlet<Object>] = [], actions: [String: Selector] = [:]
  ) {
    self.name = name
    self.type = type
    self.make = make
    self.actions = actions
    for outlet in outlets {
      let set: Setter = { object, argument in outlet.set(object as! Object, argument) }
      switch outlet.kind {
      case .outlet: self.outlets[outlet.name] = set
      case .delegate:
        self.outlets[outlet.name] = set
        delegates.insert(outlet.name)
      case .collection: collections[outlet.name] = set
      case .attribute: attributes[outlet.name] = set
      }
    }
  }

  /// Adds another description of the class, such as the description of an extension. Its members
  /// replace members of the same names.
  mutating func add(_ other: InterfaceClass) {
    make = other.make ?? make
    actions.merge(other.actions) { $1 }
    outlets.merge(other.outlets) { $1 }
    delegates.subtract(other.outlets.keys)
    delegates.formUnion(other.delegates)
    collections.merge(other.collections) { $1 }
    attributes.merge(other.attributes) { $1 }
  }

  /// Returns the setter of an outlet; `nil` if there is none.
  func outlet(_ name: String) -> Setter? { outlets[name] ?? attributes[name] }
  /// Returns whether any object can be connected to an outlet, as one of a delegate.
  func isDelegate(_ name: String) -> Bool { delegates.contains(name) }
  /// Returns the setter of an outlet collection; `nil` if there is none.
  func collection(_ name: String) -> Setter? { collections[name] }
  /// Returns the setter of an attribute; `nil` if there is none.
  func attribute(_ name: String) -> Setter? { attributes[name] ?? outlets[name] }
}
