/// A segment of a segmented control: its content, its width and its view.
@MainActor
struct ControlSegment {
  /// The title, or the image; at most one of them.
  var title: String?
  var image: UIImage?
  /// The action that is performed when the user selects the segment.
  var action: UIAction?
  /// The width that was set, in points; 0 for one by the content.
  var width: CGFloat = 0
  /// The distance of the content from the middle, in points.
  var contentOffset = CGSize.zero
  var isEnabled = true
  let view = SegmentView()

  init(title: String) { self.title = title }

  init(image: UIImage) { self.image = image }

  init(_ action: UIAction) { setAction(action) }

  mutating func setAction(_ action: UIAction) {
    self.action = action
    image = action.image
    title = action.image == nil ? action.title : nil
  }
}

/// The appearance of segments that an app has set.
@MainActor
struct SegmentAppearance {
  var titleAttributes = ControlStateValues<[NSAttributedString.Key: Any]>()
  var backgroundImages: [UIBarMetrics: ControlStateValues<UIImage>] = [:]
  var dividerImages: [UIBarMetrics: [SegmentBoundary: UIImage]] = [:]
  var contentPositions: [UIBarMetrics: [UISegmentedControl.Segment: UIOffset]] = [:]

  /// A Boolean value that indicates whether images take the place of the standard background.
  var hasBackgroundImages: Bool { backgroundImages[.default]?[.normal] != nil }

  /// Returns the image between segments in two states, or else the image for the normal states.
  func dividerImage(_ boundary: SegmentBoundary) -> UIImage? {
    let images = dividerImages[.default]
    return images?[boundary] ?? images?[SegmentBoundary(left: .normal, right: .normal)]
  }

  /// Returns the distance of the content from the middle for a kind of segment.
  func contentPosition(of kind: UISegmentedControl.Segment) -> UIOffset {
    let positions = contentPositions[.default]
    return positions?[kind] ?? positions?[.any] ?? .zero
  }
}

/// The states of the segments at the sides of a divider.
struct SegmentBoundary: Hashable {
  var left: UIControl.State
  var right: UIControl.State
}
