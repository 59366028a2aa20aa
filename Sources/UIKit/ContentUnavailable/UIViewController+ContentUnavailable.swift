/// The view in place of the content of a view controller.
@MainActor
struct ContentUnavailableDisplay {
  var configuration: (any UIContentConfiguration)?
  /// The view that displays the configuration; `nil` while there is none.
  var view: (any UIView & UIContentView)?
  /// A Boolean value that indicates whether the view controller updates its configuration before
  /// the next layout, as it does before the first one.
  var needsUpdate = true
}

extension UIViewController {
  /// The configuration that is displayed in place of the content, over ``UIViewController/view``;
  /// `nil`, the default, for the content.
  ///
  /// The displayed configuration is the one that its `updated(for:)` returns for
  /// ``contentUnavailableConfigurationState``.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailableContent.configuration }
    set {
      unavailableContent.configuration = newValue
      showUnavailableContent()
    }
  }

  /// The state of the view controller for its configuration.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItemIfCreated?.searchController?.searchBar.text
    return state
  }

  /// Schedules a call of ``UIViewController/updateContentUnavailableConfiguration(using:)`` before
  /// the next layout. Changes of the search in the navigation item do so as well.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    unavailableContent.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Updates the configuration before a layout, if it is due.
  func updateUnavailableContentIfNeeded() {
    guard unavailableContent.needsUpdate else { return }
    unavailableContent.needsUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    if unavailableContent.configuration != nil { showUnavailableContent() }
  }

  private func showUnavailableContent() {
    guard let container = viewIfLoaded,
      let configuration = unavailableContent.configuration?.updated(
        for: contentUnavailableConfigurationState)
    else {
      unavailableContent.view?.removeFromSuperview()
      unavailableContent.view = nil
      return
    }
    if let view = unavailableContent.view, view.supports(configuration) {
      view.configuration = configuration
      if view.superview === container { return container.bringSubviewToFront(view) }
    } else {
      unavailableContent.view?.removeFromSuperview()
      unavailableContent.view = configuration.makeContentView()
    }
    guard let view = unavailableContent.view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
  }
}
