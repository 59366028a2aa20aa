/// The contents of a picker of colors: three ways to choose one, its opacity, and saved colors.
final class ColorPickerContent: UIView {
  /// Called after the user chose a color. The second value is `true` while the touch lasts.
  var didChoose: (RGBA, Bool) -> Void = { _, _ in }

  private static let margin: CGFloat = 16
  private static let partHeight: CGFloat = 310

  private let scrollView = UIScrollView()
  private let ways = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
  private let parts: [any ColorPart] = [ColorGrid(), ColorSpectrum(), ColorSliders()]
  /// The container of the displayed part.
  private let partView = UIView()
  private let opacity = ColorTrack("Opacity") { "\(Int(($0 * 100).rounded()))%" }
  private let saved = SavedColors()
  private let stack = UIStackView()
  private var color = RGBA(red: 0, green: 0, blue: 0, alpha: 1)

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    ways.selectedSegmentIndex = 0
    ways.addAction(UIAction { [unowned self] _ in showWay() }, for: .valueChanged)
    for part in parts {
      part.didChoose = { [unowned self] color, continues in choose(color, continues) }
    }
    opacity.didMove = { [unowned self] value, continues in
      choose(color.with(alpha: value), continues)
    }
    saved.didChoose = { [unowned self] color in
      choose(supportsAlpha ? color : color.with(alpha: 1), false)
    }
    place()
    showWay()
  }

  required init?(coder: NSCoder) {
    fatalError("The parts of pickers of colors cannot be decoded; create a picker.")
  }

  private func place() {
    let line = UIView()
    line.backgroundColor = .separator
    line.heightAnchor.constraint(equalToConstant: 1).isActive = true
    for view in [ways, partView, opacity, line, saved] {
      stack.addArrangedSubview(view)
    }
    stack.axis = .vertical
    stack.spacing = 20
    for view in [scrollView, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    addSubview(scrollView)
    scrollView.addSubview(stack)
    let content = scrollView.contentLayoutGuide
    let frame = scrollView.frameLayoutGuide
    let margin = Self.margin
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -margin),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: margin),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -margin),
      stack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -2 * margin),
      partView.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.partHeight),
    ])
  }

  private func showWay() {
    for view in partView.subviews { view.removeFromSuperview() }
    let part = parts[ways.selectedSegmentIndex]
    part.translatesAutoresizingMaskIntoConstraints = false
    partView.addSubview(part)
    NSLayoutConstraint.activate([
      part.topAnchor.constraint(equalTo: partView.topAnchor),
      part.bottomAnchor.constraint(equalTo: partView.bottomAnchor),
      part.leadingAnchor.constraint(equalTo: partView.leadingAnchor),
      part.trailingAnchor.constraint(equalTo: partView.trailingAnchor),
    ])
  }

  /// A Boolean value that indicates whether the user changes the opacity.
  var supportsAlpha = true {
    didSet { opacity.isHidden = !supportsAlpha }
  }

  /// The height of the contents without scrolling, in points.
  var fittingHeight: CGFloat {
    stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height + 8 + Self.margin
  }

  /// Displays a color.
  func show(_ color: RGBA) {
    self.color = color
    for part in parts { part.show(color) }
    opacity.show(color.alpha, from: color.with(alpha: 0), to: color.with(alpha: 1))
    saved.show(color)
  }

  private func choose(_ color: RGBA, _ continues: Bool) {
    show(color)
    didChoose(color, continues)
  }
}
