extension OrderForest {
  /// Returns the handles of the leaf that contains an index of an owner's tree, and the index's
  /// offset in them.
  ///
  /// - Precondition: The owner has more than `index` handles.
  /// - Complexity: O(log handles of the owner).
  @usableFromInline func leafHandles(
    at index: Int, of owner: Handle
  ) -> (handles: ContiguousArray<Handle>, offset: Int) {
    let (leaf, offset) = leaf(at: index, of: owner)
    return (leaves[leaf].handles, offset)
  }

  /// Returns the handle whose weight contains an offset in the sum of an owner's weights, and the
  /// rest of the offset.
  ///
  /// - Precondition: The forest is weighted, and the sum of the owner's weights exceeds `weight`.
  /// - Complexity: O(log handles of the owner).
  @usableFromInline func handle(
    atWeight weight: Int, of owner: Handle
  ) -> (handle: Handle, rest: Int) {
    var rest = Int32(weight)
    var node = trees[owner].top
    while node < 0 {
      let branch = branches.pointer(at: ~node)
      var child = 0
      branch.pointee.sums.withUnsafeBufferPointer { sums in
        while rest >= sums[child] {
          rest -= sums[child]
          child += 1
        }
      }
      node = branch.pointee.children.withUnsafeBufferPointer { $0[child] }
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

  /// Returns a Boolean value that indicates whether two forests share all their storage.
  ///
  /// - Complexity: O(1).
  func isIdentical(to other: OrderForest) -> Bool {
    trees.isIdentical(to: other.trees) && leaves.isIdentical(to: other.leaves)
      && branches.isIdentical(to: other.branches)
  }
}

extension PagedArray {
  /// Returns a Boolean value that indicates whether two arrays share all their storage.
  ///
  /// - Complexity: O(1).
  func isIdentical(to other: PagedArray) -> Bool {
    count == other.count && Self.isSame(books, other.books)
  }
}
