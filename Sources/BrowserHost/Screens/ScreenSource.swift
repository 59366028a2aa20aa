import Foundation
import ScreenHost

/// The screens that a server displays.
@MainActor
protocol ScreenSource: AnyObject, Sendable {
  /// The examples, in the order of the gallery.
  var catalog: [CatalogEntry] { get }

  /// The entry that `/` displays in place of the gallery; `nil` for the gallery.
  var front: FrontEntry? { get }

  /// The state of the build of the sources; `nil` if they are not built while the server runs.
  var build: BuildState? { get }

  /// The number of builds that have made the screens.
  var buildCount: Int { get }

  /// Opens a screen of an example of the catalog.
  func open(_ name: String, _ opening: ScreenOpening) -> any ScreenLink

  /// Draws the first appearance of an example of the catalog.
  func drawing(_ order: LinkDrawing) async -> ScreenPicture

  /// Returns the media type and the bytes of a picture that a message names; `nil` if it is not
  /// available.
  func picture(named name: String) async -> (type: String, data: Data)?

  /// Returns a part of a video or sound that a message names; `nil` if it is not available.
  func media(_ request: MediaPart.Request) async -> MediaPart?

  /// Ends all screens.
  func stop() async
}

/// The drawing of an example.
enum ScreenPicture: Sendable, Equatable {
  case svg(String)
  /// There is no device with the name.
  case unknownDevice
  /// The example cannot be drawn, for a reason in one sentence.
  case failure(String)
}
