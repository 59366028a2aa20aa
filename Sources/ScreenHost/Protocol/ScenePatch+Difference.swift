import Foundation
import SceneRendering

extension ScenePatch {
  /// Creates the patch that changes a page's current scene to a new one.
  ///
  /// Nodes are matched by identity, so that a reused cell is moved and changed, not created again.
  /// Siblings that keep their order relative to each other stay; only the others are moved. Equal
  /// nodes are skipped before anything is written.
  ///
  /// - Complexity: O(n) in the number of nodes, and O(m log m) for the m children of a parent whose
  ///   order has changed.
  init(from old: Scene, to new: Scene) {
    let matching = SceneMatching(from: old, to: new)
    removed = matching.removed(from: old)
    work = Work()
    scrolled = []
    images = []
    nodes = "["
    // The last visited child, by the index of the parent; the first entry is for no parent.
    var previousSibling = Array(repeating: 0, count: new.nodes.count + 1)
    for index in new.nodes.indices {
      let parentIndex = matching.newParents[index]
      let sibling = previousSibling[parentIndex + 1]
      let id = new.nodes[index].id
      previousSibling[parentIndex + 1] = id
      let before = matching.oldIndices[index]
      let stays = matching.stays[index]
      if stays, old.nodes[before] == new.nodes[index],
        old.originOfChildren(
          of: matching.oldParents[before], staying: new.nodes[index].staysInPlace)
          == new.originOfChildren(of: parentIndex, staying: new.nodes[index].staysInPlace)
      {
        continue
      }
      work.compared += 1
      var members = MemberText(id: id)
      if !stays {
        members.append("parent", String(new.nodes[index].parent ?? 0))
        members.append("after", String(sibling))
      }
      members.appendDifferences(
        from: before < 0 ? nil : old.nodes[before],
        in: before < 0 ? nil : old.node(at: matching.oldParents[before]),
        to: new.nodes[index], in: new.node(at: parentIndex))
      members.appendMovement(
        from: before < 0 ? [] : old.nodes[before].animations, to: new.nodes[index].animations,
        at: new.time)
      guard !members.isEmpty else { continue }
      if work.written > 0 { nodes += "," }
      nodes += members.object
      work.written += 1
      if members.hasOffset { scrolled.append(id) }
      if members.hasDrawing { images += new.nodes[index].drawing?.images.map(\.file) ?? [] }
    }
    nodes += "]"
  }
}

extension Scene {
  /// Returns the node at an index; `nil` if the index is negative.
  fileprivate func node(at index: Int) -> SceneNode? { index < 0 ? nil : nodes[index] }

  /// Returns the point that the frames of a parent's children are relative to in messages.
  fileprivate func originOfChildren(of parent: Int, staying staysInPlace: Bool) -> CGPoint {
    guard parent >= 0, !nodes[parent].isScrollArea || staysInPlace else { return .zero }
    return nodes[parent].contentOrigin
  }
}

/// The members of one node while they are written.
private struct MemberText {
  private var text: String
  private(set) var isEmpty = true
  private(set) var hasOffset = false
  private(set) var hasDrawing = false

  init(id: Int) { text = "{\"id\":\(id)" }

  /// The members as a JSON object.
  var object: String { text + "}" }

  mutating func append(_ name: String, _ value: String) {
    text += ",\""
    text += name
    text += "\":"
    text += value
    isEmpty = false
  }

  /// Appends the members that have different values in two states of a node.
  mutating func appendDifferences(
    from old: SceneNode?, in oldParent: SceneNode?, to new: SceneNode, in newParent: SceneNode?
  ) {
    for member in SceneMember.allCases {
      if let old, old.hasSameSource(of: member, as: new, in: oldParent, newParent) { continue }
      let value = new.json(of: member, in: newParent)
      guard value != old?.json(of: member, in: oldParent) else { continue }
      append(member.rawValue, value ?? "null")
      if member == .offset { hasOffset = true }
      if member == .drawing { hasDrawing = true }
    }
  }

  /// Appends the members that start new animations and end stopped ones. The page ends finished
  /// animations by itself.
  mutating func appendMovement(
    from before: [SceneAnimation], to now: [SceneAnimation], at time: TimeInterval
  ) {
    guard !(before.isEmpty && now.isEmpty) else { return }
    let known = Set(before.map(\.id))
    let running = Set(now.map(\.id))
    let begun = now.filter { !known.contains($0.id) }
    let stopped = before.filter { !running.contains($0.id) && $0.end > time }
    if !stopped.isEmpty { append("stopped", JSONText.list(stopped.map { String($0.id) })) }
    if !begun.isEmpty { append("animations", JSONText.list(begun.map { $0.json(at: time) })) }
  }
}
