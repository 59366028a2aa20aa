// swift-format-ignore-file: TypeNamesShouldBeCapitalized

public import Foundation

/// The permission of the app for the microphone.
///
/// Apple documentation: https://developer.apple.com/documentation/avfaudio/avaudioapplication
open class AVAudioApplication: NSObject, @unchecked Sendable {
  /// The permission for the microphone.
  public enum recordPermission: Int, Sendable {
    /// The user was not asked.
    case undetermined = 0x756E_6474
    /// The user refused.
    case denied = 0x6465_6E79
    /// The user permitted it.
    case granted = 0x6772_6E74
  }

  /// The app.
  public static let shared = AVAudioApplication()

  private override init() { super.init() }

  /// The permission for the microphone.
  open var recordPermission: recordPermission {
    switch AVAudioSession.sharedInstance().recordPermission {
    case .undetermined: .undetermined
    case .denied: .denied
    case .granted: .granted
    }
  }

  /// Asks the user for the permission for the microphone, if the user was not asked before.
  ///
  /// - Parameter response: A closure called on the main queue. iOS calls it on another queue.
  @preconcurrency
  open class func requestRecordPermission(
    completionHandler response: @escaping @Sendable (Bool) -> Void
  ) {
    AVAudioSession.sharedInstance().requestRecordPermission(response)
  }

  /// Asks the user for the permission for the microphone, if the user was not asked before.
  open class func requestRecordPermission() async -> Bool {
    await withCheckedContinuation { continuation in
      requestRecordPermission { continuation.resume(returning: $0) }
    }
  }
}
