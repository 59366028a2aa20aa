import SceneRendering
import UIKit

extension HostedScreen {
  /// The current scene of the screen.
  public var scene: Scene {
    layOut()
    return Scene(of: window)
  }

  /// Returns the screen, drawn with characters.
  ///
  /// - Parameter columns: The maximum width of the drawing, in characters.
  public func textDrawing(columns: Int = 80) -> String {
    TextDrawing(columns: columns).draw(scene)
  }

  /// Returns the screen as an SVG document, without the status bar and the home indicator, which
  /// are the device's.
  public func svg() -> String {
    SVGRenderer().render(scene)
  }

  /// Returns the screen as a PNG: its SVG document, drawn by librsvg. The status bar and the home
  /// indicator, which are the device's, are not in it.
  ///
  /// librsvg is loaded at the first call; builds do not need it. The characters have the fonts of
  /// the system, and the widths of the SVG document.
  ///
  /// - Parameter scale: The number of pixels per point; `nil` for the screen's number.
  /// - Throws: `PNGFailure` if librsvg is not installed, whose description names the package of
  ///   Debian, or if the picture is too large.
  /// - Precondition: The scale is positive and finite.
  public func png(scale: CGFloat? = nil) throws(PNGFailure) -> Data {
    try PNGRenderer(scale: scale ?? model.scale).render(scene)
  }

  /// Returns the screen as an SVG document, with parts of the device.
  package func svg(with parts: DeviceParts) -> String {
    let (scene, front) = picture(with: parts)
    return SVGRenderer().render(scene, under: front)
  }

  /// Returns the screen as a PNG, with parts of the device.
  ///
  /// - Throws: `PNGFailure`.
  package func png(with parts: DeviceParts) throws(PNGFailure) -> Data {
    let (scene, front) = picture(with: parts)
    return try PNGRenderer(scale: model.scale).render(scene, under: front)
  }

  /// The scene to draw, and the one in front of it.
  private func picture(with parts: DeviceParts) -> (Scene, front: Scene?) {
    let scene = scene
    let bars = parts.contains(.bars) ? Scene.deviceBars(over: window) : nil
    guard parts.contains(.frame) else { return (scene, bars) }
    return (scene.inFrame(of: model.device, bars: bars), nil)
  }

  /// Returns the frames of the elements of the collection or table view, as JSON; `nil` if the
  /// screen displays none.
  ///
  /// - Parameter extent: The whole content, or only its visible part.
  public func frames(_ extent: FrameDocument.Extent = .content) -> String? {
    layOut()
    return list.map { FrameDocument(of: $0, extent: extent).json }
  }
}

/// The parts of a device in pictures of its screen.
package struct DeviceParts: OptionSet, Codable, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The status bar and the home indicator.
  package static let bars = DeviceParts(rawValue: 1)
  /// The case around the screen.
  package static let frame = DeviceParts(rawValue: 2)
}
