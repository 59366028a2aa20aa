/// A destination to visit.
struct Place: Hashable, Sendable {
  let name: String
  let region: String

  static let all = [
    Place(name: "Aqueduct", region: "South"), Place(name: "Botanical garden", region: "North"),
    Place(name: "Bridge of boats", region: "East"), Place(name: "Castle", region: "North"),
    Place(name: "Cathedral", region: "West"), Place(name: "Cave of bears", region: "South"),
    Place(name: "Clock tower", region: "West"), Place(name: "Fish market", region: "East"),
    Place(name: "Harbor", region: "East"), Place(name: "Lighthouse", region: "East"),
    Place(name: "Mill", region: "South"), Place(name: "Monastery", region: "North"),
    Place(name: "Observatory", region: "North"), Place(name: "Old town", region: "West"),
    Place(name: "Palace", region: "West"), Place(name: "Quarry", region: "South"),
    Place(name: "Theater", region: "West"), Place(name: "Vineyard", region: "South"),
    Place(name: "Watchtower", region: "North"), Place(name: "Zoo", region: "East"),
  ]
}

/// The destinations that the user has marked, in their order.
@MainActor
final class Favorites {
  private(set) var places: [Place] = []
  /// Called after the favorites changed.
  var didChange: (() -> Void)?

  func contains(_ place: Place) -> Bool { places.contains(place) }

  func toggle(_ place: Place) {
    if let index = places.firstIndex(of: place) {
      places.remove(at: index)
    } else {
      places.append(place)
    }
    didChange?()
  }
}
