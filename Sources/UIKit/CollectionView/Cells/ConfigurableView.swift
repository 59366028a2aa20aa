/// A view whose content and background are described by configurations: a cell, or a header or
/// footer of a table view.
@preconcurrency @MainActor
protocol ConfigurableView: UIView {
  associatedtype State: UIConfigurationState

  var configurations: CellConfigurations { get set }
  var contentView: UIView { get }
  var configurationState: State { get }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }

  /// Puts a view in the place of the content view.
  func replaceContentView(with view: UIView)

  /// Removes the views that a background configuration replaces.
  func removeBackgroundViews()

  /// Updates the configurations if they are out of date.
  func updateConfigurationsIfNeeded()

  func updateConfiguration(using state: State)

  /// Calls the closure of the app that updates the view.
  func callUpdateHandler(_ state: State)
}

extension ConfigurableView {
  /// Marks the configurations as out of date. Nothing happens within an update.
  func configurationsNeedUpdate() {
    guard !configurations.areUpdating else { return }
    configurations.needUpdate = true
    setNeedsLayout()
  }

  /// Updates the configurations.
  ///
  /// The conforming classes call this method for their own type, for which the compiler specializes
  /// it: a read of ``configurations`` through the protocol copies all of them.
  func updateConfigurations() {
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
    callUpdateHandler(state)
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
    removeBackgroundViews()
    let view = BackgroundConfigurationView(
      configuration, frame: CGRect(origin: .zero, size: bounds.size))
    insertSubview(view, at: 0)
    configurations.background = view
  }
}
