import HeadlessHost
import Testing
import UIKit

@testable import AuthenticationServices

@MainActor
@Suite(.serialized) struct WebSignInTests {
  private final class Anchor: NSObject, ASWebAuthenticationPresentationContextProviding {
    var window: UIWindow?
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
      window ?? UIWindow()
    }
  }

  private final class Results {
    var urls: [String] = []
    var codes: [ASWebAuthenticationSessionError.Code?] = []
  }

  private let anchor = Anchor()
  private let results = Results()
  private let screen = HostedScreen(UIViewController())

  private func session(
    _ answer: SignInAnswer = .ask,
    _ callback: ASWebAuthenticationSession.Callback? = .customScheme("notes")
  ) throws -> ASWebAuthenticationSession {
    let address = try #require(URL(string: "https://www.example.com/login"))
    let results = results
    let session = ASWebAuthenticationSession(address, callback, answer) { url, error in
      if let url { results.urls.append(url.absoluteString) }
      if let error { results.codes.append((error as? ASWebAuthenticationSessionError)?.code) }
    }
    anchor.window = screen.viewController.view.window
    session.presentationContextProvider = anchor
    return session
  }

  @Test func `the user agrees, sees the page, and returns with the address`() throws {
    let session = try session()
    #expect(session.canStart)
    #expect(session.start())
    #expect(!session.canStart)
    #expect(!session.start())
    screen.advance(by: 1)
    #expect(screen.readElements.contains { $0.contains("Wants to Use “example.com” to Sign In") })
    try screen.activate(label: "Continue")
    screen.advance(by: 1)
    #expect(screen.readElements.contains("https://www.example.com/login"))
    try screen.activate(label: "Return to App")
    screen.advance(by: 1)
    try screen.activate(label: "Return")
    screen.advance(by: 1)
    screen.advance(by: 1)
    #expect(results.urls == ["notes://callback"])
    #expect(results.codes.isEmpty)
    #expect(screen.viewController.presentedViewController == nil)
  }

  @Test func `an address that does not end the session is asked for again`() throws {
    let session = try session()
    session.prefersEphemeralWebBrowserSession = true
    session.start()
    screen.advance(by: 1)
    for (text, ends) in [("other://callback", false), ("notes://done?code=1", true)] {
      if !ends { try screen.activate(label: "Return to App") }
      screen.advance(by: 1)
      var front = screen.viewController
      while let next = front.presentedViewController { front = next }
      let alert = try #require(front as? UIAlertController)
      try #require(alert.textFields?.first).text = text
      try screen.activate(label: "Return")
      screen.advance(by: 1)
      #expect(results.urls.isEmpty == !ends)
    }
    screen.advance(by: 1)
    #expect(results.urls == ["notes://done?code=1"])
  }

  @Test(arguments: [true, false])
  func `the user cancels the question or the page`(_ isQuestion: Bool) throws {
    let session = try session()
    session.prefersEphemeralWebBrowserSession = !isQuestion
    session.start()
    screen.advance(by: 1)
    try screen.activate(label: "Cancel")
    screen.advance(by: 1)
    #expect(results.codes == [.canceledLogin])
    #expect(results.urls.isEmpty)
    #expect(screen.viewController.presentedViewController == nil)
  }

  @Test func `an app that cancels is not called`() throws {
    let session = try session()
    session.prefersEphemeralWebBrowserSession = true
    session.start()
    screen.advance(by: 1)
    #expect(screen.viewController.presentedViewController != nil)
    session.cancel()
    screen.advance(by: 1)
    #expect(screen.viewController.presentedViewController == nil)
    #expect(results.codes.isEmpty)
    #expect(results.urls.isEmpty)
  }

  @Test func `a session without a window fails`() throws {
    let session = try session()
    session.presentationContextProvider = nil
    #expect(!session.canStart)
    #expect(!session.start())
    #expect(results.codes.isEmpty)
    screen.advance(by: 1)
    #expect(results.codes == [.presentationContextNotProvided])
  }

  @Test func `answers in advance display nothing`() throws {
    let success = try session(.success, .https(host: "example.com", path: "done"))
    success.start()
    let cancel = try session(.cancel)
    cancel.start()
    screen.advance(by: 1)
    #expect(results.urls == ["https://example.com/done"])
    #expect(results.codes == [.canceledLogin])
    #expect(screen.viewController.presentedViewController == nil)
  }

  @Test(arguments: [
    (ASWebAuthenticationSession.Callback.customScheme("Notes"), "notes:done", true),
    (.customScheme("notes"), "NOTES://done", true), (.customScheme("notes"), "note://done", false),
    (.https(host: "example.com", path: "/auth"), "https://Example.com/auth?code=1", true),
    (.https(host: "example.com", path: "/auth"), "https://example.com/auth/done", true),
    (.https(host: "example.com", path: "/auth"), "https://example.com/author", false),
    (.https(host: "example.com", path: "/auth"), "http://example.com/auth", false),
  ])
  func `callbacks match addresses`(
    _ callback: ASWebAuthenticationSession.Callback, _ address: String, _ matches: Bool
  ) throws {
    #expect(callback.matchesURL(try #require(URL(string: address))) == matches)
  }
}
