import ArgumentParser
import Foundation

/// The options of the permissions for the camera and the microphone.
struct RecordingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The permission for the camera: ask (a question on the screen), granted (before the start) or \
      denied.
      """, valueName: "permission"))
  var camera: LocationOptions.Permission = .ask

  @Option(
    help: ArgumentHelp(
      """
      The permission for the microphone: ask (a question on the screen), granted (before the start) \
      or denied.
      """, valueName: "permission"))
  var microphone: LocationOptions.Permission = .ask

  /// Applies the options to this process and the processes that it starts.
  func apply() {
    if camera != .ask { setenv("TESSERA_CAMERA", camera.rawValue, 1) }
    if microphone != .ask { setenv("TESSERA_MICROPHONE", microphone.rawValue, 1) }
  }
}
