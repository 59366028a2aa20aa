/// A date picker of the compact style: a date and a time, at the trailing edge.
final class CompactDateView: UIView, DatePickerPart {
  /// The distance between the date and the time (`dp-ip16-sizes`).
  private static let gap: CGFloat = 4
  /// The least height of a date beside a time (`dp-ip16-sizes`).
  private static let heightOfPair: CGFloat = 36

  private unowned let picker: UIDatePicker
  private let dateCapsule = DateCapsule(name: "Date")
  private let timeCapsule = DateCapsule(name: "Time")

  init(_ picker: UIDatePicker) {
    self.picker = picker
    super.init(frame: .zero)
    for capsule in [dateCapsule, timeCapsule] { addSubview(capsule) }
    dateCapsule.addAction(
      UIAction { [unowned self] _ in
        self.picker.openPopover(self.dateCapsule, displaysTime: false)
      }, for: .primaryActionTriggered)
    timeCapsule.addAction(
      UIAction { [unowned self] _ in
        self.picker.openPopover(self.timeCapsule, displaysTime: true)
      }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) {
    fatalError("The parts of date pickers cannot be decoded; create a UIDatePicker.")
  }

  func show(_ picker: UIDatePicker, animated: Bool) {
    dateCapsule.text = picker.texts.date(picker.date)
    timeCapsule.text = picker.texts.time(picker.date)
    dateCapsule.isHidden = picker.datePickerMode == .time
    timeCapsule.isHidden = picker.datePickerMode == .date
    for capsule in [dateCapsule, timeCapsule] { capsule.isEnabled = picker.isEnabled }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var shown: [DateCapsule] { [dateCapsule, timeCapsule].filter { !$0.isHidden } }

  override var intrinsicContentSize: CGSize {
    let sizes = shown.map(\.fittingSize)
    let width = sizes.reduce(0) { $0 + $1.width } + Self.gap * CGFloat(max(0, sizes.count - 1))
    let height = sizes.reduce(0) { max($0, $1.height) }
    return CGSize(
      width: PixelRounding.up(width, scale: traitCollection.roundingScale),
      height: sizes.count > 1 ? max(height, Self.heightOfPair) : height)
  }

  override var huggedLengths: HuggedLengths { .fixedHeight }

  override func layoutSubviews() {
    super.layoutSubviews()
    var end = bounds.width
    for capsule in shown.reversed() {
      let size = capsule.fittingSize
      let frame = CGRect(
        x: end - size.width, y: ((bounds.height - size.height) / 2).rounded(.down),
        width: size.width, height: size.height)
      end = frame.minX - Self.gap
      capsule.frame =
        effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? CGRect(origin: CGPoint(x: bounds.width - frame.maxX, y: frame.minY), size: size) : frame
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
