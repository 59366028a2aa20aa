/// A strategy for distributing items over sections.
protocol LayoutStrategy {
  func buildSections<Item>(for items: [Item]) -> [Layout.Section<Item>]
}

/// A strategy that fills one section after the other, in the order of the patterns in
/// `Layout.Kind`.
struct RegularOrderLayoutStrategy: LayoutStrategy {
  func buildSections<Item>(for items: [Item]) -> [Layout.Section<Item>] {
    var sections: [Layout.Section<Item>] = []
    var kind = Layout.Kind.leadingLarge
    var start = items.startIndex

    while start < items.endIndex {
      let end = min(start + kind.numberOfItemsInSection, items.endIndex)
      sections.append(
        Layout.Section(id: sections.count, kind: kind, items: Array(items[start..<end])))
      kind = kind.next
      start = end
    }
    return sections
  }
}
