// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The end of the writing of a message.
public enum MessageComposeResult: Int, Sendable {
  /// The user ended without sending.
  case cancelled = 0
  /// The user sent the message.
  case sent = 1
  /// The message could not be sent, which never occurs here.
  case failed = 2
}

/// The key of the name of a file in ``MFMessageComposeViewController/attachments``.
public let MFMessageComposeViewControllerAttachmentAlternateFilename =
  "MFMessageComposeViewControllerAttachmentAlternateFilename"
/// The key of the address of a file in ``MFMessageComposeViewController/attachments``.
public let MFMessageComposeViewControllerAttachmentURL =
  "MFMessageComposeViewControllerAttachmentURL"
