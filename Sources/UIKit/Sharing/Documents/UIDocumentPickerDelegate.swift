/// The delegate of a ``UIDocumentPickerViewController``. All methods are optional.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uidocumentpickerdelegate
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called after the user chose files or a folder, and after the picker is dismissed.
  ///
  /// - Parameters:
  ///   - controller: The picker.
  ///   - urls: The files: copies, originals, or the files that an export has made. A request for
  ///     access comes before the use of an original:
  ///     `URL.startAccessingSecurityScopedResource()`.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called after the user canceled, also by a swipe, and after the picker is dismissed.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// Called for one file in place of `documentPicker(_:didPickDocumentsAt:)`, by which
  /// Apple replaced the method in iOS 11.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// Calls the method for one file with the first file.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
  }
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}
}
