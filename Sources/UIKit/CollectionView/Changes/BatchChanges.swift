/// The changes of one batch, as the program named them: what goes, moves away, or is shown anew by its
/// place before the update, what comes by its place after it.
struct BatchChanges {
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

/// A batch that does not fit the data, in a sentence.
package struct BatchUpdateError: Error, CustomStringConvertible {
  package let description: String
}
