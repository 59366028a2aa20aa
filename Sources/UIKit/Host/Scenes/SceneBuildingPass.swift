internal import Scenes

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
  /// A Boolean value that indicates whether there are nodes of views in replicator layers, which
  /// differ from the views themselves and cannot be reused elsewhere.
  private(set) var hasCopiedViews = false

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
    // A scene for hosts that play stays the same while an opacity changes.
    guard view.alpha > 0 || (plays ? view.fades : view.isSeenWhileAnimated) else { return }
    readCount += 1
    var node = view.drawing(at: plays ? .end : .present)
    // A host that plays hides the back itself, while a transform is animated.
    guard plays || !node.isTurnedAway else { return }
    node.parent = parent
    if node.staysInPlace, let superview = view.superview,
      let outer = nodes.last(where: { $0.id == parent })
    {
      // Its frame is for the actual offset, which differs from the displayed one.
      let placed = superview.originAsShown(superview.bounds)
      node.frame.origin.x += outer.contentOrigin.x - placed.x
      node.frame.origin.y += outer.contentOrigin.y - placed.y
    }
    let layer = view.layer
    if let mask = layer.maskElement, !layer.hasDepth {
      node.addMask(mask, in: view.traitCollection)
    }
    let index = nodes.count
    nodes.append(node)
    ends.append(index + 1)
    addSublayers(of: view)
    if layer.isReplicating {
      hasCopiedViews = true
      addCopies(of: layer, in: node, from: index + 1) { $0.addSublayers(of: view) }
    }
    for element in view.virtualElements {
      var node = element.drawing(in: view)
      node.parent = view.sceneID
      nodes.append(node)
      ends.append(nodes.count)
    }
    for snapshot in view.dissolvingSnapshots { add(snapshot, parent: view.sceneID) }
    ends[index] = nodes.count
  }

  /// Adds the subviews and the sublayers of a view.
  private mutating func addSublayers(of view: UIView) {
    let layer = view.layer
    if layer.hasSublayersBesidesViews || layer.hasDepth {
      let traits = view.traitCollection
      for element in drawnElements(of: layer) {
        add(element, parent: view.sceneID, isMirrored: view.mirrorsContent, traits: traits)
      }
    } else {
      for child in view.childrenBackToFront { add(child, parent: view.sceneID) }
    }
  }

  /// Returns the subviews and sublayers in drawing order.
  private func drawnElements(of layer: CALayer) -> [DrawnElement] {
    let elements = layer.elementsBackToFront
    guard let layer = layer as? CATransformLayer else { return elements }
    return layer.byDepth(elements, at: plays ? .end : .present)
  }

  /// Adds a view or a layer with its subtree.
  ///
  /// - Parameters:
  ///   - isMirrored: A Boolean value that indicates whether the view around a layer mirrors its
  ///     content.
  ///   - traits: The traits of the view around a layer.
  mutating func add(
    _ element: DrawnElement, parent: Int?, isMirrored: Bool, traits: UITraitCollection
  ) {
    switch element {
    case .view(let view): add(view, parent: parent)
    case .layer(let layer):
      add(layer, parent: parent, isMirrored: isMirrored, traits: traits)
    }
  }

  /// Adds a layer that is not a view's, with its subtree. Its nodes are reused with the
  /// nodes of the view around it.
  private mutating func add(
    _ layer: CALayer, parent: Int?, isMirrored: Bool, traits: UITraitCollection
  ) {
    guard !layer.isHidden, layer.opacity > 0 || layer.isAnimated else { return }
    var node = layer.drawing(at: plays ? .end : .present, isMirrored: isMirrored, in: traits)
    guard plays || !node.isTurnedAway else { return }
    node.parent = parent
    if let mask = layer.maskElement, !layer.hasDepth { node.addMask(mask, in: traits) }
    let index = nodes.count
    nodes.append(node)
    ends.append(index + 1)
    func addSublayers(in pass: inout SceneBuildingPass) {
      for element in pass.drawnElements(of: layer) {
        pass.add(element, parent: node.id, isMirrored: false, traits: traits)
      }
    }
    addSublayers(in: &self)
    if layer.isReplicating {
      addCopies(of: layer, in: node, from: index + 1) { addSublayers(in: &$0) }
    }
    ends[index] = nodes.count
  }

  /// Replaces the nodes of sublayers by the copies of a replicator layer.
  ///
  /// - Parameters:
  ///   - first: The index of the first node of the sublayers.
  ///   - draw: Adds the sublayers to another traversal.
  private mutating func addCopies(
    of layer: CALayer, in node: SceneNode, from first: Int,
    draw: (inout SceneBuildingPass) -> Void
  ) {
    let moment: DrawingMoment = plays ? .end : .present
    guard let layer = layer as? CAReplicatorLayer,
      let replication = (layer.presentation(at: moment).copy ?? layer).replication
    else { return }
    let content = NodeList(nodes: Array(nodes[first...]), ends: ends[first...].map { $0 - first })
    nodes.removeSubrange(first...)
    ends.removeSubrange(first...)
    let copies = layer.copies(
      of: content, in: node.id, replication,
      bounds: CGRect(origin: node.contentOrigin, size: node.frame.size)
    ) {
      var pass = SceneBuildingPass(plays: plays)
      draw(&pass)
      return NodeList(nodes: pass.nodes, ends: pass.ends)
    }
    nodes += copies.nodes
    ends += copies.ends.map { $0 + first }
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
  /// Sets the mask of the node and its descendants.
  @MainActor
  fileprivate mutating func addMask(_ element: DrawnElement, in traits: UITraitCollection) {
    var effects = effects ?? SceneEffects()
    effects.mask = SceneMask(element, of: self, in: traits)
    self.effects = effects
  }

  /// A Boolean value that indicates whether the node also depends on properties of the superview,
  /// so that it may change without the view.
  fileprivate var dependsOnSuperview: Bool { staysInPlace || isScrollArea && !clipsChildren }
}
