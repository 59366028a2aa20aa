import HeadlessHost
import Testing
import UIKit

@testable import AuthenticationServices

@MainActor
@Suite(.serialized) struct SignInTests {
  /// A delegate that records the results.
  private final class Listener: NSObject, ASAuthorizationControllerDelegate,
    ASAuthorizationControllerPresentationContextProviding
  {
    var results: [ASAuthorization] = []
    var codes: [ASAuthorizationError.Code?] = []
    var windows = 0
    var window: UIWindow?

    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
      windows += 1
      return window ?? UIWindow()
    }
    func authorizationController(
      controller: ASAuthorizationController,
      didCompleteWithAuthorization authorization: ASAuthorization
    ) { results.append(authorization) }
    func authorizationController(
      controller: ASAuthorizationController, didCompleteWithError error: any Error
    ) { codes.append((error as? ASAuthorizationError)?.code) }

    var account: ASAuthorizationAppleIDCredential? {
      results.last?.credential as? ASAuthorizationAppleIDCredential
    }
  }

  private let listener = Listener()
  private let screen = HostedScreen(UIViewController())

  private func account(_ answer: SignInAnswer = .ask) -> UserAccount {
    UserAccount(answer, password: ASPasswordCredential(user: "anna", password: "secret"))
  }

  private func accountRequest(_ scopes: ASAuthorization.Scope...) -> ASAuthorizationAppleIDRequest {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = scopes
    return request
  }

  private var passwordRequest: ASAuthorizationRequest {
    ASAuthorizationPasswordProvider().createRequest()
  }

  /// Performs requests; only the tests' delegate keeps anything of them.
  private func perform(
    _ requests: [ASAuthorizationRequest], of account: UserAccount,
    options: ASAuthorizationController.RequestOptions = []
  ) {
    let controller = ASAuthorizationController(requests, account)
    controller.delegate = listener
    controller.presentationContextProvider = listener
    listener.window = screen.viewController.view.window
    controller.performRequests(options: options)
    screen.advance(by: 1)
  }

  @Test func `the sheet displays the account and what the app requests`() {
    perform([accountRequest(.fullName, .email), passwordRequest], of: account())
    let elements = screen.readElements
    for text in ["j.appleseed@icloud.com", "Share My Email", "Hide My Email", "anna", "John"] {
      #expect(elements.contains { $0.contains(text) }, "\(elements)")
    }
    #expect(listener.windows == 1)
    #expect(listener.results.isEmpty)
    #expect(listener.codes.isEmpty)
  }

  @Test func `the first sign-in has the name, the address and the request's texts`() throws {
    let request = accountRequest(.fullName, .email)
    request.state = "state"
    request.nonce = "nonce"
    perform([request], of: account())
    let field = try #require(try screen.view(label: "First Name") as? UITextField)
    field.text = "Jane"
    try screen.activate(label: "Continue")
    screen.advance(by: 1)
    let credential = try #require(listener.account)
    #expect(credential.fullName?.givenName == "Jane")
    #expect(credential.fullName?.familyName == "Appleseed")
    #expect(credential.email == "j.appleseed@icloud.com")
    #expect(credential.state == "state")
    #expect(credential.realUserStatus == .likelyReal)
    #expect(credential.authorizedScopes == [.fullName, .email])
    #expect(listener.results.last?.provider === request.provider)
    #expect(screen.viewController.presentedViewController == nil)
    let claims = try claims(credential)
    #expect(claims["sub"] as? String == credential.user)
    #expect(claims["nonce"] as? String == "nonce")
  }

  /// Returns the claims of a token.
  private func claims(_ credential: ASAuthorizationAppleIDCredential) throws -> [String: Any] {
    let token = String(decoding: try #require(credential.identityToken), as: UTF8.self)
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    #expect(parts.count == 3)
    #expect(parts[2].isEmpty)
    var text = parts[1].replacingOccurrences(of: "-", with: "+")
      .replacingOccurrences(of: "_", with: "/")
    while text.count % 4 != 0 { text += "=" }
    let data = try #require(Data(base64Encoded: text))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func `a hidden address is another one, and the same in each run`() throws {
    perform([accountRequest(.email)], of: account())
    try screen.activate(label: "Hide My Email")
    try screen.activate(label: "Continue")
    screen.advance(by: 1)
    let email = try #require(listener.account?.email)
    #expect(email.hasSuffix("@privaterelay.appleid.com"))
    #expect(email == account().hiddenAddress)
    #expect(listener.account?.fullName?.givenName == nil)
  }

  @Test func `further sign-ins have the identifier, and neither name nor address`() async throws {
    let account = account()
    let provider = ASAuthorizationAppleIDProvider(account)
    #expect(try await provider.credentialState(forUserID: account.user) == .notFound)
    for _ in 0..<2 {
      perform([accountRequest(.fullName, .email)], of: account)
      try screen.activate(label: "Continue")
      screen.advance(by: 1)
    }
    let users = listener.results.compactMap {
      ($0.credential as? ASAuthorizationAppleIDCredential)?.user
    }
    #expect(users == [account.user, account.user])
    #expect(listener.account?.email == nil)
    #expect(listener.account?.fullName?.givenName == nil)
    #expect(try await provider.credentialState(forUserID: account.user) == .authorized)
    #expect(try await provider.credentialState(forUserID: "somebody") == .notFound)
  }

  @Test func `a saved password is the result of its own request`() throws {
    let passwordRequest = passwordRequest
    perform([accountRequest(.email), passwordRequest], of: account())
    try screen.activate(label: "anna")
    screen.advance(by: 1)
    let credential = listener.results.last?.credential as? ASPasswordCredential
    #expect(credential?.user == "anna")
    #expect(credential?.password == "secret")
    #expect(listener.results.last?.provider === passwordRequest.provider)
  }

  @Test(arguments: [true, false])
  func `the user cancels by the button and by a swipe, once`(_ isSwipe: Bool) throws {
    perform([accountRequest(.email)], of: account())
    if isSwipe {
      try screen.drag(from: CGPoint(x: 200, y: 80), to: CGPoint(x: 200, y: 840))
    } else {
      try screen.activate(label: "Cancel")
    }
    screen.advance(by: 1)
    #expect(listener.codes == [.canceled])
    #expect(screen.viewController.presentedViewController == nil)
  }

  @Test func `an app cancels its request, and a second performance does not begin meanwhile`() {
    let controller = ASAuthorizationController([accountRequest(.email)], account())
    controller.delegate = listener
    controller.performRequests()
    controller.performRequests()
    screen.advance(by: 1)
    #expect(screen.viewController.presentedViewController?.presentedViewController == nil)
    controller.cancel()
    screen.advance(by: 1)
    #expect(listener.codes == [.canceled])
    #expect(screen.viewController.presentedViewController == nil)
  }

  @Test func `without anything to sign in with, no sheet is displayed`() {
    perform([passwordRequest], of: UserAccount(.ask))
    #expect(listener.codes == [.canceled])
    let options = ASAuthorizationController.RequestOptions.preferImmediatelyAvailableCredentials
    perform([accountRequest(.email)], of: UserAccount(.ask), options: options)
    #expect(listener.codes == [.canceled, .canceled])
    #expect(screen.viewController.presentedViewController == nil)
    perform([accountRequest(.email)], of: UserAccount(.known), options: options)
    #expect(screen.viewController.presentedViewController != nil)
  }

  @Test func `answers in advance display nothing`() {
    perform([accountRequest(.email)], of: account(.success))
    #expect(listener.account?.email == "j.appleseed@icloud.com")
    perform([accountRequest(.email)], of: account(.cancel))
    #expect(listener.codes == [.canceled])
    #expect(screen.viewController.presentedViewController == nil)
  }

  @Test func `a controller is released after its result`() throws {
    weak var controller: ASAuthorizationController?
    do {
      let new = ASAuthorizationController([accountRequest(.email)], account())
      new.delegate = listener
      new.performRequests()
      controller = new
    }
    screen.advance(by: 1)
    #expect(controller != nil)
    try screen.activate(label: "Continue")
    screen.advance(by: 1)
    #expect(listener.results.count == 1)
    #expect(controller == nil)
  }

  @Test func `copies of requests have their values`() throws {
    let request = accountRequest(.email)
    request.state = "state"
    request.nonce = "nonce"
    request.user = "user"
    request.requestedOperation = .operationLogin
    let copy = try #require(request.copy() as? ASAuthorizationAppleIDRequest)
    #expect(copy.requestedScopes == [.email])
    #expect(copy.state == "state")
    #expect(copy.nonce == "nonce")
    #expect(copy.user == "user")
    #expect(copy.requestedOperation == .operationLogin)
    #expect(copy.provider === request.provider)
  }
}
