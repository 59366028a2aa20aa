internal import Scenes

/// The view of a row in a table view.
///
/// The content consists of the labels and the image of the cell's style, or of a
/// ``UITableViewCell/contentConfiguration``, or of views of the app in
/// ``UITableViewCell/contentView``:
///
///     let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "album")
///     cell.textLabel?.text = album.title
///     cell.detailTextLabel?.text = album.artist
///     cell.accessoryType = .disclosureIndicator
///
/// # Height
///
/// In a table view with automatic heights, a cell is as high as its constraints require, or as its
/// content configuration and a separator of one point, or as its labels: 52 points with one line of
/// text, and 44 before iOS 26.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uitableviewcell
@preconcurrency @MainActor
open class UITableViewCell: UIView, ElementCell, TableElementView, UIGestureRecognizerDelegate {
  let style: CellStyle
  private var content = UIView(frame: .zero)
  let elementState = TableElementState()
  var configurations = CellConfigurations()
  var states = TableCellState()
  var parts = ClassicCellParts()
  let accessoryViews = TableAccessoryViews()
  /// The segue of a storyboard that a tap of the cell performs.
  var selectionSegue: ((UITableViewCell) -> Void)?
  /// The segue of a storyboard that a tap of the cell's detail button performs.
  var accessorySegue: ((UITableViewCell) -> Void)?

  /// The facts about the row; the standard ones outside of table views.
  var row = TableRowContext() {
    didSet { if row != oldValue { rowDidChange(from: oldValue) } }
  }

