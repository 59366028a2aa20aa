/// The view of an item of data.
///
/// Content goes into ``contentView``, which always fills the cell, or is described by a
/// ``contentConfiguration``.
///
/// # States
///
/// A cell brings its configurations up to date before it is shown and after every change of its
/// ``configurationState``: the content and the background configuration are updated for the state,
/// then ``updateConfiguration(using:)`` is called, and then the ``configurationUpdateHandler``.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Brings a cell up to date for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  private var content = UIView(frame: .zero)
  var configurations = CellConfigurations()

  /// A cell of a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    placeContent()
  }

  /// Views are not read from archives here: this makes a cell of size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    placeContent()
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

  /// Whether the item is selected. The collection view sets it.
  open var isSelected = false {
    didSet {
      noteDrawingChange()
      updateSelectedBackground()
      if isSelected != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  /// Whether the item is touched. The collection view sets it.
  open var isHighlighted = false {
    didSet {
      updateSelectedBackground()
      if isHighlighted != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  // MARK: - Background views

  /// A view behind the content, as large as the cell. None by default, and none while there is a
  /// ``backgroundConfiguration``; setting a view takes the configuration away.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if backgroundView != nil { backgroundConfiguration = nil }
      placeBackgrounds()
    }
  }

  /// A view behind the content and in front of ``backgroundView``, as large as the cell, that is
  /// shown while the cell is selected or highlighted. None by default, and none while there is a
  /// ``backgroundConfiguration``; setting a view takes the configuration away.
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

  // MARK: - Its own size

  /// The size that the cell wants for its content, in points: ``UIView/intrinsicContentSize`` along an
  /// axis that has one, and what ``contentView`` wants along the other.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    preferredSize(within: size, of: contentView)
  }

  override func intrinsicContentSizeWasInvalidated(in view: UIView) {
    super.intrinsicContentSizeWasInvalidated(in: view)
    if view === contentView { contentSizeDidChange(isOwn: true) }
  }

  // MARK: - Drawing

  package override func drawing(at moment: DrawingMoment) -> ViewDrawing {
    var drawing = super.drawing(at: moment)
    if drawing.accessibility.role == nil { drawing.accessibility.role = .listItem }
    return drawing
  }

  override func elementFacts(in collectionView: UICollectionView) -> ElementFacts? {
    collectionView.indexPath(for: self).map {
      ElementFacts(.cell, at: $0, isSelected: isSelected)
    }
  }

  // MARK: - Configurations

  /// What the content looks like. None by default.
  ///
  /// Setting it gives the configuration to the ``contentView``, if a configuration made that and it
  /// supports this one, and otherwise puts a view that the configuration makes in its place. Setting
  /// nil puts an empty content view there. A cell that is shown is asked for its size again, where
  /// the layout asks for sizes.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      applyContentConfiguration(newValue)
      contentSizeDidChange(isOwn: true)
      if automaticallyUpdatesContentConfiguration { setNeedsUpdateConfiguration() }
    }
  }

  /// Whether the content configuration is updated for every new state of the cell. True by default.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { if automaticallyUpdatesContentConfiguration { setNeedsUpdateConfiguration() } }
  }

  /// What the background looks like; nil, the default, for what ``backgroundView`` and
  /// ``selectedBackgroundView`` show. Setting one takes these views away.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background?.configuration }
    set {
      applyBackgroundConfiguration(newValue)
      if automaticallyUpdatesBackgroundConfiguration { setNeedsUpdateConfiguration() }
    }
  }

  /// Whether the background configuration is updated for every new state of the cell. True by
  /// default.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { if automaticallyUpdatesBackgroundConfiguration { setNeedsUpdateConfiguration() } }
  }

  /// The background configuration that cells of this class begin with: a clear one.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// The states that the cell is in. A subclass that adds states of its own sets them on what
  /// `super` returns, and calls ``setNeedsUpdateConfiguration()`` when they change.
  open var configurationState: UICellConfigurationState { presentState }

  /// Asks for the configurations to be brought up to date, before the cell is laid out next and once
  /// for all the calls until then.
  open func setNeedsUpdateConfiguration() { configurationsNeedUpdate() }

  /// Called to bring the configurations up to date for a state; to be overridden, and not to be
  /// called. Does nothing unless a subclass says otherwise.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Called after ``updateConfiguration(using:)``. Setting it asks for an update. None by default.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: - What changes around it

  open override func layoutSubviews() {
    updateConfigurationsIfNeeded()
    super.layoutSubviews()
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    setNeedsUpdateConfiguration()
  }
}
