/// The view controllers of a storyboard that contain others from the beginning, by embedding or by
/// a relationship.
struct ContainmentGraph {
  private struct Edge {
    var destination: String
    var line: Int
  }
  private var edges: [String: [Edge]] = [:]
  private let order: [String]

  init(_ document: InterfaceFile) {
    var edges: [String: [Edge]] = [:]
    var order: [String] = []
    for object in document.scenes.flatMap(\.children)
    where ElementKinds.controllers.contains(object.name) {
      order.append(object.id)
      object.visit { element in
        guard element.name == "segue", let destination = element.text("destination") else { return }
        let kind = element.text("kind")
        guard kind == "embed" || kind == "relationship" else { return }
        edges[object.id, default: []].append(Edge(destination: destination, line: element.line))
      }
    }
    self.edges = edges
    self.order = order
  }

  /// Throws an error for a cycle.
  ///
  /// - Complexity: O(view controllers + segues).
  func check(file: String) throws(InterfaceFileError) {
    var finished: Set<String> = []
    var path: [String] = []
    for id in order { try visit(id, path: &path, finished: &finished, file: file) }
  }

  private func visit(
    _ id: String, path: inout [String], finished: inout Set<String>, file: String
  ) throws(InterfaceFileError) {
    guard !finished.contains(id) else { return }
    path.append(id)
    for edge in edges[id] ?? [] {
      if let start = path.firstIndex(of: edge.destination) {
        let cycle = (path[start...] + [edge.destination]).joined(separator: " → ")
        throw InterfaceFileError(
          file, edge.line, element: id,
          .cycle(
            "view controllers contain each other without an end (\(cycle)); remove one of the "
              + "embed segues or relationships"))
      }
      try visit(edge.destination, path: &path, finished: &finished, file: file)
    }
    path.removeLast()
    finished.insert(id)
  }
}
