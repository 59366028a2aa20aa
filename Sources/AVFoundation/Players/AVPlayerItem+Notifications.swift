// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

extension AVPlayerItem {
  /// Posted after the item was played to its end.
  nonisolated public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// Posted if an item cannot be played to its end. Files do not fail while they are played, so
  /// that it is never posted.
  nonisolated public static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// Posted if an item does not arrive in time. Files do, so that it is never posted.
  nonisolated public static let playbackStalledNotification = Notification.Name(
    "AVPlayerItemPlaybackStalledNotification")
  /// Posted after the position has changed by a jump.
  nonisolated public static let timeJumpedNotification = Notification.Name(
    "AVPlayerItemTimeJumpedNotification")
}

extension NSNotification.Name {
  /// Posted after an item was played to its end.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  /// Posted if an item cannot be played to its end; never here.
  public static let AVPlayerItemFailedToPlayToEndTime =
    AVPlayerItem.failedToPlayToEndTimeNotification
  /// Posted if an item does not arrive in time; never here.
  public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
  /// Posted after the position has changed by a jump.
  public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
}

/// The key of the error in notifications about items that cannot be played to their ends.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
