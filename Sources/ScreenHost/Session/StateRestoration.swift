import Foundation
import SceneRendering
import UIKit

/// The state that the user has given to a screen, and the part of an earlier screen's state that is
/// not taken over yet.
@MainActor
struct StateRestoration {
  /// The containers that the user scrolled and the inputs that the user edited.
  private var scrolledContainers: Set<Int> = []
  private var editedInputs: Set<Int> = []
  /// The part of an earlier screen's state that is not taken over yet, or `nil` if there is none.
  private(set) var pending: ScreenState?

  /// Prepares to take over the state of an earlier screen.
  init(of state: ScreenState?) { pending = state }

  /// A Boolean value that indicates whether nothing waits to be taken over.
  var isComplete: Bool { pending == nil }

  /// Drops what is not taken over yet.
  mutating func end() { pending = nil }

  /// Records that the user scrolls a container.
  ///
  /// - Returns: A Boolean value that indicates whether it is the first time.
  mutating func noteScroll(of id: Int) -> Bool { scrolledContainers.insert(id).inserted }

  /// Records that the user edits an input.
  mutating func noteEdit(of id: Int) { editedInputs.insert(id) }

  // MARK: Reading

  /// Returns what the user has changed in a window, together with what is not taken over yet.
  ///
  /// - Parameter scene: The scene of the window.
  func state(of scene: Scene, in window: UIWindow) -> ScreenState {
    var state = pending ?? ScreenState()
    var values: [Int: ScreenState.Value] = [:]
    window.visitVisibleViews { view in
      if let value = view.userValue {
        values[view.sceneID] = ScreenState.Value(type: view.typeName, value: value)
      }
      return true
    }
    let focused = scene.nodes.first { $0.input?.isFocused ?? false }?.id
    guard
      focused != nil || !values.isEmpty || !scrolledContainers.isEmpty || !editedInputs.isEmpty
    else { return state }
    let places = ScenePlaces(of: scene)
    for node in scene.nodes {
      guard let place = places[node.id] else { continue }
      if scrolledContainers.contains(node.id), let scroll = node.scroll {
        state.offsets[place] = [Double(scroll.offset.x), Double(scroll.offset.y)]
      }
      if editedInputs.contains(node.id), let input = node.input { state.texts[place] = input.text }
      if let value = values[node.id] { state.values[place] = value }
    }
    if let focused { state.focus = places[focused] }
    return state
  }

  // MARK: Taking over

  /// Takes over the state where there are the same views, and enough content.
  mutating func restore(in window: UIWindow) {
    // What is displayed follows from the selected tabs and segments, one in another.
    while restoreStep(in: window) {}
    if pending?.isEmpty ?? false { pending = nil }
  }

  /// Takes over what is possible now.
  ///
  /// - Returns: A Boolean value that indicates whether other views may be displayed now.
  private mutating func restoreStep(in window: UIWindow) -> Bool {
    guard var state = pending, !state.isEmpty else { return false }
    defer { pending = state }
    window.layoutIfNeeded()
    let scene = SceneBuilder().scene(playing: window)
    let places = ScenePlaces(of: scene)
    func restoreValues(where isWanted: (UserValue) -> Bool) -> Bool {
      var isChanged = false
      for node in scene.nodes {
        guard let place = places[node.id], let kept = state.values[place], isWanted(kept.value),
          let view = window.view(withSceneID: node.id), view.typeName == kept.type,
          view.handle(.restore(kept.value))
        else { continue }
        state.values[place] = nil
        isChanged = true
      }
      return isChanged
    }
    if restoreValues(where: \.decidesContent) { return true }
    if restoreValues(where: { _ in true }) { return true }
    for node in scene.nodes {
      guard let place = places[node.id] else { continue }
      restoreOffset(of: node, at: place, &state, in: window)
      restoreText(of: node, at: place, &state, in: window)
      if state.focus == place, node.input != nil, let view = window.view(withSceneID: node.id) {
        window.deliverFocus(true, of: view)
        state.focus = nil
      }
    }
    return false
  }

  private mutating func restoreOffset(
    of node: SceneNode, at place: String, _ state: inout ScreenState, in window: UIWindow
  ) {
    guard let offset = state.offsets[place], offset.count == 2, let scroll = node.scroll,
      let view = window.view(withSceneID: node.id)
    else { return }
    let point = CGPoint(x: offset[0], y: offset[1])
    guard scroll.reaches(point, in: node.frame.size) else { return }
    view.handle(.scroll(to: point, isResting: true))
    state.offsets[place] = nil
    scrolledContainers.insert(node.id)
  }

  private mutating func restoreText(
    of node: SceneNode, at place: String, _ state: inout ScreenState, in window: UIWindow
  ) {
    guard let text = state.texts[place], let input = node.input,
      let view = window.view(withSceneID: node.id)
    else { return }
    if input.text != text { view.handle(.edit(HostEdit(text))) }
    state.texts[place] = nil
    editedInputs.insert(node.id)
  }
}

extension UIView {
  /// The name of the class, which is the same in each build of the app.
  fileprivate var typeName: String { "\(type(of: self))" }
}
