import Foundation
import SceneRendering
import UIKit

/// The state that a user has given to a screen, by the positions of views in the scene: the offsets
/// of containers, the texts of inputs, the values of controls, tabs and selections, and the input
/// with the keyboard. Another screen of the same kind takes it over.
package struct ScreenState: Sendable, Equatable, Codable {
  /// A value with the class of its view: another class at the same position does not take it over.
  package struct Value: Sendable, Equatable, Codable {
    package var type: String
    package var value: UserValue
  }

  /// The offsets as x and y, in points, in the coordinates of scenes.
  package var offsets: [String: [Double]] = [:]
  /// The texts.
  package var texts: [String: String] = [:]
  /// The values.
  package var values: [String: Value] = [:]
  /// The position of the input that has the keyboard; `nil` for none.
  package var focus: String?

  package init() {}

  /// A Boolean value that indicates whether there is nothing to take over.
  package var isEmpty: Bool {
    offsets.isEmpty && texts.isEmpty && values.isEmpty && focus == nil
  }
}

/// The positions of nodes in a scene: the path from the root, by identifiers and by the positions
/// of elements, so that equal views of two screens have equal positions.
struct ScenePlaces {
  private var places: [Int: String] = [:]
  private var counts: [Int: Int] = [:]

  /// Collects the positions of all nodes.
  ///
  /// - Complexity: O(n) in the number of nodes.
  init(of scene: Scene) {
    places.reserveCapacity(scene.nodes.count)
    for node in scene.nodes {
      let parent = node.parent ?? 0
      places[node.id] = (places[parent] ?? "") + "/" + component(of: node, in: parent)
    }
  }

  /// Returns the position of a node, or `nil` if the scene does not have it.
  subscript(id: Int) -> String? { places[id] }

  private mutating func component(of node: SceneNode, in parent: Int) -> String {
    if let element = node.element {
      return "\(element.kind)(\(element.section),\(element.item))"
    }
    if let identifier = node.accessibility?.identifier { return identifier }
    let number = counts[parent, default: 0]
    counts[parent] = number + 1
    return String(number)
  }
}
