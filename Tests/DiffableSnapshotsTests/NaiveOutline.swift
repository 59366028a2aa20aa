/// A naive model of `SectionSnapshot`: nodes with arrays of nodes.
struct NaiveOutline: Equatable {
  struct Node: Equatable {
    var item: Int
    var isExpanded = false
    var children: [Node] = []
  }

  var roots: [Node] = []

  /// Everything in order: the item, what is above it, whether it is expanded.
  var all: [(item: Int, path: [Int], isExpanded: Bool, isVisible: Bool)] {
    var list: [(item: Int, path: [Int], isExpanded: Bool, isVisible: Bool)] = []
    func add(_ nodes: [Node], _ path: [Int], _ isVisible: Bool) {
      for node in nodes {
        list.append((node.item, path, node.isExpanded, isVisible))
        add(node.children, path + [node.item], isVisible && node.isExpanded)
      }
    }
    add(roots, [], true)
    return list
  }

  func contains(_ item: Int) -> Bool { find(item, in: roots) != nil }

  func find(_ item: Int, in nodes: [Node]) -> Node? {
    for node in nodes {
      if node.item == item { return node }
      if let found = find(item, in: node.children) { return found }
    }
    return nil
  }

  static func items(of nodes: [Node]) -> [Int] {
    nodes.flatMap { [$0.item] + items(of: $0.children) }
  }

  /// Changes the list that an item is in.
  @discardableResult
  mutating func edit(_ item: Int, _ change: (inout [Node], Int) -> Void) -> Bool {
    func edit(_ nodes: inout [Node]) -> Bool {
      if let place = nodes.firstIndex(where: { $0.item == item }) {
        change(&nodes, place)
        return true
      }
      for place in nodes.indices where edit(&nodes[place].children) { return true }
      return false
    }
    return edit(&roots)
  }

  /// Each change says whether it was allowed.
  mutating func append(_ nodes: [Node], to parent: Int?) -> Bool {
    guard areNew(nodes) else { return false }
    guard let parent else {
      roots += nodes
      return true
    }
    return edit(parent) { $0[$1].children += nodes }
  }

  mutating func insert(_ nodes: [Node], after: Bool, _ neighbour: Int) -> Bool {
    areNew(nodes)
      && edit(neighbour) { $0.insert(contentsOf: nodes, at: after ? $1 + 1 : $1) }
  }

  mutating func replaceChildren(of parent: Int, with nodes: [Node]) -> Bool {
    var copy = self
    guard copy.edit(parent, { $0[$1].children = [] }), copy.areNew(nodes) else { return false }
    return edit(parent) { $0[$1].children = nodes }
  }

  mutating func delete(_ items: [Int]) -> Bool {
    guard items.allSatisfy(contains) else { return false }
    for item in items { edit(item) { $0.remove(at: $1) } }
    return true
  }

  mutating func set(_ items: [Int], isExpanded: Bool) {
    for item in items { edit(item) { $0[$1].isExpanded = isExpanded } }
  }

  private func areNew(_ nodes: [Node]) -> Bool {
    let items = Self.items(of: nodes)
    return Set(items).count == items.count && !items.contains(where: contains)
  }
}
