extension OrderForest {
  /// Returns the owner of a leaf, and the number and the weight of the owner's handles before it.
  ///
  /// - Complexity: O(log handles of the owner).
  func origin(ofLeaf leaf: Int32) -> (owner: Handle, index: Int, weight: Int) {
    var index: Int32 = 0
    var weight: Int32 = 0
    var node = leaf
    var parent = leaves.pointer(at: leaf).pointee.parent
    while parent >= 0 {
      let branch = branches.pointer(at: parent)
      var child = 0
      branch.pointee.children.withUnsafeBufferPointer { children in
        while children[child] != node { child += 1 }
      }
      branch.pointee.counts.withUnsafeBufferPointer { counts in
        for earlier in 0..<child { index += counts[earlier] }
      }
      if isWeighted {
        branch.pointee.sums.withUnsafeBufferPointer { sums in
          for earlier in 0..<child { weight += sums[earlier] }
        }
      }
      node = ~parent
      parent = branch.pointee.parent
    }
    return (~parent, Int(index), Int(weight))
  }

  /// Returns the owner of a handle, and the number and the weight of the owner's handles before it.
  ///
  /// - Complexity: O(log handles of the owner).
  @usableFromInline func location(of handle: Handle) -> (owner: Handle, index: Int, weight: Int) {
    let number = homes.pointer(at: handle).pointee
    let leaf = leaves.pointer(at: number)
    var offset = 0
    leaf.pointee.handles.withUnsafeBufferPointer { handles in
      while handles[offset] != handle { offset += 1 }
    }
    var location = origin(ofLeaf: number)
    location.index += offset
    if isWeighted {
      leaf.pointee.weights.withUnsafeBufferPointer { weights in
        for earlier in 0..<offset { location.weight += Int(weights[earlier]) }
      }
    }
    return location
  }

  /// Returns the owner of a handle.
  ///
  /// - Complexity: O(log handles of the owner).
  @usableFromInline func owner(of handle: Handle) -> Handle {
    var parent = leaves.pointer(at: homes.pointer(at: handle).pointee).pointee.parent
    while parent >= 0 { parent = branches.pointer(at: parent).pointee.parent }
    return ~parent
  }

  /// Returns the handle at an index of an owner's tree.
  ///
  /// - Precondition: The owner has more than `index` handles.
  /// - Complexity: O(log handles of the owner).
  @usableFromInline func handle(at index: Int, of owner: Handle) -> Handle {
    let (leaf, offset) = leaf(at: index, of: owner)
    return leaves.pointer(at: leaf).pointee.handles.withUnsafeBufferPointer { $0[offset] }
  }

  /// Returns the leaf that contains an index of an owner's tree, and the index's offset in it.
  ///
  /// - Precondition: The owner has more than `index` handles.
  /// - Complexity: O(log handles of the owner).
  func leaf(at index: Int, of owner: Handle) -> (leaf: Int32, offset: Int) {
    var rest = Int32(index)
    var node = trees.pointer(at: owner).pointee.top
    while node < 0 {
      let branch = branches.pointer(at: ~node)
      var child = 0
      branch.pointee.counts.withUnsafeBufferPointer { counts in
        while rest >= counts[child] {
          rest -= counts[child]
          child += 1
        }
      }
      node = branch.pointee.children.withUnsafeBufferPointer { $0[child] }
    }
    return (node, Int(rest))
  }

  @usableFromInline func count(of owner: Handle) -> Int {
    Int(trees.pointer(at: owner).pointee.count)
  }

  /// Calls a closure with the handles of each leaf of an owner's tree, in order.
  ///
  /// - Complexity: O(handles).
  @usableFromInline func forEachLeafHandles(
    of owner: Handle, _ body: (ContiguousArray<Handle>) -> Void
  ) {
    forEachLeaf(of: owner) { body(leaves[$0].handles) }
  }

  /// Calls a closure with each leaf of an owner's tree, in order.
  ///
  /// - Complexity: O(leaves).
  func forEachLeaf(of owner: Handle, _ body: (Int32) -> Void) {
    let top = trees[owner].top
    if top != Self.none { forEachLeaf(below: top, body) }
  }

  private func forEachLeaf(below node: Int32, _ body: (Int32) -> Void) {
    if node >= 0 { return body(node) }
    for child in branches[~node].children { forEachLeaf(below: child, body) }
  }

  /// Returns the handles in an owner's tree, in order.
  ///
  /// - Complexity: O(handles).
  @usableFromInline func handles(of owner: Handle) -> ContiguousArray<Handle> {
    var handles: ContiguousArray<Handle> = []
    handles.reserveCapacity(count(of: owner))
    forEachLeaf(of: owner) { handles.append(contentsOf: leaves[$0].handles) }
    return handles
  }
}
