import Foundation

/// The origin of the photos of a library.
///
/// The environment of a process chooses it: `TESSERA_PHOTOS` is the path of a folder. Tests choose
/// it with ``PHPhotoLibrary/use(_:access:)``.
@_spi(Testing) public enum PhotoSource: Sendable {
  /// The image files in a folder and the folders in it, which are albums. The files are read only.
  case folder(URL)
  /// Landscapes that are computed, the same in each run.
  case generated(count: Int)

  /// The source that the environment chooses.
  static var chosen: PhotoSource {
    guard let path = ProcessInfo.processInfo.environment["TESSERA_PHOTOS"], !path.isEmpty else {
      return .generated(count: GeneratedPhotos.usualCount)
    }
    return .folder(URL(fileURLWithPath: path))
  }

  /// The contents of the library.
  var state: PhotoState {
    switch self {
    case .folder(let folder):
      return PhotoFolder.state(of: folder) { sentence in
        try? FileHandle.standardError.write(contentsOf: Data("Photos: \(sentence)\n".utf8))
      }
    case .generated(let count):
      var state = PhotoState()
      // A fixed date makes the same library in each run.
      state.add(
        GeneratedPhotos.records(count, until: Date(timeIntervalSinceReferenceDate: 700_000_000)))
      return state
    }
  }
}

/// The user's decision about the access of the app.
@_spi(Testing) public enum PhotoAccess: String, Sendable {
  /// Access was granted before the app started.
  case granted
  /// Access is granted at the request of the app.
  case authorized
  /// Access is refused at the request of the app.
  case denied

  /// The state of the access before the app requests it.
  var initialStatus: PHAuthorizationStatus { self == .granted ? .authorized : .notDetermined }

  /// The decision that the environment chooses: the value of `TESSERA_PHOTOS_ACCESS`.
  static var chosen: PhotoAccess {
    ProcessInfo.processInfo.environment["TESSERA_PHOTOS_ACCESS"]
      .flatMap(PhotoAccess.init(rawValue:)) ?? .authorized
  }
}
