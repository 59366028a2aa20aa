/// The sources and the screen that an agent names.
package struct ScreenRequest: Hashable, Sendable {
  /// The path of sources, or the name of an example.
  package var path: String
  /// The name of the screen; `nil` for the only one.
  package var screen: String?
  /// The target of a package or project; `nil` for the only one.
  package var target: String?

  /// Creates a request.
  package init(path: String, screen: String? = nil, target: String? = nil) {
    self.path = path
    self.screen = screen
    self.target = target
  }
}
