internal import Scenes

/// The view of an item.
///
/// Content goes into ``contentView``, which always fills the cell, or is described by a
/// ``contentConfiguration``.
///
/// # States
///
/// A cell updates its configurations before it is displayed and after every change of its
/// ``configurationState``: first the content and the background configuration, then
/// ``updateConfiguration(using:)``, then the ``configurationUpdateHandler``.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, ElementCell, ConfigurableView {
  /// A closure that updates a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  private var content = UIView(frame: .zero)
  /// The segue of a storyboard that a tap of the cell performs.
  var selectionSegue: ((UICollectionViewCell) -> Void)?
  var configurations = CellConfigurations()

  /// Creates a cell with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    placeContent()
  }

  /// Creates a cell of an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    placeContent()
    decodeCell(from: coder)
  }

  private func placeContent() {
    content.frame = CGRect(origin: .zero, size: bounds.size)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// The view for the cell's content, in front of the background views and as large as the cell.
  /// Setting a ``contentConfiguration`` puts the view that the configuration makes in its place.
  open var contentView: UIView { content }

  func replaceContentView(with view: UIView) {
    content.removeFromSuperview()
    content = view
    placeContent()
  }

  #if !canImport(ObjectiveC)
    override class var observableNames: [AnyKeyPath: String] {
      (self as any ObservableCell.Type).cellNames
    }
  #endif

  /// A Boolean value that indicates whether the item is selected. Set by the collection view.
  open var isSelected = false {
    willSet { noteWillChange("isSelected") }
    didSet {
      noteDrawingChange()
      updateSelectedBackground()
      if isSelected != oldValue { setNeedsUpdateConfiguration() }
      noteDidChange("isSelected")
    }
  }

  /// A Boolean value that indicates whether the item is highlighted by a touch. Set by the
  /// collection view.
  open var isHighlighted = false {
    willSet { noteWillChange("isHighlighted") }
    didSet {
      updateSelectedBackground()
      if isHighlighted != oldValue { setNeedsUpdateConfiguration() }
      noteDidChange("isHighlighted")
    }
  }

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  // MARK: - Background views

  /// The view behind the content, as large as the cell. `nil` by default, and while there is a
  /// ``backgroundConfiguration``; setting a view removes the configuration.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if backgroundView != nil { backgroundConfiguration = nil }
      placeBackgrounds()
    }
  }

  /// The view behind the content and in front of ``backgroundView``, as large as the cell, which is
  /// visible while the cell is selected or highlighted. `nil` by default, and while there is a
  /// ``backgroundConfiguration``; setting a view removes the configuration.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if selectedBackgroundView != nil { backgroundConfiguration = nil }
      placeBackgrounds()
      updateSelectedBackground()
    }
  }

  private func placeBackgrounds() {
    for view in [selectedBackgroundView, backgroundView] {
      guard let view else { continue }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
    }
  }

  private func updateSelectedBackground() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }

  // MARK: - Drags

  /// The stages of the drag of a cell.
  public enum DragState: Int, Sendable {
    /// The cell is not dragged.
    case none
    /// The cell is lifted before the drag begins.
    case lifting
    /// The cell is dragged.
    case dragging
  }

  /// Called after the stage of a drag of the cell has changed. This implementation does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: - Size

  /// Returns the size of the cell's content, in points: ``UIView/intrinsicContentSize`` along an
  /// axis that has one, and the size of ``contentView`` along the other.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    preferredSize(within: size, of: contentView)
  }

  override var viewWithConstraints: UIView? {
    content.isRegionRoot && content.hasConstraintsInside ? content : super.viewWithConstraints
  }

  override func intrinsicContentSizeWasInvalidated(in view: UIView) {
    super.intrinsicContentSizeWasInvalidated(in: view)
    if view === contentView { contentSizeDidChange(isOwn: true) }
  }

  // MARK: - Drawing

  override func describe(_ accessibility: inout SceneAccessibility) {
    super.describe(&accessibility)
    accessibility.role = accessibility.role ?? AccessibilityRole.listItem
  }

  override func sceneElement(in collectionView: UICollectionView) -> SceneElement? {
    guard elementKind.isCell else { return super.sceneElement(in: collectionView) }
    return collectionView.indexPath(for: self).map {
      var element = SceneElement(.cell, at: $0, isSelected: isSelected)
      element.position = collectionView.dataUpdates.position(of: $0, in: collectionView)
      element.isFocused = collectionView.itemFocus.contains($0)
      return element
    }
  }

  // MARK: - Accessibility

  override var standardRespondsToUserInteraction: Bool { true }

  /// Further actions of the element, which assistive technology lists by name.
  ///
  /// While the keyboard is at the item, the actions of swipes follow the app's own actions. The
  /// closures of the list that return them are called then.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      let own = super.accessibilityCustomActions
      let swipes = swipeActionsAtKeyboard
      return swipes.isEmpty ? own : (own ?? []) + swipes
    }
    set { super.accessibilityCustomActions = newValue }
  }

  package override func handle(_ event: HostEvent) -> Bool {
    guard case .focus(let isFocused, _) = event, let collectionView = displayingCollectionView,
      let indexPath = collectionView.indexPath(for: self)
    else { return super.handle(event) }
    if isFocused {
      collectionView.itemFocus.enter(indexPath, in: collectionView)
    } else if collectionView.itemFocus.contains(indexPath) {
      collectionView.itemFocus.leave(in: collectionView)
    }
    return true
  }

  // MARK: - Configurations

  /// The configuration of the content. `nil` by default.
  ///
  /// Setting it configures the ``contentView``, if a configuration created it and it supports this
  /// one, and otherwise replaces it by a view of the configuration. Setting `nil` replaces it by an
  /// empty view. A visible cell is measured again if the layout measures views.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      applyContentConfiguration(newValue)
      contentSizeDidChange(isOwn: true)
      if automaticallyUpdatesContentConfiguration { setNeedsUpdateConfiguration() }
    }
  }

  /// A Boolean value that indicates whether the content configuration is updated for every new
  /// state of the cell. `true` by default.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { if automaticallyUpdatesContentConfiguration { setNeedsUpdateConfiguration() } }
  }

  /// The configuration of the background; `nil`, the default, for
  /// ``UICollectionViewCell/backgroundView`` and ``UICollectionViewCell/selectedBackgroundView``.
  /// Setting one removes these views.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background?.configuration }
    set {
      applyBackgroundConfiguration(newValue)
      if automaticallyUpdatesBackgroundConfiguration { setNeedsUpdateConfiguration() }
    }
  }

  /// A Boolean value that indicates whether the background configuration is updated for every new
  /// state of the cell. `true` by default.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { if automaticallyUpdatesBackgroundConfiguration { setNeedsUpdateConfiguration() } }
  }

  /// Returns the initial background configuration of cells of this class: a clear one.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// The states of the cell. A subclass that adds states sets them on the value of `super`, and
  /// calls ``setNeedsUpdateConfiguration()`` after they have changed.
  open var configurationState: UICellConfigurationState { presentState }

  /// Schedules an update of the configurations before the next layout of the cell, once for all
  /// calls until then.
  open func setNeedsUpdateConfiguration() { configurationsNeedUpdate() }

  /// Updates the configurations if they are out of date.
  func updateConfigurationsIfNeeded() {
    if configurations.areDue { updateConfigurations() }
  }

  /// Updates the configurations for a state. Override this method; do not call it. Does nothing by
  /// default.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// A closure that is called after ``updateConfiguration(using:)``. Setting it causes an update.
  /// `nil` by default.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Performs what a tap of the cell does in place of selecting the item.
  ///
  /// - Returns: `false`, the default, if a tap selects the item.
  func performTap(ofItemAt indexPath: IndexPath, in view: any RecyclingView) -> Bool { false }

  func performSelectionSegue() { selectionSegue?(self) }

  // The cell is updated before it is displayed, and needs no layout pass for that.
  func configurationsAreReplaced() { configurations.needUpdate = true }

  override var cell: (any ElementCell)? { self }

  /// Called after the level of the item in an outline may have changed; it is `nil` outside of
  /// outlines. Does nothing by default.
  func outlineLevelDidChange(to level: Int?) {}

  // MARK: - Changes of the surroundings

  open override func layoutSubviews() {
    updateConfigurationsIfNeeded()
    super.layoutSubviews()
    layOutRow()
  }

  /// Lays out the views around the content of a row in a list: its separators.
  func layOutRow() { showSeparators() }

  /// The insets of separators for which neither the list nor the app has values: the margins of the
  /// row (`ip261-list-top-separators`), and none at the end before iOS 26.
  var automaticSeparatorInsets: (leading: CGFloat, trailing: CGFloat) {
    let safeArea = NSDirectionalEdgeInsets(
      safeAreaInsets, in: effectiveUserInterfaceLayoutDirection)
    return (
      rowSideMargin + safeArea.leading,
      traitCollection.metrics.list.separatorsReachEdge ? 0 : rowSideMargin + safeArea.trailing
    )
  }

  override func listPlacementDidChange() {
    super.listPlacementDidChange()
    setNeedsLayout()
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    setNeedsUpdateConfiguration()
  }
}
