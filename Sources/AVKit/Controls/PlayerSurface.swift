internal import AVFoundation
internal import UIKit

/// A view whose layer displays a player.
final class PlayerSurface: UIView {
  override class var layerClass: AnyClass { AVPlayerLayer.self }

  /// The layer of the view.
  var playerLayer: AVPlayerLayer {
    guard let layer = layer as? AVPlayerLayer else {
      fatalError("The layer of a PlayerSurface is a \(type(of: self.layer)), not an AVPlayerLayer.")
    }
    return layer
  }
}
