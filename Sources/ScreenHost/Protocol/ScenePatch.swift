import Foundation
import SceneRendering

/// The difference between two scenes: nodes to remove, then nodes to create, move, or change.
struct ScenePatch: Equatable, Sendable {
  /// The removed nodes.
  var removed: [Int]
  /// The new, moved, or changed nodes, parents and earlier siblings first: a JSON array in UTF-8.
  var nodes: [UInt8]
  /// The containers that the page scrolls.
  var scrolled: [Int]
  /// The files of the pictures in the written drawings.
  var images: [SceneImageFile]
  /// The files of the videos and sounds of the written nodes.
  var media: [SceneMedia.File]
  /// The amount of work for the difference.
  var work: Work

  /// Counts of the work, for tests.
  struct Work: Equatable, Sendable {
    /// The number of nodes of the new scene that were compared member by member: the others equal
    /// the old ones.
    var compared = 0
    /// The number of written nodes.
    var written = 0
  }

  /// A Boolean value that indicates whether nothing changes.
  var isEmpty: Bool { removed.isEmpty && work.written == 0 }

  /// The patch as the members `removed` and `nodes` of a message.
  var json: String {
    var json = JSONWriter()
    write(to: &json)
    return json.text
  }

  /// Writes the members `removed` and `nodes` of a message.
  func write(to json: inout JSONWriter) {
    json.name("removed")
    json.list { json in
      for id in removed { json.integer(id) }
    }
    json.name("nodes")
    json.value(nodes)
  }
}
