import Foundation
internal import Scenes
internal import UIKit

/// A sound that the page plays without a view: a layer without a size in the key window.
@MainActor
final class SoundOutput {
  private let layer = MediaLayer()

  nonisolated init() {}

  /// Plays a sound; `nil` for none.
  func play(_ media: SceneMedia?) {
    guard layer.content != media else { return }
    layer.content = media
    guard media != nil else { return layer.removeFromSuperlayer() }
    if layer.superlayer == nil { UIApplication.shared.keyWindow?.layer.addSublayer(layer) }
  }
}
