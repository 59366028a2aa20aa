// Made by Scripts/generate-missing of Scripts/missing.txt. Change the table.

/// Missing: Sharing is missing: there are no other apps.
@available(*, unavailable, message: "Sharing is missing: there are no other apps.")
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { missing() }
  public required init?(coder: NSCoder) { missing() }
  open var excludedActivityTypes: [UIActivity.ActivityType]? {
    get { missing() }
    set { missing() }
  }
  open var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  {
    get { missing() }
    set { missing() }
  }
}

/// Missing: Sharing is missing: there are no other apps.
@available(*, unavailable, message: "Sharing is missing: there are no other apps.")
@preconcurrency @MainActor open class UIActivity: NSObject {
  public struct ActivityType: Hashable {}
}

/// Missing: The pasteboard is missing.
@available(*, unavailable, message: "The pasteboard is missing.")
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  open class var general: UIPasteboard { missing() }
  open var string: String? {
    get { missing() }
    set { missing() }
  }
  open var strings: [String]? {
    get { missing() }
    set { missing() }
  }
  open var url: URL? {
    get { missing() }
    set { missing() }
  }
  open var image: UIImage? {
    get { missing() }
    set { missing() }
  }
  open var hasStrings: Bool { missing() }
}

/// Missing: Pickers of pictures and documents are missing; read files with FileManager, or ship
/// pictures with the app.
@available(
  *, unavailable,
  message:
    "Pickers of pictures and documents are missing; read files with FileManager, or ship pictures with the app."
)
@preconcurrency @MainActor open class UIImagePickerController: UIViewController {
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }
  public struct InfoKey: Hashable {}
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { missing() }
  open weak var delegate: (any UIImagePickerControllerDelegate)? {
    get { missing() }
    set { missing() }
  }
  open var sourceType: SourceType {
    get { missing() }
    set { missing() }
  }
  open var allowsEditing: Bool {
    get { missing() }
    set { missing() }
  }
  open var mediaTypes: [String] {
    get { missing() }
    set { missing() }
  }
}

/// Missing: Pickers of pictures and documents are missing; read files with FileManager, or ship
/// pictures with the app.
@available(
  *, unavailable,
  message:
    "Pickers of pictures and documents are missing; read files with FileManager, or ship pictures with the app."
)
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

@available(
  *, unavailable,
  message:
    "Pickers of pictures and documents are missing; read files with FileManager, or ship pictures with the app."
)
extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { missing() }
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { missing() }
}

/// Missing: Pickers of pictures and documents are missing; read files with FileManager, or ship
/// pictures with the app.
@available(
  *, unavailable,
  message:
    "Pickers of pictures and documents are missing; read files with FileManager, or ship pictures with the app."
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

/// Missing: Pickers of pictures and documents are missing; read files with FileManager, or ship
/// pictures with the app.
@available(
  *, unavailable,
  message:
    "Pickers of pictures and documents are missing; read files with FileManager, or ship pictures with the app."
)
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

@available(
  *, unavailable,
  message:
    "Pickers of pictures and documents are missing; read files with FileManager, or ship pictures with the app."
)
extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) { missing() }
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { missing() }
}

/// Missing: Pickers of pictures and documents are missing; read files with FileManager, or ship
/// pictures with the app.
@available(
  *, unavailable,
  message:
    "Pickers of pictures and documents are missing; read files with FileManager, or ship pictures with the app."
)
@preconcurrency @MainActor open class UIDocument: NSObject {
  public init(fileURL url: URL) { missing() }
  open var fileURL: URL { missing() }
}
