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
    media = []
    var members = MemberWriter()
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
      members.begin(id: id)
      if !stays { members.appendPlace(in: new.nodes[index].parent, after: sibling) }
      members.appendDifferences(
        from: before < 0 ? nil : old.nodes[before],
        in: before < 0 ? nil : old.node(at: matching.oldParents[before]),
        to: new.nodes[index], in: new.node(at: parentIndex))
      members.appendMovement(
        from: before < 0 ? [] : old.nodes[before].animations, to: new.nodes[index].animations,
        at: new.time)
      let isPlaying = members.appendMedia(
        from: before < 0 ? nil : old.nodes[before], to: new.nodes[index], at: new.time)
      guard members.end() else { continue }
      if isPlaying, let file = new.nodes[index].effects?.media?.file { media.append(file) }
      work.written += 1
      if members.hasOffset { scrolled.append(id) }
      if members.hasDrawing { images += new.nodes[index].drawing?.images.map(\.file) ?? [] }
    }
    nodes = members.finish()
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

/// The members of the nodes of a patch while they are written.
private struct MemberWriter {
  private var json = JSONWriter()
  /// The value of a member in the old state, to be compared with the new one.
  private var oldValue = JSONWriter()
  /// The end of the nodes before the current one, and the beginning of its members.
  private var start: (node: JSONWriter.Position, members: JSONWriter.Position)
  private(set) var hasOffset = false
  private(set) var hasDrawing = false

  init() {
    json.beginList()
    start = (json.position, json.position)
  }

  /// Begins a node.
  mutating func begin(id: Int) {
    hasOffset = false
    hasDrawing = false
    let node = json.position
    json.beginObject()
    json.name("id")
    json.integer(id)
    start = (node, json.position)
  }

  /// Ends the node. A node without members is removed; returns `false` for it.
  mutating func end() -> Bool {
    guard json.position != start.members else {
      json.cut(at: start.node)
      return false
    }
    json.endObject()
    return true
  }

  /// Ends the nodes, and returns their JSON.
  mutating func finish() -> [UInt8] {
    json.endList()
    return json.bytes
  }

  /// Appends the parent of the node, and the sibling before it.
  mutating func appendPlace(in parent: Int?, after sibling: Int) {
    json.name("parent")
    json.integer(parent ?? 0)
    json.name("after")
    json.integer(sibling)
  }

  /// Appends the members that have different values in two states of a node.
  mutating func appendDifferences(
    from old: SceneNode?, in oldParent: SceneNode?, to new: SceneNode, in newParent: SceneNode?
  ) {
    for member in SceneMember.allCases {
      if let old, old.hasSameSource(of: member, as: new, in: oldParent, newParent) { continue }
      guard append(member, from: old, in: oldParent, to: new, in: newParent) else { continue }
      if member == .offset { hasOffset = true }
      if member == .drawing { hasDrawing = true }
    }
  }

  /// Appends a member; returns `false`, and appends nothing, if its value is the same in both
  /// states.
  private mutating func append(
    _ member: SceneMember, from old: SceneNode?, in oldParent: SceneNode?, to new: SceneNode,
    in newParent: SceneNode?
  ) -> Bool {
    let before = json.position
    json.name(text: member.rawValue)
    let value = json.bytes.count
    let hasValue = new.write(member, in: newParent, to: &json)
    oldValue.removeAll()
    let hadValue = old?.write(member, in: oldParent, to: &oldValue) ?? false
    guard hasValue || hadValue, json.bytes[value...] != oldValue.bytes[...] else {
      json.cut(at: before)
      return false
    }
    if !hasValue { json.null() }
    return true
  }

  /// Appends the video or sound of a node if it has changed: its position is the one at a time.
  ///
  /// - Returns: A Boolean value that indicates whether a video or sound was appended.
  mutating func appendMedia(
    from before: SceneNode?, to node: SceneNode, at time: TimeInterval
  ) -> Bool {
    let old = before?.hasEffects ?? false ? before?.effects?.media : nil
    let new = node.hasEffects ? node.effects?.media : nil
    guard old != new else { return false }
    json.name("media")
    guard let new else {
      json.null()
      return false
    }
    new.write(at: time, to: &json)
    return true
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
    if !stopped.isEmpty {
      json.name("stopped")
      json.list { json in
        for animation in stopped { json.integer(animation.id) }
      }
    }
    if !begun.isEmpty {
      json.name("animations")
      json.list { json in
        for animation in begun { animation.write(at: time, to: &json) }
      }
    }
  }
}
