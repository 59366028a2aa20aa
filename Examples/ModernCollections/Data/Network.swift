/// A wireless network in reach.
struct Network: Hashable, Sendable {
  let name: String
  let isProtected: Bool

  static let all = [
    Network(name: "Harbor Library", isProtected: false),
    Network(name: "Café Lotte", isProtected: true),
    Network(name: "Ferry 7", isProtected: false), Network(name: "Studio 3", isProtected: true),
    Network(name: "Attic", isProtected: true), Network(name: "Bakery", isProtected: true),
    Network(name: "Guest House", isProtected: true),
    Network(name: "Tram Stop", isProtected: false),
    Network(name: "Workshop", isProtected: true), Network(name: "Reading Room", isProtected: false),
  ]
}
