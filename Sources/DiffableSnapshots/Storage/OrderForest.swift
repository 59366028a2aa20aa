/// Handles in order, in trees that copies share: one tree for each owner.
///
/// The trees are B-trees that count: leaves hold handles, branches hold nodes and how many handles
/// are below each. A node knows its parent by number, and a table knows the leaf of each handle, so
/// that a handle's place is found by climbing. Nodes lie in `PagedArray`s, so that a copy of the
/// forest takes constant time, and two copies are compared by the leaves they do not share.
///
/// In a forest with weights, each handle has one, and branches add them up.
@usableFromInline
struct OrderForest: Sendable {
  /// Tells the leaves apart. A leaf never leaves its tree, and no two leaves of a tree ever change
  /// their order, so two snapshots that share a leaf's name agree where it is among such leaves.
  final class Name: Sendable {}

  struct Leaf: Sendable {
    var handles: ContiguousArray<Handle> = []
    /// Empty in a forest without weights.
    var weights: ContiguousArray<Int32> = []
    /// Nil where the leaf is not in use.
    var name: Name?
    var parent: Int32
  }

  struct Branch: Sendable {
    /// Leaves by their numbers, branches by the complements of theirs.
    var children: ContiguousArray<Int32>
    /// How many handles are below each child.
    var counts: ContiguousArray<Int32>
    /// How much they weigh together.
    var sums: ContiguousArray<Int32>
    /// The number of a branch; at the top of a tree the complement of the owner.
    var parent: Int32

    /// Counts what has come to a child.
    ///
    /// - Returns: the parent of the branch.
    mutating func add(count: Int32, sum: Int32, to child: Int32) -> Int32 {
      let place = children.firstIndex(of: child)!
      if count != 0 { counts[place] += count }
      if sum != 0 { sums[place] += sum }
      return parent
    }
  }

  @usableFromInline struct Tree: Sendable {
    /// The node at the top, or `none`.
    var top: Int32 = OrderForest.none
    /// How many handles the tree holds.
    var count: Int32 = 0
  }

  static var none: Int32 { .max }
  static var capacity: Int { 64 }
  /// How full nodes are made, if there is a choice.
  static var target: Int { 48 }
  /// Below this number of entries, a node looks for a neighbour to join.
  static var minimum: Int { 16 }

  let isWeighted: Bool
  /// The tree of each owner.
  var trees = PagedArray<Tree>()
  var leaves = PagedArray<Leaf>()
  var branches = PagedArray<Branch>()
  /// The leaf of each handle; `none` for a handle that is in no tree.
  var homes = PagedArray<Int32>()
  /// The first of the leaves that are not in use; each names the next as its parent.
  var freeLeaf = OrderForest.none
  var freeBranch = OrderForest.none

  @usableFromInline init(isWeighted: Bool) { self.isWeighted = isWeighted }

  /// Makes an empty tree for the next owner.
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

  /// How many handles are below a node, and what they weigh.
  func total(of node: Int32) -> (count: Int32, sum: Int32) {
    node >= 0
      ? (Int32(leaves[node].handles.count), leaves[node].weights.reduce(0, +))
      : (branches[~node].counts.reduce(0, +), branches[~node].sums.reduce(0, +))
  }

  /// Counts handles that have come to a node or left it, all the way up.
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
