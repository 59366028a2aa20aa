/// What a view was asked about its size, and what it answered.
@MainActor
struct Measurement {
  /// The size that the layout had for it.
  let offered: CGSize
  /// The size that the view prefers.
  let preferred: CGSize

  /// Whether the view has to be asked again for these attributes: they hold an axis at another length.
  ///
  /// A layout that does not say which axes it holds may have the size that the view was offered, or
  /// the one that it preferred.
  func isOutOfDate(for attributes: UICollectionViewLayoutAttributes) -> Bool {
    let size = attributes.size
    guard let free = attributes.freeAxes else { return size != offered && size != preferred }
    return !free.contains(.horizontal) && size.width != offered.width
      || !free.contains(.vertical) && size.height != offered.height
  }
}

/// Why a view is asked about its size, in words for a sentence.
enum MeasuringCause: String {
  case cameIntoSight = "it came into sight"
  case layoutWasInvalidated = "the layout was invalidated"
  case contentWasInvalidated = "invalidateIntrinsicContentSize() was called in it"
  case wasOfferedAnotherSize = "the layout offered it another size"
  case wasReconfigured = "its item was reconfigured"
}

/// The sizes that views asked for in one run of layout passes, to find those that never settle.
struct SizingLog {
  /// So often may a view ask for another size before the passes are given up.
  static let limit = 20

  private var run = 0
  private var sizes: [ElementKey: [CGSize]] = [:]

  /// Notes that a view asked for a size, and had the layout invalidated.
  ///
  /// - Returns: all the sizes it has asked for, if they are too many.
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
