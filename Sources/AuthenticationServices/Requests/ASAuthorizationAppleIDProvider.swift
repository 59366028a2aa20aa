public import Foundation
internal import SystemScreens

/// Makes requests for the user's Apple account.
///
/// The account is one of this process: John Appleseed. `TESSERA_SIGN_IN` is `known` for a user
/// who has signed in to the app in an earlier run.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidprovider
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// The states of a user.
  public enum CredentialState: Int, Sendable {
    /// The user has ended the use of the account for the app.
    case revoked = 0
    /// The user has signed in.
    case authorized = 1
    /// The user has not signed in.
    case notFound = 2
    /// The app belongs to another team of developers now.
    case transferred = 3
  }

  /// The notification after the user ended the use of the account for the app. There are no
  /// settings of the account, so that it is never posted here; an app's tests can post it.
  public class var credentialRevokedNotification: NSNotification.Name {
    NSNotification.Name("ASAuthorizationAppleIDProviderCredentialRevokedNotification")
  }

  let account: UserAccount

  /// Creates a provider.
  public override convenience init() { self.init(MainWork.value { UserAccount.shared }) }

  init(_ account: UserAccount) {
    self.account = account
    super.init()
  }

  /// Returns a new request.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(self) }

  /// Determines the state of a user.
  ///
  /// - Parameters:
  ///   - userID: The identifier of a credential.
  ///   - completion: A closure called in the next turn of the main queue. iOS may use any queue.
  @preconcurrency
  open func getCredentialState(
    forUserID userID: String,
    completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) {
    MainWork.runLater { [account] in
      completion(account.isKnown && account.user == userID ? .authorized : .notFound, nil)
    }
  }

  /// Returns the state of a user.
  open func credentialState(forUserID userID: String) async throws -> CredentialState {
    await withCheckedContinuation { continuation in
      getCredentialState(forUserID: userID) { state, _ in continuation.resume(returning: state) }
    }
  }
}

/// Makes requests for a saved password.
///
/// `TESSERA_SAVED_PASSWORD` is the one that is saved for the app: a name and a password with a
/// colon between them.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// Creates a provider.
  public override init() { super.init() }

  /// Returns a new request.
  open func createRequest() -> ASAuthorizationPasswordRequest {
    ASAuthorizationPasswordRequest(self)
  }
}
