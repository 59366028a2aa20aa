/// A notebook with the titles of its notes.
struct Notebook: Hashable {
  let name: String
  let symbol: String
  let notes: [String]

  static let all = [
    Notebook(
      name: "Garden", symbol: "leaf",
      notes: ["Sow the beans in May", "Compost for the roses", "Ask Ada about the pear tree"]),
    Notebook(
      name: "Kitchen", symbol: "fork.knife",
      notes: ["Bread with rye", "Soup for eight", "Plums with cinnamon", "Tea for the guests"]),
    Notebook(
      name: "Journeys", symbol: "map",
      notes: ["The night train", "A week of islands", "Walks along the canal"]),
    Notebook(name: "Workshop", symbol: "hammer", notes: ["Sand the table", "Hinges of the gate"]),
  ]
}
