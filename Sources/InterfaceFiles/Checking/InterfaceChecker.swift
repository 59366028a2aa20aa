/// Checks the references of a file, and leaves out those to elements that were left out.
struct InterfaceChecker {
  let file: String
  /// The identifiers of elements that the reader left out.
  let omitted: Set<String>
  var warnings: [InterfaceWarning] = []
  /// The elements by their identifiers.
  private var elements: [String: InterfaceElement] = [:]

  init(file: String, omitted: Set<String>) {
    self.file = file
    self.omitted = omitted
  }

  /// Checks a file.
  ///
  /// - Complexity: O(elements · log elements).
  mutating func check(_ document: InterfaceFile) throws(InterfaceFileError) {
    for scene in document.scenes {
      for object in scene.children { try collect(object) }
    }
    try checkStoryboardIdentifiers(document)
    if let initial = document.initialViewController, elements[initial] == nil {
      guard omitted.contains(initial) else {
        throw InterfaceFileError(
          file, 1,
          .missingElement("the initial view controller \(initial) does not exist in the file"))
      }
    }
    for scene in document.scenes {
      for object in scene.children { try checkReferences(of: object) }
    }
    try ContainmentGraph(document).check(file: file)
  }

  private mutating func collect(_ element: InterfaceElement) throws(InterfaceFileError) {
    if !element.id.isEmpty {
      if let other = elements[element.id] {
        throw InterfaceFileError(
          file, element.line, element: element.id,
          .repeatedIdentifier(
            "<\(element.name)> has the identifier of <\(other.name)> in line \(other.line)"))
      }
      elements[element.id] = element
    }
    for child in element.children { try collect(child) }
  }

  private func checkStoryboardIdentifiers(
    _ document: InterfaceFile
  ) throws(InterfaceFileError) {
    var lines: [String: Int] = [:]
    for object in document.scenes.flatMap(\.children) {
      guard let name = object.text("storyboardIdentifier") else { continue }
      if let line = lines[name] {
        throw InterfaceFileError(
          file, object.line, element: object.id,
          .repeatedIdentifier(
            "the view controller in line \(line) also has the storyboard identifier '\(name)'"
          ))
      }
      lines[name] = object.line
    }
  }

  private mutating func checkReferences(
    of element: InterfaceElement
  ) throws(InterfaceFileError) {
    var kept: [InterfaceConnection] = []
    for connection in element.connections {
      if try exists(connection.destination, from: element, connection.line, connection.sentence) {
        kept.append(connection)
      }
    }
    element.connections = kept
    var children: [InterfaceElement] = []
    for child in element.children {
      switch child.name {
      case "constraint":
        guard try checkConstraint(child) else { continue }
      case "segue":
        guard let destination = child.text("destination") else {
          throw InterfaceFileError(
            file, child.line, element: child.id, .unreadable("<segue> has no destination"))
        }
        guard try exists(destination, from: child, child.line, "a segue") else { continue }
      default: break
      }
      try checkReferences(of: child)
      children.append(child)
    }
    element.children = children
  }

  /// Returns whether the items of a constraint exist.
  private mutating func checkConstraint(
    _ constraint: InterfaceElement
  ) throws(InterfaceFileError) -> Bool {
    for name in ["firstItem", "secondItem"] {
      guard let item = constraint.text(name) else { continue }
      guard try exists(item, from: constraint, constraint.line, "a constraint") else {
        return false
      }
    }
    guard constraint.text("firstAttribute") != nil else {
      warn(constraint, "a constraint without a known attribute is left out")
      return false
    }
    return true
  }

  private mutating func exists(
    _ id: String, from element: InterfaceElement, _ line: Int, _ sentence: String
  ) throws(InterfaceFileError) -> Bool {
    if elements[id] != nil { return true }
    guard omitted.contains(id) else {
      throw InterfaceFileError(
        file, line, element: element.id.isEmpty ? nil : element.id,
        .missingElement("\(sentence) names the element \(id), which does not exist"))
    }
    warnings.append(
      InterfaceWarning(
        file: file, line: line, element: element.name,
        message: "\(sentence) to the element \(id) is left out, because that is not supported"))
    return false
  }

  private mutating func warn(_ element: InterfaceElement, _ message: String) {
    warnings.append(
      InterfaceWarning(file: file, line: element.line, element: element.name, message: message))
  }
}

extension InterfaceConnection {
  /// The connection in sentences.
  fileprivate var sentence: String {
    switch kind {
    case .outlet(let property): "the outlet '\(property)'"
    case .collection(let property): "the outlet collection '\(property)'"
    case .action(let selector, event: _): "the action '\(selector)'"
    }
  }
}
