import CollectionLayout

extension ElementMeasurer {
  /// Stops the program if a live view now prefers another size than the recorded one, in builds
  /// that check invariants, if repeated calls are checked.
  @inline(__always)
  func checkMeasurements(in view: any RecyclingView) {
    checkInvariant(step: 0, visiting: 0, brokenMeasurement(in: view))
  }

  /// The recorded size that differs from a new measurement, in words.
  func brokenMeasurement(in view: any RecyclingView) -> String? {
    guard RepeatedCalls.areChecked, view.backend.measuresViews else { return nil }
    for live in view.elements.all {
      guard let measurement = live.measurement, live.isDisplayed else { continue }
      let offered = live.attributes.duplicate()
      offered.size = measurement.offered
      let preferred = repeatMeasurement(of: live.view, offered)
      guard preferred == measurement.preferred else {
        return "the \(live.key.kind) at \(live.key.indexPath.sentenceName), a "
          + "\(type(of: live.view)), preferred \(measurement.preferred.width) x "
          + "\(measurement.preferred.height) when it was offered \(measurement.offered.width) x "
          + "\(measurement.offered.height), and now prefers \(preferred.width) x \(preferred.height); "
          + "call invalidateIntrinsicContentSize() in it after a change of its content"
      }
    }
    return nil
  }
}
