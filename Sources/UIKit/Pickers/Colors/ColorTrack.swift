/// A slider with a gradient as its track, between a title above and the value beside it.
final class ColorTrack: UIView {
  /// Called after the user moved the knob. The second value is `true` while the touch lasts.
  var didMove: (CGFloat, Bool) -> Void = { _, _ in }

  private let title = UILabel()
  private let slider = GradientSlider()
  private let value = UILabel()
  private let format: (CGFloat) -> String

  /// - Parameters:
  ///   - title: The title.
  ///   - format: A closure that returns the text of a value from 0 to 1.
  init(_ title: String, format: @escaping (CGFloat) -> String) {
    self.format = format
    super.init(frame: .zero)
    self.title.text = title.uppercased()
    self.title.font = .preferredFont(forTextStyle: .footnote)
    self.title.textColor = .secondaryLabel
    self.title.isAccessibilityElement = false
    value.font = .preferredFont(forTextStyle: .body)
    value.textAlignment = .center
    value.backgroundColor = .tertiarySystemFill
    value.layer.cornerRadius = 8
    value.clipsToBounds = true
    value.isAccessibilityElement = false
    for label in [self.title, value] { label.adjustsFontForContentSizeCategory = true }
    slider.accessibilityLabel = title
    slider.addAction(
      UIAction { [unowned self] _ in didMove(CGFloat(slider.value), slider.isTracking) },
      for: .valueChanged)
    slider.addAction(
      UIAction { [unowned self] _ in didMove(CGFloat(slider.value), false) },
      for: [.touchUpInside, .touchUpOutside])
    place()
  }

  required init?(coder: NSCoder) {
    fatalError("The parts of pickers of colors cannot be decoded; create a picker.")
  }

  private func place() {
    for view in [title, slider, value] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    value.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    value.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor),
      title.leadingAnchor.constraint(equalTo: leadingAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
      slider.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      slider.leadingAnchor.constraint(equalTo: leadingAnchor),
      slider.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
      value.leadingAnchor.constraint(equalTo: slider.trailingAnchor, constant: 16),
      value.trailingAnchor.constraint(equalTo: trailingAnchor),
      value.centerYAnchor.constraint(equalTo: slider.centerYAnchor),
      value.topAnchor.constraint(greaterThanOrEqualTo: title.bottomAnchor, constant: 4),
      value.bottomAnchor.constraint(equalTo: bottomAnchor),
      value.heightAnchor.constraint(greaterThanOrEqualToConstant: 36),
      value.widthAnchor.constraint(greaterThanOrEqualToConstant: 72),
    ])
  }

  /// Displays a value from 0 to 1, on a track from a color to another.
  func show(_ number: CGFloat, from start: RGBA, to end: RGBA) {
    if !slider.isTracking { slider.value = Float(number) }
    slider.show(from: start, to: end)
    value.text = format(number)
    slider.accessibilityValue = value.text
  }
}

/// A slider in front of a gradient.
private final class GradientSlider: UISlider {
  private let checker = CheckerView(cornerRadius: 17)
  private let track = UIView()
  private let gradient = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    minimumTrackTintColor = .clear
    maximumTrackTintColor = .clear
    track.isUserInteractionEnabled = false
    gradient.cornerRadius = 17
    track.layer.addSublayer(gradient)
    for view in [track, checker] { insertSubview(view, at: 0) }
  }

  required init?(coder: NSCoder) {
    fatalError("The parts of pickers of colors cannot be decoded; create a picker.")
  }

  func show(from start: RGBA, to end: RGBA) {
    gradient.colors = [UIColor(start).cgColor, UIColor(end).cgColor]
    checker.isHidden = start.alpha >= 1
    setNeedsLayout()
  }

  override func trackRect(forBounds bounds: CGRect) -> CGRect {
    let track = super.trackRect(forBounds: bounds)
    return track.width > 8 ? track.insetBy(dx: 4, dy: 0) : track
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    gradient.startPoint = CGPoint(x: isRightToLeft ? 1 : 0, y: 0.5)
    gradient.endPoint = CGPoint(x: isRightToLeft ? 0 : 1, y: 0.5)
    for view in [track, checker] { view.frame = bounds }
    gradient.frame = track.bounds
  }
}
