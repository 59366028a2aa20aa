/// A control with segments for a selection of one among several values.
///
/// The sizes follow iOS 26: a segment is 19 points wider than the widest title, at least 32 points
/// wide, and 31 points high, with a point below it (`se26-segmented-3`, `se26-hosted-segments`,
/// `se26-pinned-segments`). Colors, fonts, corners and the duration of movements are chosen.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  var segments: [ControlSegment] = []
  var appearance = SegmentAppearance()
  var touch = SegmentTouch()
  let parts = SegmentParts()

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control of an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeSegments(from: coder)
  }

  /// Creates a control with the size that fits its segments.
  ///
  /// - Parameter items: Strings, images and actions.
  /// - Precondition: There are no other items.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] { add(Self.segment(of: item)) }
    sizeToFit()
  }

  /// Creates a control with a segment for each action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { add(ControlSegment(action)) }
    if frame.size == .zero { sizeToFit() }
  }

  private static func segment(of item: Any) -> ControlSegment {
    switch item {
    case let title as String: return ControlSegment(title: title)
    case let image as UIImage: return ControlSegment(image: image)
    case let action as UIAction: return ControlSegment(action)
    default:
      fatalError(
        "A segmented control has no segment for a \(type(of: item)); give it strings, images and "
          + "actions.")
    }
  }

  private func add(_ segment: ControlSegment) {
    insert(segment, at: segments.count, animated: false)
  }

  private func setUp() {
    addSubview(parts.track)
    addSubview(parts.thumb)
    updateSegments()
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title at an index, which is clamped to the number of segments.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(ControlSegment(title: title ?? ""), at: segment, animated: animated)
  }

  /// Inserts a segment with an image at an index, which is clamped to the number of segments.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    let new = image.map { ControlSegment(image: $0) } ?? ControlSegment(title: "")
    insert(new, at: segment, animated: animated)
  }

  /// Inserts a segment with an action at an index, which is clamped to the number of segments. It
  /// displays the image of the action, or else its title.
  ///
  /// - Precondition: No other segment has an action with the same identifier.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(ControlSegment(action), at: segment, animated: animated)
  }

  /// Removes the segment at an index, which is clamped to the last one.
  open func removeSegment(at segment: Int, animated: Bool) {
    remove(at: segment, animated: animated)
  }

  /// Removes all segments.
  open func removeAllSegments() {
    while !segments.isEmpty { remove(at: segments.count - 1, animated: false) }
  }

  /// Sets the title of a segment, in place of an image. Does nothing for an index without a
  /// segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  /// Returns the title of a segment; `nil` for one with an image.
  open func titleForSegment(at segment: Int) -> String? { value(of: segment, \.title) ?? nil }

  /// Sets the image of a segment, in place of a title. Does nothing for an index without a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  /// Returns the image of a segment; `nil` for one with a title.
  open func imageForSegment(at segment: Int) -> UIImage? { value(of: segment, \.image) ?? nil }

  /// Sets the action of a segment with its image, or else its title.
  ///
  /// - Precondition: No other segment has an action with the same identifier.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    requireUnique(action, except: segment)
    change(segment) { $0.setAction(action) }
  }

  /// Returns the action of a segment; `nil` for none.
  open func actionForSegment(at segment: Int) -> UIAction? { value(of: segment, \.action) ?? nil }

  /// Returns the index of the segment whose action has an identifier; `NSNotFound` if there is
  /// none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  // MARK: Selection

  /// The index of the selected segment; ``noSegment``, the default, for none. Setting it sends no
  /// actions. In a momentary control it is the touched segment while the actions are sent.
  ///
  /// - Precondition: The segment exists.
  open var selectedSegmentIndex: Int {
    get { storedSelection }
    set {
      require(
        newValue == Self.noSegment || segments.indices.contains(newValue),
        "Segment \(newValue) cannot be selected: there are \(segments.count) segments.")
      guard !isMomentary || newValue == Self.noSegment else { return }
      select(newValue, animated: false)
    }
  }
  var storedSelection = UISegmentedControl.noSegment

  override var keptValue: UserValue? { isMomentary ? nil : .choice(storedSelection) }

  override func change(to value: UserValue) {
    guard case .choice(let index) = value, segments.indices.contains(index) else { return }
    choose(index, animated: false, with: nil)
  }

  /// A Boolean value that indicates whether segments are selected while they are touched only. The
  /// default is `false`.
  open var isMomentary = false {
    didSet {
      guard isMomentary != oldValue else { return }
      select(Self.noSegment, animated: false)
    }
  }

  // MARK: Widths and places

  /// A Boolean value that indicates whether segments are as wide as their contents require, in
  /// place of all equally wide. The default is `false`.
  open var apportionsSegmentWidthsByContent = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { segmentSizesDidChange() } }
  }

  /// Sets the width of a segment, in points; 0, the default, for one by the content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = max(0, width) }
  }
  /// Returns the width that was set for a segment, in points; 0 for one by the content.
  open func widthForSegment(at segment: Int) -> CGFloat { value(of: segment, \.width) ?? 0 }

  /// Sets the distance of a segment's content from its middle, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }
  /// Returns the distance of a segment's content from its middle, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    value(of: segment, \.contentOffset) ?? .zero
  }

  /// Sets whether the user can select a segment. The default is `true`.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  /// Returns whether the user can select a segment.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    value(of: segment, \.isEnabled) ?? false
  }

  // MARK: Appearance

  /// The color of the selected segment; `nil`, the default, for the standard one.
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      noteAssigned(.selectedSegmentTintColor)
      updateSegments()
    }
  }

  /// Sets the attributes of titles for a state; those that are missing are taken from the normal
  /// state, and then from the standard ones.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    noteAssigned(.titleTextAttributes, for: state)
    appearance.titleAttributes[state] = attributes
    segmentSizesDidChange()
  }
  /// Returns the attributes of titles that were set for a state, or else for the normal state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    appearance.titleAttributes[state]
  }

  /// Sets the image behind a segment for a state. With one for the normal state, images take the
  /// place of the standard background and selection.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {
    appearance.backgroundImages[barMetrics, default: ControlStateValues()][state] = backgroundImage
    updateSegments()
  }
  /// Returns the image behind a segment for a state, or else for the normal state.
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    appearance.backgroundImages[barMetrics]?[state]
  }

  /// Sets the image between segments in two states.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {
    appearance.dividerImages[barMetrics, default: [:]][
      SegmentBoundary(left: leftState, right: rightState)] = dividerImage
    updateSegments()
  }
  /// Returns the image that was set for the divider between segments in two states.
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    appearance.dividerImages[barMetrics]?[SegmentBoundary(left: leftState, right: rightState)]
  }

  /// Sets the distance of contents from the middle for a kind of segment, in points.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {
    appearance.contentPositions[barMetrics, default: [:]][leftCenterRightOrAlone] = adjustment
    updateSegments()
  }
  /// Returns the distance of contents from the middle that was set for a kind of segment.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    appearance.contentPositions[barMetrics]?[leftCenterRightOrAlone] ?? .zero
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    beginTouch(at: touch.location(in: self))
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    moveTouch(to: touch.location(in: self))
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    endTouch(with: event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    cancelTouch()
  }

  override var takesArrows: Bool { true }

  override func respond(to key: ControlKey) -> Bool { moveSelection(by: key) }

  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { updateSegments() } } }

  // MARK: Sizes

  /// The size of the segments, without the point below them.
  open override var intrinsicContentSize: CGSize { fittingSegmentSize }

  /// Returns the size of the segments with the point below them, whatever the offered size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let size = fittingSegmentSize
    return CGSize(width: size.width, height: size.height + alignmentRectInsets.bottom)
  }

  /// One point at the bottom.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  override var huggedLengths: HuggedLengths { .fixedHeight }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSegments()
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    updateSegments()
  }

  // MARK: Appearance proxies

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(.selectedSegmentTintColor, \UISegmentedControl.selectedSegmentTintColor),
      .init(.titleTextAttributes) { (proxy: UISegmentedControl, target, state) in
        target.setTitleTextAttributes(proxy.titleTextAttributes(for: state), for: state)
      },
    ]
  }
}
