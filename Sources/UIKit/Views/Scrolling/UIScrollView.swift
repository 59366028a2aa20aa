internal import Scenes

/// A view that displays content that may be larger than itself, which the user scrolls.
///
/// `bounds.origin` is the content offset. An app may set any offset, also beyond the content, as in
/// UIKit. Scrolling by the user stays within the content and its insets.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  var scroll = ScrollState() {
    didSet { if !scroll.isDrawn(like: oldValue) { noteDrawingChange() } }
  }

  /// The delegate of the scroll view.
  ///
  /// A collection view's property of this name has a narrower type, and takes precedence there.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? {
    didSet { delegateDidChange() }
  }

  /// Called after the delegate was set. A subclass with a delegate of a narrower type records it
  /// here, because a cast takes longer than some of the calls that it is for.
  func delegateDidChange() {}

  /// Creates a scroll view with a frame, in points, in the coordinates of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a scroll view of an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    decodeScroll(from: coder)
  }

  #if !canImport(ObjectiveC)
    override class var observableNames: [AnyKeyPath: String] {
      (self as any ObservableScrollView.Type).scrollViewNames
    }
  #endif

  // MARK: Content

  /// The point of the content at the view's top left corner, in points. The default is zero.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { moveContent(to: newValue) }
  }

  /// The size of the content, in points. The default is zero.
  ///
  /// Constraints between subviews and the edges of the scroll view, or of ``contentLayoutGuide``,
  /// decide the size, rounded to pixels; a size that is set stays only where they leave it open. In
  /// a collection view, the layout decides.
  open var contentSize: CGSize {
    get { scroll.contentSize }
    set { changeContentSize(to: newValue) }
  }

  /// Insets added around the content, in points. The default is zero.
  open var contentInset: UIEdgeInsets {
    get { scroll.contentInset }
    set {
      guard newValue != scroll.contentInset else { return }
      noteWillChange("contentInset")
      scroll.contentInset = newValue
      refreshAdjustedInset()
      noteDidChange("contentInset")
    }
  }

  /// Sets the content offset.
  ///
  /// An animated change takes 0.3 seconds in windows whose host displays animations, such as a
  /// browser: the offset then changes in every frame, along half a cosine wave. In other windows
  /// the content has its new offset when the method returns. The end of an animated change is
  /// reported by `scrollViewDidEndScrollingAnimation(_:)`, one frame after its last step, unless
  /// the user or the app moves the content before. (Duration, curve, and frame are recorded from
  /// iOS 26.1.)
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated {
      glideContent(to: contentOffset)
    } else if contentOffset != self.contentOffset || glide != nil || isDecelerating {
      if contentOffset != self.contentOffset {
        contentWillBeSent(to: contentOffset, isImmediate: true)
      }
      self.contentOffset = contentOffset
    }
  }

  /// Scrolls by the minimum distance that makes a rectangle of the content visible. Does nothing if
  /// it is visible already.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offsetShowing(rect), animated: animated)
  }

  // MARK: Accessibility

  /// Scrolls the content by a page for assistive technology.
  ///
  /// - Returns: Whether the content has moved.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollPage(direction)
  }

  // MARK: Insets

  /// The safe areas that are added to ``contentInset``. The default is `automatic`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet {
      noteAssigned(.contentInsetAdjustmentBehavior)
      refreshAdjustedInset()
    }
  }

  /// ``contentInset`` plus the safe areas that ``contentInsetAdjustmentBehavior-swift.property``
  /// adds, in points.
  open var adjustedContentInset: UIEdgeInsets { scroll.adjustedInset }

  /// Called after ``UIScrollView/adjustedContentInset`` changed. An override calls `super`.
  open func adjustedContentInsetDidChange() {}

  /// The distances of the vertical scroll indicator from the edges, in points. The default is zero.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { if verticalScrollIndicatorInsets != oldValue { noteDrawingChange() } }
  }
  /// The distances of the horizontal scroll indicator from the edges, in points. The default is
  /// zero.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { if horizontalScrollIndicatorInsets != oldValue { noteDrawingChange() } }
  }
  /// The distances of both scroll indicators. The getter returns the vertical indicator's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// A Boolean value that indicates whether the safe area is added to the distances of the scroll
  /// indicators. The default is `true`.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { noteDrawingChange() }
  }

  // MARK: Scrolling by the user

  /// The recognizer of the pans that scroll the content. The scroll view's delegate calls come
  /// before the actions of targets that are added to it.
  open var panGestureRecognizer: UIPanGestureRecognizer { installedPan }
  /// A Boolean value that indicates whether touches in the content are delayed until they are
  /// known not to scroll. How long is chosen, not recorded. The default is `true`.
  open var delaysContentTouches = true
  /// A Boolean value that indicates whether a drag scrolls that began as a touch in the content.
  /// The touch is cancelled in the content. The default is `true`.
  open var canCancelContentTouches = true

  /// Returns whether a view in the content receives touches. The default is true.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Returns whether touches that a view in the content has received are cancelled if they scroll.
  /// The default is true, except for a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !view.keepsTouches }

  /// A Boolean value that indicates whether the user can scroll. The default is `true`.
  open var isScrollEnabled = true {
    didSet {
      noteDrawingChange()
      if !isScrollEnabled { pan?.stop() }
    }
  }
  /// A Boolean value that indicates whether scrolling stops at multiples of the view's size. The
  /// default is `false`.
  open var isPagingEnabled = false
  /// A Boolean value that indicates whether a drag that begins along one axis moves the content
  /// along that axis only. The default is `false`.
  ///
  /// A drag that begins diagonally moves the content along both axes. UIKit's limit is not
  /// documented; here a drag is diagonal if its longer component is less than twice the shorter
  /// one.
  open var isDirectionalLockEnabled = false { didSet { noteDrawingChange() } }
  /// A Boolean value that indicates whether scrolling bounces at the ends of the content. The
  /// default is `true`.
  open var bounces = true {
    didSet {
      noteAssigned(.bounces)
      noteDrawingChange()
    }
  }
  /// A Boolean value that indicates whether vertical scrolling bounces even if the content is no
  /// taller than the view. The axis then counts as scrollable for safe areas. The default is
  /// `false`.
  open var alwaysBounceVertical = false {
    didSet {
      noteDrawingChange()
      refreshAdjustedInset()
    }
  }
  /// A Boolean value that indicates whether horizontal scrolling bounces even if the content is no
  /// wider than the view. The axis then counts as scrollable for safe areas. The default is
  /// `false`.
  open var alwaysBounceHorizontal = false {
    didSet {
      noteDrawingChange()
      refreshAdjustedInset()
    }
  }
  /// A Boolean value that indicates whether the vertical indicator is visible while scrolling. The
  /// default is `true`.
  open var showsVerticalScrollIndicator = true { didSet { noteDrawingChange() } }
  /// A Boolean value that indicates whether the horizontal indicator is visible while scrolling.
  /// The default is `true`.
  open var showsHorizontalScrollIndicator = true { didSet { noteDrawingChange() } }
  /// The rate of deceleration after the finger lifts. The default is `normal`.
  open var decelerationRate = DecelerationRate.normal
  /// A Boolean value that indicates whether a tap on the status bar scrolls to the top. The default
  /// is `true`.
  open var scrollsToTop = true
  /// The style of the indicators. The default is `default`.
  open var indicatorStyle = IndicatorStyle.default {
    didSet {
      noteAssigned(.indicatorStyle)
      if indicatorStyle != oldValue { noteDrawingChange() }
    }
  }

  /// The way in which a drag of the content ends the editing of text in the window. The default is
  /// `none`.
  open var keyboardDismissMode = KeyboardDismissMode.none {
    didSet { noteAssigned(.keyboardDismissMode) }
  }

  /// A Boolean value that indicates whether the user has touched the content to scroll it.
  open var isTracking: Bool { scroll.isDragging || scroll.pan != nil }
  /// A Boolean value that indicates whether the user is scrolling.
  open var isDragging: Bool { scroll.isDragging }
  /// A Boolean value that indicates whether the content decelerates after the finger lifted.
  open var isDecelerating: Bool { scroll.isDecelerating }

  // MARK: Touches

  /// Keeps touches that nothing in the content handles: they are not passed to the next responder.
  open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if passesTouchesOn { return super.touchesBegan(touches, with: event) }
    if event?.isSecondaryClick ?? false { return }
    contentTouches?.handle(touches, in: .began, of: self)
  }

  open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if passesTouchesOn { return super.touchesMoved(touches, with: event) }
    contentTouches?.handle(touches, in: .moved, of: self)
  }

  open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if passesTouchesOn { return super.touchesEnded(touches, with: event) }
    contentTouches?.handle(touches, in: .ended, of: self)
  }

  open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if passesTouchesOn { return super.touchesCancelled(touches, with: event) }
    contentTouches?.handle(touches, in: .cancelled, of: self)
  }

  // MARK: Hooks

  /// Records the beginning of a drag by the user, and notifies the delegate.
  func userWillBeginDragging() {
    scroll.isDragging = true
    scroll.dragStart = contentOffset
    delegate?.scrollViewWillBeginDragging(self)
    if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory {
      (window?.firstResponder as? UIView)?.resignFirstResponder()
    }
  }

  /// The container whose bars follow the content; `nil` for none.
  weak var follower: (any ScrollFollower)?
  /// A Boolean value that indicates whether the content begins below a large title.
  var isBelowLargeTitle = false {
    didSet { if isBelowLargeTitle != oldValue { isBelowLargeTitleDidChange() } }
  }
  /// Called after ``isBelowLargeTitle`` changed.
  func isBelowLargeTitleDidChange() {}

  /// Whether touches in the content go to the next responder, as a row's do to its collection view.
  var passesTouchesOn: Bool { false }

  /// The part of a subclass that handles touches in the content; `nil` for none.
  var contentTouches: (any ScrollContentTouches)?

  /// The recognizer of pans; `nil` until something reads the recognizers of the view.
  var pan: ScrollPanGestureRecognizer?

  override func makeStandardRecognizers() -> [UIGestureRecognizer] {
    let pan = ScrollPanGestureRecognizer(target: nil, action: nil)
    self.pan = pan
    return (contentTouches?.makeRecognizers() ?? []) + [pan]
  }

  override func holdsContentTouch(_ touch: UITouch) -> Bool {
    guard delaysContentTouches, isScrollEnabled, let pan else { return false }
    let axes = pannableAxes
    return (axes.x || axes.y) && pan.progress.isUndecided && touch.recognizers.contains(pan)
  }

  override func allowsTouches(
    _ touches: Set<UITouch>, with event: UIEvent, in view: UIView
  ) -> Bool {
    if let pan, pan.hasStoppedContent, !touches.isDisjoint(with: pan.progress.sequence) {
      return false
    }
    return touchesShouldBegin(touches, with: event, in: view)
  }

  /// Called before the app moves the content with `setContentOffset(_:animated:)` or a method that
  /// calls it.
  func contentWillBeSent(to offset: CGPoint, isImmediate: Bool) {}

  /// Returns the offset at which a released scroll stops; without a velocity it has already
  /// stopped.
  func releaseTarget(velocity: CGPoint?) -> CGPoint { usualReleaseTarget(velocity: velocity) }

  override func drawing(at moment: DrawingMoment) -> SceneNode {
    var node = super.drawing(at: moment)
    node.scroll = drawnScroll(at: node.contentOrigin)
    if moment == .end, let glideAnimation { node.animations.append(glideAnimation) }
    return node
  }

  override func shownBounds(_ bounds: CGRect, at moment: DrawingMoment) -> CGRect {
    guard moment == .end, let glide else { return bounds }
    return CGRect(origin: glide.target, size: self.bounds.size)
  }

  package override func handle(_ event: HostEvent) -> Bool {
    guard case .scroll(let offset, let isResting) = event else { return super.handle(event) }
    return scrollByUser(
      to: originAsShown(CGRect(origin: offset, size: bounds.size)),
      part: isResting ? .ended : .moved)
  }

  override var hasScrollableContent: Bool { true }

  /// The part of the content in which elements have views; `nil` if all content always exists.
  var preparedContent: CGRect? { nil }

  override var sizeOfContent: CGSize { contentSize }

  override var scrollContentSize: ScrollContentSize { .preferred(scroll.handSetContentSize) }

  override func applyContentSize(of member: RegionMember) {
    guard let content = member.scrollContent else { return }
    let size = CGRect(
      x: 0, y: 0, width: member.region.solver.value(of: content.width),
      height: member.region.solver.value(of: content.height))
    let isApplying = scroll.isApplyingConstraints
    scroll.isApplyingConstraints = true
    let unscaled = size.withEdgesAtPixels(scale: traitCollection.roundingScale).size
    contentSize = CGSize(width: unscaled.width * zoomScale, height: unscaled.height * zoomScale)
    scroll.isApplyingConstraints = isApplying
  }

  /// Gives the subviews that constraints position their frames, and the content the size that
  /// constraints decide. An override calls `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeZoomedView()
    scroll.refreshing?.place(in: self)
    if constraintItem != nil { applyConstrainedContentSize() }
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if bounds.size != old.size {
      refreshAdjustedInset()
      holdWithinContent(after: old.size)
    }
    if bounds.origin != old.origin {
      setNeedsLayout()
      if scroll.refreshing != nil { updateRefreshing() }
      follower?.contentDidMove(in: self)
      let isMoved = scroll.isMovingContent
      scroll.isMovingContent = false
      if isMoved { delegate?.scrollViewDidScroll(self) }
    }
  }

  override func safeAreaWasChanged() {
    noteDrawingChange()
    refreshAdjustedInset()
  }

  override var safeAreaForSubviews: UIEdgeInsets {
    var added = scroll.adjustedInset - scroll.contentInset
    if let refreshing = scroll.refreshing { added.top -= refreshing.room }
    return safeAreaInsets - insetsInContent(added)
  }

  // MARK: Appearance proxies

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(.indicatorStyle, \UIScrollView.indicatorStyle),
      .init(.contentInsetAdjustmentBehavior, \UIScrollView.contentInsetAdjustmentBehavior),
      .init(.keyboardDismissMode, \UIScrollView.keyboardDismissMode),
      .init(.bounces, \UIScrollView.bounces),
    ]
  }
}
