/// The configurations of a cell, and the states of the collection view on which they depend.
@MainActor
struct CellConfigurations {
  var content: (any UIContentConfiguration)?
  /// A Boolean value that indicates whether a content configuration created the content view.
  var hasMadeContentView = false
  /// The view of the background configuration; `nil` if there is none.
  var background: BackgroundConfigurationView?
  /// A Boolean value that indicates whether the configurations have to be updated, as before the
  /// first display.
  var needUpdate = true
  /// A Boolean value that indicates whether the configurations are being updated.
  var areUpdating = false
  /// A Boolean value that indicates whether the collection view is in the editing mode, and the
  /// item can be edited.
  var isEditing = false
  /// A Boolean value that indicates whether the user is moving the item.
  var isReordering = false
  /// A Boolean value that indicates whether the item of an outline is expanded.
  var isExpanded = false
  /// A Boolean value that indicates whether a swipe reveals actions of the row.
  var isSwiped = false
  /// The separators of a row in a list; `nil` before the cell was one.
  var separators: ListSeparators?
}

extension UICollectionViewCell {
  /// The states of the cell, without those that an app adds.
  var presentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isEditing = configurations.isEditing
    state.isReordering = configurations.isReordering
    state.isExpanded = configurations.isExpanded
    state.isSwiped = configurations.isSwiped
    return state
  }

  /// Sets the states of the item in the collection view.
  func setState(isEditing: Bool, isReordering: Bool, isExpanded: Bool) {
    guard
      configurations.isEditing != isEditing || configurations.isReordering != isReordering
        || configurations.isExpanded != isExpanded
    else { return }
    configurations.isEditing = isEditing
    configurations.isReordering = isReordering
    configurations.isExpanded = isExpanded
    setNeedsUpdateConfiguration()
  }

  /// Displays the cell beside its place, as a swiped row.
  ///
  /// - Parameter distance: The distance along x, in points; `nil` if the row is not swiped.
  func showSwipe(_ distance: CGFloat?) {
    displacement = distance ?? 0
    guard configurations.isSwiped != (distance != nil) else { return }
    configurations.isSwiped = distance != nil
    setNeedsUpdateConfiguration()
  }

  /// Marks the configurations as out of date. Nothing happens within an update.
  func configurationsNeedUpdate() {
    guard !configurations.areUpdating else { return }
    configurations.needUpdate = true
    setNeedsLayout()
  }

  /// Updates the configurations if they are out of date.
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

  /// Displays a content configuration, in the present content view if that supports it.
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

  /// Displays a background configuration in place of the background views.
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
