internal import Scenes

/// The gesture recognizers and interactions of a view.
final class ViewGestures {
  nonisolated(unsafe) var recognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  var hasStandardRecognizers = false

  deinit {
    for recognizer in recognizers { recognizer.attachedView = nil }
  }
}

extension UIView {
  private func makeGestures() -> ViewGestures {
    if let gestures { return gestures }
    let made = ViewGestures()
    gestures = made
    return made
  }

  /// The gesture recognizers of the view, with those that its class always has.
  var installedRecognizers: [UIGestureRecognizer] {
    if let gestures, gestures.hasStandardRecognizers { return gestures.recognizers }
    let made = makeStandardRecognizers()
    guard !made.isEmpty || gestures != nil else { return [] }
    let gestures = makeGestures()
    gestures.hasStandardRecognizers = true
    for recognizer in made { recognizer.attachedView = self }
    gestures.recognizers.insert(contentsOf: made, at: 0)
    return gestures.recognizers
  }

  /// The axes along which drags belong to the view or to its recognizers.
  var claimedDrags: SceneDragAxes {
    guard !tracksDrags else { return .all }
    guard let gestures else { return [] }
    return gestures.recognizers.reduce(into: []) { axes, recognizer in
      if recognizer.isEnabled { axes.formUnion(recognizer.claimedDrags) }
    }
  }

  /// A Boolean value that indicates whether a recognizer of the view tracks hovering
  /// pointers.
  var tracksHover: Bool {
    gestures?.recognizers.contains { $0.isEnabled && $0.tracksHover } ?? false
  }

  // MARK: Recognizers

  func attach(_ recognizer: UIGestureRecognizer) {
    _ = installedRecognizers
    if recognizer.attachedView === self { return }
    recognizer.attachedView?.removeGestureRecognizer(recognizer)
    recognizer.attachedView = self
    makeGestures().recognizers.append(recognizer)
    noteDrawingChange()
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attachedView === self else { return }
    recognizer.stop()
    recognizer.attachedView = nil
    gestures?.recognizers.removeAll { $0 === recognizer }
    noteDrawingChange()
  }

  func replaceRecognizers(by new: [UIGestureRecognizer]) {
    for old in installedRecognizers where !new.contains(where: { $0 === old }) {
      removeGestureRecognizer(old)
    }
    for recognizer in new { addGestureRecognizer(recognizer) }
  }

  // MARK: Interactions

  func attach(_ interaction: any UIInteraction) {
    if interaction.view === self { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    makeGestures().interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func detach(_ interaction: any UIInteraction) {
    guard let index = gestures?.interactions.firstIndex(where: { $0 === interaction }) else {
      return
    }
    interaction.willMove(to: nil)
    gestures?.interactions.remove(at: index)
    interaction.didMove(to: nil)
  }

  func replaceInteractions(by new: [any UIInteraction]) {
    for old in interactions where !new.contains(where: { $0 === old }) { removeInteraction(old) }
    for interaction in new where !interactions.contains(where: { $0 === interaction }) {
      addInteraction(interaction)
    }
  }
}
