import Foundation

/// The states of an app's access to the photos.
public enum PHAuthorizationStatus: Int, Sendable {
  /// The user was not asked yet.
  case notDetermined = 0
  /// The user cannot give access.
  case restricted = 1
  /// The user has refused access.
  case denied = 2
  /// The user has given access.
  case authorized = 3
  /// The user has given access to some photos.
  case limited = 4
}

/// The levels of access to the photos.
public enum PHAccessLevel: Int, Sendable {
  /// Photos can be added.
  case addOnly = 1
  /// Photos can be added and read.
  case readWrite = 2
}

/// An observer of changes of the photos.
public protocol PHPhotoLibraryChangeObserver: AnyObject, Sendable {
  /// Notifies the observer of a change, on the main queue. UIKit's Photos promises no queue.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// An error of the photo library.
public struct PHPhotosError: Error, Equatable, CustomNSError, LocalizedError {
  /// The codes of errors.
  public enum Code: Int, Sendable {
    /// The change is invalid.
    case invalid = -1
    /// The user has refused access.
    case accessUserDenied = 3311
    /// The object of a change is not in the library.
    case identifierNotFound = 3201
    /// The file is not an image.
    case invalidResource = 3302
    /// Objects of a change request were made in another change block.
    case changeNotSupported = 3300
  }

  /// The code.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors as `NSError`s.
  public static var errorDomain: String { "PHPhotosErrorDomain" }
  /// The code as a number.
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? {
    switch code {
    case .invalid: "The change of the photo library is invalid."
    case .accessUserDenied: "The app has no access to the photo library."
    case .identifierNotFound: "The photo library does not have the object of the change."
    case .invalidResource: "The file is no image of a known format."
    case .changeNotSupported: "A change request is used outside of its change block."
    }
  }
}
