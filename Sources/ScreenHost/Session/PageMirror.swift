import SceneRendering
import UIKit

/// The state of a page: the last scene it was sent, and the changes that it has reported since.
///
/// The server sends an offset or a text only if the program changes it: what the page reports is
/// recorded in the scene first.
struct PageMirror {
  /// The scene that the page displays.
  private(set) var scene = Scene(size: .zero)
  /// A Boolean value that indicates whether the scene differs from the program's for a reason that
  /// no drawing of the program has.
  private(set) var isOutdated = false
  /// The last message that moved a container, by container, until the page has drawn it.
  private var movesUnderWay: [Int: Int] = [:]

  /// The identity of the first container that the page displays; `nil` if there is none.
  var firstContainer: Int? { scene.nodes.first { $0.isScrollArea }?.id }

  /// Returns whether the page displays a container.
  ///
  /// - Complexity: O(n) in the number of nodes, as for all functions that take an identity.
  func hasContainer(_ id: Int) -> Bool {
    scene.nodes.contains { $0.id == id && $0.isScrollArea }
  }

  /// Returns whether the page has yet to draw a move of a container by the program.
  func awaitsMove(of id: Int) -> Bool { movesUnderWay[id] != nil }

  /// Returns the input that the page displays; `nil` for another node.
  func input(_ id: Int) -> SceneInput? { scene.node(withID: id)?.input }

  // MARK: From the page

  /// Records a change of an input by the user.
  mutating func changeInput(_ id: Int, _ change: (inout SceneInput) -> Void) {
    guard let index = index(of: id), var input = scene.nodes[index].input else { return }
    change(&input)
    isOutdated = true
    scene.nodes[index].input = input
  }

  /// Records the offset of a container that the user has scrolled.
  ///
  /// A difference below one point is a rounding error: the page has the program's offset then.
  ///
  /// - Parameters:
  ///   - offset: The offset that the page has reported, in the coordinates of scenes.
  ///   - actual: The offset that the program has taken, in the same coordinates.
  mutating func recordScroll(of id: Int, to offset: CGPoint, taken actual: CGPoint) {
    guard let index = index(of: id) else { return }
    let isRounding = abs(actual.x - offset.x) < 1 && abs(actual.y - offset.y) < 1
    scene.nodes[index].scroll?.offset = isRounding ? actual : offset
    if !isRounding { isOutdated = true }
  }

  /// Requests a comparison with the program's scene although no drawing has changed.
  mutating func invalidate() { isOutdated = true }

  /// Records that the page has drawn all messages up to a number.
  mutating func acknowledge(_ sequence: Int) {
    movesUnderWay = movesUnderWay.filter { $0.value > sequence }
  }

  // MARK: To the page

  /// Returns what turns the page's scene into the program's.
  mutating func patch(to new: Scene) -> ScenePatch {
    isOutdated = false
    return ScenePatch(from: scene, to: new)
  }

  /// Records that a patch is sent to the page.
  ///
  /// - Parameters:
  ///   - new: The scene that the patch leads to.
  ///   - sequence: The number of the message.
  mutating func send(_ patch: ScenePatch, to new: Scene, sequence: Int) {
    // The page cannot have scrolled a container before it is drawn for the first time.
    for id in patch.scrolled where hasContainer(id) { movesUnderWay[id] = sequence }
    scene = new
  }

  private func index(of id: Int) -> Int? { scene.nodes.firstIndex { $0.id == id } }
}
