// Read by Scripts/check-missing.sh: a screen with a picker of documents has an error for each
// mention of a missing type, and none for the members that it uses.

import UIKit

final class DocumentsViewController: UIViewController {
  // expected-error@+1 {{'UIDocumentPickerViewController' is unavailable: Pickers of documents}}
  private let picker = UIDocumentPickerViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Documents"
    picker.delegate = self
    picker.allowsMultipleSelection = true
    present(picker, animated: true)
  }
}

// expected-error@+1 {{'UIDocumentPickerDelegate' is unavailable}}
extension DocumentsViewController: UIDocumentPickerDelegate {
  func documentPicker(
    // expected-error@+1 {{'UIDocumentPickerViewController' is unavailable}}
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    title = urls.first?.lastPathComponent
    controller.allowsMultipleSelection = false
  }
}

// expected-error@+1 {{'UIDocumentPickerViewController' is unavailable}}
final class DocumentPicker: UIDocumentPickerViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = allowsMultipleSelection ? nil : .systemBackground
  }
}
