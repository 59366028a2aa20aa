/// A control that displays the number of pages and the current one as a row of dots.
///
/// The sizes follow iOS 26: dots of 10 points at distances of 18, with 14 points at the ends and 8
/// above and below (`se26-pages-4`, `cat26-pagecontrol-4`). The page that a touch selects, the
/// colors, and the dots displayed of too many pages are chosen.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  let platter = UIView()
  var indicators: [PageIndicatorView] = []
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]
  var scrub: CGPoint?
  /// A Boolean value that indicates whether the current touch selects pages continuously.
  var isScrubbing = false

  /// Creates a control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control of an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodePages(from: coder)
  }

  private func setUp() {
    platter.isUserInteractionEnabled = false
    addSubview(platter)
    showPages()
  }

  // MARK: Pages

  /// The number of pages, at least 0. The default is 0.
  open var numberOfPages: Int {
    get { indicators.count }
    set { changeCount(to: max(0, newValue)) }
  }

  /// The index of the current page, which is clamped to the pages. The default is 0. Setting it
  /// sends no actions.
  open var currentPage: Int {
    get { storedPage }
    set {
      storedPage = min(max(newValue, 0), max(0, numberOfPages - 1))
      showPages()
    }
  }
  private var storedPage = 0

  /// A Boolean value that indicates whether the control displays nothing for a single page. The
  /// default is `false`.
  open var hidesForSinglePage = false { didSet { showPages() } }

  private func changeCount(to count: Int) {
    guard count != indicators.count else { return }
    while indicators.count > count { indicators.removeLast().removeFromSuperview() }
    while indicators.count < count {
      let view = PageIndicatorView()
      indicators.append(view)
      platter.addSubview(view)
    }
    storedPage = min(storedPage, max(0, count - 1))
    showPages()
    invalidateIntrinsicContentSize()
  }

  // MARK: Appearance

  /// The directions of the pages.
  public enum Direction: Int, Sendable {
    /// The direction of the language.
    case natural = 0
    /// The first page is at the left.
    case leftToRight = 1
    /// The first page is at the right.
    case rightToLeft = 2
    /// The first page is at the top.
    case topToBottom = 3
    /// The first page is at the bottom.
    case bottomToTop = 4
  }

  /// The direction of the pages. The default is `natural`.
  open var direction = Direction.natural {
    didSet {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// The styles of the background.
  public enum BackgroundStyle: Int, Sendable {
    /// A background while the user selects pages continuously.
    case automatic = 0
    /// Always a background.
    case prominent = 1
    /// No background.
    case minimal = 2
  }

  /// The style of the background. The default is `automatic`.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { showPages() } }

  /// The color of the marks of other pages; `nil`, the default, for the standard one.
  open var pageIndicatorTintColor: UIColor? {
    didSet {
      noteAssigned(.pageIndicatorTintColor)
      showPages()
    }
  }
  /// The color of the current page's mark; `nil`, the default, for the standard one.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet {
      noteAssigned(.currentPageIndicatorTintColor)
      showPages()
    }
  }

  /// The image of pages without one of their own; `nil`, the default, for a dot. It is drawn in the
  /// color of the mark.
  open var preferredIndicatorImage: UIImage? { didSet { imagesDidChange() } }
  /// The image of the current page, or `nil` (the default) to use the image of any page.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { imagesDidChange() } }

  /// Returns the image that was set for a page; `nil` for none.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
  /// Sets the image of a page; `nil` for ``preferredIndicatorImage``.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    imagesDidChange()
  }
  /// Returns the image that was set for a page while it is the current one; `nil` for none.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }
  /// Sets the image of a page while it is the current one; `nil` for
  /// ``preferredCurrentPageIndicatorImage``.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentImages[page] = image
    imagesDidChange()
  }

  private func imagesDidChange() {
    showPages()
    invalidateIntrinsicContentSize()
  }

  func image(of page: Int) -> UIImage? {
    let usual = images[page] ?? preferredIndicatorImage
    guard page == currentPage else { return usual }
    return currentImages[page] ?? preferredCurrentPageIndicatorImage ?? usual
  }

  /// Gives the background and the marks their images and colors.
  func showPages() {
    let isShown =
      backgroundStyle == .prominent || backgroundStyle == .automatic && isScrubbing
    platter.backgroundColor = isShown ? .tertiarySystemFill : nil
    platter.isHidden = numberOfPages == 0 || hidesForSinglePage && numberOfPages == 1
    let current = currentPageIndicatorTintColor ?? .label
    let other = pageIndicatorTintColor ?? .tertiaryLabel
    for (page, view) in indicators.enumerated() {
      view.show(image(of: page), color: page == currentPage ? current : other)
    }
    platter.alpha = isEnabled ? 1 : 0.5
    noteDrawingChange()
    setNeedsLayout()
  }

  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { showPages() } } }

  // MARK: Interaction

  /// The ways of a user's touch.
  public enum InteractionState: Int, Sendable {
    /// There is no touch.
    case none = 0
    /// A touch that selects the next or the previous page at its end.
    case discrete = 1
    /// A touch that selects pages while it moves.
    case continuous = 2
  }

  /// The path of the current touch.
  open var interactionState: InteractionState {
    guard isTracking else { return .none }
    return isScrubbing ? .continuous : .discrete
  }

  /// A Boolean value that indicates whether a drag selects the pages that it passes. The default is
  /// `true`.
  open var allowsContinuousInteraction = true

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    scrub = touch.location(in: self)
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    followDrag(to: touch.location(in: self), with: event)
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isScrubbing, isTouchInside, let touch {
      turn(toward: touch.location(in: self), with: event)
    }
    endScrub()
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    endScrub()
  }

  private func endScrub() {
    isScrubbing = false
    scrub = nil
    showPages()
  }

  /// Selects a page for the user, and sends the actions if it is another one.
  func choose(_ page: Int, with event: UIEvent?) {
    let page = min(max(page, 0), max(0, numberOfPages - 1))
    guard page != currentPage else { return }
    currentPage = page
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  override var keptValue: UserValue? { .number(Double(currentPage)) }

  override func change(to value: UserValue) {
    guard case .number(let number) = value, let page = Int(exactly: number),
      (0..<numberOfPages).contains(page)
    else { return }
    choose(page, with: nil)
  }

  override var takesArrows: Bool { true }

  override func respond(to key: ControlKey) -> Bool {
    guard key.step != 0 else { return false }
    // Vertical pages follow the arrows of their own direction.
    let isAgainst = direction == .topToBottom && (key == .up || key == .down)
    choose(currentPage + (isAgainst ? -key.step : key.step), with: nil)
    return true
  }

  // MARK: Sizes

  /// Returns the size of the background for a number of pages with the usual images.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    platterSize(count: max(0, pageCount))
  }

  /// The size of the background of all pages.
  open override var intrinsicContentSize: CGSize { platterSize(count: numberOfPages) }

  /// Returns the size of the background of all pages, whatever the offered size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { platterSize(count: numberOfPages) }

  override var huggedLengths: HuggedLengths { .fixedHeight }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placePages()
  }

  // MARK: Accessibility

  override var standardIsAccessibilityElement: Bool { true }

  /// The current page and the number of pages, such as "page 2 of 5".
  override var standardAccessibilityValue: String? {
    numberOfPages == 0 ? nil : "page \(currentPage + 1) of \(numberOfPages)"
  }

  override var standardAccessibilityTraits: UIAccessibilityTraits {
    super.standardAccessibilityTraits.union(.adjustable)
  }

  open override func accessibilityIncrement() { _ = respond(to: ControlKey.up) }
  open override func accessibilityDecrement() { _ = respond(to: ControlKey.down) }

  // MARK: Appearance proxies

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(.pageIndicatorTintColor, \UIPageControl.pageIndicatorTintColor),
      .init(.currentPageIndicatorTintColor, \UIPageControl.currentPageIndicatorTintColor),
    ]
  }
}
