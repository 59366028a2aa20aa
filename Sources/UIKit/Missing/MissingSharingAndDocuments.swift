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

/// Missing: Documents that save themselves and their browser are missing; read and write files with
/// FileManager, and let the user choose them with UIDocumentPickerViewController.
@available(
  *, unavailable,
  message:
    "Documents that save themselves and their browser are missing; read and write files with FileManager, and let the user choose them with UIDocumentPickerViewController."
)
@preconcurrency @MainActor open class UIDocument: NSObject {
  public init(fileURL url: URL) { missing() }
  open var fileURL: URL { missing() }
}

/// Missing: Documents that save themselves and their browser are missing; read and write files with
/// FileManager, and let the user choose them with UIDocumentPickerViewController.
@available(
  *, unavailable,
  message:
    "Documents that save themselves and their browser are missing; read and write files with FileManager, and let the user choose them with UIDocumentPickerViewController."
)
@preconcurrency @MainActor open class UIDocumentBrowserViewController: UIViewController {
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)? {
    get { missing() }
    set { missing() }
  }
  open var allowsDocumentCreation: Bool {
    get { missing() }
    set { missing() }
  }
  open var allowsPickingMultipleItems: Bool {
    get { missing() }
    set { missing() }
  }
}

/// Missing: Documents that save themselves and their browser are missing; read and write files with
/// FileManager, and let the user choose them with UIDocumentPickerViewController.
@available(
  *, unavailable,
  message:
    "Documents that save themselves and their browser are missing; read and write files with FileManager, and let the user choose them with UIDocumentPickerViewController."
)
@preconcurrency @MainActor public protocol UIDocumentBrowserViewControllerDelegate: AnyObject {
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
}

@available(
  *, unavailable,
  message:
    "Documents that save themselves and their browser are missing; read and write files with FileManager, and let the user choose them with UIDocumentPickerViewController."
)
extension UIDocumentBrowserViewControllerDelegate {
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
  ) { missing() }
}
