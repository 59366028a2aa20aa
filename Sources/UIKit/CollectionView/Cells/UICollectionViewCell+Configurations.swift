/// What a cell knows of its configurations.
@MainActor
struct CellConfigurations {
  var content: (any UIContentConfiguration)?
  /// Whether the content view was made by a content configuration.
  var hasMadeContentView = false
  /// Shows the background configuration; nil where there is none.
  var background: BackgroundConfigurationView?
  /// Whether an update is due. The first one is due before the cell is shown first.
  var needUpdate = true
  /// Whether an update is under way.
  var areUpdating = false
  /// Whether the collection view is in editing mode and the item can be edited.
  var isEditing = false
  /// Whether the user is moving the item.
  var isReordering = false
}

extension UICollectionViewCell {
  /// The states of the cell that are known to this library.
  var presentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isEditing = configurations.isEditing
    state.isReordering = configurations.isReordering
    return state
  }

  /// Takes over what the collection view says of the item.
  func setState(isEditing: Bool, isReordering: Bool) {
    guard configurations.isEditing != isEditing || configurations.isReordering != isReordering
    else { return }
    configurations.isEditing = isEditing
    configurations.isReordering = isReordering
    setNeedsUpdateConfiguration()
  }

  /// Notes that an update is due. Within an update nothing is noted: it answers the request.
  func configurationsNeedUpdate() {
    guard !configurations.areUpdating else { return }
    configurations.needUpdate = true
    setNeedsLayout()
  }

  /// Brings the configurations up to date, if that is due.
  func updateConfigurationsIfNeeded() {
    guard configurations.needUpdate, !configurations.areUpdating else { return }
    configurations.needUpdate = false
    configurations.areUpdating = true
    defer { configurations.areUpdating = false }
    let state = configurationState
    if automaticallyUpdatesContentConfiguration, let content = configurations.content {
      applyContentConfiguration(content.updated(for: state))
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = configurations.background {
      applyBackgroundConfiguration(background.configuration.updated(for: state))
    }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// Shows a content configuration, in the view that is there if that supports it.
  func applyContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
    configurations.content = configuration
    guard let configuration else {
      if configurations.hasMadeContentView { replaceContentView(with: UIView(frame: .zero)) }
      configurations.hasMadeContentView = false
      return
    }
    if configurations.hasMadeContentView, let view = contentView as? any UIContentView,
      view.supports(configuration)
    {
      view.configuration = configuration
      return
    }
    let view = configuration.makeContentView()
    require(
      view.superview == nil,
      "The content configuration \(type(of: configuration)) returned a \(type(of: view)) from "
        + "makeContentView() that is in a view already; make a new view for each call.")
    replaceContentView(with: view)
    configurations.hasMadeContentView = true
  }

  /// Shows a background configuration in place of the background views.
  func applyBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
    guard let configuration else {
      configurations.background?.removeFromSuperview()
      configurations.background = nil
      return
    }
    if let view = configurations.background {
      view.configuration = configuration
      return
    }
    backgroundView = nil
    selectedBackgroundView = nil
    let view = BackgroundConfigurationView(
      configuration, frame: CGRect(origin: .zero, size: bounds.size))
    insertSubview(view, at: 0)
    configurations.background = view
  }
}
