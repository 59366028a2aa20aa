/// A task in the garden.
struct Chore: Hashable, Sendable {
  let name: String
  let minutes: Int

  static let today = [
    Chore(name: "Water the seedlings", minutes: 15), Chore(name: "Cut the hedge", minutes: 40),
    Chore(name: "Pick the beans", minutes: 25), Chore(name: "Oil the gate", minutes: 10),
  ]
  static let later = [
    Chore(name: "Repair the greenhouse", minutes: 120), Chore(name: "Sow spinach", minutes: 20),
    Chore(name: "Turn the compost", minutes: 30), Chore(name: "Paint the bench", minutes: 90),
    Chore(name: "Order bulbs", minutes: 10),
  ]
}
