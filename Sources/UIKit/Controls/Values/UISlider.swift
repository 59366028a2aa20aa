/// A control with a knob on a track, by which the user selects a value from a range.
///
/// The sizes follow iOS 26: 34 points high, a track of 6, and a knob of 38 by 25, or of 37 by 24 in
/// the idiom of the Mac (`se26-priorities-slider`, `cat26-slider-0`). Colors, the positions of the
/// images at the ends, and the area in which a touch moves the knob are chosen.
@preconcurrency @MainActor
open class UISlider: UIControl {
  let parts = SliderParts()
  var images = SliderImages()
  /// The distance of the touch from the middle of the knob.
  private var grip: CGFloat = 0
  /// A Boolean value that indicates whether the touch has changed the value.
  private var hasChanged = false

  /// Creates a slider with a frame in the coordinates of its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a slider of an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeSlider(from: coder)
  }

  private func setUp() {
    parts.add(to: self)
    showAppearance()
  }

  // MARK: Values

  /// The value, which is clamped to the range. The default is 0. Setting it sends no actions.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }
  private var storedValue: Float = 0

  /// Sets the value, which is clamped to the range, without sending actions.
  open func setValue(_ value: Float, animated: Bool) {
    if animated { layoutIfNeeded() }
    storedValue = clamped(value)
    noteDrawingChange()
    guard animated else { return placeParts() }
    UIView.animate(withDuration: 0.25) { self.placeParts() }
  }

  private func clamped(_ value: Float) -> Float {
    value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
  }

  /// The minimum value. The default is 0. A minimum above the maximum also becomes the maximum.
  ///
  /// [Apple documentation](https://developer.apple.com/documentation/uikit/uislider/minimumvalue)
  open var minimumValue: Float {
    get { storedMinimum }
    set {
      storedMinimum = newValue
      storedMaximum = max(storedMaximum, newValue)
      value = storedValue
    }
  }
  private var storedMinimum: Float = 0

  /// The maximum value. The default is 1. A maximum below the minimum also becomes the minimum.
  ///
  /// [Apple documentation](https://developer.apple.com/documentation/uikit/uislider/maximumvalue)
  open var maximumValue: Float {
    get { storedMaximum }
    set {
      storedMaximum = newValue
      storedMinimum = min(storedMinimum, newValue)
      value = storedValue
    }
  }
  private var storedMaximum: Float = 1

  /// The fraction of the range below a value, from 0 to 1.
  func share(of value: Float) -> CGFloat {
    let range = maximumValue - minimumValue
    return range > 0 ? CGFloat(min(max((value - minimumValue) / range, 0), 1)) : 0
  }

  /// A Boolean value that indicates whether `valueChanged` is sent while the knob moves, and not
  /// only at the end. The default is `true`.
  open var isContinuous = true

  // MARK: Appearance

  /// The image at the end of the minimum value, or `nil` (the default) for none.
  open var minimumValueImage: UIImage? { didSet { imageDidChange() } }
  /// The image at the end of the maximum value, or `nil` (the default) for none.
  open var maximumValueImage: UIImage? { didSet { imageDidChange() } }
  /// The color of the track up to the knob; `nil`, the default, for the tint color.
  open var minimumTrackTintColor: UIColor? {
    didSet {
      noteAssigned(.minimumTrackTintColor)
      showAppearance()
    }
  }
  /// The color of the track after the knob; `nil`, the default, for the standard one.
  open var maximumTrackTintColor: UIColor? {
    didSet {
      noteAssigned(.maximumTrackTintColor)
      showAppearance()
    }
  }
  /// The color of the knob; `nil`, the default, for white.
  open var thumbTintColor: UIColor? {
    didSet {
      noteAssigned(.thumbTintColor)
      showAppearance()
    }
  }

  private func imageDidChange() {
    showAppearance()
    invalidateIntrinsicContentSize()
  }

  /// Sets the image of the knob for a state, or `nil` to use the image of the normal state.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    noteAssigned(.thumbImage, for: state)
    images.thumb[state] = image
    imageDidChange()
  }
  /// Sets the image of the track up to the knob for a state, or `nil` to use the image of the
  /// normal state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    noteAssigned(.minimumTrackImage, for: state)
    images.minimumTrack[state] = image
    showAppearance()
  }
  /// Sets the image of the track after the knob for a state, or `nil` to use the image of the
  /// normal state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    noteAssigned(.maximumTrackImage, for: state)
    images.maximumTrack[state] = image
    showAppearance()
  }
  /// Returns the image of the knob for a state, or else for the normal state.
  open func thumbImage(for state: State) -> UIImage? { images.thumb[state] }
  /// Returns the image of the track up to the knob for a state, or else for the normal state.
  open func minimumTrackImage(for state: State) -> UIImage? { images.minimumTrack[state] }
  /// Returns the image of the track after the knob for a state, or else for the normal state.
  open func maximumTrackImage(for state: State) -> UIImage? { images.maximumTrack[state] }
  /// The image of the knob in the current state.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// The image of the track up to the knob in the current state.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// The image of the track after the knob in the current state.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showAppearance()
  }

  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { showAppearance() } } }

  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { showAppearance() } }
  }

  // MARK: Places

  /// Returns the rectangle of the image at the end of the minimum value.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endRect(of: minimumValueImage, isAtRight: isRightToLeft, in: bounds)
  }
  /// Returns the rectangle of the image at the end of the maximum value.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endRect(of: maximumValueImage, isAtRight: !isRightToLeft, in: bounds)
  }
  /// Returns the rectangle of the whole track.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { usualTrackRect(in: bounds) }
  /// Returns the rectangle of the knob for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    usualThumbRect(on: rect, value: value)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  /// 34 points high, or as high as the images, without a width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
  }

  /// Returns the offered width, and the height of the slider.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight)
  }

  override var huggedLengths: HuggedLengths { .fixedHeight }

  // MARK: Touches

  /// Tracks a touch that begins on the knob or near it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let thumb = thumbFrame
    let place = touch.location(in: self)
    guard thumb.grown(toWidth: Self.touchSide, height: Self.touchSide).contains(place) else {
      return false
    }
    grip = place.x - thumb.midX
    hasChanged = false
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let new = clamped(value(at: touch.location(in: self).x - grip))
    if new != storedValue {
      value = new
      hasChanged = true
      if isContinuous { sendChange(with: event) }
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if hasChanged, !isContinuous { sendChange(with: event) }
    hasChanged = false
  }

  private func sendChange(with event: UIEvent?) {
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  override var keptValue: UserValue? { .number(Double(storedValue)) }

  override func change(to value: UserValue) {
    guard case .number(let number) = value else { return }
    self.value = Float(number)
    sendChange(with: nil)
  }

  // A quick drag of the knob moves it, also in a scroll view.
  override var tracksDrags: Bool { true }

  override var takesArrows: Bool { true }

  /// Changes the value by a tenth of the range.
  override func respond(to key: ControlKey) -> Bool {
    guard key.step != 0 else { return false }
    let before = storedValue
    setValue(before + Float(key.step) * (maximumValue - minimumValue) / 10, animated: true)
    if storedValue != before { sendChange(with: nil) }
    return true
  }

  // MARK: Accessibility

  override var standardIsAccessibilityElement: Bool { true }

  /// The fraction of the range, such as "30%".
  override var standardAccessibilityValue: String? {
    "\(Int((share(of: storedValue) * 100).rounded()))%"
  }

  override var standardAccessibilityTraits: UIAccessibilityTraits {
    super.standardAccessibilityTraits.union(.adjustable)
  }

  open override func accessibilityIncrement() { _ = respond(to: ControlKey.up) }
  open override func accessibilityDecrement() { _ = respond(to: ControlKey.down) }

  // MARK: Appearance proxies

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(.minimumTrackTintColor, \UISlider.minimumTrackTintColor),
      .init(.maximumTrackTintColor, \UISlider.maximumTrackTintColor),
      .init(.thumbTintColor, \UISlider.thumbTintColor),
      .init(.thumbImage) { (proxy: UISlider, target, state) in
        target.setThumbImage(proxy.thumbImage(for: state), for: state)
      },
      .init(.minimumTrackImage) { (proxy: UISlider, target, state) in
        target.setMinimumTrackImage(proxy.minimumTrackImage(for: state), for: state)
      },
      .init(.maximumTrackImage) { (proxy: UISlider, target, state) in
        target.setMaximumTrackImage(proxy.maximumTrackImage(for: state), for: state)
      },
    ]
  }
}
