import HeadlessHost
import Testing
import UIKit

@testable import WebKit

/// A delegate that records its calls and decides.
@MainActor
private final class Listener: NSObject, WKNavigationDelegate {
  var calls: [String] = []
  var decision = WKNavigationActionPolicy.allow
  var answer = WKNavigationResponsePolicy.allow

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    calls.append("decide \(navigationAction.navigationType)")
    decisionHandler(decision)
  }
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) {
    calls.append("response")
    decisionHandler(answer)
  }
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    calls.append("start")
  }
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    calls.append("commit")
  }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    calls.append("finish \(webView.isLoading) \(webView.estimatedProgress)")
  }
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) { calls.append("fail \((error as? URLError)?.code.rawValue ?? 0)") }
}

@MainActor
@Suite(.serialized) struct WebViewTests {
  private let listener = Listener()
  private let first = URL(string: "https://www.example.com/a")!
  private let second = URL(string: "https://example.org/b")!

  private func screen(size: UIContentSizeCategory = .large) -> (HostedScreen, WKWebView) {
    let web = WKWebView()
    web.navigationDelegate = listener
    let controller = UIViewController()
    let screen = HostedScreen(controller, contentSizeCategory: size)
    web.frame = controller.view.bounds
    controller.view.addSubview(web)
    return (screen, web)
  }

