/// The application of a preview's sources.
package enum PreviewApplication {
  /// The name of its example.
  package static let name = "application"
  /// The name of the environment variable with which a program starts it.
  package static let variable = "TESSERA_PREVIEW_APPLICATION"
}
