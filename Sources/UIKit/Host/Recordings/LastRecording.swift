/// The content that a view recorded last.
final class LastRecording {
  let recording: Recording
  /// The traits that colors and texts were recorded for.
  let traits: UITraitCollection

  init(_ recording: Recording, in traits: UITraitCollection) {
    self.recording = recording
    self.traits = traits
  }

  /// Returns whether the recording has the colors and texts of an environment.
  func isCurrent(for traits: UITraitCollection) -> Bool {
    self.traits === traits || self.traits.values == traits.values
  }
}
