internal import Scenes

extension UITableViewHeaderFooterView {
  private var metrics: TableCellMetrics { traitCollection.metrics.tableCell }

  /// A Boolean value that indicates whether the view is in a grouped table view.
  private var isGrouped: Bool {
    !section.placement.isDisjoint(with: [.grouped, .insetGrouped])
  }

  func setNeedsArrangement() {
    setNeedsLayout()
    contentSizeDidChange(isOwn: true)
  }

  func sectionDidChange(from old: TableSectionViewContext) {
    if section.placement != old.placement { surroundingsDidChange() }
    if section.isPinned != old.isPinned {
      showShade()
      setNeedsUpdateConfiguration()
    }
    setNeedsLayout()
  }

  /// Updates what depends on the traits and the position.
  func surroundingsDidChange() {
    if let label = states.text { showStandard(in: label, isDetail: false) }
    if let label = states.detail { showStandard(in: label, isDetail: true) }
    showBackground()
    showShade()
    setNeedsUpdateConfiguration()
    setNeedsArrangement()
  }

  // MARK: - States

  /// The states of the view, without those that an app adds.
  var presentState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isPinned = section.isPinned
    return state
  }

  func callUpdateHandler(_ state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// The facts about the element for hosts; `nil` for a view that displays none.
  var sceneElement: SceneElement? {
    guard let (key, _) = liveElement, let name = key.kind.name else { return nil }
    return SceneElement(.supplementary(name), at: key.indexPath)
  }

  // MARK: - Labels

  /// Displays a title of the data source: in capital letters in grouped tables before iOS 26.
  func showTitle(_ title: String?) {
    let isCapital = isGrouped && !section.isFooter && metrics.capitalizesGroupedTitles
    textLabel?.text = isCapital ? title?.localizedUppercase : title
  }

  /// Gives a label the font, the color and the lines for its position, where the app has set none.
  /// Titles of plain headers have one line.
  func showStandard(in label: TableCellLabel, isDetail: Bool) {
    let isTitle = !isDetail && !section.isFooter
    let style: UIFont.TextStyle =
      isTitle ? (isGrouped ? metrics.groupedHeaderStyle : .headline) : .footnote
    label.showStandard(
      .preferredFont(forTextStyle: style, compatibleWith: traitCollection),
      isTitle && !isGrouped ? .label : .secondaryLabel)
    if isGrouped || section.isFooter { label.numberOfLines = 0 }
  }

  /// Adds the labels to a new content view.
  func returnLabels() {
    for view in [states.text, states.detail] {
      if let view, view.superview !== contentView { contentView.addSubview(view) }
    }
  }

  // MARK: - Background

  func backgroundViewDidChange(from old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    guard let view = backgroundView else { return showBackground() }
    if configurations.background != nil { backgroundConfiguration = nil }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    showBackground()
  }

  func removeBackgroundViews() { backgroundView = nil }

  /// Shows the background color for the position. A tint color of the app takes its place in plain
  /// table views.
  func showBackground() {
    guard configurations.background == nil, backgroundView == nil else {
      return showStandardColor(nil)
    }
    guard section.placement.contains(.plain) else { return showStandardColor(nil) }
    showStandardColor(
      states.hasOwnTint ? tintColor : ListBackground.plainHeaderFooter.color(isActive: false))
  }

  /// Shows the shade over the rows below a pinned header.
  func showShade() {
    let (height, opacity) = metrics.pinnedShade
    let isShown = section.isPinned && !section.isFooter && height > 0
    guard isShown || states.shade != nil else { return }
    guard isShown else {
      states.shade?.isHidden = true
      return
    }
    let shade = states.shade ?? PinnedShadeView(opacity: opacity)
    if shade.superview !== self { insertSubview(shade, at: 0) }
    states.shade = shade
    shade.isHidden = false
    setNeedsLayout()
  }

  // MARK: - Layout

  private var tableMargin: CGFloat {
    section.sideMargin ?? metrics.margin(inTableOfWidth: section.tableWidth ?? bounds.width)
  }

  private var textMargin: CGFloat {
    section.placement.contains(.insetGrouped) && traitCollection.userInterfaceIdiom != .pad
      ? metrics.cardMargin : tableMargin
  }

  /// The safe area at the sides.
  private var safeSides: (leading: CGFloat, trailing: CGFloat) {
    guard section.insetsContentToSafeArea else { return (0, 0) }
    let safeArea = NSDirectionalEdgeInsets(
      safeAreaInsets, in: effectiveUserInterfaceLayoutDirection)
    return (safeArea.leading, safeArea.trailing)
  }

  /// The distances of the content view from the sides: the distances of cards (`tb-cat26-grouped`),
  /// and the safe area.
  private var contentSides: (leading: CGFloat, trailing: CGFloat) {
    let card = section.placement.contains(.insetGrouped) ? section.cardInset ?? tableMargin : 0
    return (safeSides.leading + card, safeSides.trailing + card)
  }

  /// Gives the view and its content view the standard margins, unless the app has set others.
  private func showMargins() {
    let side = textMargin
    let sides = contentSides
    states.margins.set(
      NSDirectionalEdgeInsets(
        top: 8, leading: side + sides.leading, bottom: 8, trailing: side + sides.trailing),
      of: self)
    guard !configurations.hasMadeContentView else { return }
    states.contentMargins.set(
      NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: side), of: contentView)
  }

  /// Gives the content its width.
  ///
  /// - Returns: The width that is taken from the content.
  @discardableResult
  private func placeContent() -> CGFloat {
    showMargins()
    let sides = contentSides
    let frame = placed(
      CGRect(
        x: sides.leading, y: 0, width: max(0, bounds.width - sides.leading - sides.trailing),
        height: bounds.height))
    if contentView.frame != frame { contentView.frame = frame }
    return bounds.width - frame.width
  }

  /// Places the content, the labels and the shade.
  func arrange() {
    placeContent()
    if let shade = states.shade {
      shade.frame = CGRect(
        x: 0, y: bounds.height, width: bounds.width, height: metrics.pinnedShade.height)
    }
    placeLabels()
  }

  /// The labels that display text.
  private var labels: [TableCellLabel] {
    [states.text, states.detail].compactMap { $0 }.filter(\.hasText)
  }

  /// Places the labels: in a header at a distance from the bottom, and in a footer at a distance
  /// from the top.
  private func placeLabels() {
    guard !configurations.hasMadeContentView else { return }
    let labels = labels
    guard let font = labels.first?.font else { return }
    let margins = contentView.directionalLayoutMargins
    let size = contentView.bounds.size
    let width = max(0, size.width - margins.leading - margins.trailing)
    let sizes = labels.map { labelSize($0, inWidth: width) }
    let scale = traitCollection.roundingScale
    let height = sizes.reduce(0) { $0 + $1.height }
    var y =
      section.isFooter
      ? metrics.footerTop : size.height - metrics.titlePadding(of: font, scale: scale) - height
    y = PixelRounding.snapped(y, scale: scale)
    for (label, own) in zip(labels, sizes) {
      let frame = contentView.placed(
        CGRect(x: margins.leading, y: y, width: min(own.width, width), height: own.height))
      if label.superview === contentView, label.frame != frame { label.frame = frame }
      y += own.height
    }
  }

  private func labelSize(_ label: UILabel, inWidth width: CGFloat) -> CGSize {
    // A label without width would not wrap its text.
    label.sizeThatFits(CGSize(width: max(width, 1), height: .greatestFiniteMagnitude))
  }

  // MARK: - Sizes

  /// Returns the size of the content, for a target size with fixed axes.
  func sizeByContent(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    let taken = placeContent()
    guard let view = viewWithConstraints else {
      return contentSize(
        near: target, fixedWidth: horizontal >= .required, fixedHeight: vertical >= .required)
    }
    var target = target
    let excess = view === self ? 0 : taken
    if horizontal >= .required { target.width = max(0, target.width - excess) }
    var size =
      view.constrainedFittingSize(target, horizontal: horizontal, vertical: vertical) ?? target
    size.width += excess
    return size
  }

  /// Returns the size of the content in a width.
  func contentSize(in size: CGSize) -> CGSize {
    let excess = placeContent()
    let isWide = size.width > 0 && size.width < .greatestFiniteMagnitude
    let width = max(0, (isWide ? size.width : bounds.width) - excess)
    guard configurations.hasMadeContentView else {
      let height = labelHeight(inWidth: width)
      return CGSize(
        width: width + excess,
        height: PixelRounding.up(height, scale: traitCollection.roundingScale))
    }
    let content = preferredSize(
      within: CGSize(width: width, height: .greatestFiniteMagnitude), of: contentView)
    return CGSize(width: width + excess, height: content.height)
  }

  /// Returns the height of the view by its labels. The distance above a grouped header is part of
  /// it.
  private func labelHeight(inWidth width: CGFloat) -> CGFloat {
    let margins = contentView.directionalLayoutMargins
    let lines = labels.reduce(0) { sum, label in
      let height = labelSize(label, inWidth: max(0, width - margins.leading - margins.trailing))
        .height
      return sum + label.exactHeight(height, scale: traitCollection.roundingScale)
    }
    if section.isFooter {
      return lines == 0 ? section.gap : metrics.footerTop + lines + metrics.footerBottom
    }
    if isGrouped { return section.gap + lines }
    return lines == 0 ? 0 : lines + metrics.plainHeaderPadding
  }
}
