/// The items of one section as an outline: a tree of items, which are expanded or collapsed.
///
///     var outline = SectionSnapshot<String>()
///     try outline.append(["Fruit", "Bread"])
///     try outline.append(["Apple", "Pear"], to: "Fruit")
///     outline.visibleItems                          // Fruit, Bread
///     outline.expand(["Fruit"])
///     outline.visibleItems                          // Fruit, Apple, Pear, Bread
///
/// Identifiers are unique. An item is visible if all its ancestors are expanded.
///
/// A section snapshot is a value, whose storage is shared between copies.
public struct SectionSnapshot<ItemID: Hashable> {
  @usableFromInline var names = IdentityTable<ItemID>()
  /// The nodes, by handle.
  @usableFromInline var nodes = PagedArray<OutlineNode>()
  /// The order of the children of each item, in the tree whose number is the item's handle plus
  /// one. The first tree contains the root items.
  @usableFromInline var order = OrderForest(isWeighted: false)
  @usableFromInline var log = ExpansionLog()

  @inlinable static var root: Handle { -1 }

  /// Creates an outline without items.
  public init() { order.addTree() }
}

extension SectionSnapshot: Sendable where ItemID: Sendable {}

// MARK: - Queries

extension SectionSnapshot {
  /// The number of items, visible or not.
  ///
  /// - Complexity: O(1).
  public var itemCount: Int { names.count }

  /// All items, each before its descendants.
  ///
  /// - Complexity: O(items).
  public var items: [ItemID] { identifiers(below: Self.root) { _ in true } }

  /// The items without a parent, in order.
  ///
  /// - Complexity: O(root items).
  public var rootItems: [ItemID] { order.handles(of: 0).map { names.ids[$0] } }

  /// The visible items: those whose ancestors are all expanded.
  ///
  /// - Complexity: O(visible items).
  public var visibleItems: [ItemID] {
    identifiers(below: Self.root) { nodes[$0].isExpanded }
  }

  /// The expanded items, visible or not, in the order of ``items``.
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

  /// Returns a Boolean value that indicates whether the outline contains an item.
  ///
  /// - Complexity: O(1).
  public func contains(_ item: ItemID) -> Bool { names.handle(of: item) != nil }

  /// Returns a Boolean value that indicates whether an item is expanded; `nil` if the outline does
  /// not contain the item.
  ///
  /// - Complexity: O(1).
  public func isExpanded(_ item: ItemID) -> Bool? {
    names.handle(of: item).map { nodes[$0].isExpanded }
  }

  /// Returns a Boolean value that indicates whether all ancestors of an item are expanded; `nil` if
  /// the outline does not contain the item.
  ///
  /// - Complexity: O(level).
  public func isVisible(_ item: ItemID) -> Bool? {
    names.handle(of: item).map { isVisible($0) }
  }

  /// Returns the number of an item's ancestors; `nil` if the outline does not contain the item.
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

  /// Returns an item's index in ``items``; `nil` if the outline does not contain the item.
  ///
  /// - Complexity: O(preceding items).
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

  /// Returns the parent of an item; `nil` for a root item, and if the outline does not contain the
  /// item.
  ///
  /// - Complexity: O(1).
  public func parent(of item: ItemID) -> ItemID? {
    guard let handle = names.handle(of: item), nodes[handle].parent != Self.root else { return nil }
    return names.ids[nodes[handle].parent]
  }

  /// Returns the children of an item, in order; `nil` if the outline does not contain the item.
  ///
  /// - Complexity: O(children).
  public func children(of item: ItemID) -> [ItemID]? {
    names.handle(of: item).map { order.handles(of: $0 + 1).map { names.ids[$0] } }
  }

  /// Returns an outline of an item's descendants; `nil` if the outline does not contain the item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - includingParent: A Boolean value that indicates whether the result includes the item as
  ///     the parent of the others.
  /// - Complexity: O(descendants).
  public func branch(of item: ItemID, includingParent: Bool = false) -> SectionSnapshot? {
    guard let handle = names.handle(of: item) else { return nil }
    var branch = SectionSnapshot()
    branch.graft(
      self, below: handle, includingTop: includingParent, to: Self.root, at: .end)
    return branch
  }

  /// A text with one line for each item, indented by two spaces for each level: `*` for a visible
  /// item, then `+` for an expanded item and `-` for a collapsed one.
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

  /// Returns the descendants of an item, without the descendants of those for which a closure
  /// returns `false`.
  func identifiers(below parent: Handle, _ descends: (Handle) -> Bool) -> [ItemID] {
    var handles: [Handle] = []
    walk(below: parent) { handle, _ in
      handles.append(handle)
      return descends(handle)
    }
    return names.ids.elements(at: handles)
  }

  /// Calls a closure with the handles of an item's descendants and their levels, each before its
  /// own descendants. If the closure returns `false`, the handle's descendants are skipped.
  func walk(below parent: Handle, _ body: (Handle, Int) -> Bool) {
    // An explicit stack supports outlines of any depth.
    var open: [(handles: ContiguousArray<Handle>, next: Int)] = []
    var handles = order.handles(of: parent + 1)
    var next = 0
    while true {
      guard next < handles.count else {
        guard let above = open.popLast() else { return }
        (handles, next) = above
        continue
      }
      let handle = handles[next]
      next += 1
      guard body(handle, open.count), order.count(of: handle + 1) > 0 else { continue }
      open.append((handles, next))
      handles = order.handles(of: handle + 1)
      next = 0
    }
  }
}
