/// A row of the outline, with its children.
final class OutlineItem: Hashable, Sendable {
  let title: String
  let children: [OutlineItem]

  init(_ title: String, _ children: [OutlineItem] = []) {
    self.title = title
    self.children = children
  }

  static func == (first: OutlineItem, second: OutlineItem) -> Bool { first === second }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  static let all = [
    OutlineItem(
      "Compositional layout",
      [
        OutlineItem("Grid"),
        OutlineItem("Adaptive grid"),
        OutlineItem(
          "Supplementary items",
          [OutlineItem("Badges"), OutlineItem("Headers"), OutlineItem("Pinned headers")]),
        OutlineItem("Section backgrounds"),
        OutlineItem("Nested groups"),
        OutlineItem(
          "Sections that scroll across",
          [
            OutlineItem("Continuous"), OutlineItem("Paging"), OutlineItem("Group paging"),
            OutlineItem("Group paging, centred"),
          ]),
      ]),
    OutlineItem(
      "Diffable data",
      [
        OutlineItem("Mountains"), OutlineItem("Insertion sort"), OutlineItem("Live feed"),
      ]),
    OutlineItem(
      "Layouts of one's own",
      [
        OutlineItem("From the flow layout"), OutlineItem("From scratch"), OutlineItem("Waterfall"),
      ]),
    OutlineItem("Self-sizing", [OutlineItem("Notes"), OutlineItem("Bread")]),
  ]
}
