internal import Foundation
internal import SystemScreens
internal import UIKit

/// The user's permission to use the camera or the microphone.
///
/// A question on the screen asks for it once. The environment variables `TESSERA_CAMERA` and
/// `TESSERA_MICROPHONE` answer it: `granted` before the start, and `denied` at the request.
@MainActor
final class RecordingPermission {
  static let camera = RecordingPermission(
    device: "Camera", key: "NSCameraUsageDescription", answer: .chosen("TESSERA_CAMERA"))
  static let microphone = RecordingPermission(
    device: "Microphone", key: "NSMicrophoneUsageDescription",
    answer: .chosen("TESSERA_MICROPHONE"))

  /// The user's answer.
  enum Answer: String, Sendable {
    case ask, granted, denied

    /// The answer that the environment chooses.
    static func chosen(_ name: String) -> Answer {
      ProcessInfo.processInfo.environment[name].flatMap(Answer.init) ?? .ask
    }
  }

  /// The permission; `nil` before the user's answer.
  private(set) var isGranted: Bool?
  private let device: String
  private let key: String
  private let answer: Answer
  private var waiting: [@MainActor (Bool) -> Void] = []

  init(device: String, key: String, answer: Answer) {
    self.device = device
    self.key = key
    self.answer = answer
    isGranted = answer == .granted ? true : nil
  }

  /// Requests the permission. The closure is called in the next turn after the answer.
  func request(_ completion: @escaping @MainActor (Bool) -> Void) {
    if isGranted == nil, answer == .denied { isGranted = false }
    if let isGranted { return NextTurn.run { completion(isGranted) } }
    waiting.append(completion)
    guard waiting.count == 1 else { return }
    SystemQuestion.askWhenDisplayed(
      "“\(AppInformation.name)” Would Like to Access the \(device)", AppInformation.text(key),
      answers: [
        .init("Don’t Allow") { self.decide(false) },
        .init("Allow") { self.decide(true) },
      ])
  }

  private func decide(_ isGranted: Bool) {
    self.isGranted = isGranted
    let closures = waiting
    waiting = []
    NextTurn.run { for closure in closures { closure(isGranted) } }
  }
}
