/// The cell of a row in a list, with accessories beside its content and a separator.
///
///     let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Album> {
///       cell, _, album in
///       var content = cell.defaultContentConfiguration()
///       content.text = album.title
///       cell.contentConfiguration = content
///       cell.accessories = [.disclosureIndicator()]
///     }
///
/// In a list, the cell has the background, the corners and the separators of its row. It may also
/// be registered for the headers and footers of a list.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  let accessoryViews = AccessoryViews()
  var frameworkState = ListCellState()

  /// Creates a cell with a frame, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a cell of size zero, because archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: - Indentation

  /// The number of levels by which the content is indented. 0 by default. A diffable data source
  /// sets it for the items of an outline.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { indentationDidChange() } }
  }

  /// The indentation of one level, in points. 10 by default (`ch27-listcell-09`).
  open var indentationWidth = AccessoryMetrics.indentation {
    didSet { if indentationWidth != oldValue { indentationDidChange() } }
  }

  /// A Boolean value that indicates whether the accessories before the content are indented with
  /// it. `true` by default.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { setNeedsArrangement() } }
  }

  // MARK: - Accessories

  /// The accessories at the edges of the cell. Empty by default. Accessories that remain keep their
  /// views.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      accessoryViews.setNeedsUpdate()
      setNeedsArrangement()
    }
  }

  // MARK: - Separators

  /// A guide with the leading and trailing edges of the separator at the bottom.
  ///
  /// By default, its leading edge is aligned with the content's text. Constraints of the app move
  /// it, unless the configuration of the list has insets of its own.
  open var separatorLayoutGuide: UILayoutGuide { separators.makeGuide(in: self) }

  // MARK: - Configurations

  /// Returns the content configuration of a row, a header or a footer, by the position of the cell
  /// in its list.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    .standard(at: listPlacement)
  }

  /// Returns the background of a row, a header or a footer, by the position of the cell in its
  /// list; outside of lists, a clear one. The cell has this background unless the app sets another
  /// one.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    .standard(at: listPlacement)
  }

  open override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { super.backgroundConfiguration }
    set {
      frameworkState.hasOwnBackground = true
      super.backgroundConfiguration = newValue
    }
  }

  override func listPlacementDidChange() {
    super.listPlacementDidChange()
    showPlacement()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    showMargins()
    setNeedsArrangement()
  }

  /// Invalidates the measurement for another text size, since the minimum height of a row depends
  /// on it. An app's layout may keep its attributes then.
  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    if old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      contentSizeDidChange(isOwn: true)
    }
  }

  // MARK: - Size and layout

  /// Returns the size of the content and the accessories. A row is at least as high as a line of
  /// body text with the margins of a row (`ip26-swiftui-row-small-text`).
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let taken = arrangeForMeasuring()
    var target = targetSize
    let excess = viewWithConstraints === self ? 0 : taken
    if horizontalFittingPriority >= .required { target.width = max(0, target.width - excess) }
    var size = super.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    size.width += excess
    if verticalFittingPriority < .required { size.height = max(size.height, minimumHeight) }
    return size
  }

  override func layOutRow() {
    arrange()
    super.layOutRow()
  }

  /// The insets from the text, or the margin of other content, to 16 before the trailing edge
  /// (`ip27-list-separator-series`), or to that edge before iOS 26.
  override var automaticSeparatorInsets: (leading: CGFloat, trailing: CGFloat) {
    var leading = placed(contentView.frame).minX
    contentView.layoutIfNeeded()
    if let content = contentView as? UIListContentView, let frame = content.textFrame {
      leading += content.placed(frame).minX
    } else {
      leading += directionalLayoutMargins.leading - indentation
    }
    return (
      leading,
      traitCollection.metrics.list.separatorsReachEdge ? 0 : directionalLayoutMargins.trailing
    )
  }

  // MARK: - Outlines

  override func outlineLevelDidChange(to level: Int?) {
    // Outside of outlines, the app sets the level.
    guard level != nil || frameworkState.hasOutlineLevel else { return }
    frameworkState.hasOutlineLevel = level != nil
    indentationLevel = level ?? 0
  }

  override func performTap(ofItemAt indexPath: IndexPath, in view: any RecyclingView) -> Bool {
    guard let accessory = accessories.first(where: { $0.accessoryType == .outlineDisclosure }),
      accessory.isDisplayed(whileEditing: configurations.isEditing)
    else { return false }
    switch accessory.options.outlineStyle {
    case .cell: return false
    case .header: break
    case .automatic: if !listPlacement.contains(.header) { return false }
    }
    perform(accessory)
    return true
  }
}

/// The internal state of a list cell.
struct ListCellState {
  /// A Boolean value that indicates whether the app has set a background.
  var hasOwnBackground = false
  /// A Boolean value that indicates whether an outline determines the indentation.
  var hasOutlineLevel = false
  /// The width that accessories and indentation took from the content at the last measurement.
  var measuredExcess: CGFloat?
}
