import Foundation
import ScreenHost

/// Screens in the process of the server.
@MainActor
final class LocalScreens: ScreenSource {
  let front: FrontEntry?
  let build: BuildState? = nil
  let buildCount = 0
  private let entries: [GalleryEntry]
  private let pulse: PulseRate
  private let images = ImageStore()
  private var drawings: [LinkDrawing: String] = [:]

  init(
    _ entries: [GalleryEntry], front: FrontEntry? = nil, pulse: PulseRate = PulseRate()
  ) {
    self.entries = entries
    self.front = front
    self.pulse = pulse
  }

  var catalog: [CatalogEntry] { entries.map(CatalogEntry.init) }

  func open(_ name: String, _ opening: ScreenOpening) -> any ScreenLink {
    ScreenConversation(
      entry: entry(named: name), images: images, pulse: pulse, opening: opening)
  }

  func drawing(_ order: LinkDrawing) async -> ScreenPicture {
    if let drawing = drawings[order] { return .svg(drawing) }
    let drawing = await ScreenDrawing.svg(
      of: entry(named: order.entry), device: order.device, isDark: order.isDark)
    guard let drawing else { return .unknownDevice }
    drawings[order] = drawing
    return .svg(drawing)
  }

  func picture(named name: String) async -> (type: String, data: Data)? {
    images.content(named: name)
  }

  func media(_ request: MediaPart.Request) async -> MediaPart? { images.media.part(request) }

  func stop() async {}

  /// The server passes names of the catalog only.
  private func entry(named name: String) -> GalleryEntry {
    guard let entry = entries.first(where: { $0.name == name }) else {
      fatalError("There is no example \(name) in the catalog.")
    }
    return entry
  }
}
