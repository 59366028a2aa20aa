/// A file or a folder.
struct Document: Hashable, Sendable {
  let name: String
  let children: [Document]

  init(_ name: String, _ children: [Document] = []) {
    self.name = name
    self.children = children
  }

  var isFolder: Bool { !children.isEmpty }

  static let all = [
    Document(
      "House",
      [
        Document("Floor plan"), Document("Insurance"),
        Document(
          "Repairs",
          [
            Document("Roof 2023"),
            Document("Kitchen", [Document("Tiles"), Document("Oven"), Document("Invoices")]),
          ]),
      ]),
    Document(
      "Journeys",
      [
        Document("Tickets"),
        Document("Iceland", [Document("Route"), Document("Photographs")]),
        Document("Portugal", [Document("Addresses")]),
      ]),
    Document("Recipes", [Document("Bread"), Document("Plum jam"), Document("Dumplings")]),
    Document("Notes"),
  ]
}
