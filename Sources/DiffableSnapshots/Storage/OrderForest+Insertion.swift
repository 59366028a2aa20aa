extension OrderForest {
  /// Appends handles, which are in no tree, to an owner's tree.
  ///
  /// - Complexity: O(new handles + log handles of the owner).
  @usableFromInline mutating func append(_ run: ContiguousArray<Handle>, to owner: Handle) {
    guard !run.isEmpty else { return }
    guard trees[owner].top != Self.none else { return build(run, for: owner) }
    var node = trees[owner].top
    while node < 0 { node = branches[~node].children.last! }
    insert(run, intoLeaf: node, at: leaves[node].handles.count)
  }

  /// Appends consecutive handles, which are in no tree, to an owner's tree.
  ///
  /// - Complexity: O(new handles + log handles of the owner).
  @usableFromInline mutating func append(_ run: Range<Handle>, to owner: Handle) {
    guard !run.isEmpty else { return }
    guard trees.pointer(at: owner).pointee.top == Self.none, run.count <= Self.capacity else {
      return append(ContiguousArray(run), to: owner)
    }
    let leaf = makeLeaf(ContiguousArray(run), parent: ~owner)
    if homes.count == run.lowerBound {
      homes.append(repeating: leaf, count: run.count)
    } else {
      for handle in run { setHome(of: handle, to: leaf) }
    }
    trees[owner] = Tree(top: leaf, count: Int32(run.count))
  }

  /// Inserts handles, which are in no tree, next to another handle.
  ///
  /// - Complexity: O(new handles + log handles of the owner).
  @usableFromInline mutating func insert(
    _ run: ContiguousArray<Handle>, after: Bool, _ neighbor: Handle
  ) {
    guard !run.isEmpty else { return }
    let leaf = homes[neighbor]
    let offset = leaves[leaf].handles.firstIndex(of: neighbor)!
    insert(run, intoLeaf: leaf, at: after ? offset + 1 : offset)
  }

  private mutating func insert(
    _ run: ContiguousArray<Handle>, intoLeaf leaf: Int32, at offset: Int
  ) {
    let held = leaves[leaf].handles.count
    if held + run.count <= Self.capacity {
      leaves[leaf].handles.insert(contentsOf: run, at: offset)
      if isWeighted {
        leaves[leaf].weights.insert(contentsOf: repeatElement(0, count: run.count), at: offset)
      }
      for handle in run { setHome(of: handle, to: leaf) }
      add(count: Int32(run.count), sum: 0, below: leaf)
      return
    }
    // The handles that do not fit are moved to new leaves after this one. If they are appended, the
    // leaf stays full, because most lists are created by appending.
    var rest = run
    var weights = ContiguousArray<Int32>(repeating: 0, count: isWeighted ? run.count : 0)
    var kept = offset
    if offset < held {
      rest = leaves[leaf].handles
      rest.insert(contentsOf: run, at: offset)
      if isWeighted {
        let own = leaves[leaf].weights
        weights = ContiguousArray(own[..<offset] + weights + own[offset...])
      }
      kept = rest.count / Self.pieces(of: rest.count)
      leaves[leaf].handles = ContiguousArray(rest[..<kept])
      if isWeighted { leaves[leaf].weights = ContiguousArray(weights[..<kept]) }
      for handle in leaves[leaf].handles { setHome(of: handle, to: leaf) }
      rest.removeFirst(kept)
      if isWeighted { weights.removeFirst(kept) }
      let lost = isWeighted ? weights.reduce(0, +) : 0
      add(count: Int32(kept - held), sum: -lost, below: leaf)
    }
    let pieces = Self.pieces(of: rest.count)
    var last = leaf
    for piece in 0..<pieces {
      let range = rest.count * piece / pieces..<rest.count * (piece + 1) / pieces
      let new = makeLeaf(ContiguousArray(rest[range]), parent: Self.none)
      for handle in rest[range] { setHome(of: handle, to: new) }
      if isWeighted { leaves[new].weights = ContiguousArray(weights[range]) }
      insert(new, after: last)
      last = new
    }
  }

  /// Returns the number of leaves into which handles are split.
  private static func pieces(of count: Int) -> Int {
    count <= capacity ? 1 : max(2, count / target)
  }

  /// Records the leaf of consecutive handles.
  private mutating func setHomes(of run: ContiguousArray<Handle>.SubSequence, to leaf: Int32) {
    // New handles are usually consecutive.
    if let first = run.first, homes.count == first, Int(run.last! - first) == run.count - 1,
      run.indices.dropFirst().allSatisfy({ run[$0] == run[$0 - 1] + 1 })
    {
      return homes.append(repeating: leaf, count: run.count)
    }
    for handle in run { setHome(of: handle, to: leaf) }
  }

  mutating func setHome(of handle: Handle, to leaf: Int32) {
    while homes.count <= handle { homes.append(Self.none) }
    if homes[handle] != leaf { homes[handle] = leaf }
  }

  /// Inserts a node without a parent after another node of the same height.
  private mutating func insert(_ node: Int32, after sibling: Int32) {
    let total = total(of: node)
    var parent = parent(of: sibling)
    if parent < 0 {
      let old = self.total(of: sibling)
      let top = makeBranch(
        Branch(
          children: [sibling], counts: [old.count], sums: isWeighted ? [old.sum] : [],
          parent: parent))
      setParent(of: sibling, to: top)
      trees[~parent].top = ~top
      parent = top
    }
    let index = branches[parent].children.firstIndex(of: sibling)! + 1
    branches[parent].children.insert(node, at: index)
    branches[parent].counts.insert(total.count, at: index)
    if isWeighted { branches[parent].sums.insert(total.sum, at: index) }
    setParent(of: node, to: parent)
    add(count: total.count, sum: total.sum, below: ~parent)
    if branches[parent].children.count > Self.capacity { split(branch: parent) }
  }

  private mutating func split(branch: Int32) {
    // If nodes are appended, the branch stays full, as a leaf does.
    let kept = Self.target
    var right = branches[branch]
    right.children.removeFirst(kept)
    right.counts.removeFirst(kept)
    if isWeighted { right.sums.removeFirst(kept) }
    right.parent = Self.none
    let moved = right.children.count
    branches[branch].children.removeLast(moved)
    branches[branch].counts.removeLast(moved)
    if isWeighted { branches[branch].sums.removeLast(moved) }
    let new = makeBranch(right)
    for child in branches[new].children { setParent(of: child, to: new) }
    let total = total(of: ~new)
    add(count: -total.count, sum: -total.sum, below: ~branch)
    insert(~new, after: ~branch)
  }

  /// Creates the tree of an owner with an empty one.
  ///
  /// - Complexity: O(handles).
  mutating func build(_ run: ContiguousArray<Handle>, for owner: Handle) {
    var nodes: ContiguousArray<Int32> = []
    let pieces = Self.pieces(of: run.count)
    for piece in 0..<pieces {
      let range = run.count * piece / pieces..<run.count * (piece + 1) / pieces
      let leaf = makeLeaf(ContiguousArray(run[range]), parent: ~owner)
      setHomes(of: run[range], to: leaf)
      nodes.append(leaf)
    }
    while nodes.count > 1 {
      var above: ContiguousArray<Int32> = []
      let pieces = Self.pieces(of: nodes.count)
      for piece in 0..<pieces {
        let range = nodes.count * piece / pieces..<nodes.count * (piece + 1) / pieces
        let totals = nodes[range].map { total(of: $0) }
        let branch = makeBranch(
          Branch(
            children: ContiguousArray(nodes[range]), counts: ContiguousArray(totals.map(\.count)),
            sums: isWeighted ? ContiguousArray(totals.map(\.sum)) : [], parent: ~owner))
        for node in nodes[range] { setParent(of: node, to: branch) }
        above.append(~branch)
      }
      nodes = above
    }
    trees[owner] = Tree(top: nodes[0], count: Int32(run.count))
  }
}
