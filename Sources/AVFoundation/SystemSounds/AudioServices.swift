// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
internal import UIKit

/// The number of a system sound.
public typealias SystemSoundID = UInt32

/// The vibration, which has no effect here.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF
/// The result of success.
public let kAudioServicesNoError: OSStatus = 0
/// The result for a file that cannot be played.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
/// The result for a sound that took too long to begin, which does not occur here.
public let kAudioServicesSystemSoundClientTimedOutError: OSStatus = -1501
/// The result for a sound of more than 30 seconds.
public let kAudioServicesSystemSoundExceedsMaximumDurationError: OSStatus = -1502

/// Creates a system sound of a file with up to 30 seconds.
///
/// - Parameter outSystemSoundID: A pointer to the number of the sound.
/// - Returns: ``kAudioServicesNoError``, or the reason of a failure.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  let url = inFileURL as URL
  guard url.isFileURL, let header = try? MediaHeader(of: url),
    header.tracks.contains(where: { $0.kind == .audio })
  else { return kAudioServicesSystemSoundUnspecifiedError }
  guard header.duration.seconds <= 30 else {
    return kAudioServicesSystemSoundExceedsMaximumDurationError
  }
  let duration = header.duration.seconds
  outSystemSoundID.pointee = onMain { SystemSounds.add(url, duration) }
  return kAudioServicesNoError
}

/// Removes a system sound, and stops it.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  onMain { SystemSounds.remove(inSystemSoundID) }
    ? kAudioServicesNoError : kAudioServicesSystemSoundUnspecifiedError
}

/// Plays a system sound from its beginning.
///
/// The sounds of the system and the vibration are silent here.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, nil)
}

/// Plays a system sound, and vibrates, which has no effect here.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, nil)
}

/// Plays a system sound, and calls a closure on the main queue after its end.
@preconcurrency
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  onMainLater { SystemSounds.play(inSystemSoundID, inCompletionBlock) }
}

/// Plays a system sound, and calls a closure on the main queue after its end.
@preconcurrency
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}

/// The system sounds of the app.
@MainActor
enum SystemSounds {
  private static var sounds: [SystemSoundID: SoundEngine] = [:]
  /// Sounds of the app follow the numbers of the system's.
  private static var next: SystemSoundID = 4096

  static func add(_ url: URL, _ duration: Double) -> SystemSoundID {
    next += 1
    sounds[next] = SoundEngine(url: url, duration: duration)
    return next
  }

  static func remove(_ number: SystemSoundID) -> Bool {
    sounds.removeValue(forKey: number) != nil
  }

  static func play(_ number: SystemSoundID, _ completion: (@Sendable () -> Void)?) {
    guard let sound = sounds[number] else {
      if let completion { NextTurn.run { completion() } }
      return
    }
    sound.didFinish = { completion?() }
    sound.position = 0
    sound.play(rate: 1)
  }
}
