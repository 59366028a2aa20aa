import UIKit

/// One walk through a tree of views.
@MainActor
struct SceneBuildingPass {
  /// Whether the nodes hold the ends of animations, and the animations.
  let plays: Bool
  /// The nodes of an earlier walk, which are taken over where the views are unchanged.
  var earlier: EarlierNodes?
  private(set) var nodes: [SceneNode] = []
  /// For each node the index behind the last node in it.
  private(set) var ends: [Int] = []
  /// How many views were read; the others were taken over.
  private(set) var readCount = 0

  init(plays: Bool, earlier: EarlierNodes? = nil) {
    self.plays = plays
    self.earlier = earlier
    guard let earlier else { return }
    nodes.reserveCapacity(earlier.nodes.count + 32)
    ends.reserveCapacity(earlier.nodes.count + 32)
  }

  /// Adds a view with everything in it.
  mutating func add(_ view: UIView, parent: Int?) {
    if takeOver(view, parent: parent) { return }
    guard !view.isHidden else { return }
    let isFading = !view.runningAnimations.isEmpty && view.presentation.alpha > 0
    guard isFading || view.alpha > 0 else { return }
    readCount += 1
    var node = SceneNode(view, parent: parent, at: plays ? .end : .present)
    if node.staysInPlace, let superview = view.superview,
      let outer = nodes.last(where: { $0.id == parent })
    {
      // It is placed for where the content is, and that is not where the content is shown.
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

  /// Takes over the nodes of a view and of everything in it; false if they are to be made.
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

  /// The nodes, the first of which fills the screen.
  func rootedNodes(of view: UIView) -> [SceneNode] {
    var nodes = nodes
    if !nodes.isEmpty {
      nodes[0].frame = CGRect(origin: .zero, size: view.bounds.size)
      nodes[0].transform = .identity
    }
    return nodes
  }
}

/// The nodes of an earlier walk.
struct EarlierNodes {
  let nodes: [SceneNode]
  let ends: [Int]
  /// The ``DrawingStamp`` of the latest changes that the nodes show.
  let stamp: Int
  /// Where the walk is likely to go on.
  private var next = 0
  /// The index of each node by its identity; made when it is needed first.
  private var table: [Int: Int]?

  init(nodes: [SceneNode], ends: [Int], stamp: Int) {
    self.nodes = nodes
    self.ends = ends
    self.stamp = stamp
  }

  /// The index of the node with an identity.
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
  /// Whether it is made of properties of the superview, too, so that it may change when the view does not.
  fileprivate var dependsOnSuperview: Bool { staysInPlace || scroll != nil && !clipsChildren }
}
