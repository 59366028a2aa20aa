// Read by Scripts/check-missing.sh: a screen with a browser of documents has an error for each
// mention of a missing type, and none for the members that it uses.

import UIKit

final class DocumentsViewController: UIViewController {
  // expected-error@+1 {{'UIDocumentBrowserViewController' is unavailable: Documents that save}}
  private let browser = UIDocumentBrowserViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Documents"
    browser.delegate = self
    browser.allowsDocumentCreation = true
    present(browser, animated: true)
  }
}

// expected-error@+1 {{'UIDocumentBrowserViewControllerDelegate' is unavailable}}
extension DocumentsViewController: UIDocumentBrowserViewControllerDelegate {
  func documentBrowser(
    // expected-error@+1 {{'UIDocumentBrowserViewController' is unavailable}}
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
  ) {
    title = documentURLs.first?.lastPathComponent
    controller.allowsDocumentCreation = false
  }
}

// expected-error@+1 {{'UIDocumentBrowserViewController' is unavailable}}
final class DocumentBrowser: UIDocumentBrowserViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = allowsDocumentCreation ? nil : .systemBackground
  }
}
