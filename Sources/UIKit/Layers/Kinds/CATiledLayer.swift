internal import Scenes

/// A layer that draws its content in tiles.
///
/// Apple documentation: https://developer.apple.com/documentation/quartzcore/catiledlayer
///
/// `draw(in:)` is called for each tile in the bounds, with the rectangle of the tile as the clip of
/// the context. Devices call it for the visible tiles only, on other threads, and once more for
/// other scales; here all tiles are drawn at once on the main actor, in the resolution of the host.
/// There are at most 1,024 calls: the tiles of a larger layer are larger.
open class CATiledLayer: CALayer {
  /// The number of scales of a smaller display for which tiles are drawn. The default is 1. It has
  /// no effect here.
  open var levelsOfDetail = 1 { didSet { noteChange(from: oldValue, to: levelsOfDetail) } }
  /// The number of scales of a larger display among ``levelsOfDetail``. The default is 0. It has no
  /// effect here.
  open var levelsOfDetailBias = 0 { didSet { noteChange(from: oldValue, to: levelsOfDetailBias) } }
  /// The largest size of a tile, in pixels: in points, it is divided by `contentsScale`. The
  /// default is 256 by 256.
  open var tileSize = CGSize(width: 256, height: 256) {
    didSet {
      require(
        tileSize.width > 0 && tileSize.height > 0,
        "tileSize is \(tileSize); give the width and the height of a tile in pixels.")
      guard tileSize != oldValue else { return }
      setNeedsDisplay()
    }
  }
  /// The largest number of tiles that are drawn.
  static let mostTiles = 1024

  /// Returns the time in which a new tile appears, in seconds: 0.25.
  ///
  /// Tiles appear at once here, because they are drawn at once.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// The rectangles of the tiles, row by row, in points.
  var tiles: [CGRect] {
    let bounds = bounds
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let scale = max(contentsScale, 0.01)
    var size = CGSize(width: tileSize.width / scale, height: tileSize.height / scale)
    func counts() -> (columns: CGFloat, rows: CGFloat) {
      ((bounds.width / size.width).rounded(.up), (bounds.height / size.height).rounded(.up))
    }
    while counts().columns * counts().rows > CGFloat(Self.mostTiles) {
      size = CGSize(width: size.width * 2, height: size.height * 2)
    }
    let (columns, rows) = counts()
    return (0..<Int(rows)).flatMap { row in
      (0..<Int(columns)).map { column in
        CGRect(
          x: bounds.minX + CGFloat(column) * size.width,
          y: bounds.minY + CGFloat(row) * size.height, width: size.width, height: size.height
        ).intersection(bounds)
      }
    }
  }

  /// The tile that `draw(in:)` is called for.
  private var tileBeingDrawn: CGRect?

  override var drawnRect: CGRect { tileBeingDrawn ?? bounds }

  override func drawContent(in context: CGContext) {
    defer { tileBeingDrawn = nil }
    for tile in tiles {
      tileBeingDrawn = tile
      context.saveGState()
      context.clip(to: tile)
      draw(in: context)
      context.restoreGState()
    }
  }

  override func copyProperties(of other: CALayer) {
    super.copyProperties(of: other)
    guard let other = other as? CATiledLayer else { return }
    levelsOfDetail = other.levelsOfDetail
    levelsOfDetailBias = other.levelsOfDetailBias
    tileSize = other.tileSize
  }
}
