/// A description of the content of a view, which creates the view and is set on it after changes.
///
///     struct BadgeConfiguration: UIContentConfiguration {
///       var count = 0
///       func makeContentView() -> UIView & UIContentView { BadgeView(configuration: self) }
///       func updated(for state: UIConfigurationState) -> BadgeConfiguration { self }
///     }
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Returns a new view that displays this configuration. It must not have a superview.
  func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration for a state of the view; the same one if nothing depends on the
  /// state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that is created by a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The displayed configuration.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can display a configuration, so that no new view is created. By
  /// default, it can if the configuration has the type of the present one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the configuration has the type of the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
