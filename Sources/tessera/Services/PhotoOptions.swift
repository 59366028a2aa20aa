import ArgumentParser
import Foundation

/// The options of the photo library that screens find.
struct PhotoOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of the photos that 'import Photos' finds. (default: computed landscapes)",
      valueName: "folder"))
  var photos: String?

  @Option(
    help: ArgumentHelp(
      "The access to the photos: authorized or denied when the app requests it, or granted before.",
      valueName: "access"))
  var photosAccess: PhotosAccess = .authorized

  /// The user's decision about the access of an app to the photos.
  enum PhotosAccess: String, ExpressibleByArgument, CaseIterable {
    case authorized, denied, granted
  }

  func validate() throws {
    guard let photos else { return }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: photos, isDirectory: &isFolder), isFolder.boolValue
    else { throw ValidationError("there is no folder '\(photos)'") }
  }

  /// Applies the options to this process and the processes that it starts.
  func apply() {
    if photosAccess != .authorized { setenv("TESSERA_PHOTOS_ACCESS", photosAccess.rawValue, 1) }
    guard let photos else { return }
    setenv("TESSERA_PHOTOS", URL(fileURLWithPath: photos).standardizedFileURL.path, 1)
  }
}
