/// A message in the inbox.
struct Message: Identifiable, Hashable, Sendable {
  let id: Int
  let sender: String
  let subject: String
  let day: String
  let paragraphs: [String]
  var isRead: Bool
  var isFlagged = false

  /// The first words of the text, in one line.
  var preview: String { paragraphs.joined(separator: " ") }
}

extension Message {
  static let inbox: [Message] = [
    Message(
      id: 0, sender: "Rowing club", subject: "The boats go back into the water", day: "Today",
      paragraphs: [
        "On Saturday at nine we carry the boats down to the river.",
        "Bring gloves, and a friend if you have one to spare. Afterwards there is soup.",
      ], isRead: false),
    Message(
      id: 1, sender: "Library", subject: "Two books are due on Friday", day: "Today",
      paragraphs: [
        "“A Field Guide to Mosses” and “Bridges and How They Stand” are due on Friday.",
        "Each may be renewed twice unless another reader waits for it.",
      ], isRead: false),
    Message(
      id: 2, sender: "Aunt Hedwig", subject: "Plums", day: "Yesterday",
      paragraphs: [
        "The tree has outdone itself. There are eleven jars on the shelf, and no room for more.",
        "Come by with a basket before the wasps have them all.",
      ], isRead: true),
    Message(
      id: 3, sender: "Night train", subject: "Your compartment to Trieste", day: "Yesterday",
      paragraphs: [
        "Car 41, berth 26, at the window. The train leaves at 21:47 from platform 3.",
        "Breakfast is served from six o'clock on.",
      ], isRead: false),
    Message(
      id: 4, sender: "Choir", subject: "Rehearsal moves to the gymnasium", day: "Monday",
      paragraphs: [
        "The heating of the hall has to be repaired, so we sing among the climbing bars.",
        "Altos: please read the last page again.",
      ], isRead: true),
    Message(
      id: 5, sender: "Hardware store", subject: "The hinges have arrived", day: "Monday",
      paragraphs: ["Four brass hinges, 60 millimeters, are at the counter under your name."],
      isRead: true),
    Message(
      id: 6, sender: "Observatory", subject: "Saturn, weather permitting", day: "Sunday",
      paragraphs: [
        "The dome is open from dusk to midnight. The rings are almost on edge this year.",
        "Dress warmly; the roof is open to more than the light.",
      ], isRead: false),
    Message(
      id: 7, sender: "Neighbors", subject: "The cellar key", day: "Sunday",
      paragraphs: ["Whoever has it: the bicycles would like to come out again."], isRead: true),
    Message(
      id: 8, sender: "Bakery", subject: "Sourdough course", day: "Last week",
      paragraphs: [
        "Three evenings, one jar. You take the starter home, and it takes you from there.",
        "Two places are left.",
      ], isRead: true),
    Message(
      id: 9, sender: "Bird count", subject: "What flew past last winter", day: "Last week",
      paragraphs: [
        "More than four thousand gardens sent their counts. Tits lead, as they always do.",
        "The next count is in January.",
      ], isRead: true),
    Message(
      id: 10, sender: "Museum of clocks", subject: "One hour, many hands", day: "Last week",
      paragraphs: ["At noon on Thursday all clocks strike. Visitors may bring their own."],
      isRead: true),
    Message(
      id: 11, sender: "Allotments", subject: "Water is turned off on 1 November", day: "Last week",
      paragraphs: ["Empty your pipes before the first frost, and close the taps at the gate."],
      isRead: true),
  ]
}
