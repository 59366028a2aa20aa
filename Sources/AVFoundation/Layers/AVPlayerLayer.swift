public import Foundation
internal import Scenes
public import UIKit

/// A layer that displays the video of a player.
///
/// The page plays the video; other hosts display a dark poster with a triangle and the name of the
/// file.
///
/// Apple documentation: https://developer.apple.com/documentation/avfoundation/avplayerlayer
open class AVPlayerLayer: CALayer {
  /// Called on the main actor after a state of the player has changed.
  package var whenPlayerChanges: (@MainActor () -> Void)?
  /// A Boolean value that indicates whether pictures of the screen have a poster in place of the
  /// video.
  package var hasPoster = true {
    didSet { if hasPoster != oldValue { updateTitle() } }
  }
  private let content = MediaLayer()
  nonisolated(unsafe) private var shown: AVPlayer?
  nonisolated(unsafe) private var pictureSize = CGSize.zero

  /// Creates a layer without a player.
  public override init() {
    super.init()
    addSublayer(content)
  }

  /// Creates a layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  /// Creates a copy of a layer without its player.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? AVPlayerLayer { videoGravity = other.videoGravity }
  }

  /// Creates a layer without a player; this library reads no archives of layers.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSublayer(content)
  }

  /// The player, which the layer retains; `nil` (the default) for none.
  open var player: AVPlayer? {
    get { shown }
    set {
      guard newValue !== shown else { return }
      nonisolated(unsafe) let layer = self
      let (old, new) = (shown, newValue)
      onMain {
        old?.layers.removeAll { $0.layer === layer }
        layer.shown = new
        layer.playerDidChange(nil)
        new?.layers.append(AVPlayer.WeakLayer(layer: layer))
        old?.updateOutput()
        new?.updateOutput()
      }
    }
  }

  /// The way in which the picture fills the layer. The default is `resizeAspect`.
  open var videoGravity = AVLayerVideoGravity.resizeAspect {
    didSet {
      content.content?.fit = fit
      setNeedsLayout()
    }
  }

  /// Whether the first picture can be displayed. Observable.
  open private(set) var isReadyForDisplay = false

  /// The rectangle of the picture, in the coordinates of the layer.
  open var videoRect: CGRect {
    guard pictureSize.width > 0, pictureSize.height > 0 else { return .zero }
    switch videoGravity {
    case .resizeAspect: return AVMakeRect(aspectRatio: pictureSize, insideRect: bounds)
    case .resizeAspectFill:
      let scale = max(bounds.width / pictureSize.width, bounds.height / pictureSize.height)
      let size = CGSize(width: pictureSize.width * scale, height: pictureSize.height * scale)
      return CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
    default: return bounds
    }
  }

  open override func layoutSublayers() {
    super.layoutSublayers()
    content.frame = videoRect.isEmpty ? bounds : videoRect.intersection(bounds)
  }

  private var fit: SceneMedia.Fit {
    switch videoGravity {
    case .resizeAspectFill: .cover
    case .resize: .fill
    default: .contain
    }
  }

  private func updateTitle() {
    nonisolated(unsafe) let layer = self
    onMain {
      let name = layer.shown?.currentItem?.asset.source.lastPathComponent
      layer.content.title = layer.hasPoster && layer.pictureSize != .zero ? name : nil
    }
  }

  /// Displays the state of the player; `nil` for no file.
  @MainActor
  func playerDidChange(_ media: SceneMedia?) {
    let item = shown?.currentItem
    let size = media == nil ? .zero : item?.presentationSize ?? .zero
    if size != pictureSize {
      pictureSize = size
      setNeedsLayout()
    }
    var media = media
    media?.fit = fit
    media?.hasPicture = size != .zero
    content.content = media
    updateTitle()
    let isReady = size != .zero
    if isReady != isReadyForDisplay {
      report(\.isReadyForDisplay, "readyForDisplay") { isReadyForDisplay = isReady }
    }
    whenPlayerChanges?()
  }
}
