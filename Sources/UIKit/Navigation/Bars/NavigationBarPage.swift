/// The contents of a navigation bar for one item.
@MainActor
final class NavigationBarPage: UIView {
  let item: UINavigationItem
  /// The item of the screen before; `nil` without a back button.
  let backItem: UINavigationItem?
  /// A Boolean value that indicates whether the title is large.
  var hasLargeTitle = false { didSet { if hasLargeTitle != oldValue { setNeedsLayout() } } }
  /// A Boolean value that indicates whether the contents are about to be replaced.
  var isLeaving = false { didSet { if isLeaving != oldValue { bar.setNeedsLayout() } } }
  /// The position of the titles in a transition between screens.
  var titlePosition = TitlePosition.own {
    didSet { if titlePosition != oldValue { moveTitles() } }
  }

  /// A position of titles, by the state of their screen, which is pushed, or covered by a pushed
  /// one.
  enum TitlePosition {
    case own
    /// The screen is not pushed yet, or popped.
    case above
    /// The screen is covered.
    case below
  }

  /// The appearance of titles and items.
  private(set) var appearance: UINavigationBarAppearance
  private unowned let bar: UINavigationBar

  private let leading = BarButtonRow(isTrailing: false)
  private let trailing = BarButtonRow(isTrailing: true)
  private let titleLabel = UILabel()
  private let promptLabel = UILabel()
  private let largeTitleLabel = UILabel()
  private let largeTitleClip = UIView()
  private let backButton = BarBackButton()
  /// The view of all parts but the search bar.
  private let contents = UIView()

  init(
    _ item: UINavigationItem, after backItem: UINavigationItem?, in bar: UINavigationBar,
    appearance: UINavigationBarAppearance
  ) {
    self.item = item
    self.backItem = backItem
    self.bar = bar
    self.appearance = appearance
    super.init(frame: bar.bounds)
    for label in [titleLabel, largeTitleLabel] { label.accessibilityTraits = .header }
    promptLabel.textAlignment = .center
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textColor = .secondaryLabel
    largeTitleClip.clipsToBounds = true
    largeTitleClip.isHidden = true
    largeTitleClip.isUserInteractionEnabled = false
    largeTitleClip.addSubview(largeTitleLabel)
    for part in [largeTitleClip, promptLabel, titleLabel, backButton] { contents.addSubview(part) }
    addSubview(contents)
    for row in [leading, trailing] {
      row.itemHasChanged = { [weak self] in self?.updateContents() }
    }
    backButton.didTap = { [weak bar] in bar?.goBack() }
    updateContents()
  }

  required init?(coder: NSCoder) {
    fatalError("The contents of navigation bars cannot be decoded; create a navigation bar.")
  }

  // MARK: Contents

  /// Displays titles and items in an appearance.
  func show(_ appearance: UINavigationBarAppearance) {
    self.appearance = appearance
    updateContents()
  }

  /// Displays the present values of the item.
  func updateContents() {
    let title = item.title ?? ""
    titleLabel.show(title, bar.titleAttributes(in: appearance))
    largeTitleLabel.show(title, bar.largeTitleAttributes(in: appearance))
    promptLabel.text = item.prompt
    promptLabel.isHidden = item.prompt == nil
    if let view = item.titleView, view.superview !== contents {
      contents.addSubview(view)
    }
    showSearchBar()
    let hasBackButton = hasBackButton
    backButton.isHidden = !hasBackButton
    if hasBackButton, let backItem {
      let own = backItem.backBarButtonItem
      backButton.accessibilityLabel = backItem.titleOfBackButton
      backButton.accessibilityIdentifier = own?.accessibilityIdentifier
      backButton.show(
        own?.image, title: backItem.visibleTitleOfBackButton,
        color: own?.tintColor ?? bar.contentColor)
    }
    leading.show(item.displayedLeadingItems, in: contents, prepare)
    trailing.show(item.rightBarButtonItems ?? [], in: contents, prepare)
    setNeedsLayout()
  }

  private func showSearchBar() {
    let search = item.searchController
    let isAlone = search?.takesWholeBar ?? false
    contents.alpha = isAlone ? 0 : 1
    contents.isUserInteractionEnabled = !isAlone
    contents.accessibilityElementsHidden = isAlone
    guard let searchBar = search?.searchBar else { return }
    searchBar.sideMargin = metrics.sideMargin
    searchBar.isInNavigationBar = true
    if searchBar.superview !== self { addSubview(searchBar) }
  }

