internal import Foundation
internal import SystemScreens

/// The account of the user, and the password that is saved for the app.
@MainActor
final class UserAccount {
  static let shared = UserAccount(.chosen, password: savedPassword)

  /// The data that the user shares with the app.
  struct Consent {
    var name: PersonNameComponents
    var sharesAddress: Bool
  }

  let answer: SignInAnswer
  /// The saved password; `nil` if there is none.
  let password: ASPasswordCredential?
  /// The name that the sheet begins with.
  let name: PersonNameComponents = {
    var name = PersonNameComponents()
    name.givenName = "John"
    name.familyName = "Appleseed"
    return name
  }()
  /// The address of the user for mail.
  let address = "j.appleseed@icloud.com"
  /// Whether the user has signed in to the app.
  private(set) var isKnown: Bool

  init(_ answer: SignInAnswer, password: ASPasswordCredential? = nil) {
    self.answer = answer
    self.password = password
    isKnown = answer == .known
  }

  /// The password that the environment chooses: a name and a password with a colon between them.
  private static var savedPassword: ASPasswordCredential? {
    let text = ProcessInfo.processInfo.environment["TESSERA_SAVED_PASSWORD"] ?? ""
    let parts = text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    return ASPasswordCredential(user: String(parts[0]), password: String(parts[1]))
  }

  // MARK: Identifiers

  private var appIdentifier: String {
    AppInformation.text("CFBundleIdentifier") ?? AppInformation.name
  }

  /// The identifier of the user for the app, which is the same in each run.
  var user: String {
    String(format: "000001.%016lx%016lx.0001", Self.hash(appIdentifier), Self.hash(address))
  }

  /// The address that forwards mail to the user, and hides the user's own.
  var hiddenAddress: String {
    String(format: "%010lx@privaterelay.appleid.com", Self.hash(user) & 0xFF_FFFF_FFFF)
  }

  /// Returns the FNV-1a hash of a text.
  private static func hash(_ text: String) -> UInt {
    UInt(
      truncatingIfNeeded: text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01B3
      })
  }

  // MARK: Credentials

  /// Signs in.
  ///
  /// - Parameter consent: The data that the user shares. Only the requested kinds are given to
  ///   the app, and only at the first authorization.
  func signIn(
    scopes: [ASAuthorization.Scope], state: String?, nonce: String?, consent: Consent
  ) -> ASAuthorizationAppleIDCredential {
    let isFirst = !isKnown
    isKnown = true
    let address = consent.sharesAddress ? self.address : hiddenAddress
    let email = isFirst && scopes.contains(.email) ? address : nil
    let hasName = isFirst && scopes.contains(.fullName)
    return ASAuthorizationAppleIDCredential(
      user: user, state: state, authorizedScopes: isFirst ? scopes : [],
      authorizationCode: Data(UUID().uuidString.utf8),
      identityToken: token(nonce: nonce, email: address), email: email,
      fullName: hasName ? consent.name : PersonNameComponents(),
      realUserStatus: isFirst ? .likelyReal : .unknown)
  }

  /// Returns a JSON Web Token without a signature.
  private func token(nonce: String?, email: String) -> Data {
    let now = Int(Date().timeIntervalSince1970)
    var claims: [String: Any] = [
      "iss": "https://appleid.apple.com", "aud": appIdentifier, "sub": user, "iat": now,
      "exp": now + 86_400, "auth_time": now, "email": email, "email_verified": true,
      "nonce_supported": true,
    ]
    claims["nonce"] = nonce
    if email == hiddenAddress { claims["is_private_email"] = true }
    return Data((part(["alg": "none", "typ": "JWT"]) + "." + part(claims) + ".").utf8)
  }

  private func part(_ values: [String: Any]) -> String {
    guard let data = try? JSONSerialization.data(withJSONObject: values, options: .sortedKeys)
    else { fatalError("The claims of a token are texts, numbers and Boolean values only.") }
    return data.base64EncodedString().replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
  }
}
