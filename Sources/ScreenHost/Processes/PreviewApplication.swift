/// The application of a preview's sources.
package enum PreviewApplication {
  /// The name of its example.
  package static let name = "application"
  /// The name of the environment variable with which a program starts it. Its value is the name of
  /// the app, if the property list has none.
  package static let variable = "TESSERA_PREVIEW_APPLICATION"
}
