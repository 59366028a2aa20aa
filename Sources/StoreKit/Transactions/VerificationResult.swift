/// A value with the result of the check of its signature. All values are verified here: they come
/// from this process.
public enum VerificationResult<SignedType> {
  /// The signature is valid.
  case verified(SignedType)
  /// The signature is not valid, for a reason.
  case unverified(SignedType, VerificationError)

  /// The reasons.
  public enum VerificationError: Error, Hashable, Sendable {
    /// The certificate was revoked.
    case revokedCertificate
    /// The chain of certificates is not valid.
    case invalidCertificateChain
    /// The value is for another device.
    case invalidDeviceVerification
    /// The encoding is not valid.
    case invalidEncoding
    /// The signature is not valid.
    case invalidSignature
    /// A property is missing.
    case missingRequiredProperties
  }

  /// The value of a valid signature.
  ///
  /// - Throws: ``VerificationError`` if the signature is not valid.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// The value, also of a signature that is not valid.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
