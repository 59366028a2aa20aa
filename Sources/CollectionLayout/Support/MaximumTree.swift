/// Numbers that change, and their maximum.
struct MaximumTree: Sendable {
  /// The nodes of a binary tree: the root at 1, the children of node n at 2n and 2n + 1, and the
  /// numbers in the second half.
  private var nodes: [Double]
  private let leafStart: Int

  /// Creates a tree of numbers.
  ///
  /// - Complexity: O(numbers).
  init(_ numbers: [Double]) {
    var width = 1
    while width < numbers.count { width *= 2 }
    leafStart = width
    nodes = [Double](repeating: -.infinity, count: 2 * width)
    for (index, number) in numbers.enumerated() { nodes[width + index] = number }
    var node = width - 1
    while node >= 1 {
      nodes[node] = max(nodes[2 * node], nodes[2 * node + 1])
      node -= 1
    }
  }

  /// The maximum, or negative infinity if there are no numbers.
  var maximum: Double { nodes[1] }

  /// The number at an index.
  ///
  /// - Complexity: O(1) to read, O(log numbers) to write.
  subscript(index: Int) -> Double {
    get { nodes[leafStart + index] }
    set {
      var node = leafStart + index
      nodes[node] = newValue
      while node > 1 {
        node /= 2
        nodes[node] = max(nodes[2 * node], nodes[2 * node + 1])
      }
    }
  }
}
