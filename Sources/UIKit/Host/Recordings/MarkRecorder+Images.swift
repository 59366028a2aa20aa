internal import Scenes

extension MarkRecorder {
  /// Draws an image in a rectangle.
  ///
  /// - Parameter tint: The color of templates.
  package nonisolated mutating func draw(_ image: UIImage, in rect: CGRect, tint: UIColor) {
    let content = image.content(for: traits).directed(direction)
    let color = content.drawnColor(tint: tint)
    switch content.picture {
    case .none: break
    case .file(let bytes):
      let image = SceneImage(
        file: SceneImageFile(bytes: bytes), size: content.size,
        turn: SceneTransform(content.orientation.turn), tint: color?.sceneColor(in: traits),
        pieces: ImageSlices(of: content).pieces(filling: rect))
      add(bytes.header.format == .pdf ? .frame(around: image.area) : .image(image))
    case .drawing(let marks, let area):
      for piece in ScenePicture.pieces(
        of: content, marks, in: area, filling: rect, tint: color?.sceneColor(in: traits))
      {
        add(.picture(piece))
      }
    case .symbol(let symbol):
      // A symbol without a color is black.
      draw(
        symbol, isFlipped: content.orientation != .up, in: rect,
        color: (color ?? .black).sceneColor(in: traits))
    }
  }
}

extension SceneDrawing.Mark {
  /// Returns a gray frame in place of a picture of a format that hosts cannot draw.
  fileprivate static func frame(around area: CGRect) -> SceneDrawing.Mark {
    let gray = SceneColor(red: 0.5, green: 0.5, blue: 0.5)
    return .stroke(
      .rectangle(area.insetBy(dx: 0.5, dy: 0.5)), SceneDrawing.Stroke(width: 1, color: gray))
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
