import ArgumentParser
import Foundation

/// The option of the photos that screens find in the library.
struct PhotoOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of the photos that 'import Photos' finds. (default: computed landscapes)",
      valueName: "folder"))
  var photos: String?

  func validate() throws {
    guard let photos else { return }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: photos, isDirectory: &isFolder), isFolder.boolValue
    else { throw ValidationError("there is no folder '\(photos)'") }
  }

  /// Makes the choice one of this process and those that it starts.
  func apply() {
    guard let photos else { return }
    setenv("TESSERA_PHOTOS", URL(fileURLWithPath: photos).standardizedFileURL.path, 1)
  }
}
