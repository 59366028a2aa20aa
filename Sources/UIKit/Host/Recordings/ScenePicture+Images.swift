internal import Scenes

extension ScenePicture {
  /// The number of copies of a tile at most; an image of more is stretched.
  private static let tileLimit = 4096

  /// Returns the pictures of an image that the app has drawn, which fill a rectangle.
  static func pieces(
    of content: ImageContent, _ marks: [SceneDrawing.Mark], in area: CGRect,
    filling rect: CGRect, tint: SceneColor?
  ) -> [ScenePicture] {
    guard area.width > 0, area.height > 0, content.size.width > 0,
      content.size.height > 0
    else {
      return []
    }
    // From the recorded area to the upright image, in points.
    let upright = CGAffineTransform(translationX: -area.minX, y: -area.minY)
      .concatenating(CGAffineTransform(scaleX: 1 / area.width, y: 1 / area.height))
      .concatenating(content.orientation.turn)
      .concatenating(CGAffineTransform(scaleX: content.size.width, y: content.size.height))
    func picture(_ source: CGRect, in target: CGRect) -> ScenePicture {
      let placed = upright.concatenating(
        CGAffineTransform(translationX: -source.minX, y: -source.minY)
      )
      .concatenating(
        CGAffineTransform(
          scaleX: target.width / source.width, y: target.height / source.height)
      )
      .concatenating(CGAffineTransform(translationX: target.minX, y: target.minY))
      return ScenePicture(
        marks: marks, transform: SceneTransform(placed),
        clip: source.applying(upright.inverted()), tint: tint)
    }
    return ImageSlices(of: content).pieces(filling: rect).flatMap { piece -> [ScenePicture] in
      let (source, target) = (piece.source, piece.target)
      guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else {
        return []
      }
      guard let tile = piece.tile, tile.width > 0, tile.height > 0 else {
        return [picture(source, in: target)]
      }
      let columns = Int((target.width / tile.width).rounded(.up))
      let rows = Int((target.height / tile.height).rounded(.up))
      guard columns * rows <= tileLimit else { return [picture(source, in: target)] }
      return (0..<rows).flatMap { row in
        (0..<columns).map { column in
          // The last tiles are cut off.
          let corner = CGPoint(
            x: target.minX + CGFloat(column) * tile.width,
            y: target.minY + CGFloat(row) * tile.height)
          let width = min(tile.width, target.maxX - corner.x)
          let height = min(tile.height, target.maxY - corner.y)
          let part = CGRect(
            x: source.minX, y: source.minY, width: source.width * width / tile.width,
            height: source.height * height / tile.height)
          return picture(
            part, in: CGRect(origin: corner, size: CGSize(width: width, height: height)))
        }
      }
    }
  }
}