  /// Creates a cell with a size of 320 by 44 points.
  ///
  /// - Parameters:
  ///   - style: The arrangement of the labels and the image.
  ///   - reuseIdentifier: The identifier by which a table view reuses the cell; `nil` for a cell
  ///     that is not reused.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    elementState.reuseIdentifier = reuseIdentifier
    prepareContent()
  }

  /// Creates a cell of the style ``UITableViewCell/CellStyle/default``, with a size of 320 by 44
  /// points.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Creates a cell of the style ``UITableViewCell/CellStyle/default`` with a frame, in points.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell with the style and the content of an interface file; an empty cell of the style
  /// ``UITableViewCell/CellStyle/default`` for another archive.
  public required init?(coder: NSCoder) {
    style = Self.decodedStyle(from: coder) ?? .default
    super.init(coder: coder)
    prepareContent()
    decodeCell(from: coder)
  }

  private func prepareContent() {
    insetsLayoutMarginsFromSafeArea = false
    content.preservesSuperviewLayoutMargins = true
    placeContent()
    accessoryViews.onTap = { [weak self] in self?.accessoryTapped($0) }
  }

  private func placeContent() {
    content.frame = CGRect(origin: .zero, size: bounds.size)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.insetsLayoutMarginsFromSafeArea = false
    addSubview(content)
  }

  /// The identifier by which a table view reuses the cell; `nil` for a cell that is not reused.
  open var reuseIdentifier: String? { elementState.reuseIdentifier }

  /// Prepares a cell for reuse. A subclass resets what the data source does not set again, and
  /// calls `super`.
  ///
  /// Called by the methods that dequeue a cell, and not for reconfigured rows.
  open func prepareForReuse() {}

  var cell: (any ElementCell)? { self }

  // MARK: - Content

  /// The view for the cell's content, in front of the background. It loses the width of accessories
  /// and of the controls of the editing mode.
  ///
  /// Its layout margins are the standard distances of content from its edges. Other margins that
  /// the app sets also count for the labels and for automatic separator insets.
  open var contentView: UIView { content }

  func replaceContentView(with view: UIView) {
    content.removeFromSuperview()
    content = view
    states.contentMargins = StandardMargins()
    placeContent()
    setNeedsLayout()
  }

  /// The label of the main text. It fills the content view in the style
  /// ``UITableViewCell/CellStyle/default``, and is as large as its text in others.
  open var textLabel: UILabel? {
    if let label = parts.text { return label }
    let label = makeLabel()
    parts.text = label
    showStandard(in: label, isDetail: false)
    return label
  }

  /// The label of the second text; `nil` in the style ``UITableViewCell/CellStyle/default``.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    if let label = parts.detail { return label }
    let label = makeLabel()
    parts.detail = label
    showStandard(in: label, isDetail: true)
    return label
  }

  /// The view of an image before the text; `nil` in the style ``UITableViewCell/CellStyle/value2``.
  open var imageView: UIImageView? {
    guard style != .value2 else { return nil }
    if let view = parts.image { return view }
    let view = UIImageView(frame: .zero)
    parts.image = view
    view.isHighlighted = states.isActive
    if !configurations.hasMadeContentView { content.addSubview(view) }
    return view
  }

  private func makeLabel() -> TableCellLabel {
    let label = TableCellLabel(frame: .zero)
    label.isHighlighted = states.isActive
    if !configurations.hasMadeContentView { content.addSubview(label) }
    return label
  }

  /// The number of levels by which the content is indented. 0 by default.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsArrangement() } }
  }

  /// The indentation of one level, in points. 10 by default.
  open var indentationWidth = AccessoryMetrics.indentation {
    didSet { if indentationWidth != oldValue { setNeedsArrangement() } }
  }

  // MARK: - Backgrounds

  /// The color behind the content. Until it is set, it is the color of rows in the style of the
  /// table view: `systemBackground` or `secondarySystemGroupedBackground`, and `nil` outside of
  /// table views.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      states.hasOwnColor = true
      super.backgroundColor = newValue
    }
  }

  /// Shows the background color of rows in the style of the table view.
  func showStandardColor(_ color: UIColor?) {
    guard !states.hasOwnColor, super.backgroundColor != color else { return }
    AppearanceProxies.withoutNoting { super.backgroundColor = color }
  }

  /// The view behind the content, as large as the cell. `nil` by default, and while there is a
  /// ``UITableViewCell/backgroundConfiguration``; setting a view removes the configuration.
  open var backgroundView: UIView? {
    didSet { backgroundViewDidChange(from: oldValue, to: backgroundView) }
  }

  /// The view behind the content and in front of ``UITableViewCell/backgroundView`` while the cell
  /// is selected or highlighted, as large as the cell. `nil`, the default, for a gray background.
  /// Setting a view removes the ``UITableViewCell/backgroundConfiguration``.
  open var selectedBackgroundView: UIView? {
    didSet { backgroundViewDidChange(from: oldValue, to: selectedBackgroundView) }
  }

  /// The view in place of ``UITableViewCell/selectedBackgroundView`` while several rows can be
  /// selected. `nil` by default.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { backgroundViewDidChange(from: oldValue, to: multipleSelectionBackgroundView) }
  }

  /// The appearance of the cell while it is selected or highlighted. The default is
  /// ``UITableViewCell/SelectionStyle/default``.
  open var selectionStyle = SelectionStyle.default {
    didSet {
      noteAssigned(.selectionStyle)
      if selectionStyle != oldValue { showActivity(animated: false) }
    }
  }

  // MARK: - Selection

  /// A Boolean value that indicates whether the row is selected. Setting it calls
  /// ``UITableViewCell/setSelected(_:animated:)``.
  open var isSelected: Bool {
    get { states.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// A Boolean value that indicates whether the row is highlighted by a touch. Setting it calls
  /// ``UITableViewCell/setHighlighted(_:animated:)``.
  open var isHighlighted: Bool {
    get { states.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects or deselects the cell, as the table view does. A subclass calls `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != states.isSelected else { return }
    states.isSelected = selected
    activityDidChange(animated: animated)
  }

  /// Highlights the cell or ends the highlight, as the table view does. A subclass calls `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != states.isHighlighted else { return }
    states.isHighlighted = highlighted
    activityDidChange(animated: animated)
  }

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  // MARK: - Editing

  /// A Boolean value that indicates whether the cell is in the editing mode. Setting it calls
  /// ``UITableViewCell/setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { states.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Enters or leaves the editing mode, as the table view does. A subclass calls `super`.
  ///
  /// ``UITableViewCell/willTransition(to:)`` is called before, and
  /// ``UITableViewCell/didTransition(to:)`` after the controls of the mode have been shown or
  /// removed.
  ///
  /// - Parameter animated: Whether controls and content move in an animation of 0.3 seconds.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != states.isEditing else { return }
    transition(animated: animated) { $0.isEditing = editing }
  }

  /// The control of the row in the editing mode, by the delegate of the table view.
  /// ``UITableViewCell/EditingStyle/none`` outside of table views.
  open var editingStyle: EditingStyle { row.editingStyle }

  /// A Boolean value that indicates whether the button that confirms the deletion is displayed.
  open var showingDeleteConfirmation: Bool { states.isConfirmingDeletion }

  /// A Boolean value that indicates whether the editing mode shows the control for moving a row. A
  /// table view shows it if its data source moves rows. `false` by default.
  open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { setNeedsArrangement() } }
  }

  /// A Boolean value that indicates whether the content of a row without a control moves in the
  /// editing mode, as in rows with one. `true` by default; the delegate of a table view overrides
  /// it.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { setNeedsArrangement() } }
  }

  /// Called before the controls for a state are shown or removed. A subclass calls `super`.
  open func willTransition(to state: StateMask) {}

  /// Called after the controls for a state were shown or removed. A subclass calls `super`.
  open func didTransition(to state: StateMask) {}

  // MARK: - Accessories

  /// The standard view at the trailing edge outside of the editing mode. The default is
  /// ``UITableViewCell/AccessoryType/none``.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { setNeedsArrangement() } }
  }

  /// A view, displayed at its own size, that replaces the accessory of
  /// ``UITableViewCell/accessoryType``. `nil` by default.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { setNeedsArrangement() } }
  }

  /// The standard view at the trailing edge in the editing mode. The default is
  /// ``UITableViewCell/AccessoryType/none``.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { setNeedsArrangement() } }
  }

  /// A view that replaces the accessory of ``UITableViewCell/editingAccessoryType``. `nil` by
  /// default.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue { setNeedsArrangement() } }
  }

  // MARK: - Separators

  /// The insets of the separator below the cell, in points. Until they are set, they are the table
  /// view's insets, or else automatic: the margins of the content.
  ///
  /// Only the left and the right inset count. They exchange in right-to-left interfaces. Negative
  /// insets count as zero.
  open var separatorInset: UIEdgeInsets {
    get { states.separatorInsets ?? row.separators.insets ?? automaticSeparatorInsets }
    set {
      noteAssigned(.separatorInset)
      states.separatorInsets = newValue
      setNeedsLayout()
    }
  }

  // MARK: - Focus and drags

  /// The appearance of the cell while the keyboard is at it. The default is
  /// ``UITableViewCell/FocusStyle/default``, the ring of the system.
  open var focusStyle = FocusStyle.default {
    didSet { if focusStyle != oldValue { noteDrawingChange() } }
  }

  /// A Boolean value that indicates whether the cell takes touches while it is dragged. `false` by
  /// default.
  open var userInteractionEnabledWhileDragging = false

  /// Called after the stage of a drag of the cell has changed. A subclass calls `super`.
  open func dragStateDidChange(_ dragState: DragState) {}

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard states.dragState == .none || userInteractionEnabledWhileDragging else { return nil }
    return super.hitTest(point, with: event)
  }

  // MARK: - Configurations

  /// The configuration of the content. `nil` by default.
  ///
  /// Setting it configures the ``UITableViewCell/contentView``, if a configuration created it and
  /// it supports this one, and otherwise replaces it by a view of the configuration. The labels and
  /// the image of the style are not displayed then. Setting `nil` replaces it by an empty view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      applyContentConfiguration(newValue)
      if newValue == nil {
        content.preservesSuperviewLayoutMargins = true
        returnParts()
      }
      setNeedsArrangement()
      if automaticallyUpdatesContentConfiguration { setNeedsUpdateConfiguration() }
    }
  }

  /// A Boolean value that indicates whether the content configuration is updated for every new
  /// state of the cell. `true` by default.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { if automaticallyUpdatesContentConfiguration { setNeedsUpdateConfiguration() } }
  }

  /// Returns the content configuration that corresponds to the style of the cell, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The configuration of the background; `nil`, the default, for the background color and the
  /// background views. Setting one removes these views.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background?.configuration }
    set {
      applyBackgroundConfiguration(newValue)
      showBackground()
      showActivity(animated: false)
      if automaticallyUpdatesBackgroundConfiguration { setNeedsUpdateConfiguration() }
    }
  }

  /// A Boolean value that indicates whether the background configuration is updated for every new
  /// state of the cell. `true` by default.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { if automaticallyUpdatesBackgroundConfiguration { setNeedsUpdateConfiguration() } }
  }

  /// Returns the background of rows in the style of the table view; outside of table views, a clear
  /// one.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    .standard(at: row.placement)
  }

  /// The states of the cell. A subclass that adds states sets them on the value of `super`, and
  /// calls ``UITableViewCell/setNeedsUpdateConfiguration()`` after they have changed.
  open var configurationState: UICellConfigurationState { presentState }

  /// Marks the configurations as out of date. They are updated before the next layout of the cell,
  /// once for all calls until then.
  open func setNeedsUpdateConfiguration() { configurationsNeedUpdate() }

  /// Updates the configurations if they are out of date.
  func updateConfigurationsIfNeeded() {
    if configurations.areDue { updateConfigurations() }
  }

  /// Updates the configurations for a state. Override this method; do not call it. Does nothing by
  /// default.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// A closure that is called after ``UITableViewCell/updateConfiguration(using:)``. Setting it
  /// causes an update. `nil` by default.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: - Size and layout

  /// Returns the height of the cell in a width, in points: see ``UITableViewCell``. The cell gets
  /// the width.
  func fittingHeight(width: CGFloat) -> CGFloat {
    updateConfigurationsIfNeeded()
    return heightFitting(width: width)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeByContent(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// Returns the size of the content in a width, with the accessories; 0 for the present width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(in: size) }

  var viewWithConstraints: UIView? {
    if content.isRegionRoot, content.hasConstraintsInside { return content }
    return hasConstraintsInside ? self : nil
  }

  open override func layoutSubviews() {
    updateConfigurationsIfNeeded()
    super.layoutSubviews()
    arrange()
    showSeparators()
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    surroundingsDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if style == .value2, let label = parts.text { showStandard(in: label, isDetail: false) }
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    setNeedsLayout()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsArrangement()
  }

  override func intrinsicContentSizeWasInvalidated(in view: UIView) {
    super.intrinsicContentSizeWasInvalidated(in: view)
    let isPart = view === parts.text || view === parts.detail || view === parts.image
    if isPart { setNeedsLayout() }
    contentSizeDidChange(isOwn: isPart || view === self || view === content)
  }

  override func constraintsInside(didChangeIn region: LayoutRegion) {
    super.constraintsInside(didChangeIn: region)
    contentSizeDidChange(isOwn: false)
  }

  // MARK: - Drawing and accessibility

  override func drawing(at moment: DrawingMoment) -> SceneNode {
    var node = super.drawing(at: moment)
    node.element = sceneElement
    return node
  }

  override func describe(_ accessibility: inout SceneAccessibility) {
    super.describe(&accessibility)
    accessibility.role = accessibility.role ?? AccessibilityRole.listItem
  }

  package override func handle(_ event: HostEvent) -> Bool {
    guard case .focus(let isFocused, _) = event, let (key, host) = liveElement else {
      return super.handle(event)
    }
    if isFocused {
      host.itemFocus.enter(key.indexPath, in: host)
    } else if host.itemFocus.contains(key.indexPath) {
      host.itemFocus.leave(in: host)
    }
    return true
  }

  override var standardRespondsToUserInteraction: Bool { true }

  /// Further actions of the row, which assistive technology lists by name.
  ///
  /// While the keyboard is at the row, the actions of swipes follow the app's own actions. The
  /// delegate of the table view provides them.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      let own = super.accessibilityCustomActions
      let swipes = liveElement.map { swipeActions(atKeyboardOn: $0.key.indexPath, in: $0.host) }
      return (swipes ?? []).isEmpty ? own : (own ?? []) + (swipes ?? [])
    }
    set { super.accessibilityCustomActions = newValue }
  }

  // MARK: Appearance proxies

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(.separatorInset, \UITableViewCell.separatorInset),
      .init(.selectionStyle, \UITableViewCell.selectionStyle),
    ]
  }

  override class func makeProxy() -> any AppearanceTarget {
    make(style: .default, reuseIdentifier: nil)
  }
}
