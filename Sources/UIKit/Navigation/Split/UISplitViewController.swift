/// A container that displays two or three view controllers beside each other, or one of them at a
/// time in an interface of compact width.
///
///     let split = UISplitViewController(style: .doubleColumn)
///     split.setViewController(list, for: .primary)
///     split.setViewController(details, for: .secondary)
///
/// In the column styles, a view controller that is not a navigation controller gets one. Views are
/// loaded when the interface appears.
///
/// # Compact Width
///
/// A collapsed interface is the navigation controller of the primary column, in whose stack are the
/// navigation controllers of the other columns up to the displayed one. A view controller for the
/// column `compact` replaces all of them.
///
/// # Order of Calls
///
/// A change of the display mode calls `willChangeTo`, `willHide` and `willShow` of the delegate,
/// the appearance methods of the view controllers, and then `didHide` and `didShow`. The order of
/// calls when the interface collapses is recorded (`sv-collapse-events`,
/// `sv-iphone-compact-mount`). ``isCollapsed`` changes before the calls that end with the change.
/// The order of calls when it expands is chosen.
///
/// The frames of the columns on iPads are recorded, with exceptions that `SplitGeometry` lists. The
/// duration of movements, 0.35 seconds, the radius of corners, and the color of the dimmed area are
/// chosen.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uisplitviewcontroller
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The number of columns, and the manner in which they are set.
  public let style: Style
  /// The delegate. It is not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  var state = SplitState()

  /// The value of widths that the system chooses.
  public nonisolated static let automaticDimension = CGFloat(-Float.greatestFiniteMagnitude)

  /// Creates a split view controller with columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a split view controller with two view controllers, which ``viewControllers`` contains.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a split view controller of a storyboard, with its view controllers.
  public required init?(coder: NSCoder) {
    style = Self.decodedStyle(coder)
    super.init(coder: coder)
    setUp()
    decodeSplit(from: coder)
  }

  private func setUp() {
    primaryBackgroundStyle = style == .unspecified ? .none : .sidebar
  }

  // MARK: View controllers

  /// The view controllers from the primary to the secondary one; of a collapsed interface, the one
  /// that is displayed. The column styles return their navigation controllers.
  ///
  /// - Precondition: The style is `unspecified` when it is set, with at most two view controllers;
  ///   otherwise UIKit also raises an exception.
  open var viewControllers: [UIViewController] {
    get { state.isCollapsed ? [state.root].compactMap { $0 } : hostedInOrder }
    set {
      require(
        style == .unspecified,
        "viewControllers of \(type(of: self)) cannot be set, because its style has columns; call "
          + "setViewController(_:for:).")
      require(
        newValue.count <= 2,
        "\(type(of: self)) would have \(newValue.count) view controllers and has room for 2; set a "
          + "primary and a secondary one.")
      change(newValue.first, for: .primary)
      change(newValue.dropFirst().first, for: .secondary)
    }
  }

  /// Sets the view controller of a column; `nil` removes it.
  ///
  /// - Precondition: The style has the column; otherwise UIKit also raises an exception.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    requireColumn(column, "setViewController(_:for:)")
    change(vc, for: column)
  }

  /// Returns the view controller that was set for a column; `nil` if there is none.
  open func viewController(for column: Column) -> UIViewController? { state.columns[column] }

  // MARK: Display mode

  /// The arrangement of the columns. A collapsed interface has `oneBesideSecondary`.
  open var displayMode: DisplayMode {
    if state.isMounted { return state.isCollapsed ? .oneBesideSecondary : state.mode }
    return traitCollection.horizontalSizeClass == .compact
      ? .oneBesideSecondary : modes(isFirst: true).resolved(preferredDisplayMode)
  }

  /// The preferred arrangement of the columns. The default is `automatic`. Setting it displays it,
  /// with animation within an animation block.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      state.requested = nil
      updateMode()
    }
  }

  /// The relation of the columns in the present arrangement.
  open var splitBehavior: SplitBehavior {
    modes(isFirst: !state.isMounted).actualBehavior(in: displayMode)
  }

  /// The preferred relation of the columns. The default is `automatic`.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { updateMode() } }

  /// A Boolean value that indicates whether the columns are displayed one at a time, because the
  /// interface has compact width.
  open var isCollapsed: Bool { state.isCollapsed }

  /// Displays a column. In a collapsed interface, it pushes the column or pops to it.
  ///
  /// - Precondition: The style has the column; otherwise UIKit also raises an exception.
  open func show(_ column: Column) {
    requireColumn(column, "show(_:)")
    showByUser(column)
  }

  /// Hides a column. In a collapsed interface, it pops the column.
  ///
  /// - Precondition: The style has the column; otherwise UIKit also raises an exception.
  open func hide(_ column: Column) {
    requireColumn(column, "hide(_:)")
    hideByUser(column)
  }

  /// Displays a view controller in the primary column: its navigation controller pushes it, or else
  /// it replaces the view controller there.
  open override func show(_ vc: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, show: vc, sender: sender) != true else { return }
    if let navigation = hosted(.primary) as? UINavigationController {
      navigation.show(vc, sender: sender)
    } else {
      change(vc, for: .primary)
    }
  }

  /// Displays a view controller in the secondary column. In a collapsed interface, it is pushed.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, showDetail: vc, sender: sender) != true else {
      return
    }
    showDetail(vc, sender: sender)
  }

  // MARK: Widths

  /// The width of the primary column, in points. The default is ``automaticDimension``, which
  /// stands for 320 points or less.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { state.widths.primary.preferred ?? Self.automaticDimension }
    set { setWidth(newValue, \.primary.preferred) }
  }
  /// The width of the primary column as a fraction of the interface's, unless
  /// ``preferredPrimaryColumnWidth`` is set. The default is ``automaticDimension``.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { state.widths.primary.fraction ?? Self.automaticDimension }
    set { setWidth(newValue, \.primary.fraction) }
  }
  /// The minimum width of the primary column, in points. The default is ``automaticDimension``,
  /// which stands for 280 points of two columns, and 240 of three.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { state.widths.primary.minimum ?? Self.automaticDimension }
    set { setWidth(newValue, \.primary.minimum) }
  }
  /// The maximum width of the primary column, in points. The default is ``automaticDimension``.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { state.widths.primary.maximum ?? Self.automaticDimension }
    set { setWidth(newValue, \.primary.maximum) }
  }
  /// The width of the primary column in the present arrangement, in points.
  open var primaryColumnWidth: CGFloat { geometry.columnWidths(in: displayMode).primary }

  /// The width of the supplementary column, in points. The default is ``automaticDimension``, which
  /// stands for 320 points or less.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { state.widths.supplementary.preferred ?? Self.automaticDimension }
    set { setWidth(newValue, \.supplementary.preferred) }
  }
  /// The width of the supplementary column as a fraction of the interface's, unless
  /// ``preferredSupplementaryColumnWidth`` is set. The default is ``automaticDimension``.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { state.widths.supplementary.fraction ?? Self.automaticDimension }
    set { setWidth(newValue, \.supplementary.fraction) }
  }
  /// The minimum width of the supplementary column, in points. The default is
  /// ``automaticDimension``, which stands for 240 points.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { state.widths.supplementary.minimum ?? Self.automaticDimension }
    set { setWidth(newValue, \.supplementary.minimum) }
  }
  /// The maximum width of the supplementary column, in points. The default is
  /// ``automaticDimension``.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { state.widths.supplementary.maximum ?? Self.automaticDimension }
    set { setWidth(newValue, \.supplementary.maximum) }
  }
  /// The width of the supplementary column in the present arrangement, in points.
  open var supplementaryColumnWidth: CGFloat {
    geometry.columnWidths(in: displayMode).supplementary
  }

  /// The width that the secondary column keeps beside others, in points. The default is
  /// ``automaticDimension``, which stands for 464 points.
  open var minimumSecondaryColumnWidth: CGFloat {
    get { state.widths.secondaryMinimum ?? Self.automaticDimension }
    set { setWidth(newValue, \.secondaryMinimum) }
  }

  private func setWidth(_ value: CGFloat, _ path: WritableKeyPath<SplitWidths, CGFloat?>) {
    state.widths[keyPath: path] = value < 0 ? nil : value
    container?.setNeedsLayout()
  }

  /// The edge of the primary column. The default is the leading one.
  open var primaryEdge = PrimaryEdge.leading { didSet { container?.setNeedsLayout() } }

  /// The background of the primary column. The default is `sidebar` in the column styles, and
  /// `none` otherwise.
  open var primaryBackgroundStyle = BackgroundStyle.none { didSet { container?.setNeedsLayout() } }

  // MARK: User interaction

  /// A Boolean value that indicates whether a pan from the edge displays the next column. The
  /// default is `true`.
  open var presentsWithGesture = true { didSet { container?.setNeedsLayout() } }

  /// The visibility of the button that displays and hides columns, in the bar of the first column
  /// that is displayed. The default is `automatic`.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { container?.setNeedsLayout() }
  }

  /// An item that displays and hides columns, for the bar of an app's own. It is hidden while the
  /// interface is collapsed.
  open var displayModeButtonItem: UIBarButtonItem { modeItem }

  private(set) lazy var modeItem: UIBarButtonItem = {
    let item = UIBarButtonItem(
      primaryAction: UIAction(image: UIImage(systemName: "sidebar.left")) { [weak self] _ in
        self?.userDidTapModeItem()
      })
    item.accessibilityLabel = "Sidebar"
    item.isHidden = state.isCollapsed
    return item
  }()

  // MARK: The view

  /// Creates the view of the container. Do not call it directly.
  open override func loadView() {
    let view = SplitView(frame: UIScreen.main.bounds)
    view.controller = self
    self.view = view
  }

  /// The view of the container.
  var container: SplitView? { viewIfLoaded as? SplitView }

  /// Completes the display of the columns. An override calls `super`.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    mountIfNeeded()
    tellOfEnd()
  }

  /// Chooses the display mode for another size. An override calls `super`.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    state.requested = nil
  }

  open dynamic override var childForStatusBarHidden: UIViewController? { controllerOfStatusBar }
  open dynamic override var childForHomeIndicatorAutoHidden: UIViewController? {
    controllerOfStatusBar
  }
  open dynamic override var childForStatusBarStyle: UIViewController? { controllerOfStatusBar }

  private var controllerOfStatusBar: UIViewController? {
    state.isCollapsed ? state.root : hosted(.secondary)
  }

  override func childWillShowTop(of container: UIViewController) {
    if container === state.root { columnInStackWillChange() }
  }

  override func childDidShowTop(of container: UIViewController) {
    if container === state.root { columnInStackDidChange() }
  }

  private func requireColumn(_ column: Column, _ method: String) {
    require(
      style != .unspecified,
      "\(method) cannot be called on a \(type(of: self)) without columns; set viewControllers, or "
        + "create it with init(style:).")
    require(
      column != .supplementary || style == .tripleColumn,
      "\(method) cannot be called for the supplementary column of a \(type(of: self)) with two "
        + "columns; create it with init(style: .tripleColumn).")
  }
}

