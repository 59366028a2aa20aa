import HeadlessHost
import Testing
import UIKit

@testable import LocalAuthentication

@MainActor
@Suite(.serialized) struct LocalAuthenticationTests {
  /// The replies of an authentication.
  private final class Replies {
    var codes: [LAError.Code?] = []
  }

  /// Begins an authentication on a screen. Nothing waits, so that no other screen becomes the main
  /// one in between.
  private func begin(
    _ context: LAContext, on screen: HostedScreen
  ) -> Replies {
    let replies = Replies()
    context.evaluate(.deviceOwnerAuthenticationWithBiometrics, "Unlock your notes") {
      replies.codes.append($0?.code)
    }
    screen.advance(by: 1)
    return replies
  }

  @Test(arguments: [
    ("Authenticate", LAError.Code?.none), ("Not Recognized", .authenticationFailed),
    ("Enter Password", .userFallback), ("Cancel", .userCancel),
  ])
  func `answers of the question end the authentication`(
    _ answer: String, _ code: LAError.Code?
  ) throws {
    let screen = HostedScreen(UIViewController())
    let replies = begin(LAContext(.ask), on: screen)
    #expect(screen.readElements.contains { $0.contains("Unlock your notes") })
    #expect(replies.codes.isEmpty)
    try screen.activate(label: answer)
    screen.advance(by: 1)
    #expect(replies.codes == [code])
    #expect(screen.viewController.presentedViewController == nil)
  }

  @Test func `titles of the app replace the system's, and an empty fallback is left out`() throws {
    let screen = HostedScreen(UIViewController())
    let context = LAContext(.ask)
    context.localizedFallbackTitle = ""
    context.localizedCancelTitle = "Later"
    let replies = begin(context, on: screen)
    #expect(!screen.readElements.contains("Enter Password"))
    try screen.activate(label: "Later")
    #expect(replies.codes == [.userCancel])
  }

  @Test func `an invalidated context ends its question, and answers no further one`() async throws {
    let screen = HostedScreen(UIViewController())
    let context = LAContext(.ask)
    let replies = begin(context, on: screen)
    context.invalidate()
    while replies.codes.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    screen.advance(by: 1)
    #expect(replies.codes == [.appCancel])
    #expect(screen.viewController.presentedViewController == nil)
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error?.code == LAError.Code.invalidContext.rawValue)
    #expect(error?.domain == LAErrorDomain)
  }

  @Test(arguments: [
    (AuthenticationAnswer.success, LAError.Code?.none), (.failure, .authenticationFailed),
    (.cancel, .userCancel), (.none, .biometryNotEnrolled),
  ])
  func `answers in advance display nothing`(
    _ answer: AuthenticationAnswer, _ code: LAError.Code?
  ) async {
    let screen = HostedScreen(UIViewController())
    let context = LAContext(answer)
    var result: LAError.Code?
    do {
      try await context.evaluatePolicy(
        .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Unlock")
    } catch { result = (error as? LAError)?.code }
    #expect(result == code)
    #expect(screen.viewController.presentedViewController == nil)
    #expect(
      context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics) == (answer != .none))
  }

  @Test func `devices with a home button know the finger`() throws {
    for (device, type) in [("iphone-15", LABiometryType.faceID), ("iphone-se-3", .touchID)] {
      let screen = try HostedScreen(UIViewController(), device: device)
      #expect(LAContext(.ask).biometryType == type)
      withExtendedLifetime(screen) {}
    }
    #expect(LAContext(.none).biometryType == .none)
  }

  @Test func `a question that the app does not permit is an error`() async {
    let context = LAContext(.ask)
    context.interactionNotAllowed = true
    do {
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock")
      Issue.record("The user was authenticated.")
    } catch { #expect((error as? LAError)?.code == .notInteractive) }
  }
}
