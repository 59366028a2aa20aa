import FoundationNetworking
import UIKit

/// A navigation of a web view and its page.
@MainActor
final class WebNavigation {
  let handle = WKNavigation()
  let request: URLRequest
  /// The item of the history that is displayed again; `nil` for a new page.
  let item: WKBackForwardListItem?
  let page: () throws -> WebPage
  /// Whether the delegate was told of the beginning.
  var hasStarted = false

  init(
    _ request: URLRequest, item: WKBackForwardListItem?, page: @escaping () throws -> WebPage
  ) {
    self.request = request
    self.item = item
    self.page = page
  }
}

extension WKWebView {
  /// Begins a navigation: the delegate decides in the next turn.
  func start(
    _ type: WKNavigationType, _ request: URLRequest, item: WKBackForwardListItem? = nil,
    page: @escaping () throws -> WebPage
  ) -> WKNavigation? {
    if let current, current.hasStarted { fail(current, URLError(.cancelled)) }
    let navigation = WebNavigation(request, item: item, page: page)
    current = navigation
    changeAddress(request.url ?? WebPage.blank)
    report(\.isLoading, "loading") { isLoading = true }
    report(\.estimatedProgress, "estimatedProgress") { estimatedProgress = 0.1 }
    let frame = WKFrameInfo(request, of: self)
    let action = WKNavigationAction(type, request, in: frame)
    NextTurn.run { [weak self] in self?.decide(action, navigation) }
    return navigation.handle
  }

  private func decide(_ action: WKNavigationAction, _ navigation: WebNavigation) {
    guard navigation === current else { return }
    guard let navigationDelegate else { return begin(navigation) }
    let preferences = configuration.defaultWebpagePreferences ?? WKWebpagePreferences()
    navigationDelegate.webView(self, decidePolicyFor: action, preferences: preferences) {
      [weak self] policy, _ in
      guard let self, navigation === current, !navigation.hasStarted else { return }
      if policy == .allow { begin(navigation) } else { end(navigation) }
    }
  }

  private func begin(_ navigation: WebNavigation) {
    navigation.hasStarted = true
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation.handle)
    guard navigation === current else { return }
    let page: WebPage
    do { page = try navigation.page() } catch { return fail(navigation, error) }
    guard let navigationDelegate else { return commit(page, navigation) }
    let response = WKNavigationResponse(page.response)
    navigationDelegate.webView(self, decidePolicyFor: response) { [weak self] policy in
      guard let self, navigation === current else { return }
      if policy == .allow {
        commit(page, navigation)
      } else {
        fail(navigation, URLError(.cancelled))
      }
    }
  }

  private func commit(_ page: WebPage, _ navigation: WebNavigation) {
    if let item = navigation.item {
      backForwardList.move(to: item)
    } else {
      backForwardList.push(WKBackForwardListItem(page))
    }
    content.show(page)
    report(\.estimatedProgress, "estimatedProgress") { estimatedProgress = 0.5 }
    updateHistory()
    navigationDelegate?.webView(self, didCommit: navigation.handle)
    guard navigation === current else { return }
    report(\.title, "title") { title = page.title }
    report(\.estimatedProgress, "estimatedProgress") { estimatedProgress = 1 }
    end(navigation)
    navigationDelegate?.webView(self, didFinish: navigation.handle)
  }

  /// Ends a navigation with an error.
  func fail(_ navigation: WebNavigation, _ error: any Error) {
    end(navigation)
    navigationDelegate?.webView(
      self, didFailProvisionalNavigation: navigation.handle, withError: error)
  }

  /// Ends a navigation. The address is the displayed page's again.
  func end(_ navigation: WebNavigation) {
    guard navigation === current else { return }
    current = nil
    let displayed = backForwardList.currentItem?.url
    if url != displayed { changeAddress(displayed) }
    report(\.isLoading, "loading") { isLoading = false }
  }

  /// Changes the address, which Objective-C names `URL`.
  private func changeAddress(_ address: URL?) {
    willChangeValue(forKey: "URL")
    report(\.url, "url") { url = address }
    didChangeValue(forKey: "URL")
  }

  private func updateHistory() {
    let back = backForwardList.backItem != nil
    let forward = backForwardList.forwardItem != nil
    if back != canGoBack { report(\.canGoBack, "canGoBack") { canGoBack = back } }
    if forward != canGoForward {
      report(\.canGoForward, "canGoForward") { canGoForward = forward }
    }
  }

  /// Performs a change of a property, and reports it to observers of the key path and of the name.
  private func report<Value>(
    _ path: KeyPath<WKWebView, Value>, _ name: String, change: () -> Void
  ) {
    willChangeValue(for: path)
    willChangeValue(forKey: name)
    change()
    didChangeValue(forKey: name)
    didChangeValue(for: path)
  }
}

extension WebPage {
  /// The response of the page.
  var response: URLResponse {
    if case .remote = content,
      let response = HTTPURLResponse(
        url: address, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: nil)
    {
      return response
    }
    return URLResponse(
      url: address, mimeType: "text/html", expectedContentLength: -1, textEncodingName: "utf-8")
  }
}
