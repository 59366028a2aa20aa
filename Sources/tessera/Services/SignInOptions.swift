import ArgumentParser
import Foundation

/// The options of accounts and passwords that screens find.
struct SignInOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The answer of the user who is asked to sign in: ask (a sheet on the screen), success or cancel; \
      known asks a user who has signed in to the app before.
      """, valueName: "answer"))
  var signIn: Answer = .ask

  @Option(
    help: ArgumentHelp(
      "The address that pages which the user signs in on return to the app.", valueName: "address"))
  var signInCallback: String?

  @Option(
    help: ArgumentHelp(
      "The password that is saved for the app: a name and a password with a colon between them.",
      valueName: "name:password"))
  var savedPassword: String?

  /// The answer to requests to sign in.
  enum Answer: String, ExpressibleByArgument, CaseIterable {
    case ask, success, cancel, known
  }

  func validate() throws {
    if let savedPassword, savedPassword.split(separator: ":", maxSplits: 1).count != 2 {
      throw ValidationError("'\(savedPassword)' is no name and password, such as anna:secret")
    }
    if let signInCallback, URL(string: signInCallback)?.scheme == nil {
      throw ValidationError("'\(signInCallback)' is no address with a scheme")
    }
  }

  /// Applies the options to this process and the processes that it starts.
  func apply() {
    if signIn != .ask { setenv("TESSERA_SIGN_IN", signIn.rawValue, 1) }
    if let signInCallback { setenv("TESSERA_SIGN_IN_CALLBACK", signInCallback, 1) }
    if let savedPassword { setenv("TESSERA_SAVED_PASSWORD", savedPassword, 1) }
  }
}
