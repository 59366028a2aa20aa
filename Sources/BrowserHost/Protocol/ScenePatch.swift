import Foundation
import SceneRendering

/// What turns one scene into another: nodes to remove, then nodes to make, move or change.
struct ScenePatch: Equatable, Sendable {
  /// The nodes that are gone.
  var removed: [Int]
  /// The nodes that are new, moved or changed, parents and earlier siblings first.
  var changes: [Change]

  /// What happens to one node.
  struct Change: Equatable, Sendable {
    /// The node's identity.
    var id: Int
    /// The members of the message about the node, as JSON.
    var members: [Member]
  }

  /// One member of the message about a node.
  struct Member: Equatable, Sendable {
    /// The member's name.
    var name: String
    /// The value, as JSON.
    var value: String
  }

  /// Whether the page is to scroll a container.
  func moves(_ id: Int) -> Bool {
    changes.contains { $0.id == id && $0.members.contains { $0.name == "offset" } }
  }

  /// Whether nothing changes.
  var isEmpty: Bool { removed.isEmpty && changes.isEmpty }

  /// The patch as the members `removed` and `nodes` of a message.
  var json: String {
    let nodes = changes.map { change in
      JSONText.object(
        [("id", String(change.id))] + change.members.map { ($0.name, $0.value) })
    }
    return
      "\"removed\":\(JSONText.list(removed.map(String.init))),\"nodes\":\(JSONText.list(nodes))"
  }
}
