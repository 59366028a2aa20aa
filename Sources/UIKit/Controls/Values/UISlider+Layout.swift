/// The images of a slider by the states of the slider.
struct SliderImages {
  var thumb = ControlStateValues<UIImage>()
  var minimumTrack = ControlStateValues<UIImage>()
  var maximumTrack = ControlStateValues<UIImage>()
}

/// The views of a slider.
@MainActor
final class SliderParts {
  let track = UIImageView()
  let fill = UIImageView()
  let thumb = UIImageView()
  let minimumImage = UIImageView()
  let maximumImage = UIImageView()

  var all: [UIImageView] { [track, fill, minimumImage, maximumImage, thumb] }

  func add(to slider: UISlider) {
    for view in all {
      view.isAccessibilityElement = false
      slider.addSubview(view)
    }
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
  }
}

/// The frames and colors of a slider's parts.
extension UISlider {
  private static let height: CGFloat = 34
  private static let trackHeight: CGFloat = 6
  private static let thumbSize = CGSize(width: 38, height: 25)
  private static let macThumbSize = CGSize(width: 37, height: 24)
  /// The distance of an image at an end from the track.
  private static let imageMargin: CGFloat = 8
  /// The least side of the area in which a touch moves the knob.
  static let touchSide: CGFloat = 44

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var thumbSize: CGSize {
    if let image = currentThumbImage { return image.size }
    return traitCollection.userInterfaceIdiom == .mac ? Self.macThumbSize : Self.thumbSize
  }

  var fittingHeight: CGFloat {
    [
      Self.height, thumbSize.height, minimumValueImage?.size.height ?? 0,
      maximumValueImage?.size.height ?? 0,
    ].max()!
  }

  // MARK: Places

  func endRect(of image: UIImage?, isAtRight: Bool, in bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: isAtRight ? bounds.maxX - size.width : bounds.minX,
      y: PixelRounding.snapped(
        bounds.midY - size.height / 2, scale: traitCollection.roundingScale),
      width: size.width, height: size.height)
  }

  func usualTrackRect(in bounds: CGRect) -> CGRect {
    func room(_ rect: CGRect) -> CGFloat { rect.width > 0 ? rect.width + Self.imageMargin : 0 }
    let before = room(minimumValueImageRect(forBounds: bounds))
    let after = room(maximumValueImageRect(forBounds: bounds))
    let left = isRightToLeft ? after : before
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - Self.trackHeight / 2,
      width: max(0, bounds.width - before - after), height: Self.trackHeight)
  }

  /// Returns the rectangle of the knob, at a whole number of points along the track.
  func usualThumbRect(on track: CGRect, value: Float) -> CGRect {
    let size = thumbSize
    let way = max(0, track.width - size.width) * share(of: value)
    let distance = way.rounded()
    return CGRect(
      x: isRightToLeft ? track.maxX - size.width - distance : track.minX + distance,
      y: (track.midY - size.height / 2).rounded(.down), width: size.width, height: size.height)
  }

  /// Returns the value for a position of the knob's middle.
  func value(at x: CGFloat) -> Float {
    let track = trackRect(forBounds: bounds)
    let width = thumbSize.width
    guard track.width > width else { return minimumValue }
    let share = (x - track.minX - width / 2) / (track.width - width)
    let own = Float(isRightToLeft ? 1 - share : share)
    return minimumValue + own * (maximumValue - minimumValue)
  }

  var thumbFrame: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  func placeParts() {
    let track = trackRect(forBounds: bounds)
    parts.track.frame = track
    let share = share(of: value)
    let thumb = thumbSize.width
    // Up to the middle of the knob; at an end the knob covers the difference.
    let width =
      share <= 0 ? 0 : share >= 1 ? track.width : share * max(0, track.width - thumb) + thumb / 2
    parts.fill.frame = CGRect(
      x: isRightToLeft ? track.maxX - width : track.minX, y: track.minY, width: width,
      height: track.height)
    parts.thumb.frame = thumbFrame
    parts.thumb.layer.cornerRadius =
      currentThumbImage == nil ? parts.thumb.frame.height / 2 : 0
    parts.minimumImage.frame = minimumValueImageRect(forBounds: bounds)
    parts.maximumImage.frame = maximumValueImageRect(forBounds: bounds)
  }

  // MARK: Colors

  func showAppearance() {
    show(parts.track, currentMaximumTrackImage, maximumTrackTintColor ?? .secondarySystemFill)
    show(parts.fill, currentMinimumTrackImage, minimumTrackTintColor ?? tintColor)
    show(parts.thumb, currentThumbImage, thumbTintColor ?? .white)
    parts.thumb.layer.shadowOpacity = currentThumbImage == nil ? 0.15 : 0
    parts.minimumImage.image = minimumValueImage
    parts.maximumImage.image = maximumValueImage
    for view in [parts.track, parts.fill] {
      view.layer.cornerRadius = view.image == nil ? Self.trackHeight / 2 : 0
    }
    for view in [parts.minimumImage, parts.maximumImage] { view.tintColor = .secondaryLabel }
    for view in parts.all { view.alpha = isEnabled ? 1 : 0.5 }
    noteDrawingChange()
    setNeedsLayout()
  }

  private func show(_ view: UIImageView, _ image: UIImage?, _ color: UIColor) {
    view.image = image
    view.backgroundColor = image == nil ? color : nil
  }
}

extension CGRect {
  /// Returns the rectangle with the same middle and at least a width and a height.
  func grown(toWidth width: CGFloat, height: CGFloat) -> CGRect {
    insetBy(dx: min(0, (self.width - width) / 2), dy: min(0, (self.height - height) / 2))
  }
}
