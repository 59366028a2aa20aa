import Foundation
import Scenes

/// Reads screens, and gives the same element the same reference in consecutive snapshots.
package struct ScreenReader: Sendable {
  private var references = ReferenceTable()

  /// Creates a reader whose first reference is `e1`.
  package init() {}

  /// Reads a scene.
  ///
  /// - Complexity: O(n log n) in the number of nodes.
  package mutating func read(_ scene: Scene, facts: ScreenFacts = ScreenFacts()) -> ScreenSnapshot {
    var pass = ReadingPass(scene, facts: facts)
    pass.run()
    var snapshot = ScreenSnapshot(
      title: scene.title, size: scene.size, settings: facts.settings,
      controllers: facts.controllers, elements: pass.elements, coverage: pass.coverage)
    references.assign(to: &snapshot.elements, controllers: snapshot.controllers)
    return snapshot
  }

  /// Continues the references of a snapshot of another process, such as of the same screen before
  /// it was built again.
  package mutating func continueReferences(of snapshot: ScreenSnapshot) {
    references = ReferenceTable(continuing: snapshot.elements)
  }

  /// Returns the last known element of a reference that is not on the screen any more; `nil` for a
  /// reference that was never given.
  package func formerElement(withReference reference: Int) -> ReadElement? {
    references.former(reference)
  }
}
