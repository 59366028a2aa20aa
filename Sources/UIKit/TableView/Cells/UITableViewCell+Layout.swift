extension UITableViewCell {
  private var metrics: TableCellMetrics { traitCollection.metrics.tableCell }

  /// Schedules the layout of the accessories and the content, and a measurement of the cell.
  func setNeedsArrangement() {
    setNeedsLayout()
    contentSizeDidChange(isOwn: true)
  }

  func rowDidChange(from old: TableRowContext) {
    if row.placement != old.placement { showBackground() }
    if row.selectsMultiple != old.selectsMultiple { showActivity(animated: false) }
    setNeedsLayout()
  }

  /// Updates what depends on the traits.
  func surroundingsDidChange() {
    if let label = parts.text { showStandard(in: label, isDetail: false) }
    if let label = parts.detail { showStandard(in: label, isDetail: true) }
    showBackground()
    setNeedsUpdateConfiguration()
    setNeedsArrangement()
  }

  // MARK: - Margins

  /// The distance of accessories from the edges of the cell: the margin of the table view.
  private var tableMargin: CGFloat {
    row.sideMargin ?? metrics.margin(inTableOfWidth: row.tableWidth ?? bounds.width)
  }

  /// The distance of content from the edges of the cell. In a card on a phone, it does not depend
  /// on the width.
  private var textMargin: CGFloat {
    row.placement.contains(.insetGrouped) && traitCollection.userInterfaceIdiom != .pad
      ? metrics.cardMargin : tableMargin
  }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  /// The safe area at the sides.
  private var safeSides: (leading: CGFloat, trailing: CGFloat) {
    guard row.insetsContentToSafeArea else { return (0, 0) }
    let safeArea = NSDirectionalEdgeInsets(
      safeAreaInsets, in: effectiveUserInterfaceLayoutDirection)
    return (safeArea.leading, safeArea.trailing)
  }

  /// Gives the cell and its content view the standard margins, unless the app has set others. Safe
  /// areas count at the sides only: a row under a bar is as high as any other.
  private func showMargins() {
    let side = textMargin
    let safe = safeSides
    let height = traitCollection.metrics.list.rowMargin
    states.margins.set(
      NSDirectionalEdgeInsets(
        top: height, leading: side + safe.leading + indentation, bottom: height,
        trailing: side + safe.trailing),
      of: self)
    guard !configurations.hasMadeContentView else { return }
    states.contentMargins.set(
      NSDirectionalEdgeInsets(
        top: height, leading: side + indentation, bottom: height, trailing: metrics.innerMargin),
      of: contentView)
  }

  // MARK: - Arrangement

  /// A Boolean value that indicates whether the cell displays what belongs to the editing mode.
  private var showsEditing: Bool {
    states.isEditing && (row.isEditable || row.isMovable ?? showsReorderControl)
  }

  /// The accessory of the present mode.
  private var shownAccessory: (view: UIView?, type: AccessoryType) {
    if showsEditing { return (editingAccessoryView, editingAccessoryType) }
    return (accessoryView, accessoryType)
  }

  /// The accessories and controls that the cell displays, from left to right in a left-to-right
  /// interface.
  private var accessories: [TableAccessory] {
    let isEditing = showsEditing
    var result: [TableAccessory] = []
    if isEditing, row.isEditable {
      if row.selectsWhileEditing {
        result.append(.multiselect)
      } else {
        switch row.editingStyle {
        case .none: break
        case .delete: result.append(.delete)
        case .insert: result.append(.insert)
        }
      }
    }
    let (view, type) = shownAccessory
    if let view {
      result.append(.custom(view))
    } else {
      result += TableAccessory.accessories(of: type)
    }
    if isEditing, row.isMovable ?? showsReorderControl { result.append(.reorder) }
    return result
  }

  /// The widths at the sides in which neither content nor accessories lie.
  private var takenSides: (leading: CGFloat, trailing: CGFloat) {
    let safe = safeSides
    return (safe.leading, safe.trailing + (row.showsIndex ? metrics.indexWidth : 0))
  }

  /// Updates the margins and the accessories, and returns the positions of these and the content.
  private func arrangement(made: inout [UIView]) -> AccessoryArrangement {
    showMargins()
    let accessories = accessories
    let indents =
      showsEditing && row.isEditable && (row.indentsWhileEditing ?? shouldIndentWhileEditing)
    made = accessoryViews.update(
      to: TableAccessoryViews.State(
        accessories: accessories, isSelected: states.isSelected,
        textSize: traitCollection.preferredContentSizeCategory,
        scale: traitCollection.roundingScale, sizes: accessories.map(\.sizeOfView)),
      in: self)
    return accessoryViews.arrangement(
      inWidth: bounds.width, edge: tableMargin, insets: takenSides, indentsContent: indents)
  }

  /// Gives the content its width for a measurement.
  ///
  /// - Returns: The width that accessories and controls take from the content.
  private func arrangeForMeasuring() -> CGFloat {
    var made: [UIView] = []
    let arrangement = arrangement(made: &made)
    place(contentIn: arrangement)
    let excess = bounds.width - contentView.bounds.width
    states.measuredExcess = excess
    return excess
  }

  /// Places the content and the accessories.
  func arrange() {
    var made: [UIView] = []
    let arrangement = arrangement(made: &made)
    let isAnimated = UIView.inheritedAnimationDuration > 0 && !made.isEmpty
    if isAnimated {
      // New views come into sight where they belong.
      UIView.performWithoutAnimation {
        accessoryViews.place(by: arrangement, in: self)
        for view in made { view.alpha = 0 }
      }
    }
    place(contentIn: arrangement)
    accessoryViews.place(by: arrangement, in: self)
    if isAnimated { for view in made { view.alpha = 1 } }
    placeParts()
    let excess = bounds.width - contentView.bounds.width
    if let measured = states.measuredExcess, measured != excess {
      states.measuredExcess = nil
      contentSizeDidChange(isOwn: true)
    }
  }

  private func place(contentIn arrangement: AccessoryArrangement) {
    let taken = takenSides
    let start = max(arrangement.contentStart, taken.leading)
    let end = min(arrangement.contentEnd, bounds.width - taken.trailing)
    let frame = placed(
      CGRect(x: start, y: 0, width: max(0, end - start), height: bounds.height))
    if contentView.frame != frame { contentView.frame = frame }
  }

  // MARK: - Labels

  /// The arrangement of the labels and the image; `nil` for a cell without them.
  private var classicLayout: ClassicCellLayout {
    let margins = contentView.directionalLayoutMargins
    let category = min(traitCollection.textSize, .extraExtraExtraLarge)
    let rowMargin = traitCollection.metrics.list.rowMargin
    return ClassicCellLayout(
      style: style, metrics: metrics, margins: (margins.leading, margins.trailing),
      minimumHeight: 2 * rowMargin + TextStyleSizes.lineSpacing(of: .body, at: category),
      stacksValues: traitCollection.textSize.isAccessibilityCategory,
      scale: traitCollection.roundingScale, image: parts.image?.image.map(lengths),
      text: text(of: parts.text), detail: text(of: parts.detail))
  }

  private func text(of label: TableCellLabel?) -> ClassicCellLayout.Text? {
    guard let label, label.hasText else { return nil }
    return ClassicCellLayout.Text(label: label)
  }

  /// Symbols have the width of symbols in list content, so that the texts of several rows are
  /// aligned (chosen).
  private func lengths(of image: UIImage) -> ClassicCellLayout.Image {
    let width =
      image.isSymbolImage
      ? UIFontMetrics.default.scaledValue(for: 28, compatibleWith: traitCollection) : 0
    return ClassicCellLayout.Image(
      size: image.size, reservedWidth: max(width, image.size.width))
  }

  private func placeParts() {
    guard !configurations.hasMadeContentView,
      parts.text != nil || parts.detail != nil || parts.image != nil
    else { return }
    let frames = classicLayout.frames(in: contentView.bounds.size)
    func place(_ view: UIView?, at frame: CGRect?) {
      let frame = frame.map(contentView.placed) ?? .zero
      if let view, view.superview === contentView, view.frame != frame { view.frame = frame }
    }
    place(parts.image, at: frames.image)
    place(parts.text, at: frames.text)
    place(parts.detail, at: frames.detail)
  }

  // MARK: - Sizes

  /// Returns the size of the content with the accessories, for a target size with fixed axes.
  func sizeByContent(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    let taken = arrangeForMeasuring()
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
    if vertical < .required { size.height += separatorHeightOfContent }
    return size
  }

  /// Returns the size of the content with the accessories in a width.
  func contentSize(in size: CGSize) -> CGSize {
    let excess = arrangeForMeasuring()
    let isWide = size.width > 0 && size.width < .greatestFiniteMagnitude
    let width = max(0, (isWide ? size.width : bounds.width) - excess)
    guard configurations.hasMadeContentView else {
      return CGSize(width: width + excess, height: classicLayout.height(inWidth: width))
    }
    let content = preferredSize(
      within: CGSize(width: width, height: .greatestFiniteMagnitude), of: contentView)
    return CGSize(width: width + excess, height: content.height + separatorHeightOfContent)
  }

  /// The height that the separator adds to list content. Content views of an app's own fill the
  /// row, as constraints do in a cell without configuration: chosen, as none are recorded.
  private var separatorHeightOfContent: CGFloat {
    guard configurations.hasMadeContentView, contentView is UIListContentView,
      metrics.addsSeparatorToContent, row.separators.style != .none
    else { return 0 }
    return traitCollection.metrics.list.separatorHeight(scale: traitCollection.roundingScale)
  }

  // MARK: - The start of the text

  /// The position of the text in the content view, from its leading edge.
  var textStart: CGFloat {
    if let content = contentView as? UIListContentView {
      content.layoutIfNeeded()
      if let frame = content.textFrame { return content.placed(frame).minX }
    }
    guard parts.image?.image != nil, !configurations.hasMadeContentView else {
      return contentView.directionalLayoutMargins.leading
    }
    return classicLayout.textStart
  }

  /// The automatic insets of separators: the content without the controls of the editing mode, up
  /// to the margin of the cell, or to its edge before iOS 26.
  var automaticSeparatorSides: (leading: CGFloat, trailing: CGFloat) {
    (
      safeSides.leading + textStart,
      traitCollection.metrics.list.separatorsReachEdge ? 0 : directionalLayoutMargins.trailing
    )
  }

  var automaticSeparatorInsets: UIEdgeInsets {
    let sides = automaticSeparatorSides
    return UIEdgeInsets(top: 0, left: sides.leading, bottom: 0, right: sides.trailing)
  }
}

extension TableAccessory {
  /// The size of a view of the app; zero for other accessories.
  @MainActor
  fileprivate var sizeOfView: CGSize {
    if case .custom(let view) = self { view.bounds.size } else { .zero }
  }
}
