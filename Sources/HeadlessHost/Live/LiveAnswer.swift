import Foundation
package import ScreenReading

/// The answer of a running screen to an order.
package struct LiveAnswer: Codable, Sendable {
  /// The text for a reader.
  package var text: String
  /// A Boolean value that indicates whether the order could not be performed completely.
  package var isFailure = false
  /// The hash of the screen afterward.
  package var hash: String?
  /// The elements that the text describes.
  package var elements: [LiveElement]?
  /// The difference that the order made.
  package var changes: LiveChanges?
  /// A PNG.
  package var picture: Data?
  /// The screen after an order to open, to act, to wait or to set, from which the next process can
  /// continue.
  package var snapshot: ScreenSnapshot?

  /// Creates an answer with a text.
  package init(_ text: String, isFailure: Bool = false) {
    self.text = text
    self.isFailure = isFailure
  }
}

/// An element for programs.
package struct LiveElement: Codable, Hashable, Sendable {
  package var ref: String
  package var role: String
  package var name: String?
  package var value: String?
  /// The section and the item.
  package var place: [Int]?
  /// The origin and the size, in points of the screen.
  package var frame: [Double]
  package var states: [String]?

  /// Describes an element.
  init(_ element: ReadElement) {
    ref = element.mark
    role = element.role
    name = element.name
    value = element.value
    place = element.place
    let box = element.frame
    frame = [box.minX, box.minY, box.width, box.height].map { Double(($0 * 100).rounded() / 100) }
    states = element.states.isEmpty ? nil : element.states
  }
}

/// A difference for programs.
package struct LiveChanges: Codable, Hashable, Sendable {
  /// Elements that moved by the same distance.
  package struct Movement: Codable, Hashable, Sendable {
    package var refs: [String]
    package var by: [Double]
  }

  package var surroundings: [String]?
  package var added: [LiveElement]?
  /// The references of the elements that left the screen.
  package var removed: [String]?
  package var changed: [LiveElement]?
  package var moved: [Movement]?

  /// Describes a difference.
  init(_ difference: SnapshotDifference) {
    func some<Value>(_ values: [Value]) -> [Value]? { values.isEmpty ? nil : values }
    surroundings = some(difference.surroundings)
    added = some(difference.added.map(LiveElement.init))
    removed = some(difference.removed.map(\.mark))
    changed = some(difference.changed.map { LiveElement($0.new) })
    moved = some(
      difference.moved.map { movement in
        Movement(
          refs: movement.elements.map(\.mark), by: [Double(movement.x), Double(movement.y)])
      })
  }
}
