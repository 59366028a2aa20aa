extension OrderForest {
  /// Removes a handle from its tree.
  ///
  /// - Returns: The owner of the tree.
  /// - Complexity: O(log handles of the owner).
  @discardableResult
  @usableFromInline mutating func remove(_ handle: Handle) -> Handle {
    let leaf = homes[handle]
    homes[handle] = Self.none
    let owner = origin(ofLeaf: leaf).owner
    let offset = leaves[leaf].handles.firstIndex(of: handle)!
    leaves[leaf].handles.remove(at: offset)
    let weight = isWeighted ? leaves[leaf].weights.remove(at: offset) : 0
    add(count: -1, sum: -weight, below: leaf)
    if leaves[leaf].handles.count < Self.minimum { mend(leaf: leaf) }
    return owner
  }

  /// Sets the weight of a handle.
  ///
  /// - Complexity: O(log handles of the owner).
  @usableFromInline mutating func setWeight(of handle: Handle, to weight: Int) {
    let leaf = homes.pointer(at: handle).pointee
    let held = leaves.pointer(at: leaf)
    let offset = held.pointee.handles.firstIndex(of: handle)!
    let change = Int32(weight) - held.pointee.weights[offset]
    guard change != 0 else { return }
    leaves[leaf].weights[offset] += change
    add(count: 0, sum: change, below: leaf)
  }

  /// Removes all handles from an owner's tree.
  ///
  /// - Complexity: O(handles).
  @usableFromInline mutating func removeAll(of owner: Handle) {
    let top = trees[owner].top
    trees[owner] = Tree()
    if top != Self.none { drop(top) }
  }

  private mutating func drop(_ node: Int32) {
    if node >= 0 {
      for handle in leaves[node].handles { homes[handle] = Self.none }
      free(leaf: node)
    } else {
      for child in branches[~node].children { drop(child) }
      free(branch: ~node)
    }
  }

  /// Joins a small leaf with a neighbor, or removes an empty one.
  private mutating func mend(leaf: Int32) {
    let parent = leaves[leaf].parent
    let held = leaves[leaf].handles.count
    guard parent >= 0 else {
      guard held == 0 else { return }
      trees[~parent].top = Self.none
      return free(leaf: leaf)
    }
    let index = branches[parent].children.firstIndex(of: leaf)!
    if held == 0 {
      free(leaf: leaf)
      return removeChild(at: index, of: parent)
    }
    guard let left = joinable(index, in: parent, { Int(branches[parent].counts[$0]) }) else {
      return
    }
    let (first, second) = (branches[parent].children[left], branches[parent].children[left + 1])
    let moved = leaves[second].handles
    for handle in moved { homes[handle] = first }
    leaves[first].handles.append(contentsOf: moved)
    if isWeighted { leaves[first].weights.append(contentsOf: leaves[second].weights) }
    free(leaf: second)
    addChild(left + 1, to: left, of: parent)
  }

  /// Joins a small branch with a neighbor, or removes a branch that is empty or has a single child
  /// at the top of the tree.
  private mutating func mend(branch: Int32) {
    let parent = branches[branch].parent
    let held = branches[branch].children.count
    guard parent >= 0 else {
      guard held <= 1 else { return }
      trees[~parent].top = branches[branch].children.first ?? Self.none
      if held == 1 { setParent(of: branches[branch].children[0], to: parent) }
      free(branch: branch)
      return
    }
    guard held < Self.minimum else { return }
    let index = branches[parent].children.firstIndex(of: ~branch)!
    if held == 0 {
      free(branch: branch)
      return removeChild(at: index, of: parent)
    }
    let size = { branches[~branches[parent].children[$0]].children.count }
    guard let left = joinable(index, in: parent, size) else { return }
    let first = ~branches[parent].children[left]
    let second = ~branches[parent].children[left + 1]
    let moved = branches[second]
    for child in moved.children { setParent(of: child, to: first) }
    branches[first].children.append(contentsOf: moved.children)
    branches[first].counts.append(contentsOf: moved.counts)
    branches[first].sums.append(contentsOf: moved.sums)
    free(branch: second)
    addChild(left + 1, to: left, of: parent)
  }

  /// Returns the left one of two children that fit into one node: a child and one of its neighbors.
  private func joinable(_ index: Int, in branch: Int32, _ size: (Int) -> Int) -> Int? {
    for left in [index - 1, index]
    where left >= 0 && left + 1 < branches[branch].children.count
      && size(left) + size(left + 1) <= Self.target
    { return left }
    return nil
  }

  /// Adds the count and the sum of a child to the count and the sum of another one, and removes the
  /// child.
  private mutating func addChild(_ child: Int, to other: Int, of branch: Int32) {
    branches[branch].counts[other] += branches[branch].counts[child]
    if isWeighted { branches[branch].sums[other] += branches[branch].sums[child] }
    removeChild(at: child, of: branch)
  }

  private mutating func removeChild(at index: Int, of branch: Int32) {
    branches[branch].children.remove(at: index)
    branches[branch].counts.remove(at: index)
    if isWeighted { branches[branch].sums.remove(at: index) }
    if branches[branch].children.count < Self.minimum { mend(branch: branch) }
  }
}
