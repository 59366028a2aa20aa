// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import FoundationNetworking
public import UIKit

/// A view with a page of the web.
///
/// Nothing is loaded from the network. A page with an address of the web is a view with its address
/// and a button that opens it outside of the app; `tessera preview --allow-web` displays the page
/// itself in a sandboxed frame. Texts and pictures that the app has are displayed, and documents in
/// HTML by their texts, headings, lists, emphasis and links. The delegate decides about
/// navigations, which end as on iOS. Scripts do not run.
///
/// Apple documentation: https://developer.apple.com/documentation/webkit/wkwebview
open class WKWebView: UIView {
  /// The delegate of navigations.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The delegate for windows and dialogs of pages, which is kept for the app.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The history.
  public let backForwardList = WKBackForwardList()
  /// The view that scrolls the page. A page that is not loaded has nothing to scroll.
  open var scrollView: UIScrollView { content }
  /// Whether swipes go through the history. The default is `false`. The setting is kept for the
  /// app.
  open var allowsBackForwardNavigationGestures = false
  /// Whether links have previews. The default is `true`. The setting is kept for the app.
  open var allowsLinkPreview = true
  /// The user agent of requests, or `nil` (the default) to use the system's. The setting is kept
  /// for the app.
  open var customUserAgent: String?
  /// Whether the page can be inspected. The default is `false`. The setting is kept for the app.
  open var isInspectable = false

  private let options: WKWebViewConfiguration
  let content = WebContentView()

  // Observers by name find these values by the names of the properties.
  /// The address of the page, or of the one that begins. Observable.
  open internal(set) var url: URL?
  /// The title of the page; `nil` before the first page, and empty without a title. Observable.
  open internal(set) var title: String?
  /// Whether a navigation is in progress. Observable.
  open internal(set) var isLoading = false
  /// The progress of the navigation, from 0 to 1. Observable.
  open internal(set) var estimatedProgress: Double = 0
  /// Whether there is a page before. Observable.
  open internal(set) var canGoBack = false
  /// Whether there is a page after. Observable.
  open internal(set) var canGoForward = false

  /// The navigation that began last; its steps end with another one.
  var current: WebNavigation?

  /// Creates a view.
  ///
  /// - Parameter configuration: The configuration, which is copied.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    options = configuration.copy(with: nil) as? WKWebViewConfiguration ?? WKWebViewConfiguration()
    super.init(frame: frame)
    addContent()
  }

  /// Creates a view with the default configuration.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a view from a nib or a storyboard, with the default configuration.
  public required init?(coder: NSCoder) {
    options = WKWebViewConfiguration()
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    backgroundColor = .systemBackground
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    content.didTapLink = { [weak self] in _ = self?.follow($0) }
    content.didOpen = { UIApplication.shared.open($0) }
  }

  /// A copy of the configuration.
  open var configuration: WKWebViewConfiguration {
    options.copy(with: nil) as? WKWebViewConfiguration ?? options
  }

  /// Whether all of the page was loaded by `https`.
  open var hasOnlySecureContent: Bool { url?.scheme?.lowercased() == "https" }

  /// Returns whether web views load addresses of a scheme.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob"].contains(urlScheme.lowercased())
  }

  // MARK: Scripts

  /// Fails: scripts do not run.
  ///
  /// - Parameter completionHandler: A closure called later with the error
  ///   `WKError.Code.javaScriptExceptionOccurred`.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    NextTurn.run { completionHandler(nil, WKError(.javaScriptExceptionOccurred)) }
  }

  /// Fails: scripts do not run.
  ///
  /// - Throws: An error with the code `WKError.Code.javaScriptExceptionOccurred`.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    throw WKError(.javaScriptExceptionOccurred)
  }

  // MARK: Loading

  /// Displays the page of a request.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    start(.other, request) { try WebPage(request) }
  }

  /// Displays a document.
  ///
  /// - Parameter baseURL: The address that relative links begin with; `nil` for none.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    let page = WebPage(html: string, base: baseURL)
    return start(.other, page.request) { page }
  }

  /// Displays data.
  ///
  /// - Parameters:
  ///   - MIMEType: The media type: `text/html`, others that begin with `image`, or a text.
  ///   - characterEncodingName: The encoding of texts; UTF-8 is assumed.
  ///   - baseURL: The address of the page.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    let page = WebPage(data, mimeType: MIMEType, base: baseURL)
    return start(.other, page.request) { page }
  }

  /// Displays a file.
  ///
  /// - Parameter readAccessURL: The file or folder that the page may read; pages read nothing here.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(URLRequest(url: URL))
  }

  /// Displays the page again.
  ///
  /// - Returns: `nil` without a page.
  @discardableResult
  open func reload() -> WKNavigation? {
    guard let item = backForwardList.currentItem else { return nil }
    return start(.reload, item.page.request, item: item) { item.page }
  }

  /// Displays the page again, as ``reload()``.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Displays the page before.
  ///
  /// - Returns: `nil` if there is none.
  @discardableResult
  open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap { go(to: $0) } }

  /// Displays the page after.
  ///
  /// - Returns: `nil` if there is none.
  @discardableResult
  open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap { go(to: $0) } }

  /// Displays a page of the history.
  ///
  /// - Returns: `nil` if it is not in the history.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    guard backForwardList.items.contains(where: { $0 === item }) else { return nil }
    return start(.backForward, item.page.request, item: item) { item.page }
  }

  /// Ends the navigation in progress.
  open func stopLoading() {
    guard let current else { return }
    if current.hasStarted { fail(current, URLError(.cancelled)) } else { end(current) }
  }

  /// Displays the page of a link.
  func follow(_ link: URL) -> WKNavigation? {
    let request = URLRequest(url: link)
    return start(.linkActivated, request) { try WebPage(request) }
  }
}
