/// An object of a document, or a part of one.
@MainActor
final class InterfaceNode {
  /// The name of the element in the file: `button`.
  let name: String
  /// The relation to the parent: the key of a property, or the name of a list.
  let place: String
  /// The identifier in the file; empty if there is none.
  let id: String
  /// The line in the file.
  let line: Int
  /// The name of the class of the app, or `nil` to use the element's class.
  var customClass: String?
  /// The module of the class, or `nil` to use the document's module.
  var customModule: String?
  /// The values by their names.
  var values: [String: InterfaceValue] = [:]
  /// The user defined runtime attributes, in order.
  var attributes: [(keyPath: String, value: InterfaceValue)] = []
  /// The child objects.
  var children: [InterfaceNode] = []
  /// The outlets, actions and outlet collections.
  var connections: [InterfaceConnection] = []
  private(set) weak var parent: InterfaceNode?

  init(name: String, place: String, id: String, line: Int, parent: InterfaceNode?) {
    self.name = name
    self.place = place
    self.id = id
    self.line = line
    self.parent = parent
  }

  /// Returns the child with a key, such as `view`; `nil` if there is none.
  func child(_ place: String) -> InterfaceNode? { children.first { $0.place == place } }

  /// Returns the children of a list.
  func list(_ place: String) -> [InterfaceNode] { children.filter { $0.place == place } }

  /// Calls a closure with the node and all of its descendants.
  func visit(_ body: (InterfaceNode) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}

/// A connection of an object to another one.
struct InterfaceConnection {
  /// The kind of a connection.
  enum Kind {
    case outlet(String)
    case collection(String)
    /// An action with the event that sends it; the event is empty for an object with one action.
    case action(String, event: String)
  }

  var kind: Kind
  var destination: String
  var line: Int
}
