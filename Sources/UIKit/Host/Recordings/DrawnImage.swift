/// A picture of a file, or pieces of it, in a drawing.
package struct DrawnImage: Equatable, Sendable {
  /// A part of the picture, and the rectangle that it fills.
  package struct Piece: Equatable, Sendable {
    /// The part, in points of the upright picture.
    package var source: CGRect
    /// The rectangle in the drawing, in points.
    package var target: CGRect
    /// The size of the repeated part in the drawing, in points; `nil` for a stretched part.
    package var tile: CGSize?
  }

  package var bytes: ImageBytes
  /// The size of the upright picture, in points.
  package var size: CGSize
  /// The map from the unit square of the stored pixels to that of the upright picture.
  package var turn: CGAffineTransform
  /// The color that fills the opacity of the picture; `nil` for its own colors.
  package var tint: RGBA?
  /// The pieces, which do not overlap.
  package var pieces: [Piece]
}

extension DisplayListRecorder {
  /// Draws an image in a rectangle.
  ///
  /// - Parameter tint: The color of templates.
  package mutating func draw(_ image: UIImage, in rect: CGRect, tint: UIColor) {
    let content = image.content(for: traits).directed(direction)
    let color = content.drawnColor(tint: tint)
    switch content.picture {
    case .none: break
    case .file(let bytes):
      add(
        .image(
          DrawnImage(
            bytes: bytes, size: content.size, turn: content.orientation.turn,
            tint: color?.rgba(in: traits),
            pieces: ImageSlices(of: content).pieces(filling: rect))))
    case .drawing(let recording):
      for piece in DrawnPicture.pieces(
        of: content, recording, filling: rect, tint: color?.rgba(in: traits))
      {
        add(.picture(piece))
      }
    case .symbol(let symbol):
      // A symbol without a color is black.
      draw(
        symbol, isFlipped: content.orientation != .up, in: rect,
        color: (color ?? .black).rgba(in: traits))
    }
  }
}

extension ImageContent {
  /// Returns the color that fills the image; `nil` for its own colors.
  func drawnColor(tint: UIColor) -> UIColor? { isTemplate ? tint : self.tint }

  /// Returns the content as displayed in a layout direction.
  func directed(_ direction: UIUserInterfaceLayoutDirection) -> ImageContent {
    guard flipsForRightToLeft, direction == .rightToLeft else { return self }
    var result = self
    result.orientation = orientation.flippedHorizontally
    if let caps = resizing?.caps {
      result.resizing?.caps = UIEdgeInsets(
        top: caps.top, left: caps.right, bottom: caps.bottom, right: caps.left)
    }
    return result
  }
}
