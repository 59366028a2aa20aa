/// What the content of a view looks like: a value that makes the view, and is given to it anew
/// whenever it changes.
///
///     struct BadgeConfiguration: UIContentConfiguration {
///       var count = 0
///       func makeContentView() -> UIView & UIContentView { BadgeView(configuration: self) }
///       func updated(for state: UIConfigurationState) -> BadgeConfiguration { self }
///     }
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// A new view that shows this configuration. It must not be in use anywhere else.
  func makeContentView() -> any UIView & UIContentView

  /// The configuration for a state of the view; the same one where nothing depends on the state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that a content configuration has made.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What the view shows. Setting it shows the new configuration.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration, so that no new one has to be made for it. By
  /// default it can where the configuration is of the type of the present one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration is of the type of the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
