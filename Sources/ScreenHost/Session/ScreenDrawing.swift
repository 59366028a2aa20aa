import Foundation
import SceneRendering
import UIKit

/// Drawings of screens for the gallery.
package enum ScreenDrawing {
  /// Returns the first appearance of an example on a device, the standard one if none is named, as
  /// SVG; `nil` if there is no such device.
  @MainActor
  package static func svg(
    of entry: GalleryEntry, device name: String?, isDark: Bool
  ) async -> String? {
    guard let device = name.map(Device.named) ?? .standard else { return nil }
    let screen = ScreenWindow(
      of: entry,
      on: SceneSettings(device: device, style: isDark ? .dark : .light, playsAnimations: true))
    defer { screen.close() }
    // Work that the view controller defers to a later turn of the main queue is part of its
    // first appearance.
    for _ in 0..<3 {
      screen.window.layoutIfNeeded()
      await Task.yield()
      screen.makeCurrent()
    }
    // So are pictures that it loads at once.
    var work = WorkUnderWay()
    while await work.isUnderWay() {
      screen.makeCurrent()
      screen.window.layoutIfNeeded()
    }
    return SVGRenderer().render(
      Scene(of: screen.window, title: entry.title), under: Scene.deviceBars(over: screen.window))
  }
}
