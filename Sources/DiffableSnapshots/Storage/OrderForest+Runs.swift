extension OrderForest {
  /// Returns the handles of the leaf that holds a place of an owner's tree, and the place's offset in
  /// them.
  ///
  /// - Precondition: the owner has more than `index` handles.
  /// - Complexity: O(log handles of the owner).
  @usableFromInline func run(
    at index: Int, of owner: Handle
  ) -> (handles: ContiguousArray<Handle>, offset: Int) {
    let (leaf, offset) = leaf(at: index, of: owner)
    return (leaves[leaf].handles, offset)
  }

  /// Returns the handle whose share of the added weights contains a number, and how far into it the
  /// number lies. Handles without weight have no share.
  ///
  /// - Precondition: the forest has weights, and those of the owner add up to more than `weight`.
  /// - Complexity: O(log handles of the owner).
  @usableFromInline func handle(
    atWeight weight: Int, of owner: Handle
  ) -> (handle: Handle, rest: Int) {
    var rest = Int32(weight)
    var node = trees[owner].top
    while node < 0 {
      let branch = branches.pointer(at: ~node)
      var place = 0
      branch.pointee.sums.withUnsafeBufferPointer { sums in
        while rest >= sums[place] {
          rest -= sums[place]
          place += 1
        }
      }
      node = branch.pointee.children.withUnsafeBufferPointer { $0[place] }
    }
    let leaf = leaves.pointer(at: node)
    var offset = 0
    leaf.pointee.weights.withUnsafeBufferPointer { weights in
      while rest >= weights[offset] {
        rest -= weights[offset]
        offset += 1
      }
    }
    return (leaf.pointee.handles.withUnsafeBufferPointer { $0[offset] }, Int(rest))
  }

  /// Whether two forests are the same value in memory.
  ///
  /// - Complexity: O(1).
  func isIdentical(to other: OrderForest) -> Bool {
    trees.isIdentical(to: other.trees) && leaves.isIdentical(to: other.leaves)
      && branches.isIdentical(to: other.branches)
  }
}

extension PagedArray {
  /// Whether two arrays are the same value in memory.
  ///
  /// - Complexity: O(1).
  func isIdentical(to other: PagedArray) -> Bool {
    count == other.count && Self.isSame(books, other.books)
  }
}
