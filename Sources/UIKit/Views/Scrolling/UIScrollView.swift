/// A view onto content that may be larger than itself, which the user scrolls.
///
/// `bounds.origin` is the content offset. Programs may set any offset, also beyond the content, as in
/// UIKit. A user's scrolling stays within the content and its insets.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  var scroll = ScrollState() {
    didSet { if !scroll.isDrawn(like: oldValue) { noteDrawingChange() } }
  }

  /// Who hears of scrolling.
  ///
  /// A collection view's property of this name is of a narrower type, and is to be preferred there.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)?

  /// Makes a scroll view at a place in the coordinates of its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Views are not read from archives here: this makes a scroll view of size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  // MARK: Content

  /// The point of the content that shows at the top left corner, in points. Default zero.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { moveContent(to: newValue) }
  }

  /// The size of the content in points. Default zero.
  open var contentSize: CGSize {
    get { scroll.contentSize }
    set { changeContentSize(to: newValue) }
  }

  /// Room added around the content, in points. Default zero.
  open var contentInset: UIEdgeInsets {
    get { scroll.contentInset }
    set {
      guard newValue != scroll.contentInset else { return }
      scroll.contentInset = newValue
      refreshAdjustedInset()
    }
  }

  /// Moves the content.
  ///
  /// An animated move takes 0.3 seconds in windows whose host plays animations, such as a browser: the
  /// offset changes in every frame then, along half a cosine wave. In others the content is at its new
  /// place when the method returns. An animated move that changes the offset reports its end by
  /// `scrollViewDidEndScrollingAnimation(_:)`, one frame after its last step, unless the user or the
  /// program moves the content before. (Duration, curve and frame are recorded from iOS 26.1.)
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

  /// Moves the content by as little as it takes to show a rectangle of it; not at all where it shows
  /// already.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offsetShowing(rect), animated: animated)
  }

  // MARK: Insets

  /// Which safe areas are added to ``contentInset``. Default `automatic`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { refreshAdjustedInset() }
  }

  /// ``contentInset`` with the safe areas that
  /// ``contentInsetAdjustmentBehavior-swift.property`` adds, in points.
  open var adjustedContentInset: UIEdgeInsets { scroll.adjustedInset }

  /// Tells that ``UIScrollView/adjustedContentInset`` changed. Call super when overriding.
  open func adjustedContentInsetDidChange() {}

  /// The distances of the vertical scroll indicator from the edges, in points. The default is zero.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { if verticalScrollIndicatorInsets != oldValue { noteDrawingChange() } }
  }
  /// The distances of the horizontal scroll indicator from the edges, in points. The default is zero.
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

  // MARK: How the user scrolls

  /// Whether the user can scroll. Default true.
  open var isScrollEnabled = true { didSet { noteDrawingChange() } }
  /// Whether scrolling comes to rest at multiples of the view's size. Default false.
  open var isPagingEnabled = false
  /// A Boolean value that indicates whether a drag that begins along one axis moves the content along
  /// that axis only. The default is `false`.
  ///
  /// A drag that begins diagonally moves the content along both axes. UIKit's limit is not documented;
  /// here a drag is diagonal if its longer component is less than twice the shorter one.
  open var isDirectionalLockEnabled = false { didSet { noteDrawingChange() } }
  /// Whether scrolling beyond the end is answered by springing back. Default true.
  open var bounces = true { didSet { noteDrawingChange() } }
  /// Whether the content springs vertically also where it is no taller than the view. It makes the
  /// axis one that scrolls, for safe areas. Default false.
  open var alwaysBounceVertical = false {
    didSet {
      noteDrawingChange()
      refreshAdjustedInset()
    }
  }
  /// Whether the content springs horizontally also where it is no wider than the view. It makes the
  /// axis one that scrolls, for safe areas. Default false.
  open var alwaysBounceHorizontal = false {
    didSet {
      noteDrawingChange()
      refreshAdjustedInset()
    }
  }
  /// Whether the vertical indicator shows while scrolling. Default true.
  open var showsVerticalScrollIndicator = true { didSet { noteDrawingChange() } }
  /// Whether the horizontal indicator shows while scrolling. Default true.
  open var showsHorizontalScrollIndicator = true { didSet { noteDrawingChange() } }
  /// How fast scrolling slows down after the finger lifts. Default `normal`.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a tap on the status bar scrolls to the top. Default true.
  open var scrollsToTop = true
  /// The look of the indicators. The default is `default`.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { if indicatorStyle != oldValue { noteDrawingChange() } }
  }

  /// Whether the user has touched the content to scroll it.
  open var isTracking: Bool { scroll.isDragging || scroll.pan != nil }
  /// Whether the user is scrolling.
  open var isDragging: Bool { scroll.isDragging }
  /// Whether the content moves on after the user let go.
  open var isDecelerating: Bool { scroll.isDecelerating }

  // MARK: Hooks

  /// Called before the program moves the content by `setContentOffset(_:animated:)` or a method that
  /// calls it.
  func contentWillBeSent(to offset: CGPoint, isImmediate: Bool) {}

  /// Where a scroll that the user let go of comes to rest; without a velocity it has run out.
  func releaseTarget(velocity: CGPoint?) -> CGPoint { usualReleaseTarget(velocity: velocity) }

  package override func drawing(at moment: DrawingMoment) -> ViewDrawing {
    var drawing = super.drawing(at: moment)
    drawing.scroll = scrollDrawing
    if moment == .end, let glide {
      drawing.contentOrigin = originAsShown(CGRect(origin: glide.target, size: bounds.size))
    }
    return drawing
  }

  package override func handle(_ event: HostEvent) -> Bool {
    guard case .scroll(let offset, let isResting) = event else { return super.handle(event) }
    return scrollByUser(
      to: originAsShown(CGRect(origin: offset, size: bounds.size)),
      part: isResting ? .ended : .moved)
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if bounds.size != old.size {
      refreshAdjustedInset()
      holdWithinContent(after: old.size)
    }
    if bounds.origin != old.origin {
      setNeedsLayout()
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
    safeAreaInsets - insetsInContent(scroll.adjustedInset - scroll.contentInset)
  }
}
