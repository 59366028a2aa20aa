/// The items of one section as an outline: items may have items below them, and be expanded or
/// collapsed.
///
///     var outline = SectionSnapshot<String>()
///     try outline.append(["Fruit", "Bread"])
///     try outline.append(["Apple", "Pear"], to: "Fruit")
///     outline.visibleItems                          // Fruit, Bread
///     outline.expand(["Fruit"])
///     outline.visibleItems                          // Fruit, Apple, Pear, Bread
///
/// An identifier occurs once. An item is visible if everything above it is expanded.
///
/// A section snapshot is a value, and shares with its copies as ``Snapshot`` does.
public struct SectionSnapshot<ItemID: Hashable> {
  /// An item in the outline.
  @usableFromInline struct Node: Sendable {
    /// The item above it; `SectionSnapshot.root` where there is none.
    @usableFromInline var parent: Handle
    @usableFromInline var isExpanded = false

    @inlinable init(parent: Handle) { self.parent = parent }
  }

  @usableFromInline var names = IdentityTable<ItemID>()
  /// By handle.
  @usableFromInline var nodes = PagedArray<Node>()
  /// What is below each item in order, in the tree numbered one above the item's handle. What has
  /// nothing above it is in the first tree.
  @usableFromInline var order = OrderForest(isWeighted: false)

  @inlinable static var root: Handle { -1 }

  /// An outline without items.
  public init() { order.addTree() }
}

extension SectionSnapshot: Sendable where ItemID: Sendable {}

// MARK: - Queries

extension SectionSnapshot {
  /// How many items there are, visible or not.
  ///
  /// - Complexity: O(1).
  public var itemCount: Int { names.count }

  /// All items, each in front of what is below it.
  ///
  /// - Complexity: O(items).
  public var items: [ItemID] { identifiers(below: Self.root) { _ in true } }

  /// The items that have nothing above them, in order.
  ///
  /// - Complexity: O(root items).
  public var rootItems: [ItemID] { order.handles(of: 0).map { names.ids[$0] } }

  /// The items that are shown: everything above them is expanded.
  ///
  /// - Complexity: O(visible items).
  public var visibleItems: [ItemID] {
    identifiers(below: Self.root) { nodes[$0].isExpanded }
  }

  /// The items that are expanded, visible or not, in the order of ``items``.
  ///
  /// - Complexity: O(items).
  public var expandedItems: [ItemID] {
    var expanded: [ItemID] = []
    walk(below: Self.root) { handle, _ in
      if nodes[handle].isExpanded { expanded.append(names.ids[handle]) }
      return true
    }
    return expanded
  }

  /// Whether there is such an item.
  ///
  /// - Complexity: O(1).
  public func contains(_ item: ItemID) -> Bool { names.handle(of: item) != nil }

  /// Whether an item is expanded; nil where there is no such item.
  ///
  /// - Complexity: O(1).
  public func isExpanded(_ item: ItemID) -> Bool? {
    names.handle(of: item).map { nodes[$0].isExpanded }
  }

  /// Whether everything above an item is expanded; nil where there is no such item.
  ///
  /// - Complexity: O(level).
  public func isVisible(_ item: ItemID) -> Bool? {
    names.handle(of: item).map { isVisible($0) }
  }

  /// How many items are above an item, one above the other; nil where there is no such item.
  ///
  /// - Complexity: O(level).
  public func level(of item: ItemID) -> Int? {
    guard var handle = names.handle(of: item) else { return nil }
    var level = 0
    while nodes[handle].parent != Self.root {
      handle = nodes[handle].parent
      level += 1
    }
    return level
  }

  /// An item's place in ``items``; nil where there is no such item.
  ///
  /// - Complexity: O(items in front of it).
  public func index(of item: ItemID) -> Int? {
    guard let wanted = names.handle(of: item) else { return nil }
    var index = -1
    var isFound = false
    walk(below: Self.root) { handle, _ in
      if isFound { return false }
      index += 1
      isFound = handle == wanted
      return !isFound
    }
    return index
  }

  /// The item above an item; nil where there is none, or no such item.
  ///
  /// - Complexity: O(1).
  public func parent(of item: ItemID) -> ItemID? {
    guard let handle = names.handle(of: item), nodes[handle].parent != Self.root else { return nil }
    return names.ids[nodes[handle].parent]
  }

  /// The items directly below an item, in order; nil where there is no such item.
  ///
  /// - Complexity: O(those items).
  public func children(of item: ItemID) -> [ItemID]? {
    names.handle(of: item).map { order.handles(of: $0 + 1).map { names.ids[$0] } }
  }

  /// What is below an item, as an outline of its own; nil where there is no such item.
  ///
  /// - Parameter includingParent: whether the item itself is in it, above the others.
  /// - Complexity: O(items below).
  public func branch(of item: ItemID, includingParent: Bool = false) -> SectionSnapshot? {
    guard let handle = names.handle(of: item) else { return nil }
    var branch = SectionSnapshot()
    branch.graft(
      self, below: handle, includingTop: includingParent, to: Self.root, at: .end)
    return branch
  }

  /// Each item on a line of its own, two spaces for each level in front of it: `*` for what is visible,
  /// then `+` for what is expanded and `-` for what is collapsed.
  public var visualDescription: String {
    var lines: [String] = []
    walk(below: Self.root) { handle, level in
      let visible = isVisible(handle) ? "*" : " "
      let sign = nodes[handle].isExpanded ? "+" : "-"
      let indent = String(repeating: "  ", count: level)
      lines.append("\(visible) \(indent)\(sign) \(names.ids[handle])")
      return true
    }
    return lines.joined(separator: "\n")
  }

  func isVisible(_ handle: Handle) -> Bool {
    var above = nodes[handle].parent
    while above != Self.root {
      guard nodes[above].isExpanded else { return false }
      above = nodes[above].parent
    }
    return true
  }

  private func identifiers(below parent: Handle, _ descends: (Handle) -> Bool) -> [ItemID] {
    var identifiers: [ItemID] = []
    walk(below: parent) { handle, _ in
      identifiers.append(names.ids[handle])
      return descends(handle)
    }
    return identifiers
  }

  /// Calls a function with every handle below another one and its level, each in front of those below
  /// it. Where it answers no, those below are left out.
  func walk(below parent: Handle, _ body: (Handle, Int) -> Bool) {
    // However deep the outline is, the stack is not.
    var open: [(handles: ContiguousArray<Handle>, next: Int)] = [(order.handles(of: parent + 1), 0)]
    while let (handles, next) = open.last {
      guard next < handles.count else {
        open.removeLast()
        continue
      }
      open[open.count - 1].next = next + 1
      guard body(handles[next], open.count - 1), order.count(of: handles[next] + 1) > 0
      else { continue }
      open.append((order.handles(of: handles[next] + 1), 0))
    }
  }
}