  private func prepare(_ button: BarButtonView) {
    button.contentColor = bar.contentColor
    button.appearance =
      button.item.style == .prominent
      ? appearance.prominentButtonAppearance : appearance.buttonAppearance
    // An item may become one that shares its background, or ends to.
    button.itemHasChanged = { [weak self] in self?.updateContents() }
  }

  /// A Boolean value that indicates whether the back button is displayed.
  var hasBackButton: Bool {
    guard backItem != nil, !item.hidesBackButton else { return false }
    return item.leftBarButtonItems == nil || item.leftItemsSupplementBackButton
  }

  private var metrics: NavigationBarMetrics { bar.metrics }

  // MARK: Heights

  /// The heights of the parts.
  var heights: NavigationBarHeights { bar.heights(of: item, hasLargeTitle: hasLargeTitle) }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let heights = heights
    let top = max(0, heights.compact - metrics.height(in: traitCollection))
    let search = heights.searchHeight(in: bounds.height)
    showsLargeTitle = hasLargeTitle && bounds.height - search > heights.compact + 0.01
    contents.frame = bounds
    if let searchBar = item.searchController?.searchBar {
      // A part of the bar is displayed at its end, above the content.
      searchBar.frame = CGRect(
        x: 0, y: bounds.height - search, width: bounds.width, height: heights.search)
      searchBar.alpha = heights.search > 0 ? search / heights.search : 1
      searchBar.layoutIfNeeded()
    }
    // Within an animation only the height of the bar changes gradually.
    UIView.performWithoutAnimation {
      let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
      promptLabel.frame = CGRect(
        x: left, y: 0, width: max(0, bounds.width - left - right), height: top)
      placeRow(at: top)
    }
    placeLargeTitle(
      in: CGRect(
        x: 0, y: heights.compact, width: bounds.width,
        height: max(0, bounds.height - search - heights.compact)), height: heights.large)
    titleShift = titleDistances
  }

  private func placeRow(at top: CGFloat) {
    let metrics = metrics
    let height = metrics.contentHeight(in: traitCollection)
    let margin = metrics.sideMargin
    let width = bounds.width
    let sides = sideInsets
    func rect(_ x: CGFloat, _ width: CGFloat) -> CGRect {
      placed(CGRect(x: x, y: top, width: width, height: height))
    }
    var start = margin + sides.leading
    if hasBackButton {
      let width = backButton.preferredWidth(height: height, room: width / 2)
      let back = metrics.backMargin + sides.leading
      backButton.frame = rect(back, width)
      start = back + width + metrics.itemSpacing
    }
    let end = margin + sides.trailing
    let trailingEnd = trailing.place(from: end, room: width - start) { [bounds] x, width in
      self.placed(
        CGRect(x: bounds.width - x - width, y: top, width: width, height: height))
    }
    let room = width - (trailingEnd.map { $0 + metrics.itemSpacing } ?? end)
    let leadingEnd = leading.place(from: start, room: room, in: rect)
    let first = leadingEnd.map { $0 + metrics.itemSpacing } ?? start
    placeTitle(in: CGRect(x: first, y: top, width: max(0, room - first), height: height))
  }

  /// Places the title in the middle of the bar, or as near to it as the items allow.
  private func placeTitle(in room: CGRect) {
    let view = item.titleView
    if let view, let own = item.titleViewSize, view.bounds.size != own { view.bounds.size = own }
    let size = view?.sizeInBar ?? titleLabel.sizeThatFits(.greatest)
    let width = min(size.width, room.width)
    let sides = sideInsets
    let middle = (bounds.width + sides.leading - sides.trailing - width) / 2
    let x = min(max(middle, room.minX), max(room.maxX - width, room.minX))
    let frame = CGRect(
      x: x, y: room.midY - size.height / 2, width: width, height: size.height)
    titleLabel.isHidden = view != nil || showsLargeTitle
    if let view {
      let rect = placed(frame)
      view.frame = CGRect(
        x: PixelRounding.snapped(rect.minX, scale: scale),
        y: PixelRounding.snapped(rect.minY, scale: scale), width: rect.width, height: rect.height)
    } else {
      let offset = appearance.titlePositionAdjustment
      let rect = placed(frame.offsetBy(dx: offset.horizontal, dy: offset.vertical))
      let place =
        metrics.look == .floating
        ? rect.roundedOut(scale: scale) : rect.roundedUp(scale: scale)
      titleLabel.frame = place.offsetBy(dx: titleDistances.small, dy: 0)
    }
  }

  /// A Boolean value that indicates whether a part of the large title is visible.
  private var showsLargeTitle = false

  private func placeLargeTitle(in clip: CGRect, height full: CGFloat) {
    largeTitleClip.isHidden = !showsLargeTitle
    largeTitleClip.frame = clip
    let size = largeTitleLabel.sizeThatFits(.greatest)
    let content =
      full - metrics.largeTitleHeight
      + metrics.largeTitleContentHeight
    let margin = metrics.titleMargin(width: bounds.width)
    let sides = sideInsets
    let start = margin + sides.leading
    // The title keeps its distance from the end of the bar.
    let y = clip.height - full + max(0, (content - size.height) / 2)
    largeTitleLabel.frame = placed(
      CGRect(
        x: start, y: PixelRounding.snapped(y, scale: scale),
        width: min(size.width, max(0, bounds.width - start - margin - sides.trailing)),
        height: size.height)
    ).offsetBy(dx: titleDistances.large, dy: 0)
  }

  /// The distances of the titles from their positions, which are chosen.
  ///
  /// A large title moves with its screen, and a title in the middle by the distance from there to
  /// the edge.
  private var titleDistances: (small: CGFloat, large: CGFloat) {
    let sign: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let width = bounds.width * sign
    let covered = PixelRounding.snapped(-width * NavigationBarChange.parallax, scale: scale)
    return switch titlePosition {
    case .own: (0, 0)
    case .above: (PixelRounding.snapped(width / 2, scale: scale), width)
    case .below: (covered, covered)
    }
  }

  /// Moves the titles to their position, animated within an animation.
  private func moveTitles() {
    let distances = titleDistances
    titleLabel.frame.origin.x += distances.small - titleShift.small
    largeTitleLabel.frame.origin.x += distances.large - titleShift.large
    titleShift = distances
  }
  /// The distances at which the titles are.
  private var titleShift: (small: CGFloat, large: CGFloat) = (0, 0)

  /// The insets of the safe area at the sides, such as the insets beside a sensor housing in
  /// landscape.
  private var sideInsets: (leading: CGFloat, trailing: CGFloat) {
    let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? (right, left) : (left, right)
  }

  private var scale: CGFloat { traitCollection.roundingScale }

  // Assistive technology reads from the leading edge on.
  override var childrenInReadingOrder: [UIView] {
    var middle: [UIView] = [promptLabel, titleLabel]
    if let view = item.titleView { middle.append(view) }
    return [backButton] + leading.platters + middle + trailing.platters.reversed()
      + [largeTitleClip] + (item.searchController.map { [$0.searchBar] } ?? [])
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    updateContents()
    bar.heightMayHaveChanged()
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    setNeedsLayout()
  }
}

extension CGSize {
  /// Unlimited room.
  fileprivate static let greatest = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}

extension CGRect {
  /// Returns the rectangle with a whole number of pixels, as much moved up as necessary: titles
  /// before iOS 26 (`ip14-title-chinese`).
  fileprivate func roundedUp(scale: CGFloat) -> CGRect {
    CGRect(
      x: PixelRounding.snapped(minX, scale: scale), y: PixelRounding.down(minY, scale: scale),
      width: PixelRounding.up(width, scale: scale), height: PixelRounding.up(height, scale: scale))
  }

  /// Returns the least rectangle of whole pixels around this one (`ip26-nav-inline`).
  fileprivate func roundedOut(scale: CGFloat) -> CGRect {
    let left = PixelRounding.down(minX, scale: scale)
    let top = PixelRounding.down(minY, scale: scale)
    return CGRect(
      x: left, y: top, width: PixelRounding.up(maxX, scale: scale) - left,
      height: PixelRounding.up(maxY, scale: scale) - top)
  }
}
