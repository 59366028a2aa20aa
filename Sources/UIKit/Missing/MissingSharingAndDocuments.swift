// Made by Scripts/generate-missing of Scripts/missing.txt. Change the table.

/// Missing: Configurations of items are missing; create a UIActivityViewController with the items.
@available(
  *, unavailable,
  message: "Configurations of items are missing; create a UIActivityViewController with the items."
)
@preconcurrency @MainActor open class UIActivityItemsConfiguration: NSObject {
}

/// Missing: Configurations of items are missing; create a UIActivityViewController with the items.
@available(
  *, unavailable,
  message: "Configurations of items are missing; create a UIActivityViewController with the items."
)
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationReading: AnyObject {
}

extension UIActivityViewController {
  /// Missing: Configurations of items are missing; create a UIActivityViewController with the
  /// items.
  @available(
    *, unavailable,
    message:
      "Configurations of items are missing; create a UIActivityViewController with the items."
  )
  public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    missing()
  }
}

extension UIActivityViewController {
  /// Missing: No activity of a sheet is prominent; leave the setting out.
  @available(*, unavailable, message: "No activity of a sheet is prominent; leave the setting out.")
  public var allowsProminentActivity: Bool {
    get { missing() }
    set { missing() }
  }
}

extension UIPasteboard {
  /// Missing: Patterns in pasteboards are not detected; read their strings.
  @available(
    *, unavailable, message: "Patterns in pasteboards are not detected; read their strings."
  )
  public struct DetectionPattern: Hashable {}
  /// Missing: Patterns in pasteboards are not detected; read their strings.
  @available(
    *, unavailable, message: "Patterns in pasteboards are not detected; read their strings."
  )
  public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
  ) { missing() }
  /// Missing: Patterns in pasteboards are not detected; read their strings.
  @available(
    *, unavailable, message: "Patterns in pasteboards are not detected; read their strings."
  )
  public func detectValues(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
  ) { missing() }
}

/// Missing: Pickers of documents are missing; read files with FileManager, or let the user choose
/// photos with PHPickerViewController of PhotosUI.
@available(
  *, unavailable,
  message:
    "Pickers of documents are missing; read files with FileManager, or let the user choose photos with PHPickerViewController of PhotosUI."
)
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)? {
    get { missing() }
    set { missing() }
  }
  open var allowsMultipleSelection: Bool {
    get { missing() }
    set { missing() }
  }
}

/// Missing: Pickers of documents are missing; read files with FileManager, or let the user choose
/// photos with PHPickerViewController of PhotosUI.
@available(
  *, unavailable,
  message:
    "Pickers of documents are missing; read files with FileManager, or let the user choose photos with PHPickerViewController of PhotosUI."
)
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

@available(
  *, unavailable,
  message:
    "Pickers of documents are missing; read files with FileManager, or let the user choose photos with PHPickerViewController of PhotosUI."
)
extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) { missing() }
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { missing() }
}

/// Missing: Pickers of documents are missing; read files with FileManager, or let the user choose
/// photos with PHPickerViewController of PhotosUI.
@available(
  *, unavailable,
  message:
    "Pickers of documents are missing; read files with FileManager, or let the user choose photos with PHPickerViewController of PhotosUI."
)
@preconcurrency @MainActor open class UIDocument: NSObject {
  public init(fileURL url: URL) { missing() }
  open var fileURL: URL { missing() }
}
