/// Search for the name that a misspelled one probably means.
package enum NearestName {
  /// Returns the name closest to the typed one; `nil` if none is close.
  package static func of(_ typed: String, among names: [String]) -> String? {
    let typed = typed.lowercased()
    guard !typed.isEmpty, typed.utf8.count <= 100 else { return nil }
    if let start = names.first(where: { $0.hasPrefix(typed) }) { return start }
    let nearest = names.map { (name: $0, distance: distance(typed, $0)) }
      .min { $0.distance < $1.distance }
    guard let nearest, nearest.distance <= max(2, typed.count / 3) else { return nil }
    return nearest.name
  }

  /// Returns the number of characters to insert, delete, or replace to change one name to the
  /// other.
  package static func distance(_ first: String, _ second: String) -> Int {
    let second = Array(second)
    var row = Array(0...second.count)
    for (line, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for column in second.indices {
        let replaced = diagonal + (letter == second[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[second.count]
  }
}
