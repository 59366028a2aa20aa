internal import Scenes

/// The header or footer of a section in a table view.
///
/// The content consists of ``UITableViewHeaderFooterView/textLabel``, of a
/// ``UITableViewHeaderFooterView/contentConfiguration``, or of views of the app in
/// ``UITableViewHeaderFooterView/contentView``. Titles that a data source returns are displayed by
/// views of this class.
///
/// # Height
///
/// In a table view with automatic heights, the view is as high as its constraints or its content
/// configuration require, or as its label: 28 points for the header of a plain table view; a line
/// and the distance above it, 55.5 or 38 points, for the header of a grouped one; 30 for a footer.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, TableElementView {
  /// A closure that updates a view for a state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  private var content = UIView(frame: .zero)
  let elementState = TableElementState()
  var configurations = CellConfigurations()
  var states = TableSectionViewState()

  /// The properties of the section; default values outside of table views.
  var section = TableSectionViewContext() {
    didSet { if section != oldValue { sectionDidChange(from: oldValue) } }
  }

  /// Creates a view of size zero.
  ///
  /// - Parameter reuseIdentifier: The identifier by which a table view reuses the view; `nil` for a
  ///   view that is not reused.
  public init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    elementState.reuseIdentifier = reuseIdentifier
    placeContent()
  }

  /// Creates a view with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    placeContent()
  }

  /// Creates an empty view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    placeContent()
  }

  private func placeContent() {
    content.frame = CGRect(origin: .zero, size: bounds.size)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.insetsLayoutMarginsFromSafeArea = false
    insetsLayoutMarginsFromSafeArea = false
    addSubview(content)
  }

  /// The identifier by which a table view reuses the view; `nil` for a view that is not reused.
  open var reuseIdentifier: String? { elementState.reuseIdentifier }

  /// Prepares a view for reuse. A subclass resets what the delegate does not set again, and calls
  /// `super`.
  open func prepareForReuse() {}

  var cell: (any ElementCell)? { nil }

  // MARK: - Content

  /// The view for the content, in front of the background: as wide as the cards of an inset grouped
  /// table view, and otherwise as the view.
  open var contentView: UIView { content }

  func replaceContentView(with view: UIView) {
    content.removeFromSuperview()
    content = view
    states.contentMargins = StandardMargins()
    placeContent()
    setNeedsLayout()
  }

  /// The label of the title.
  open var textLabel: UILabel? {
    if let label = states.text { return label }
    let label = makeLabel()
    states.text = label
    showStandard(in: label, isDetail: false)
    return label
  }

  /// The label of a second text below the title, which grouped table views display.
  open var detailTextLabel: UILabel? {
    if let label = states.detail { return label }
    let label = makeLabel()
    states.detail = label
    showStandard(in: label, isDetail: true)
    return label
  }

  private func makeLabel() -> TableCellLabel {
    let label = TableCellLabel(frame: .zero)
    if !configurations.hasMadeContentView { content.addSubview(label) }
    return label
  }

  // MARK: - Backgrounds

  /// The view behind the content, as large as the view. `nil` by default, and while there is a
  /// ``UITableViewHeaderFooterView/backgroundConfiguration``; setting a view removes the
  /// configuration.
  open var backgroundView: UIView? {
    didSet { backgroundViewDidChange(from: oldValue) }
  }

  /// The color of the background. Until it is set, it is the tint color of the superview and does
  /// not color the background.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      states.hasOwnTint = newValue != nil
      super.tintColor = newValue
      showBackground()
    }
  }

  /// The color behind the content. Until it is set, it is the background of headers in the style of
  /// the table view.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      states.hasOwnColor = true
      super.backgroundColor = newValue
    }
  }

  /// Displays the background color of the section, unless the app has set another one.
  func showStandardColor(_ color: UIColor?) {
    guard !states.hasOwnColor, super.backgroundColor != color else { return }
    AppearanceProxies.withoutNoting { super.backgroundColor = color }
  }

  override class func makeProxy() -> any AppearanceTarget { make(reuseIdentifier: nil) }

  // MARK: - Configurations

  /// The configuration of the content. `nil` by default.
  ///
  /// Setting it configures the ``UITableViewHeaderFooterView/contentView``, if a configuration
  /// created it and it supports this one, and otherwise replaces it by a view of the configuration.
  /// The labels are not displayed then. Setting `nil` replaces it by an empty view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      applyContentConfiguration(newValue)
      if newValue == nil { returnLabels() }
      setNeedsArrangement()
      if automaticallyUpdatesContentConfiguration { setNeedsUpdateConfiguration() }
    }
  }

  /// A Boolean value that indicates whether the content configuration is updated for every new
  /// state of the view. `true` by default.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { if automaticallyUpdatesContentConfiguration { setNeedsUpdateConfiguration() } }
  }

  /// Returns the content configuration of a header or a footer, by the position of the view in its
  /// table view, without content. Outside of table views, it is the configuration of a plain
  /// header.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let isPlain = section.placement.appearance ?? .plain == .plain
    if section.isFooter { return isPlain ? .plainFooter() : .groupedFooter() }
    return isPlain ? .plainHeader() : .groupedHeader()
  }

  /// The configuration of the background; `nil`, the default, for the background color and
  /// ``UITableViewHeaderFooterView/backgroundView``. Setting one removes that view.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background?.configuration }
    set {
      applyBackgroundConfiguration(newValue)
      showBackground()
      if automaticallyUpdatesBackgroundConfiguration { setNeedsUpdateConfiguration() }
    }
  }

  /// A Boolean value that indicates whether the background configuration is updated for every new
  /// state of the view. `true` by default.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { if automaticallyUpdatesBackgroundConfiguration { setNeedsUpdateConfiguration() } }
  }

  /// Returns the background of headers and footers in the style of the table view; outside of table
  /// views, a clear one.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    .standard(at: section.placement)
  }

  /// The states of the view. A subclass that adds states sets them on the value of `super`, and
  /// calls ``UITableViewHeaderFooterView/setNeedsUpdateConfiguration()`` after they have changed.
  open var configurationState: UIViewConfigurationState { presentState }

  /// Marks the configurations as out of date. They are updated before the next layout of the view,
  /// once for all calls until then.
  open func setNeedsUpdateConfiguration() { configurationsNeedUpdate() }

  /// Updates the configurations if they are out of date.
  func updateConfigurationsIfNeeded() {
    if configurations.areDue { updateConfigurations() }
  }

  /// Updates the configurations for a state. Override this method; do not call it. Does nothing by
  /// default.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// A closure that is called after ``UITableViewHeaderFooterView/updateConfiguration(using:)``.
  /// Setting it causes an update. `nil` by default.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: - Size and layout

  /// Returns the height of the view in a width, in points: see ``UITableViewHeaderFooterView``. The
  /// view gets the width.
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

  /// Returns the size of the content in a width; 0 for the present width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(in: size) }

  var viewWithConstraints: UIView? {
    if content.isRegionRoot, content.hasConstraintsInside { return content }
    return hasConstraintsInside ? self : nil
  }

  open override func layoutSubviews() {
    updateConfigurationsIfNeeded()
    super.layoutSubviews()
    arrange()
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    surroundingsDidChange()
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
    let isLabel = view === states.text || view === states.detail
    if isLabel { setNeedsLayout() }
    contentSizeDidChange(isOwn: isLabel || view === self || view === content)
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
}
