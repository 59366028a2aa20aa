/// Ordered handles in counted B-trees, one tree for each owner, whose storage is shared between
/// copies.
///
/// Leaves contain handles; branches contain child nodes and the number of handles below each. Each
/// node stores the number of its parent, and a table the leaf of each handle, so that a handle's
/// location is computed from its leaf to the top. Nodes are stored in a `PagedArray`, so that a
/// copy of the forest takes constant time, and two copies are compared by their unshared leaves.
///
/// In a weighted forest each handle has a weight, and branches store sums of weights.
@usableFromInline
struct OrderForest: Sendable {
  /// The identity of a leaf. A leaf never changes its tree or its order among the tree's leaves, so
  /// two snapshots agree on the order of leaves with common names.
  final class Name: Sendable {}

  struct Leaf: Sendable {
    var handles: ContiguousArray<Handle> = []
    /// The weights of the handles; empty in an unweighted forest.
    var weights: ContiguousArray<Int32> = []
    /// The identity; `nil` for an unused leaf.
    var name: Name?
    var parent: Int32
  }

  struct Branch: Sendable {
    /// The numbers of leaves, and the complements of the numbers of branches.
    var children: ContiguousArray<Int32>
    /// The number of handles below each child.
    var counts: ContiguousArray<Int32>
    /// The sum of the weights below each child; empty in an unweighted forest.
    var sums: ContiguousArray<Int32>
    /// The number of the parent branch; the complement of the owner for the top node of a tree.
    var parent: Int32

    /// Adds to the count and the sum of a child.
    ///
    /// - Returns: The parent of the branch.
    mutating func add(count: Int32, sum: Int32, to child: Int32) -> Int32 {
      let index = index(of: child)
      if count != 0 { counts[index] += count }
      if sum != 0 { sums[index] += sum }
      return parent
    }

    /// Returns the index of a child.
    ///
    /// - Complexity: O(1) if the children have consecutive numbers, as in a tree built at once;
    ///   otherwise O(children).
    private func index(of child: Int32) -> Int {
      let distance = Int(abs(child - children[0]))
      if distance < children.count, children[distance] == child { return distance }
      return children.firstIndex(of: child)!
    }
  }

  @usableFromInline struct Tree: Sendable {
    /// The top node, or `none`.
    var top: Int32 = OrderForest.none
    /// The number of handles in the tree.
    var count: Int32 = 0
  }

  static var none: Int32 { .max }
  static var capacity: Int { 64 }
  /// The preferred number of entries in a new node.
  static var target: Int { 48 }
  /// The number of entries below which a node is joined with a neighbor.
  static var minimum: Int { 16 }

  let isWeighted: Bool
  /// The tree of each owner.
  var trees = PagedArray<Tree>()
  var leaves = PagedArray<Leaf>()
  var branches = PagedArray<Branch>()
  /// The leaf of each handle; `none` for a handle outside all trees.
  var homes = PagedArray<Int32>()
  /// The first unused leaf. The parent of an unused leaf is the next one.
  var freeLeaf = OrderForest.none
  /// The first unused branch. The parent of an unused branch is the next one.
  var freeBranch = OrderForest.none

  @usableFromInline init(isWeighted: Bool) { self.isWeighted = isWeighted }

  /// Adds an empty tree for the next owner.
  @usableFromInline mutating func addTree() { trees.append(Tree()) }

  @usableFromInline func contains(_ handle: Handle) -> Bool {
    handle < homes.count && homes.pointer(at: handle).pointee != Self.none
  }
}

// MARK: - Nodes

extension OrderForest {
  mutating func makeLeaf(_ handles: ContiguousArray<Handle>, parent: Int32) -> Int32 {
    let leaf = Leaf(
      handles: handles,
      weights: isWeighted ? ContiguousArray(repeating: 0, count: handles.count) : [],
      name: Name(), parent: parent)
    guard freeLeaf != Self.none else {
      leaves.append(leaf)
      return Int32(leaves.count - 1)
    }
    let number = freeLeaf
    freeLeaf = leaves[number].parent
    leaves[number] = leaf
    return number
  }

  mutating func free(leaf: Int32) {
    leaves[leaf] = Leaf(parent: freeLeaf)
    freeLeaf = leaf
  }

  mutating func makeBranch(_ branch: Branch) -> Int32 {
    guard freeBranch != Self.none else {
      branches.append(branch)
      return Int32(branches.count - 1)
    }
    let number = freeBranch
    freeBranch = branches[number].parent
    branches[number] = branch
    return number
  }

  mutating func free(branch: Int32) {
    branches[branch] = Branch(children: [], counts: [], sums: [], parent: freeBranch)
    freeBranch = branch
  }

  func parent(of node: Int32) -> Int32 {
    node >= 0 ? leaves.pointer(at: node).pointee.parent : branches.pointer(at: ~node).pointee.parent
  }

  mutating func setParent(of node: Int32, to parent: Int32) {
    if node >= 0 { leaves[node].parent = parent } else { branches[~node].parent = parent }
  }

  /// Returns the number of handles below a node and the sum of their weights.
  func total(of node: Int32) -> (count: Int32, sum: Int32) {
    node >= 0
      ? (Int32(leaves[node].handles.count), leaves[node].weights.reduce(0, +))
      : (branches[~node].counts.reduce(0, +), branches[~node].sums.reduce(0, +))
  }

  /// Adds to the counts and sums of all ancestors of a node.
  mutating func add(count: Int32, sum: Int32, below node: Int32) {
    guard count != 0 || sum != 0 else { return }
    var node = node
    var parent = parent(of: node)
    while parent >= 0 {
      let next = branches[parent].add(count: count, sum: sum, to: node)
      node = ~parent
      parent = next
    }
    if count != 0 { trees[~parent].count += count }
  }
}