/// The state of a split view controller.
@MainActor
struct SplitState {
  typealias Column = UISplitViewController.Column

  /// The view controllers as they were set.
  var columns: [Column: UIViewController] = [:]
  /// The navigation controllers of view controllers that are none.
  var wrappers: [Column: UINavigationController] = [:]
  var widths = SplitWidths()
  var mode = UISplitViewController.DisplayMode.secondaryOnly
  /// The mode that the user or `show(_:)` chose since the last change of the size; `nil` for none.
  var requested: UISplitViewController.DisplayMode?
  /// A Boolean value that indicates whether the columns are, or were, displayed.
  var isMounted = false
  var isCollapsed = false
  /// A Boolean value that indicates whether the views have the arrangement of a collapsed
  /// interface, also before ``isCollapsed``.
  var isStacked = false
  /// The view controller that fills a collapsed interface.
  var root: UIViewController?
  /// The columns in view.
  var shown: Set<Column> = []
  /// The column at the top of a collapsed interface.
  var topColumn = Column.primary
  /// The columns at the top before a change of the stack that is in progress.
  var changingFrom: Column?
  /// A Boolean value that indicates whether the stacks are rearranged, which the delegate is not
  /// told of one by one.
  var isRearranging = false
  /// The calls of the delegate at the end of a change.
  var ending: [@MainActor () -> Void] = []
  /// A Boolean value that indicates whether the button for the display mode has the image of a
  /// column at the right.
  var isModeItemMirrored = false
  /// The size for which ``mode`` was chosen.
  var sizeOfMode = CGSize.zero
  /// The number of movements so far; completions of earlier ones are ignored.
  var movementCount = 0
  /// Ends the movement in progress; `nil` if there is none.
  var endMovement: (@MainActor () -> Void)?
}
