/// The content that a view recorded last.
final class LastRecording {
  let recording: Recording
  /// The traits that colors and texts were recorded for.
  let traits: UITraitCollection

  init(_ recording: Recording, in traits: UITraitCollection) {
    self.recording = recording
    self.traits = traits
  }

  /// Returns the recording with the content mode of a view; `nil` if it was made for other colors
  /// or texts, or for another size and the content mode is `redraw`.
  @MainActor
  func recording(for view: UIView, in traits: UITraitCollection) -> Recording? {
    guard self.traits === traits || self.traits.values == traits.values,
      view.contentMode != .redraw || recording.area.size == view.bounds.size
    else { return nil }
    var result = recording
    result.fit = ContentFit(view.contentMode)
    return result
  }
}
