import Foundation
import SceneRendering

/// What turns one scene into another: nodes to remove, then nodes to make, move or change.
struct ScenePatch: Equatable, Sendable {
  /// The nodes that are gone.
  var removed: [Int]
  /// The nodes that are new, moved or changed, parents and earlier siblings first, as a list in JSON.
  var nodes: String
  /// The containers that the page is to scroll.
  var scrolled: [Int]
  /// How much work the difference was.
  var work: Work

  /// Counts of the work, for tests.
  struct Work: Equatable, Sendable {
    /// Nodes of the new scene that were compared member by member: the others equal the old ones.
    var compared = 0
    /// Nodes that were written.
    var written = 0
  }

  /// Whether nothing changes.
  var isEmpty: Bool { removed.isEmpty && work.written == 0 }

  /// The patch as the members `removed` and `nodes` of a message.
  var json: String {
    "\"removed\":\(JSONText.list(removed.map(String.init))),\"nodes\":\(nodes)"
  }
}
