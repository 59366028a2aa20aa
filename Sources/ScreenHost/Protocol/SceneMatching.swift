import SceneRendering
import UIKit

/// The correspondence of the nodes of two scenes, including which of them keep their order among
/// their siblings.
struct SceneMatching {
  /// The index in the old scene of each node of the new one; -1 for new nodes.
  private(set) var oldIndices: [Int]
  /// The index of the parent of each node of the old scene; -1 for none.
  let oldParents: [Int]
  /// The index of the parent of each node of the new scene; -1 for none.
  let newParents: [Int]
  /// A Boolean value for each node of the new scene that indicates whether it keeps its parent and
  /// its position among the siblings that stay.
  private(set) var stays: [Bool]

  /// Matches the nodes of two scenes.
  ///
  /// - Complexity: O(n) in the number of nodes, and O(m log m) for the m children of a parent whose
  ///   order has changed.
  init(from old: Scene, to new: Scene) {
    oldParents = old.parentIndices()
    newParents = new.parentIndices()
    oldIndices = Self.indices(in: old, of: new)
    stays = []
    stays = staying(from: old, to: new)
  }

  /// The identities of the nodes that only the old scene has, in its order.
  func removed(from old: Scene) -> [Int] {
    var isKept = Array(repeating: false, count: old.nodes.count)
    for index in oldIndices where index >= 0 { isKept[index] = true }
    return old.nodes.indices.filter { !isKept[$0] }.map { old.nodes[$0].id }
  }

  private static func indices(in old: Scene, of new: Scene) -> [Int] {
    // The next node usually follows the last one found; otherwise a table is built.
    var table: [Int: Int]?
    var next = 0
    return new.nodes.indices.map { index in
      let id = new.nodes[index].id
      if next < old.nodes.count, old.nodes[next].id == id {
        next += 1
        return next - 1
      }
      let known = table ?? Self.table(of: old)
      table = known
      guard let found = known[id] else { return -1 }
      next = found + 1
      return found
    }
  }

  private static func table(of scene: Scene) -> [Int: Int] {
    var result: [Int: Int] = [:]
    result.reserveCapacity(scene.nodes.count)
    for index in scene.nodes.indices { result[scene.nodes[index].id] = index }
    return result
  }

  /// Returns, for each parent, a longest run of children that are already in order.
  private func staying(from old: Scene, to new: Scene) -> [Bool] {
    var result = Array(repeating: false, count: new.nodes.count)
    var highest = Array(repeating: -1, count: new.nodes.count + 1)
    var disordered: [Int: [Int]] = [:]
    for index in new.nodes.indices {
      let before = oldIndices[index]
      guard before >= 0, old.nodes[before].parent == new.nodes[index].parent else { continue }
      result[index] = true
      let parent = newParents[index]
      if before < highest[parent + 1] { disordered[parent] = [] }
      highest[parent + 1] = max(highest[parent + 1], before)
    }
    guard !disordered.isEmpty else { return result }
    for index in new.nodes.indices where result[index] {
      disordered[newParents[index]]?.append(index)
    }
    for children in disordered.values {
      for child in children { result[child] = false }
      for position in children.map({ oldIndices[$0] }).longestIncreasingRun() {
        result[children[position]] = true
      }
    }
    return result
  }
}

extension Scene {
  /// Returns the index of the parent of each node; -1 for a node without one.
  ///
  /// - Complexity: O(n) if the nodes are in depth-first order.
  fileprivate func parentIndices() -> [Int] {
    var path: [Int] = []
    return nodes.indices.map { index in
      defer { path.append(index) }
      guard let parent = nodes[index].parent else {
        path = []
        return -1
      }
      while let last = path.last {
        if nodes[last].id == parent { return last }
        path.removeLast()
      }
      let found = nodes[..<index].lastIndex { $0.id == parent }
      path = found.map { [$0] } ?? []
      return found ?? -1
    }
  }
}
