/// An object of an interface file, or a part of one.
final class InterfaceElement {
  /// The name of the XML element.
  let name: String
  /// The relation to the parent: the key of a property, or the name of a list.
  let place: String
  /// The identifier; empty if there is none.
  let id: String
  /// The line in the file.
  let line: Int
  /// The name of a class of the app; `nil` for the class of the element's name.
  var customClass: String?
  /// The module of the class, or `nil` to use the file's module.
  var customModule: String?
  /// The values by their names, in the order of the file.
  var values: [(name: String, value: InterfaceValue)] = []
  /// The user defined runtime attributes.
  var attributes: [(keyPath: String, value: InterfaceValue)] = []
  /// The objects within.
  var children: [InterfaceElement] = []
  /// The outlets, actions and outlet collections. Segues are children.
  var connections: [InterfaceConnection] = []

  init(name: String, place: String, id: String, line: Int) {
    self.name = name
    self.place = place
    self.id = id
    self.line = line
  }

  /// Returns the value of a name; `nil` if there is none.
  subscript(_ name: String) -> InterfaceValue? { values.first { $0.name == name }?.value }

  /// Returns the text or the word of a name.
  func text(_ name: String) -> String? {
    switch self[name] {
    case .text(let text), .word(let text), .localized(let text, key: _): text
    default: nil
    }
  }

  /// Calls a closure with the element and all elements within.
  func visit<Failure>(_ body: (InterfaceElement) throws(Failure) -> Void) throws(Failure) {
    try body(self)
    for child in children { try child.visit(body) }
  }
}

/// A connection of an object to another one.
struct InterfaceConnection {
  /// The kind of a connection.
  enum Kind {
    case outlet(property: String)
    case collection(property: String)
    /// An action; the event is `nil` for an object with one action, such as a gesture recognizer.
    case action(selector: String, event: String?)
  }

  var kind: Kind
  var destination: String
  var line: Int
}

/// A file of Interface Builder.
struct InterfaceFile {
  /// A Boolean value that indicates whether the file is a storyboard.
  var isStoryboard: Bool
  /// The identifier of the initial view controller; `nil` without one.
  var initialViewController: String?
  /// The scenes of a storyboard, or one for all objects of a nib.
  var scenes: [InterfaceElement]
}
