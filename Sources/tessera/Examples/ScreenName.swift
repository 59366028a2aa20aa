import BrowserHost

/// The resolution of the names of screens in arguments.
enum ScreenName {
  /// Returns the screen with a name: an example.
  ///
  /// - Throws: `CommandFailure.unknownExample`.
  @MainActor
  static func entry(for name: String) async throws -> GalleryEntry {
    try Catalogue.entry(named: name)
  }
}
