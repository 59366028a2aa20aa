import Foundation

/// The difference between two snapshots by one reader: what came, went, changed and moved.
package struct SnapshotDifference: Codable, Hashable, Sendable {
  /// A change of the content of an element.
  package struct Change: Codable, Hashable, Sendable {
    package var old: ReadElement
    package var new: ReadElement
  }

  /// Elements that moved by the same distance, in points.
  package struct Movement: Codable, Hashable, Sendable {
    package var x: CGFloat
    package var y: CGFloat
    package var elements: [ReadElement]
  }

  /// The elements that came onto the screen.
  package private(set) var added: [ReadElement] = []
  /// The elements that left the screen.
  package private(set) var removed: [ReadElement] = []
  /// The elements with another content or another size.
  package private(set) var changed: [Change] = []
  /// The elements at another position, by the distance.
  package private(set) var moved: [Movement] = []
  /// The changes of the title, the size, the settings and the view controllers, as sentences.
  package private(set) var surroundings: [String] = []

  /// The least difference of a frame, in points.
  private static let accuracy: CGFloat = 0.01

  /// Compares two snapshots.
  package init(from old: ScreenSnapshot, to new: ScreenSnapshot) {
    func shown(_ snapshot: ScreenSnapshot) -> [ReadElement] {
      snapshot.elements.filter { $0.isOnScreen && !$0.isMerged }
    }
    let (before, after) = (shown(old), shown(new))
    let known = Dictionary(uniqueKeysWithValues: before.map { ($0.reference, $0) })
    let present = Set(after.map(\.reference))
    removed = before.filter { !present.contains($0.reference) }
    for element in after {
      guard let earlier = known[element.reference] else {
        added.append(element)
        continue
      }
      let size =
        max(
          abs(earlier.frame.width - element.frame.width),
          abs(earlier.frame.height - element.frame.height))
      if !element.hasSameContent(as: earlier) || size > Self.accuracy {
        changed.append(Change(old: earlier, new: element))
      }
      let (x, y) = (
        element.frame.minX - earlier.frame.minX, element.frame.minY - earlier.frame.minY
      )
      if max(abs(x), abs(y)) > Self.accuracy { addMovement(of: element, x, y) }
    }
    compareSurroundings(old, new)
  }

  private mutating func addMovement(of element: ReadElement, _ x: CGFloat, _ y: CGFloat) {
    let same = moved.firstIndex {
      abs($0.x - x) <= Self.accuracy && abs($0.y - y) <= Self.accuracy
    }
    if let same {
      moved[same].elements.append(element)
    } else {
      moved.append(Movement(x: x, y: y, elements: [element]))
    }
  }

  private mutating func compareSurroundings(_ old: ScreenSnapshot, _ new: ScreenSnapshot) {
    func compare(_ word: String, _ before: String, _ after: String) {
      if before != after { surroundings.append("\(word): \(before) → \(after)") }
    }
    compare("title", ReadElement.quoted(old.title), ReadElement.quoted(new.title))
    func size(_ snapshot: ScreenSnapshot) -> String {
      "\(ReadingNumber.exact(snapshot.size.width))x\(ReadingNumber.exact(snapshot.size.height))"
    }
    compare("size", size(old), size(new))
    compare(
      "settings", old.settings.joined(separator: " "), new.settings.joined(separator: " "))
    compare(
      "controllers", old.controllers.joined(separator: " > "),
      new.controllers.joined(separator: " > "))
  }

  /// A Boolean value that indicates whether the snapshots look alike.
  package var isEmpty: Bool {
    added.isEmpty && removed.isEmpty && changed.isEmpty && moved.isEmpty && surroundings.isEmpty
  }

  /// The difference as lines: `-` went, `+` came, `~` changed, `>` moved.
  ///
  /// - Parameter limit: The number of lines of each kind.
  package func text(limit: Int = 20) -> String {
    guard !isEmpty else { return "Nothing changed on the screen." }
    func limited(_ lines: [String], _ word: String) -> [String] {
      lines.count <= limit
        ? lines : lines.prefix(limit) + ["\(lines.count - limit) more are \(word)"]
    }
    return
      (surroundings.map { "~ \($0)" }
      + limited(removed.map { "- " + $0.line() }, "gone")
      + limited(added.map { "+ " + $0.line() }, "new")
      + limited(changed.map(\.line), "changed")
      + limited(moved.map(\.line), "moved"))
      .joined(separator: "\n")
  }
}

extension SnapshotDifference.Change {
  /// The change as a line: the element, and the members that differ.
  fileprivate var line: String {
    var parts: [String] = []
    func compare(_ word: String, _ before: String?, _ after: String?) {
      guard before != after else { return }
      parts.append("\(word) \(before ?? "none") → \(after ?? "none")")
    }
    func place(_ element: ReadElement) -> String? {
      element.place.map { "[\($0.map(String.init).joined(separator: ","))]" }
    }
    func size(_ element: ReadElement) -> String {
      "\(ReadingNumber.exact(element.frame.width))x\(ReadingNumber.exact(element.frame.height))"
    }
    compare("role", old.role, new.role)
    compare("place", place(old), place(new))
    compare("name", old.name.map(ReadElement.quoted), new.name.map(ReadElement.quoted))
    compare("value", old.value.map(ReadElement.quoted), new.value.map(ReadElement.quoted))
    compare("contents", old.contents, new.contents)
    compare("size", size(old), size(new))
    let gone = old.states.filter { !new.states.contains($0) }.map { "not \($0)" }
    parts += new.states.filter { !old.states.contains($0) } + gone
    let name = new.name.map { " " + ReadElement.quoted($0) } ?? ""
    return "~ \(new.mark) \(new.role)\(name): " + parts.joined(separator: ", ")
  }
}

extension SnapshotDifference.Movement {
  /// The movement as a line: the references, and the distance.
  fileprivate var line: String {
    let marks = elements.prefix(3).map(\.mark).joined(separator: ", ")
    let rest = elements.count > 3 ? " and \(elements.count - 3) more" : ""
    return "> \(marks)\(rest) moved by \(ReadingNumber.exact(x)),\(ReadingNumber.exact(y))"
  }
}
