import UIKit

/// One traversal of a tree of views.
@MainActor
struct SceneBuildingPass {
  /// A Boolean value that indicates whether the nodes contain final values and animations.
  let plays: Bool
  /// The nodes of an earlier traversal, which are reused for unchanged views.
  var earlier: EarlierNodes?
  private(set) var nodes: [SceneNode] = []
  /// The index after the last descendant, for each node.
  private(set) var ends: [Int] = []
  /// The number of views read; the nodes of the others were reused.
  private(set) var readCount = 0

  init(plays: Bool, earlier: EarlierNodes? = nil) {
    self.plays = plays
    self.earlier = earlier
    guard let earlier else { return }
    nodes.reserveCapacity(earlier.nodes.count + 32)
    ends.reserveCapacity(earlier.nodes.count + 32)
  }

  /// Adds a view with its subtree.
  mutating func add(_ view: UIView, parent: Int?) {
    if takeOver(view, parent: parent) { return }
    guard !view.isHidden || view.isCollapsing else { return }
    let isFading = !view.runningAnimations.isEmpty && view.presentation.alpha > 0
    guard isFading || view.alpha > 0 else { return }
    readCount += 1
    var node = SceneNode(view, parent: parent, at: plays ? .end : .present)
    if node.staysInPlace, let superview = view.superview,
      let outer = nodes.last(where: { $0.id == parent })
    {
      // Its frame is for the actual offset, which differs from the displayed one.
      let placed = superview.originAsShown(superview.bounds)
      node.frame.origin.x += outer.contentOrigin.x - placed.x
      node.frame.origin.y += outer.contentOrigin.y - placed.y
    }
    let index = nodes.count
    nodes.append(node)
    ends.append(index + 1)
    for child in view.childrenBackToFront { add(child, parent: view.sceneID) }
    for snapshot in view.dissolvingSnapshots { add(snapshot, parent: view.sceneID) }
    ends[index] = nodes.count
  }

  /// Reuses the nodes of a view and its subtree; returns `false` if they must be built.
  private mutating func takeOver(_ view: UIView, parent: Int?) -> Bool {
    guard let stamp = earlier?.stamp, view.drawingStamp <= stamp,
      let found = earlier?.index(of: view.sceneID), let earlier,
      earlier.nodes[found].parent == parent, !earlier.nodes[found].dependsOnSuperview
    else { return false }
    let range = found..<earlier.ends[found]
    let distance = nodes.count - found
    nodes.append(contentsOf: earlier.nodes[range])
    for index in range { ends.append(earlier.ends[index] + distance) }
    return true
  }

  /// Returns the nodes; the first one fills the screen.
  func rootedNodes(of view: UIView) -> [SceneNode] {
    var nodes = nodes
    if !nodes.isEmpty {
      nodes[0].frame = CGRect(origin: .zero, size: view.bounds.size)
      nodes[0].transform = .identity
    }
    return nodes
  }
}

/// The nodes of an earlier traversal.
struct EarlierNodes {
  let nodes: [SceneNode]
  let ends: [Int]
  /// The ``DrawingStamp`` of the latest changes in the nodes.
  let stamp: Int
  /// The index at which the traversal probably continues.
  private var next = 0
  /// The index of each node by its identity; created on first use.
  private var table: [Int: Int]?

  init(nodes: [SceneNode], ends: [Int], stamp: Int) {
    self.nodes = nodes
    self.ends = ends
    self.stamp = stamp
  }

  /// Returns the index of the node with an identity.
  mutating func index(of id: Int) -> Int? {
    if next < nodes.count, nodes[next].id == id {
      defer { next = ends[next] }
      return next
    }
    if table == nil {
      var made: [Int: Int] = [:]
      made.reserveCapacity(nodes.count)
      for index in nodes.indices { made[nodes[index].id] = index }
      table = made
    }
    guard let found = table?[id] else { return nil }
    next = ends[found]
    return found
  }
}

extension SceneNode {
  /// A Boolean value that indicates whether the node also depends on properties of the superview,
  /// so that it may change without the view.
  fileprivate var dependsOnSuperview: Bool { staysInPlace || isScrollArea && !clipsChildren }
}
