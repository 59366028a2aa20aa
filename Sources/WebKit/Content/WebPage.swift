import FoundationNetworking
internal import SystemScreens
import UIKit

/// A page of a web view, before it is displayed.
struct WebPage {
  /// The content of a page.
  enum Content {
    /// A page of the web, which is not loaded.
    case remote
    /// The text of a document.
    case document(HTMLText, base: URL?)
    /// A text.
    case text(String)
    /// A picture.
    case image(UIImage)
  }

  let request: URLRequest
  let content: Content

  /// The address; `about:blank` for a document without one.
  var address: URL { request.url ?? WebPage.blank }

  /// The title of a document; empty for others.
  var title: String? {
    if case .document(let text, _) = content { return text.title ?? "" }
    return ""
  }

  static let blank = URL(string: "about:blank")!

  /// The page of a request.
  ///
  /// - Throws: An error of the URL system if a file cannot be read, or if no page has the scheme.
  init(_ request: URLRequest) throws {
    self.request = request
    let url = request.url ?? WebPage.blank
    switch url.scheme?.lowercased() {
    case "http", "https": content = .remote
    case "about": content = .document(HTMLText(""), base: nil)
    case "file":
      guard let data = try? Data(contentsOf: url) else { throw URLError(.fileDoesNotExist) }
      content = WebPage.content(data, fileName: url.lastPathComponent, base: url)
    default: throw URLError(.unsupportedURL)
    }
  }

  /// The page of a document.
  init(html: String, base: URL?) {
    request = URLRequest(url: base ?? WebPage.blank)
    content = .document(HTMLText(html), base: base)
  }

  /// The page of data of a type.
  init(_ data: Data, mimeType: String, base: URL) {
    request = URLRequest(url: base)
    let ends = ["text/html": "a.html", "image/svg+xml": "a.svg"]
    let name = ends[mimeType.lowercased()] ?? (mimeType.hasPrefix("image/") ? "a.png" : "a.txt")
    content = WebPage.content(data, fileName: name, base: base)
  }

  private static func content(_ data: Data, fileName: String, base: URL) -> Content {
    switch (fileName as NSString).pathExtension.lowercased() {
    case "html", "htm", "xhtml":
      return .document(HTMLText(String(decoding: data, as: UTF8.self)), base: base)
    case "png", "jpg", "jpeg", "gif", "webp", "svg":
      if let image = UIImage(data: data) { return .image(image) }
      return .text("")
    default: return .text(String(decoding: data, as: UTF8.self))
    }
  }
}