  @Test func `a page passes all steps, and its placeholder has its address`() {
    let (screen, web) = screen()
    #expect(web.url == nil)
    #expect(web.load(URLRequest(url: first)) != nil)
    #expect(web.url == first)
    #expect(web.isLoading)
    #expect(listener.calls.isEmpty)
    screen.layOut()
    #expect(
      listener.calls == ["decide other", "start", "response", "commit", "finish false 1.0"])
    #expect(!web.isLoading)
    #expect(web.title == "")
    #expect(screen.readElements.contains("https://www.example.com/a"))
  }

  @Test func `a cancelled navigation leaves the page and its address`() {
    let (screen, web) = screen()
    web.load(URLRequest(url: first))
    screen.layOut()
    listener.calls = []
    listener.decision = .cancel
    web.load(URLRequest(url: second))
    screen.layOut()
    #expect(listener.calls == ["decide other"])
    #expect(web.url == first)
    #expect(!web.isLoading)
    #expect(web.backForwardList.items.count == 1)
  }

  @Test func `a rejected response fails`() {
    let (screen, web) = screen()
    listener.answer = .cancel
    web.load(URLRequest(url: first))
    screen.layOut()
    #expect(listener.calls == ["decide other", "start", "response", "fail -999"])
    #expect(web.url == nil)
  }

  @Test func `delegates without closures decide, too`() async {
    final class Asynchronous: NSObject, WKNavigationDelegate {
      var finished = 0
      func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
      ) async -> WKNavigationActionPolicy {
        await Task.yield()
        return navigationAction.request.url?.path == "/a" ? .allow : .cancel
      }
      func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { finished += 1 }
    }
    let (screen, web) = screen()
    let delegate = Asynchronous()
    web.navigationDelegate = delegate
    for url in [second, first] {
      web.load(URLRequest(url: url))
      screen.layOut()
      for _ in 0..<1_000 where web.isLoading { await Task.yield() }
    }
    #expect(delegate.finished == 1)
    #expect(web.url == first)
  }

  @Test func `a later navigation ends the one that has begun`() {
    let (screen, web) = screen()
    web.load(URLRequest(url: first))
    web.load(URLRequest(url: second))
    screen.layOut()
    #expect(
      listener.calls == ["decide other", "start", "response", "commit", "finish false 1.0"])
    #expect(web.backForwardList.items.map(\.url) == [second])
  }

  @Test func `the history goes back and forward, and a new page ends what follows`() {
    let (screen, web) = screen()
    for url in [first, second] {
      web.load(URLRequest(url: url))
      screen.layOut()
    }
    #expect(web.canGoBack)
    #expect(!web.canGoForward)
    #expect(web.goForward() == nil)
    #expect(web.goBack() != nil)
    screen.layOut()
    #expect(web.url == first)
    #expect(web.canGoForward)
    #expect(web.backForwardList.forwardList.map(\.url) == [second])
    web.loadHTMLString("<title>New</title>", baseURL: nil)
    screen.layOut()
    #expect(web.title == "New")
    #expect(web.url?.absoluteString == "about:blank")
    #expect(!web.canGoForward)
    #expect(web.backForwardList.backList.map(\.url) == [first])
    web.goBack()
    screen.layOut()
    #expect(screen.readElements.contains("https://www.example.com/a"))
    #expect(web.reload() != nil)
    screen.layOut()
    #expect(listener.calls.contains("decide reload"))
  }

  @Test func `the text of a document is displayed in the user's size, and its links navigate`()
    throws
  {
    let (screen, web) = screen()
    web.loadHTMLString(
      "<title>Guide</title><h1>Cells</h1><p><a href='/next'>Next</a></p>",
      baseURL: URL(string: "https://example.com/"))
    screen.layOut()
    #expect(web.title == "Guide")
    #expect(screen.textDrawing().contains("Cells"))
    let text = try #require(web.scrollView.subviews.lazy.compactMap { $0 as? UITextView }.first)
    #expect(text.text == "Cells\n\nNext")
    listener.decision = .cancel
    try screen.tap(at: text.convert(CGPoint(x: 20, y: 75), to: nil))
    screen.layOut()
    #expect(listener.calls.last == "decide linkActivated")
  }

  @Test func `long documents scroll in the same scroll view, from their beginning`() {
    let (screen, web) = screen()
    let scrollView = web.scrollView
    web.load(URLRequest(url: first))
    screen.layOut()
    #expect(scrollView.contentSize.height <= scrollView.bounds.height)
    web.loadHTMLString(String(repeating: "<p>Text</p>", count: 100), baseURL: nil)
    screen.layOut()
    #expect(web.scrollView === scrollView)
    #expect(scrollView.contentSize.height > 3_000)
    #expect(scrollView.contentOffset.y == -scrollView.adjustedContentInset.top)
    scrollView.contentOffset.y = 500
    web.loadHTMLString("<p>Short</p>", baseURL: nil)
    screen.layOut()
    #expect(scrollView.contentOffset.y == -scrollView.adjustedContentInset.top)
    #expect(scrollView.contentSize.height < 100)
  }

  @Test func `files are displayed, and missing ones fail`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appending(path: "page.html")
    try Data("<title>File</title><p>From a file</p>".utf8).write(to: page)
    let (screen, web) = screen()
    web.loadFileURL(page, allowingReadAccessTo: folder)
    screen.layOut()
    #expect(web.title == "File")
    #expect(screen.textDrawing().contains("From a file"))
    web.load(URLRequest(url: folder.appending(path: "none.html")))
    screen.layOut()
    #expect(listener.calls.last == "fail -1100")
    #expect(web.url == page)
    web.load(URLRequest(url: URL(string: "app-scheme://x")!))
    screen.layOut()
    #expect(listener.calls.last == "fail -1002")
  }

  /// An observer by name.
  private final class NameObserver: UIResponder {
    var values: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { values.append("\(keyPath ?? "") \(change?[.newKey] ?? "")") }
  }

  @Test func `properties are observed by key paths and by names`() {
    let (screen, web) = screen()
    var titles: [String?] = []
    var states: [Bool] = []
    let observations = [
      web.observe(\.title) { view, _ in titles.append(view.title) },
      web.observe(\.isLoading) { view, _ in states.append(view.isLoading) },
    ]
    let observer = NameObserver()
    web.addObserver(observer, forKeyPath: "estimatedProgress", options: .new, context: nil)
    web.loadHTMLString("<title>T</title>", baseURL: nil)
    screen.layOut()
    #expect(titles == ["T"])
    #expect(states == [true, false])
    #expect(
      observer.values == [
        "estimatedProgress 0.1", "estimatedProgress 0.5", "estimatedProgress 1.0",
      ])
    withExtendedLifetime(observations) {}
    web.removeObserver(observer, forKeyPath: "estimatedProgress")
  }

  @Test func `a stopped navigation fails after its beginning`() {
    final class Stopping: NSObject, WKNavigationDelegate {
      var codes: [Int] = []
      func webView(
        _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
      ) { webView.stopLoading() }
      func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
      ) { codes.append((error as? URLError)?.code.rawValue ?? 0) }
    }
    let (screen, web) = screen()
    let delegate = Stopping()
    web.navigationDelegate = delegate
    web.load(URLRequest(url: first))
    screen.layOut()
    #expect(delegate.codes == [-999])
    #expect(!web.isLoading)
    #expect(web.backForwardList.items.isEmpty)
  }

  @Test func `scripts fail with an error`() async {
    let web = WKWebView()
    do {
      _ = try await web.evaluateJavaScript("document.title")
      Issue.record("The script has a result.")
    } catch {
      #expect((error as? WKError)?.code == .javaScriptExceptionOccurred)
    }
  }

  @Test func `the configuration is copied`() {
    let configuration = WKWebViewConfiguration()
    configuration.allowsInlineMediaPlayback = true
    let web = WKWebView(frame: .zero, configuration: configuration)
    configuration.allowsInlineMediaPlayback = false
    #expect(web.configuration.allowsInlineMediaPlayback)
    #expect(web.configuration.userContentController === configuration.userContentController)
  }

  @Test func `cookies replace those of the same name, and are removed by host`() async throws {
    let store = WKWebsiteDataStore.nonPersistent()
    func cookie(_ value: String, _ domain: String) throws -> HTTPCookie {
      try #require(
        HTTPCookie(properties: [.name: "a", .value: value, .domain: domain, .path: "/"]))
    }
    store.httpCookieStore.setCookie(try cookie("1", "example.com"))
    store.httpCookieStore.setCookie(try cookie("2", "example.com"))
    store.httpCookieStore.setCookie(try cookie("3", "example.org"))
    var cookies = await store.httpCookieStore.allCookies()
    #expect(cookies.map(\.value) == ["2", "3"])
    let types = WKWebsiteDataStore.allWebsiteDataTypes()
    let records = await store.dataRecords(ofTypes: types)
    #expect(records.map(\.displayName) == ["example.com", "example.org"])
    store.removeData(ofTypes: types, for: Array(records.prefix(1))) {}
    cookies = await store.httpCookieStore.allCookies()
    #expect(cookies.map(\.value) == ["3"])
  }
}
