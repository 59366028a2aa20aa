/// Makes the model of a file of its XML.
struct InterfaceReader {
  let file: String
  /// The parts that were left out.
  var warnings: [InterfaceWarning] = []
  /// The identifiers of elements that were left out, with those within.
  var omitted: Set<String> = []
  /// The colors of asset catalogs, as the file stores them.
  var namedColors: [String: InterfaceColor] = [:]
  /// The colors of the system, as the file stores them.
  var systemColors: [String: InterfaceColor] = [:]

  init(file: String) { self.file = file }

  /// Returns the model of a document.
  mutating func read(_ root: XMLNode) throws(InterfaceFileError) -> InterfaceFile {
    let type = root["type"] ?? ""
    guard root.name == "document",
      type == "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
        || type == "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    else {
      throw InterfaceFileError(
        file, root.line,
        .unknownDocument(
          "<\(root.name)\(type.isEmpty ? "" : " type=\"\(type)\"")> is no storyboard or nib of iOS; "
            + "open the file in Xcode 5 or later and save it."))
    }
    try readResources(root)
    let isStoryboard = type.hasSuffix("Storyboard.XIB")
    var scenes: [InterfaceElement] = []
    if isStoryboard {
      for scene in root.children.filter({ $0.name == "scenes" }).flatMap(\.children) {
        scenes.append(
          try readScene(scene, id: scene["sceneID"] ?? "", objects: scene))
      }
    } else {
      scenes.append(try readScene(root, id: "", objects: root))
    }
    return InterfaceFile(
      isStoryboard: isStoryboard, initialViewController: root["initialViewController"],
      scenes: scenes)
  }

  private mutating func readScene(
    _ node: XMLNode, id: String, objects: XMLNode
  ) throws(InterfaceFileError) -> InterfaceElement {
    let scene = InterfaceElement(name: "scene", place: "scenes", id: id, line: node.line)
    for child in objects.children where child.name == "objects" {
      try readList(child, of: scene)
    }
    return scene
  }

  private mutating func readResources(_ root: XMLNode) throws(InterfaceFileError) {
    for node in root.children.filter({ $0.name == "resources" }).flatMap(\.children)
    where node.name == "namedColor" || node.name == "systemColor" {
      guard let name = node["name"], let child = node.children.first,
        let color = try readColor(child)
      else { continue }
      if node.name == "namedColor" { namedColors[name] = color } else { systemColors[name] = color }
    }
  }

  // MARK: Objects

  mutating func readList(
    _ list: XMLNode, of parent: InterfaceElement
  ) throws(InterfaceFileError) {
    var index = parent.children.count { $0.place == list.name }
    for node in list.children {
      guard let element = try readObject(node, place: list.name) else { continue }
      StringKeys.complete(element, of: parent, index: index)
      parent.children.append(element)
      index += 1
    }
  }

  /// Returns an object; `nil`, with a warning, for an unsupported object.
  mutating func readObject(
    _ node: XMLNode, place: String
  ) throws(InterfaceFileError) -> InterfaceElement? {
    guard ElementKinds.objects.contains(node.name) else {
      omit(node)
      if !ElementKinds.ignored.contains(node.name) {
        warn(node, "<\(node.name)> is not supported and is left out")
      }
      return nil
    }
    let element = InterfaceElement(
      name: node.name, place: place, id: node["id"] ?? "", line: node.line)
    element.customClass = node["customClass"]
    element.customModule = node["customModule"]
    try readAttributes(of: node, into: element)
    for child in node.children where !(node.keepsFrame && child.name == "autoresizingMask") {
      try readPart(child, of: element)
    }
    return element
  }

  private mutating func readPart(
    _ node: XMLNode, of element: InterfaceElement
  ) throws(InterfaceFileError) {
    switch node.name {
    case "connections":
      for connection in node.children { try readConnection(connection, of: element) }
    case "userDefinedRuntimeAttributes":
      for attribute in node.children {
        guard let keyPath = attribute["keyPath"] else {
          throw unreadable(attribute, "a user defined runtime attribute has no key path")
        }
        guard let value = try readRuntimeValue(attribute, of: element) else { continue }
        element.attributes.append((keyPath, value))
      }
    case "variation":
      if let variation = try readVariation(node, of: element) {
        element.children.append(variation)
      }
    case let name where ElementKinds.lists.contains(name) && node["key"] == nil:
      try readList(node, of: element)
    default:
      if try readValue(node, into: element) { return }
      let place = node["key"] ?? node.name
      if let child = try readObject(node, place: place) {
        StringKeys.complete(child, of: element, index: 0)
        element.children.append(child)
      }
    }
  }

  private mutating func readConnection(
    _ node: XMLNode, of element: InterfaceElement
  ) throws(InterfaceFileError) {
    func required(_ name: String) throws(InterfaceFileError) -> String {
      if let value = node[name] { return value }
      throw unreadable(node, "<\(node.name)> has no attribute '\(name)'")
    }
    let kind: InterfaceConnection.Kind
    switch node.name {
    case "outlet": kind = .outlet(property: try required("property"))
    case "outletCollection": kind = .collection(property: try required("property"))
    case "action":
      let selector = try required("selector")
      if let event = node["eventType"], !WordTables.contains(event, for: "eventType", of: "action")
      {
        return warn(
          node,
          "the event '\(event)' of the action '\(selector)' is not supported; the action is left out"
        )
      }
      kind = .action(selector: selector, event: node["eventType"])
    case "segue":
      if let segue = try readObject(node, place: "segues") { element.children.append(segue) }
      return
    default:
      return warn(node, "the connection <\(node.name)> is not supported and is left out")
    }
    element.connections.append(
      InterfaceConnection(kind: kind, destination: try required("destination"), line: node.line))
  }

  /// Returns the values of a variation of size classes, with the constraints and views that it
  /// includes and excludes.
  private mutating func readVariation(
    _ node: XMLNode, of element: InterfaceElement
  ) throws(InterfaceFileError) -> InterfaceElement? {
    guard let key = node["key"] else { throw unreadable(node, "a variation has no key") }
    let variation = InterfaceElement(
      name: "variation", place: "variations", id: "", line: node.line)
    for part in key.split(separator: "-") where part != "default" {
      let sides = part.split(separator: "=").map(String.init)
      guard sides.count == 2, sides[0] == "widthClass" || sides[0] == "heightClass",
        sides[1] == "compact" || sides[1] == "regular"
      else {
        warn(node, "the variation '\(key)' is not supported and is left out")
        return nil
      }
      variation.values.append((sides[0], .word(sides[1])))
    }
    let named = XMLNode(
      name: element.name, line: node.line, attributes: node.attributes.filter { $0.name != "key" })
    try readAttributes(of: named, into: variation, keys: element.id)
    for child in node.children {
      if child.name == "mask" {
        for change in child.children {
          guard let reference = change["reference"] else { continue }
          variation.values.append(("\(change.name) \(reference)", .flag(true)))
        }
      } else if try !readValue(child, into: variation, of: element.name) {
        warn(child, "<\(child.name)> in a variation is not supported and is left out")
      }
    }
    return variation
  }

  // MARK: Reports

  mutating func warn(_ node: XMLNode, _ message: String) {
    warnings.append(
      InterfaceWarning(file: file, line: node.line, element: node.name, message: message))
  }

  func unreadable(_ node: XMLNode, _ sentence: String) -> InterfaceFileError {
    InterfaceFileError(file, node.line, element: node["id"], .unreadable(sentence))
  }

  private mutating func omit(_ node: XMLNode) {
    if let id = node["id"] { omitted.insert(id) }
    for child in node.children { omit(child) }
  }
}
