internal import Scenes

/// The sublayers of a replicator layer, as nodes.
struct NodeList {
  var nodes: [SceneNode] = []
  /// The index after the last descendant, for each node.
  var ends: [Int] = []

  /// Adds a node without descendants.
  mutating func append(_ node: SceneNode) {
    nodes.append(node)
    ends.append(nodes.count)
  }

  /// Adds nodes with descendants among them.
  mutating func append(_ others: [SceneNode], ends others2: [Int]) {
    let distance = nodes.count
    nodes += others
    ends += others2.map { $0 + distance }
  }
}

extension CAReplicatorLayer {
  /// Returns the copies of sublayers.
  ///
  /// Copies share the storage of the first one's nodes, unless a color or a time differs.
  ///
  /// - Parameters:
  ///   - content: The nodes of the sublayers.
  ///   - id: The number of this layer's node.
  ///   - moment: The moment of the drawing.
  ///   - bounds: The displayed bounds.
  ///   - draw: Returns the nodes of the sublayers again, at the time of a copy.
  /// - Complexity: O(n) in the number of nodes of all copies.
  @MainActor
  func copies(
    of content: NodeList, in id: Int, _ replication: Replication, bounds: CGRect,
    draw: () -> NodeList
  ) -> NodeList {
    var result = NodeList()
    var used: Set<CopiedID> = []
    func number(of copy: CopiedID) -> Int {
      used.insert(copy)
      return self.number(of: copy)
    }
    var transform = CATransform3DIdentity
    for instance in 0..<replication.count {
      let color = replication.color(of: instance)
      var part = content
      if instance > 0, replication.delay != 0 {
        CopyTime.run(later: replication.delay * Double(instance)) { part = draw() }
      }
      var parent = id
      let isGrouped = instance > 0 || color.alpha < 1
      let start = result.nodes.count
      if isGrouped {
        parent = number(of: CopiedID(instance: instance, original: nil))
        var group = SceneNode(
          id: parent, parent: id, frame: bounds, contentOrigin: bounds.origin,
          transform: SceneTransform(transform.flat), opacity: CGFloat(color.alpha))
        if !transform.isAffine { group.effects = SceneEffects(transform3D: transform.numbers) }
        result.append(group)
      }
      var tint = color
      tint.alpha = 1
      let isTinted = tint != SceneColor(red: 1, green: 1, blue: 1)
      if isTinted { part.nodes = part.nodes.map { $0.multiplied(by: tint) } }
      for index in part.nodes.indices {
        let outer = part.nodes[index].parent
        if outer == id {
          part.nodes[index].parent = parent
        } else if instance > 0 {
          part.nodes[index].parent = number(of: CopiedID(instance: instance, original: outer))
        }
        guard instance > 0 else { continue }
        part.nodes[index].becomeCopy()
        part.nodes[index].id = number(
          of: CopiedID(instance: instance, original: part.nodes[index].id))
        for (place, animation) in part.nodes[index].animations.enumerated() {
          part.nodes[index].animations[place].id = number(
            of: CopiedID(instance: instance, original: animation.id, isAnimation: true))
        }
      }
      result.append(part.nodes, ends: part.ends)
      if isGrouped { result.ends[start] = result.nodes.count }
      transform = transform.concatenating(replication.transform)
    }
    keepNumbers(of: used)
    return result
  }
}

extension SceneNode {
  /// Removes what only the original of a copy has: the user operates that one.
  fileprivate mutating func becomeCopy() {
    if isInput { input = nil }
    if isScrollArea { scroll = nil }
    if isDescribed { accessibility = nil }
    if element != nil { element = nil }
    if !claimedDrags.isEmpty { claimedDrags = [] }
    if tracksHover { tracksHover = false }
    if hasEffects, effects?.media != nil { effects?.media = nil }
  }
}
