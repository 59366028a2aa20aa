import HeadlessHost
import Testing
import UIKit

@testable import AVFoundation

@MainActor
@Suite(.serialized) struct AudioSessionTests {
  @Test func `a category keeps its mode and options, and refuses those of others`() throws {
    let session = AVAudioSession.sharedInstance()
    #expect(session === AVAudioSession.sharedInstance())
    try session.setCategory(.playback, mode: .moviePlayback, options: [.mixWithOthers])
    #expect(session.category == .playback)
    #expect(session.mode == .moviePlayback)
    #expect(session.categoryOptions == .mixWithOthers)
    #expect(throws: (any Error).self) {
      try session.setCategory(.playback, options: .defaultToSpeaker)
    }
    #expect(throws: (any Error).self) {
      try session.setCategory(.soloAmbient, options: .mixWithOthers)
    }
    #expect(session.category == .playback)
    try session.setCategory(.soloAmbient)
    #expect(session.mode == .default)
    try session.setActive(true)
    try session.setActive(false, options: .notifyOthersOnDeactivation)
  }

  @Test func `the port is the receiver for recording, or the chosen speaker`() throws {
    let session = AVAudioSession.sharedInstance()
    func port() -> AVAudioSession.Port? { session.currentRoute.outputs.first?.portType }
    try session.setCategory(.playback)
    #expect(port() == .builtInSpeaker)
    #expect(throws: (any Error).self) { try session.overrideOutputAudioPort(.speaker) }
    try session.setCategory(.playAndRecord)
    #expect(port() == .builtInReceiver)
    try session.overrideOutputAudioPort(.speaker)
    #expect(port() == .builtInSpeaker)
    try session.overrideOutputAudioPort(.none)
    try session.setCategory(.playAndRecord, options: .defaultToSpeaker)
    #expect(port() == .builtInSpeaker)
    try session.setCategory(.soloAmbient)
    #expect(session.outputVolume == 1)
    #expect(session.availableInputs?.isEmpty == true)
  }

  @Test(arguments: [("Allow", true), ("Don’t Allow", false)])
  func `the user is asked once, and all requests have the answer`(
    _ title: String, _ expected: Bool
  ) throws {
    let screen = HostedScreen(UIViewController())
    let permission = RecordingPermission(device: "Camera", key: "none", answer: .ask)
    var answers: [Bool] = []
    permission.request { answers.append($0) }
    permission.request { answers.append($0) }
    screen.layOut()
    screen.advance(by: 1)
    #expect(screen.readElements.contains { $0.contains("Would Like to Access the Camera") })
    #expect(answers.isEmpty)
    try screen.activate(label: title)
    screen.advance(by: 1)
    #expect(answers == [expected, expected])
    #expect(permission.isGranted == expected)
    permission.request { answers.append($0) }
    screen.layOut()
    #expect(answers.count == 3)
    #expect(screen.viewController.presentedViewController == nil)
  }

  @Test func `answers in advance need no question`() {
    let screen = HostedScreen(UIViewController())
    let granted = RecordingPermission(device: "Camera", key: "none", answer: .granted)
    let denied = RecordingPermission(device: "Camera", key: "none", answer: .denied)
    #expect(granted.isGranted == true)
    #expect(denied.isGranted == nil)
    var answers: [Bool] = []
    granted.request { answers.append($0) }
    denied.request { answers.append($0) }
    #expect(answers.isEmpty)
    screen.layOut()
    #expect(answers == [true, false])
    #expect(denied.isGranted == false)
  }

  @Test func `there is no camera`() {
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(
      AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) == nil)
    let search = AVCaptureDevice.DiscoverySession(
      deviceTypes: [.builtInWideAngleCamera], mediaType: .video, position: .unspecified)
    #expect(search.devices.isEmpty)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined)
    #expect(AVAudioSession.sharedInstance().recordPermission == .undetermined)
  }
}
