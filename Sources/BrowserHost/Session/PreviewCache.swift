import SceneRendering
import UIKit

/// The preview drawings of the gallery, each made once.
@MainActor
final class PreviewCache {
  private struct Key: Hashable {
    var name: String
    var device: String?
    var isDark: Bool
  }

  private var drawings: [Key: String] = [:]

  nonisolated init() {}

  /// Returns the drawing of an example on a device, the standard one if none is named; `nil` if
  /// there is no such device.
  func drawing(of entry: GalleryEntry, device name: String?, isDark: Bool) async -> String? {
    guard let device = name.map(Device.named) ?? .standard else { return nil }
    let key = Key(name: entry.name, device: name, isDark: isDark)
    if let drawing = drawings[key] { return drawing }
    let screen = ScreenWindow(
      showing: entry.make,
      on: SceneSettings(device: device, style: isDark ? .dark : .light, playsAnimations: true))
    defer { screen.close() }
    // Work that the view controller defers to a later turn of the main queue is part of its
    // first appearance.
    for _ in 0..<3 {
      screen.window.layoutIfNeeded()
      await Task.yield()
      screen.makeCurrent()
    }
    let drawing = SVGRenderer().render(Scene(of: screen.window, title: entry.title))
    drawings[key] = drawing
    return drawing
  }
}
