import Foundation
import Scenes

/// One traversal of a scene. References are the numbers of the elements in their order, from 1.
struct ReadingPass {
  private let scene: Scene
  private let facts: ScreenFacts
  private let placements: [ScenePlacement]
  private var children: [[Int]] = []
  private(set) var elements: [ReadElement] = []
  private(set) var coverage = ScreenSnapshot.Coverage()

  init(_ scene: Scene, facts: ScreenFacts) {
    self.scene = scene
    self.facts = facts
    placements = scene.placements()
  }

  mutating func run() {
    var indices: [Int: Int] = [:]
    children = Array(repeating: [], count: scene.nodes.count)
    for (index, node) in scene.nodes.enumerated() {
      indices[node.id] = index
      if let parent = node.parent.flatMap({ indices[$0] }) { children[parent].append(index) }
    }
    coverage.views = scene.nodes.count
    if !scene.nodes.isEmpty { visit(0, in: nil, isMerged: false) }
    for element in elements where !element.isMerged {
      if element.isOnScreen { coverage.onScreen += 1 } else { coverage.offScreen += 1 }
    }
  }

  /// Reads a node with its descendants.
  ///
  /// - Parameters:
  ///   - parent: The index of the element around the node.
  ///   - isMerged: A Boolean value that indicates whether that element stands for texts in it.
  private mutating func visit(_ index: Int, in parent: Int?, isMerged: Bool) {
    let node = scene.nodes[index]
    let list = facts.lists[node.id]
    guard placements[index].opacity > 0.01 else { return }
    guard let role = ReadRole.of(node, list: list), !isUnnamedGroup(node, role) else {
      for child in ordered(index) { visit(child, in: parent, isMerged: isMerged) }
      return
    }
    let isPart = role == ReadRole.text || role == ReadRole.picture
    var element = ReadElement(
      reference: elements.count + 1, parent: parent.map { elements[$0].reference },
      depth: parent.map { elements[$0].depth + 1 } ?? 0, node: node.id, role: role,
      name: name(of: node), value: value(of: node, role: role), states: states(of: node),
      place: node.element.map { place(of: $0, role: role) },
      contents: nil, frame: placements[index].box, type: facts.classes[node.id],
      identifier: node.accessibility?.identifier.flatMap { $0.isEmpty ? nil : $0 },
      isOnScreen: false, isMerged: isMerged && ReadRole.isOnlyRead(role))
    let visible = element.frame.intersection(placements[index].clip)
      .intersection(CGRect(origin: .zero, size: scene.size))
    element.isOnScreen = !visible.isNull && visible.width > 0 && visible.height > 0
    if element.isOnScreen {
      let area = element.frame.width * element.frame.height
      if !isPart, visible.width * visible.height < area * 0.99 { element.states.append("partly") }
    }
    if role == ReadRole.picture, element.name == nil {
      element.isMerged = true
      if element.isOnScreen { coverage.namelessPictures += 1 }
    }
    let own = elements.count
    elements.append(element)
    let includes = ReadRole.includesTexts(node, role: role)
    for child in ordered(index) { visit(child, in: own, isMerged: includes || element.isMerged) }
    if elements[own].name == nil, includes { elements[own].name = mergedName(of: own) }
    if let list { elements[own].contents = contents(of: list, at: own) }
  }

  /// The nodes in a node in the order of reading: elements of lists by sections and items, others
  /// in the order of drawing.
  private func ordered(_ index: Int) -> [Int] {
    let inside = children[index]
    guard inside.contains(where: { scene.nodes[$0].element != nil }) else { return inside }
    func key(_ child: Int) -> [Int] {
      guard let element = scene.nodes[child].element else { return [.max, 0, 0] }
      let rank = element.kind == "cell" ? 1 : element.kind.hasSuffix("Footer") ? 2 : 0
      return [element.section, rank, element.item]
    }
    return inside.enumerated().sorted { first, second in
      let (one, other) = (key(first.element), key(second.element))
      return one == other ? first.offset < second.offset : one.lexicographicallyPrecedes(other)
    }.map(\.element)
  }

  /// Returns whether a node only groups others.
  private func isUnnamedGroup(_ node: SceneNode, _ role: String) -> Bool {
    guard role == "group" || role == "region", node.element == nil else { return false }
    let description = node.accessibility
    return description?.label == nil && description?.identifier?.isEmpty ?? true
  }

  /// Returns the section, and the item of an element that is not at the boundary of its section.
  private func place(of element: SceneElement, role: String) -> [Int] {
    let isAtBoundary = role == "header" || role == "footer" || element.item == NSNotFound
    return isAtBoundary ? [element.section] : [element.section, element.item]
  }

  private func name(of node: SceneNode) -> String? {
    if let label = node.accessibility?.label, !label.isEmpty { return label }
    if let input = node.input, !input.placeholder.isEmpty { return input.placeholder }
    return node.isInput ? nil : node.readText
  }

  private func value(of node: SceneNode, role: String) -> String? {
    if let input = node.input {
      guard !input.text.isEmpty else { return nil }
      return input.isSecure ? String(repeating: "•", count: input.text.count) : input.text
    }
    guard let value = node.accessibility?.value, !value.isEmpty else { return nil }
    guard role == "switch" else { return value }
    return value == "1" ? "on" : value == "0" ? "off" : value
  }

  private func states(of node: SceneNode) -> [String] {
    var states: [String] = []
    let description = node.accessibility
    if node.element?.isSelected ?? false || description?.isSelected ?? false {
      states.append("selected")
    }
    if description?.isDisabled ?? false { states.append("disabled") }
    if node.element?.isFocused ?? false { states.append("focused") }
    if node.input?.isFocused ?? false { states.append("editing") }
    if node.input?.isSecure ?? false { states.append("secure") }
    if description?.isModal ?? false { states.append("modal") }
    return states
  }

  /// Returns the texts within an element as its name; `nil` if there are none.
  private func mergedName(of own: Int) -> String? {
    let depth = elements[own].depth
    let parts = elements[(own + 1)...].prefix { $0.depth > depth }
      .filter { $0.isMerged && $0.role == ReadRole.text }.compactMap(\.name)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private func contents(of list: ScreenFacts.List, at own: Int) -> String {
    func counted(_ count: Int, _ word: String) -> String {
      "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    let depth = elements[own].depth
    let places = elements[(own + 1)...].prefix { $0.depth > depth }
      .filter { $0.role == ReadRole.cell && $0.isOnScreen && $0.parent == elements[own].reference }
      .compactMap(\.place)
    var text =
      counted(list.counts.count, "section") + ", "
      + counted(list.counts.reduce(0, +), list.itemWord)
    if let first = places.first, let last = places.last {
      func mark(_ place: [Int]) -> String { "[\(place.map(String.init).joined(separator: ","))]" }
      text += first == last ? ", \(mark(first))" : ", \(mark(first))…\(mark(last))"
      text += " on screen"
    }
    return text
  }
}
