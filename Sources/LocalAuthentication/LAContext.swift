public import Foundation
internal import SystemScreens
internal import UIKit

/// The ways to authenticate the user.
public enum LAPolicy: Int, Sendable {
  /// By biometry.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// By biometry, or by the passcode.
  case deviceOwnerAuthentication = 2
}

/// The kinds of biometry.
public enum LABiometryType: Int, Sendable {
  /// None.
  case none = 0
  /// The finger.
  case touchID = 1
  /// The face.
  case faceID = 2
  /// The eyes.
  case opticID = 4
}

/// The authentication of the user.
///
/// A question on the screen takes the place of the face or finger: its answers are success, failure
/// and cancellation. The environment variable `TESSERA_AUTHENTICATION` answers it in advance:
/// `success`, `failure` and `cancel`, or `none` for a device without a passcode and biometry.
///
/// Apple documentation: https://developer.apple.com/documentation/localauthentication/lacontext
open class LAContext: NSObject, @unchecked Sendable {
  private let answer: AuthenticationAnswer
  private let lock = NSLock()
  private var isInvalid = false
  /// Ends the question in progress.
  private var cancel: (@MainActor () -> Void)?

  /// Creates a context.
  public override convenience init() { self.init(.chosen) }

  init(_ answer: AuthenticationAnswer) {
    self.answer = answer
    super.init()
  }

  /// The title of the fallback: `nil` (the default) for the system's, and empty for none.
  open var localizedFallbackTitle: String?
  /// The title of the button that cancels, or `nil` (the default) to use the system's.
  open var localizedCancelTitle: String?
  /// The reason that is displayed where the app gives no other.
  open var localizedReason = ""
  /// Whether a question is an error. The default is `false`.
  open var interactionNotAllowed = false
  /// The time for which an unlocked device counts as authentication. The setting is kept for the
  /// app.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0

  /// The kind of biometry of the device: the finger on devices with a home button.
  open var biometryType: LABiometryType {
    answer == .none ? .none : MainWork.value { Biometry.ofDevice }
  }

  /// Returns whether the user can be authenticated in a way.
  ///
  /// - Parameter error: A pointer to the reason, if the user cannot.
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>? = nil
  ) -> Bool {
    guard let reason = obstacle(policy) else { return true }
    error?.pointee = reason as NSError
    return false
  }

  private func obstacle(_ policy: LAPolicy) -> LAError? {
    if lock.withLock({ isInvalid }) { return LAError(.invalidContext) }
    guard answer == .none else { return nil }
    return LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotEnrolled)
  }

  /// Authenticates the user.
  ///
  /// - Parameters:
  ///   - localizedReason: The displayed reason.
  ///   - reply: A closure called on the main queue, with an ``LAError`` if the user was not
  ///     authenticated. iOS calls it on another queue.
  /// - Precondition: The reason is not empty, as on iOS.
  @preconcurrency
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    guard !localizedReason.isEmpty else {
      fatalError(
        "LAContext cannot evaluate a policy without a reason; give evaluatePolicy a localizedReason "
          + "that is not empty.")
    }
    DispatchQueue.main.async { [self] in
      evaluate(policy, localizedReason) { error in
        DispatchQueue.main.async { reply(error == nil, error) }
      }
    }
  }

  /// Authenticates the user.
  ///
  /// - Returns: `true`.
  /// - Throws: ``LAError`` if the user was not authenticated.
  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Bool, any Error>) in
      evaluatePolicy(policy, localizedReason: localizedReason) { _, error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: true)
        }
      }
    }
  }

  /// Ends the context: a question in progress ends with `LAError.Code.appCancel`.
  open func invalidate() {
    let cancel = lock.withLock {
      isInvalid = true
      defer { self.cancel = nil }
      return self.cancel
    }
    if let cancel { DispatchQueue.main.async(execute: cancel) }
  }

  // MARK: Questions

  /// Authenticates the user, and replies at once or after the answer.
  @MainActor
  func evaluate(
    _ policy: LAPolicy, _ reason: String, _ reply: @escaping @MainActor (LAError?) -> Void
  ) {
    if let obstacle = obstacle(policy) { return reply(obstacle) }
    switch answer {
    case .success: reply(nil)
    case .failure: reply(LAError(.authenticationFailed))
    case .cancel: reply(LAError(.userCancel))
    case .none: reply(LAError(.passcodeNotSet))
    case .ask:
      guard !interactionNotAllowed else { return reply(LAError(.notInteractive)) }
      ask(policy, reason, reply)
    }
  }

  @MainActor
  private func ask(
    _ policy: LAPolicy, _ reason: String, _ reply: @escaping @MainActor (LAError?) -> Void
  ) {
    let ending = Ending(reply)
    var answers: [SystemQuestion.Answer] = [
      .init("Authenticate") { ending.end(nil) },
      .init("Not Recognized") { ending.end(LAError(.authenticationFailed)) },
    ]
    if policy == .deviceOwnerAuthenticationWithBiometrics, localizedFallbackTitle != "" {
      let title = localizedFallbackTitle ?? "Enter Password"
      answers.append(.init(title) { ending.end(LAError(.userFallback)) })
    }
    answers.append(
      .init(localizedCancelTitle ?? "Cancel", style: .cancel) { ending.end(LAError(.userCancel)) })
    let question = SystemQuestion.ask(Biometry.title(biometryType), reason, answers: answers)
    guard let question else { return ending.end(LAError(.systemCancel)) }
    lock.withLock {
      cancel = { [weak question] in
        question?.dismiss(animated: true)
        ending.end(LAError(.appCancel))
      }
    }
  }

  /// A reply that is given once.
  @MainActor
  private final class Ending {
    private var reply: (@MainActor (LAError?) -> Void)?

    init(_ reply: @escaping @MainActor (LAError?) -> Void) { self.reply = reply }

    func end(_ error: LAError?) {
      reply?(error)
      reply = nil
    }
  }
}

/// The user's answer to questions.
enum AuthenticationAnswer: String {
  case ask, success, failure, cancel, none

  /// The answer that the environment chooses.
  static var chosen: AuthenticationAnswer {
    ProcessInfo.processInfo.environment["TESSERA_AUTHENTICATION"]
      .flatMap(AuthenticationAnswer.init) ?? .ask
  }
}

/// The biometry of the device.
@MainActor
enum Biometry {
  /// The kind of the main screen's device: devices with a home button have no area at the bottom.
  static var ofDevice: LABiometryType {
    UIScreen.main.device.portraitSafeArea.bottom > 0 ? .faceID : .touchID
  }

  /// The title of a question.
  nonisolated static func title(_ type: LABiometryType) -> String {
    type == .touchID ? "Touch ID" : "Face ID"
  }
}
