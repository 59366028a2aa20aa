/// A recipe, whose text is short or long.
struct Recipe: Hashable {
  let id: Int
  var isFeatured: Bool { id % 9 == 0 }

  var title: String { Self.titles[id % Self.titles.count] }

  var text: String {
    (0..<1 + id * 5 % 4).map { Self.sentences[(id * 3 + $0) % Self.sentences.count] }
      .joined(separator: " ")
  }

  private static let titles = [
    "Bread", "Plum cake", "Lentil soup", "Dumplings", "Pickled beets", "Pancakes", "Fish pie",
    "Apple rings", "Barley stew", "Rice pudding", "Leek tart",
  ]

  private static let sentences = [
    "Keep the dough cold.", "Stir until it comes off the spoon in a ribbon.",
    "Two hours in the oven, the last one without the lid.", "Salt at the end.",
    "Butter the form twice, and let it rest in between so that nothing sticks.",
    "Serve with sour cream.", "It is better on the second day.",
  ]
}
