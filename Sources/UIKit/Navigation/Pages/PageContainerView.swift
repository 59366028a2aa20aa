/// The view of a page view controller: three slots for pages that scroll, and the page indicator.
final class PageContainerView: UIView {
  /// The height of the page indicator, in points: chosen.
  private static let indicatorHeight: CGFloat = 37

  let scroller = SnappingScrollView()
  let indicator = UIPageControl()
  weak var pages: UIPageViewController?
  private let isVertical: Bool
  /// The distance between two pages, in points.
  private let spacing: CGFloat

  init(isVertical: Bool, spacing: CGFloat) {
    self.isVertical = isVertical
    self.spacing = spacing
    super.init(frame: UIScreen.main.bounds)
    clipsToBounds = true
    scroller.isPagingEnabled = true
    scroller.scrollsToTop = false
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.showsVerticalScrollIndicator = false
    scroller.showsHorizontalScrollIndicator = false
    scroller.clipsToBounds = false
    addSubview(scroller)
    indicator.isHidden = true
    addSubview(indicator)
  }

  required init?(coder: NSCoder) {
    fatalError("The views of page view controllers cannot be decoded; create a controller.")
  }

  /// The area of a page.
  var pageArea: CGRect {
    guard !indicator.isHidden else { return bounds }
    return bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: 0, bottom: Self.indicatorHeight + safeAreaInsets.bottom, right: 0))
  }

  /// The distance of two slots, in points.
  var slotLength: CGFloat { (isVertical ? pageArea.height : pageArea.width) + spacing }

  /// A Boolean value that indicates whether the next page is at the left or top of the slots.
  private var isMirrored: Bool {
    !isVertical && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Returns the offset at which a slot is displayed: -1 for the previous page, 0 for the current
  /// one, and 1 for the next one.
  func offset(ofSlot slot: Int) -> CGPoint {
    let place = CGFloat(1 + (isMirrored ? -slot : slot)) * slotLength
    return isVertical ? CGPoint(x: 0, y: place) : CGPoint(x: place, y: 0)
  }

  /// The displayed slot, with a fraction between two slots.
  var displayedSlot: CGFloat {
    guard slotLength > 0 else { return 0 }
    let offset = isVertical ? scroller.contentOffset.y : scroller.contentOffset.x
    let place = offset / slotLength - 1
    return isMirrored ? -place : place
  }

  /// Returns the frame of a page in a slot; of several pages in a slot, they share the area.
  func frame(inSlot slot: Int, page: Int, of count: Int) -> CGRect {
    let origin = offset(ofSlot: slot)
    let area = pageArea
    var frame = CGRect(
      x: origin.x + (isVertical ? 0 : spacing / 2), y: origin.y + (isVertical ? spacing / 2 : 0),
      width: area.width, height: area.height)
    guard count > 1 else { return frame }
    let place = isMirrored ? count - 1 - page : page
    if isVertical {
      frame.size.height /= CGFloat(count)
      frame.origin.y += CGFloat(place) * frame.height
    } else {
      frame.size.width /= CGFloat(count)
      frame.origin.x += CGFloat(place) * frame.width
    }
    return frame
  }

  /// Sets whether the user can scroll to the previous and the next page.
  func limit(hasPrevious: Bool, hasNext: Bool) {
    let length = slotLength
    let (low, high) = isMirrored ? (hasNext, hasPrevious) : (hasPrevious, hasNext)
    let (start, end) = (low ? 0 : -length, high ? 0 : -length)
    scroller.contentInset =
      isVertical
      ? UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
      : UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
  }

  /// Places the scroll view, its content and the page indicator.
  func placeScroller() {
    let area = pageArea
    let length = slotLength
    scroller.frame =
      isVertical
      ? CGRect(x: 0, y: -spacing / 2, width: area.width, height: length)
      : CGRect(x: -spacing / 2, y: 0, width: length, height: area.height)
    scroller.contentSize =
      isVertical
      ? CGSize(width: area.width, height: 3 * length)
      : CGSize(width: 3 * length, height: area.height)
    scroller.alwaysBounceHorizontal = !isVertical
    scroller.alwaysBounceVertical = isVertical
    indicator.frame = CGRect(
      x: 0, y: area.maxY, width: bounds.width, height: Self.indicatorHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pages?.layOutPages()
  }

  override func safeAreaWasChanged() {
    super.safeAreaWasChanged()
    setNeedsLayout()
  }
}
