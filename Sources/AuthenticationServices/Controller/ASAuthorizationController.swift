public import Foundation
internal import SystemScreens
internal import UIKit

/// Performs requests for something to sign in with.
///
/// A sheet asks the user. `TESSERA_SIGN_IN` is `success` or `cancel` to answer in advance.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/authenticationservices/asauthorizationcontroller
open class ASAuthorizationController: NSObject, @unchecked Sendable {
  /// The options of a performance.
  public struct RequestOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The requests fail with `ASAuthorizationError.Code.canceled`, without a sheet, if nothing
    /// to sign in with is on the device: an account that has signed in to the app before, or a
    /// saved password.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }

  /// The requests.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// The delegate.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// The object that chooses the window of the sheet, or `nil` (the default) for the key window.
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?

  private let password: ASPasswordCredential?
  private let account: UserAccount
  /// The displayed sheet. It is used on the main queue only.
  private var sheet: SignInSheet?
  private var isPerforming = false

  /// Creates a controller of requests.
  public convenience init(authorizationRequests: [ASAuthorizationRequest]) {
    self.init(authorizationRequests, MainWork.value { UserAccount.shared })
  }

  init(_ requests: [ASAuthorizationRequest], _ account: UserAccount) {
    authorizationRequests = requests
    self.account = account
    password = MainWork.value { account.password }
    super.init()
  }

  // MARK: Performance

  /// Performs the requests: the user chooses one of them, and the delegate is told of the result
  /// in a later turn of the main queue. The controller exists until then. A controller that
  /// performs its requests already does not begin again.
  open func performRequests() { performRequests(options: []) }

  /// Performs the requests with options.
  open func performRequests(options: RequestOptions) {
    MainWork.runLater { self.begin(options) }
  }

  /// Ends the performance: the sheet is dismissed, and the delegate is told of the error
  /// `ASAuthorizationError.Code.canceled`.
  open func cancel() {
    MainWork.run { self.sheet?.close(.cancelled) }
  }

  @MainActor
  private func begin(_ options: RequestOptions) {
    guard !isPerforming else { return }
    let request = authorizationRequests.first { $0 is ASAuthorizationAppleIDRequest }
    let passwordRequest = authorizationRequests.first { $0 is ASAuthorizationPasswordRequest }
    let password = passwordRequest == nil ? nil : password
    let isAvailable = account.isKnown && request != nil || password != nil
    guard request != nil || password != nil,
      isAvailable || !options.contains(.preferImmediatelyAvailableCredentials)
    else {
      return fail(
        ASAuthorizationError(.canceled, reason: "No credentials available for login."))
    }
    switch account.answer {
    case .cancel: fail(ASAuthorizationError(.canceled))
    case .success:
      if request != nil {
        end(.account(UserAccount.Consent(name: account.name, sharesAddress: true)))
      } else if let password {
        end(.password(password))
      }
    case .ask, .known: ask(request, password)
    }
  }

  @MainActor
  private func ask(_ request: ASAuthorizationRequest?, _ password: ASPasswordCredential?) {
    let window = presentationContextProvider?.presentationAnchor(for: self)
    guard let presenter = SystemQuestion.frontController(in: window) else {
      return fail(
        ASAuthorizationError(
          .unknown,
          reason: "The sheet has no window: display a view controller before performRequests()."))
    }
    isPerforming = true
    let contents = SignInSheet.Contents(
      app: AppInformation.name, account: request == nil ? nil : account, password: password,
      scopes: (request as? ASAuthorizationAppleIDRequest)?.requestedScopes ?? [])
    let sheet = SignInSheet(contents) { self.end($0) }
    self.sheet = sheet
    sheet.present(from: presenter)
  }

  // MARK: Results

  @MainActor
  private func end(_ decision: SignInSheet.Decision) {
    isPerforming = false
    sheet = nil
    switch decision {
    case .cancelled: fail(ASAuthorizationError(.canceled))
    case .password(let password):
      for request in authorizationRequests where request is ASAuthorizationPasswordRequest {
        return complete(ASAuthorization(request.provider, password))
      }
    case .account(let consent):
      for case let request as ASAuthorizationAppleIDRequest in authorizationRequests {
        let credential = account.signIn(
          scopes: request.requestedScopes ?? [], state: request.state, nonce: request.nonce,
          consent: consent)
        return complete(ASAuthorization(request.provider, credential))
      }
    }
  }

  @MainActor
  private func complete(_ authorization: ASAuthorization) {
    delegate?.authorizationController(
      controller: self, didCompleteWithAuthorization: authorization)
  }

  @MainActor
  private func fail(_ error: ASAuthorizationError) {
    delegate?.authorizationController(controller: self, didCompleteWithError: error)
  }
}
