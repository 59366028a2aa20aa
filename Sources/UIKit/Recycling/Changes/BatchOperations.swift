/// The operations of a batch update, as the program requested them: deletions, reloads and the
/// sources of moves by index paths before the update, insertions and the destinations of moves by
/// index paths after it.
struct BatchOperations {
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []
  var reloadedSections: [Int] = []
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  var reloadedItems: [IndexPath] = []
  var reconfiguredItems: [IndexPath] = []
}

/// An error that describes operations of a batch update that contradict the data.
package struct BatchUpdateError: Error, CustomStringConvertible {
  package let description: String
}
