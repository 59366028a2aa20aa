import Foundation
import SceneRendering

extension ScenePatch {
  /// The patch that turns what a page shows into a new scene.
  ///
  /// Nodes are matched by identity, so that a reused cell is moved and changed, not made again.
  /// Siblings that keep their order relative to each other stay where they are; only the others
  /// are moved.
  ///
  /// - Complexity: O(n log n) in the number of nodes.
  init(from old: Scene, to new: Scene) {
    let oldNodes = Dictionary(uniqueKeysWithValues: old.nodes.map { ($0.id, $0) })
    let newNodes = Dictionary(uniqueKeysWithValues: new.nodes.map { ($0.id, $0) })
    let staying = Self.nodesInPlace(from: old, to: new, oldNodes: oldNodes)

    removed = old.nodes.map(\.id).filter { newNodes[$0] == nil }
    changes = []
    var previousSibling: [Int?: Int] = [:]
    for node in new.nodes {
      let before = oldNodes[node.id]
      var members: [Member] = []
      if !staying.contains(node.id) {
        members.append(Member(name: "parent", value: String(node.parent ?? 0)))
        members.append(Member(name: "after", value: String(previousSibling[node.parent] ?? 0)))
      }
      previousSibling[node.parent] = node.id
      let written = node.members(in: node.parent.flatMap { newNodes[$0] })
      let known = before?.members(in: before?.parent.flatMap { oldNodes[$0] }) ?? [:]
      for name in SceneNode.memberNames where written[name] != known[name] {
        members.append(Member(name: name, value: written[name] ?? "null"))
      }
      members += Self.movement(from: before, to: node, at: new.time)
      if !members.isEmpty { changes.append(Change(id: node.id, members: members)) }
    }
  }

  /// The members that start what has begun to move and end what has stopped before its time. The page
  /// needs no word of what is over.
  private static func movement(
    from old: SceneNode?, to new: SceneNode, at time: TimeInterval
  ) -> [Member] {
    let before = old?.animations ?? []
    guard !(before.isEmpty && new.animations.isEmpty) else { return [] }
    let known = Set(before.map(\.id))
    let running = Set(new.animations.map(\.id))
    let begun = new.animations.filter { !known.contains($0.id) }
    let stopped = before.filter { !running.contains($0.id) && $0.end > time }
    var members: [Member] = []
    if !stopped.isEmpty {
      members.append(
        Member(name: "stopped", value: JSONText.list(stopped.map { String($0.id) })))
    }
    if !begun.isEmpty {
      members.append(
        Member(name: "animations", value: JSONText.list(begun.map { $0.json(at: time) })))
    }
    return members
  }

  /// The nodes that need no move: per parent a longest run of siblings already in order.
  private static func nodesInPlace(
    from old: Scene, to new: Scene, oldNodes: [Int: SceneNode]
  ) -> Set<Int> {
    var oldIndex: [Int: Int] = [:]
    for (index, node) in old.nodes.enumerated() { oldIndex[node.id] = index }
    var siblings: [Int?: [Int]] = [:]
    for node in new.nodes {
      guard let before = oldNodes[node.id], before.parent == node.parent else { continue }
      siblings[node.parent, default: []].append(node.id)
    }
    var result: Set<Int> = []
    for ids in siblings.values {
      let order = ids.map { oldIndex[$0] ?? 0 }
      for position in longestIncreasingRun(order) { result.insert(ids[position]) }
    }
    return result
  }

  /// The positions of a longest increasing subsequence of distinct numbers.
  static func longestIncreasingRun(_ numbers: [Int]) -> [Int] {
    var tails: [Int] = []
    var previous = Array(repeating: -1, count: numbers.count)
    for (position, number) in numbers.enumerated() {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[position] = tails[low - 1] }
      if low == tails.count { tails.append(position) } else { tails[low] = position }
    }
    var result: [Int] = []
    var position = tails.last ?? -1
    while position >= 0 {
      result.append(position)
      position = previous[position]
    }
    return result.reversed()
  }
}
