import Foundation

/// A model of the page that applies patches from their JSON.
struct PageModel: Equatable {
  /// One node of the page.
  struct Node: Equatable {
    var parent = 0
    var members: [String: String] = [:]
  }

  private(set) var nodes: [Int: Node] = [:]
  /// The children of each node, back to front.
  private(set) var children: [Int: [Int]] = [:]
  /// The number of nodes created since the model was.
  private(set) var madeCount = 0
  private(set) var movedCount = 0

  static func == (first: PageModel, second: PageModel) -> Bool {
    first.nodes == second.nodes
      && first.children.filter { !$0.value.isEmpty }
        == second.children.filter { !$0.value.isEmpty }
  }

  /// Applies a patch like the page's script.
  mutating func apply(_ json: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any] ?? [:]
    for id in object["removed"] as? [Int] ?? [] {
      guard let node = nodes.removeValue(forKey: id) else { throw Broken("\(id) is not there") }
      children[node.parent]?.removeAll { $0 == id }
      children[id] = nil
    }
    for change in object["nodes"] as? [[String: Any]] ?? [] {
      guard let id = change["id"] as? Int else { throw Broken("a node without id") }
      try apply(change, to: id)
    }
    for (id, node) in nodes where node.parent != 0 && nodes[node.parent] == nil {
      throw Broken("\(id) lies in \(node.parent), which is gone")
    }
  }

  /// Scrolls a container on behalf of a user of the page.
  mutating func scroll(_ id: Int, to offset: CGPoint) {
    guard nodes[id]?.members["scroll"] != nil else { return }
    nodes[id]?.members["offset"] = "[\(offset.x),\(offset.y)]"
  }

  /// Returns the members of a node in the order of their names; "nothing" if the node does not
  /// exist.
  func text(of id: Int) -> String {
    guard let node = nodes[id] else { return "nothing" }
    let members = node.members.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return "\(members.joined(separator: ", ")) in \(node.parent)"
  }

  private mutating func apply(_ change: [String: Any], to id: Int) throws {
    var node = nodes[id] ?? Node()
    let isNew = nodes[id] == nil
    if isNew { madeCount += 1 }
    if let parent = change["parent"] as? Int, let after = change["after"] as? Int {
      if !isNew {
        movedCount += 1
        children[node.parent]?.removeAll { $0 == id }
      }
      node.parent = parent
      var siblings = children[parent] ?? []
      guard after == 0 || siblings.contains(after) else { throw Broken("\(after) is no sibling") }
      siblings.insert(id, at: after == 0 ? 0 : siblings.firstIndex(of: after)! + 1)
      children[parent] = siblings
    } else if isNew {
      throw Broken("\(id) is new and has no place")
    }
    for (name, value) in change where !["id", "parent", "after"].contains(name) {
      node.members[name] = value is NSNull ? nil : try Self.text(of: value)
    }
    nodes[id] = node
  }

  /// Returns a value as JSON, the same for equal values.
  private static func text(of value: Any) throws -> String {
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .fragmentsAllowed]
    return String(
      decoding: try JSONSerialization.data(withJSONObject: value, options: options), as: UTF8.self)
  }

  struct Broken: Error {
    let what: String
    init(_ what: String) { self.what = what }
  }
}
