import CollectionLayout

/// The last measurement of a view.
@MainActor
struct Measurement {
  /// The size that the layout offered.
  let offered: CGSize
  /// The size that the view preferred.
  let preferred: CGSize

  /// Returns whether the view has to be measured again for a size, because it fixes an axis at
  /// another length.
  ///
  /// - Parameters:
  ///   - size: The size that the layout offers.
  ///   - freeAxes: The axes along which the view chooses its length. If they are `nil`, the layout
  ///     may offer the size that the view preferred.
  func isOutOfDate(for size: CGSize, freeAxes: LayoutAxes?) -> Bool {
    guard let free = freeAxes else { return size != offered && size != preferred }
    return !free.contains(.horizontal) && size.width != offered.width
      || !free.contains(.vertical) && size.height != offered.height
  }
}

/// The reason for which a view is measured, in the words of messages.
enum MeasuringCause: String {
  case cameIntoSight = "it came into sight"
  case layoutWasInvalidated = "the layout was invalidated"
  case contentWasInvalidated = "invalidateIntrinsicContentSize() was called in it"
  case wasOfferedAnotherSize = "the layout offered it another size"
  case wasReconfigured = "its item was reconfigured"
}

/// The sizes that views asked for in one run of layout passes, to find views that never converge.
struct SizingLog {
  /// The number of sizes that a view may ask for in one run.
  static let limit = 20

  private var run = 0
  private var sizes: [ElementKey: [CGSize]] = [:]

  /// Records a size that a view asked for.
  ///
  /// - Returns: All sizes that the view has asked for, if they are too many; otherwise `nil`.
  mutating func note(_ size: CGSize, of key: ElementKey, inRun run: Int) -> [CGSize]? {
    if run != self.run {
      self.run = run
      sizes = [:]
    }
    sizes[key, default: []].append(size)
    let known = sizes[key]!
    return known.count > Self.limit ? known : nil
  }
}
