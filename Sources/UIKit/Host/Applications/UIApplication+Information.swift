extension UIApplication {
  /// The property list of the app: the values of the main bundle, and of the file beside the
  /// executable; empty if there is none.
  package static var information: [String: Any] { ApplicationInformation.read() }
}
