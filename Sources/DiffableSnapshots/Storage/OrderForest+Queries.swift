extension OrderForest {
  /// Where a leaf begins: whose it is, and how many handles of that owner lie before it.
  ///
  /// - Complexity: O(log handles of the owner).
  func origin(ofLeaf leaf: Int32) -> (owner: Handle, index: Int, weight: Int) {
    var index: Int32 = 0
    var weight: Int32 = 0
    var node = leaf
    var parent = leaves[leaf].parent
    while parent >= 0 {
      var place = 0
      branches[parent].children.withUnsafeBufferPointer { children in
        while children[place] != node { place += 1 }
      }
      branches[parent].counts.withUnsafeBufferPointer { counts in
        for earlier in 0..<place { index += counts[earlier] }
      }
      if isWeighted {
        branches[parent].sums.withUnsafeBufferPointer { sums in
          for earlier in 0..<place { weight += sums[earlier] }
        }
      }
      node = ~parent
      parent = branches[parent].parent
    }
    return (~parent, Int(index), Int(weight))
  }

  /// Whose a handle is, how many of that owner's lie before it, and what those weigh.
  ///
  /// - Complexity: O(log handles of the owner).
  func place(of handle: Handle) -> (owner: Handle, index: Int, weight: Int) {
    let leaf = homes[handle]
    let offset = leaves[leaf].handles.firstIndex(of: handle)!
    var place = origin(ofLeaf: leaf)
    place.index += offset
    if isWeighted {
      for weight in leaves[leaf].weights[..<offset] { place.weight += Int(weight) }
    }
    return place
  }

  /// Whose a handle is.
  ///
  /// - Complexity: O(log handles of the owner).
  func owner(of handle: Handle) -> Handle {
    var parent = leaves[homes[handle]].parent
    while parent >= 0 { parent = branches[parent].parent }
    return ~parent
  }

  /// The handle at a place in an owner's tree.
  ///
  /// - Precondition: there are more than `index` handles.
  /// - Complexity: O(log handles of the owner).
  func handle(at index: Int, of owner: Handle) -> Handle {
    var rest = Int32(index)
    var node = trees[owner].top
    while node < 0 {
      var place = 0
      branches[~node].counts.withUnsafeBufferPointer { counts in
        while rest >= counts[place] {
          rest -= counts[place]
          place += 1
        }
      }
      node = branches[~node].children[place]
    }
    return leaves[node].handles[Int(rest)]
  }

  func count(of owner: Handle) -> Int { Int(trees[owner].count) }

  /// Calls a function with the leaves of an owner, in order.
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

  /// The handles of an owner, in order.
  ///
  /// - Complexity: O(handles).
  func handles(of owner: Handle) -> ContiguousArray<Handle> {
    var handles: ContiguousArray<Handle> = []
    handles.reserveCapacity(count(of: owner))
    forEachLeaf(of: owner) { handles.append(contentsOf: leaves[$0].handles) }
    return handles
  }
}
