/// Decides how items are spread over sections.
protocol LayoutStrategy {
  func buildSections<Item>(for items: [Item]) -> [Layout.Section<Item>]
}

/// Fills one section after the other, in the order in which `Layout.Kind` names the patterns.
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
