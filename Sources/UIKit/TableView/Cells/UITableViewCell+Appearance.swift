extension UITableViewCell {
  // MARK: - Labels

  /// Gives a label the font and the color of the cell's style, where the app has set none.
  func showStandard(in label: TableCellLabel, isDetail: Bool) {
    label.showStandard(
      .preferredFont(forTextStyle: textStyle(isDetail: isDetail), compatibleWith: traitCollection),
      color(isDetail: isDetail))
    if style == .value2, !isDetail {
      label.textAlignment =
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
    }
  }

  /// The sizes of the style ``CellStyle/value2`` are chosen.
  private func textStyle(isDetail: Bool) -> UIFont.TextStyle {
    switch style {
    case .default, .value1: .body
    case .subtitle: isDetail ? traitCollection.metrics.tableCell.subtitleStyle : .body
    case .value2: isDetail ? .subheadline : .footnote
    }
  }

  private func color(isDetail: Bool) -> UIColor {
    switch style {
    case .value2: isDetail ? .label : tintColor
    case .value1: isDetail ? .secondaryLabel : .label
    case .subtitle:
      isDetail && traitCollection.metrics.tableCell.dimsSubtitles ? .secondaryLabel : .label
    case .default: .label
    }
  }

  /// Adds the labels and the image to a new content view.
  func returnParts() {
    for view in [parts.image, parts.text, parts.detail] as [UIView?] {
      if let view, view.superview !== contentView { contentView.addSubview(view) }
    }
  }

  // MARK: - Backgrounds

  func backgroundViewDidChange(from old: UIView?, to new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if new != nil, configurations.background != nil { backgroundConfiguration = nil }
    if let view = backgroundView, view.superview !== self {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
    }
    showActivity(animated: false)
  }

  func removeBackgroundViews() {
    backgroundView = nil
    selectedBackgroundView = nil
    multipleSelectionBackgroundView = nil
  }

  /// Shows the background and the corners of the row's place.
  func showBackground() {
    let list: ListBackground? =
      row.placement.isDisjoint(with: [.plain, .grouped, .insetGrouped])
      ? nil : row.placement.contains(.plain) ? .plainCell : .groupedCell
    showStandardColor(configurations.background == nil ? list?.color(isActive: false) : nil)
    showCorners()
  }

  /// Rounds the corners at which the cell lies in a card. They also clip the content of the cell.
  private func showCorners() {
    var mask: CACornerMask = []
    if row.placement.contains(.insetGrouped) {
      if row.placement.contains(.first) {
        mask.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
      }
      if row.placement.contains(.last) {
        mask.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
      }
    }
    guard !mask.isEmpty || states.hasCardCorners else { return }
    states.hasCardCorners = !mask.isEmpty
    layer.cornerRadius = mask.isEmpty ? 0 : traitCollection.metrics.list.cardRadius
    layer.maskedCorners = mask.isEmpty ? .all : mask
    clipsToBounds = !mask.isEmpty
  }

  // MARK: - Selection

  /// Shows or hides the background of a selected cell.
  func showActivity(animated: Bool) {
    let isShown = states.isActive && selectionStyle != .none
    let view = isShown ? makeShownSelectionView() : nil
    let others = [selectedBackgroundView, multipleSelectionBackgroundView, states.selectionView]
    for other in others where other !== view { hideSelection(other, animated: animated) }
    guard let view else { return }
    if view.superview !== self {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
    }
    guard view.isHidden else { return }
    view.isHidden = false
    guard animated, window != nil else { return }
    view.alpha = 0
    UIView.animate(withDuration: 0.25) { view.alpha = 1 }
  }

  private func hideSelection(_ view: UIView?, animated: Bool) {
    guard let view, !view.isHidden else { return }
    guard animated, window != nil, view.superview === self else {
      view.isHidden = true
      return
    }
    // The duration is chosen.
    UIView.animate(
      withDuration: 0.25, animations: { view.alpha = 0 },
      completion: { [weak self] _ in
        guard let self else { return }
        view.alpha = 1
        view.isHidden = !states.isActive
      })
  }

  /// Returns the view behind the content of a selected cell; `nil` if a configuration is there.
  private func makeShownSelectionView() -> UIView? {
    guard configurations.background == nil else { return nil }
    if row.selectsMultiple, let view = multipleSelectionBackgroundView { return view }
    if let view = selectedBackgroundView { return view }
    if let view = states.selectionView { return view }
    let view = UIView(frame: bounds)
    view.isUserInteractionEnabled = false
    view.isHidden = true
    view.backgroundColor = ListBackground.plainCell.color(isActive: true)
    states.selectionView = view
    return view
  }
}
