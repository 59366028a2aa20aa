// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A file of a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// The address of the file.
  public let url: URL
  /// The type of the file: its extension.
  public let type: String

  /// Creates an attachment.
  ///
  /// - Parameters:
  ///   - identifier: The identifier; an empty text for a new one.
  ///   - URL: The address of a file.
  ///   - options: Options of thumbnails, which are not read.
  /// - Throws: ``UNError`` if there is no file.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    url = URL
    type = URL.pathExtension.lowercased()
    super.init()
  }
}

/// The domain of errors of notifications.
public let UNErrorDomain = "UNErrorDomain"

/// An error of notifications.
public struct UNError: Error, CustomNSError, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// The user does not allow notifications.
    case notificationsNotAllowed = 1
    /// There is no file at the address of an attachment.
    case attachmentInvalidURL = 100
    /// The content has nothing to display.
    case notificationInvalidNoContent = 1401
  }

  /// The kind.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain.
  public static var errorDomain: String { UNErrorDomain }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
}
