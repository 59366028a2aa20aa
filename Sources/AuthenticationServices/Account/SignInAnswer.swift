internal import Foundation

/// The user's answer to requests to sign in.
enum SignInAnswer: String, Sendable {
  /// The user is asked on the screen.
  case ask
  /// The user agrees.
  case success
  /// The user cancels.
  case cancel
  /// The user is asked on the screen, and has signed in to the app in an earlier run.
  case known

  /// The answer that the environment chooses.
  static var chosen: SignInAnswer {
    ProcessInfo.processInfo.environment["TESSERA_SIGN_IN"].flatMap(SignInAnswer.init) ?? .ask
  }
}
