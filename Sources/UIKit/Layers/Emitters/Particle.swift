internal import Scenes

/// A particle at a moment.
struct Particle {
  /// The time of birth, in the time of the layer.
  var birth: TimeInterval
  var position: CGPoint
  /// The depth; larger ones are closer to the viewer.
  var depth: CGFloat
  var scale: CGFloat
  /// The rotation, in radians.
  var rotation: CGFloat
  var color: SceneColor
  let cell: CAEmitterCell

  /// The marks that draw the particle; none for an invisible one.
  @MainActor
  func marks(isAdditive: Bool) -> [SceneDrawing.Mark] {
    guard color.alpha > 0.002, abs(scale) > 1e-6, let image = cell.contents as? CGImage else {
      return []
    }
    let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let rect = cell.contentsRect
    let part = CGRect(
      x: rect.minX * whole.width, y: rect.minY * whole.height, width: rect.width * whole.width,
      height: rect.height * whole.height)
    guard part.width > 0, part.height > 0 else { return [] }
    let size = scale / (cell.contentsScale > 0 ? cell.contentsScale : 1)
    let (cosine, sine) = (CGFloat(cos(Double(rotation))), CGFloat(sin(Double(rotation))))
    let middle = CGPoint(x: part.midX, y: part.midY)
    let transform = SceneTransform(
      a: size * cosine, b: size * sine, c: -size * sine, d: size * cosine,
      tx: position.x - size * (cosine * middle.x - sine * middle.y),
      ty: position.y - size * (sine * middle.x + cosine * middle.y))
    var picture = cell.picture.picture(in: color)
    picture.transform = transform
    picture.clip = part == whole ? nil : part
    guard color.alpha < 1 || isAdditive else { return [.picture(picture)] }
    return [
      .begin(
        SceneGroup(opacity: CGFloat(color.alpha), blendMode: isAdditive ? "screen" : nil)),
      .picture(picture), .end,
    ]
  }
}

/// The image of particles, which is drawn in many colors.
struct ParticlePicture {
  private let marks: [SceneDrawing.Mark]
  /// The color of all pixels of a file; `nil` for several colors, or a drawing.
  private let onlyColor: SceneColor?

  /// Prepares an image.
  ///
  /// - Complexity: O(n) in the number of pixels of a file.
  init(_ image: CGImage?) {
    marks = image?.marks ?? []
    guard marks.hasPictureOfFile, let pixels = image?.pixels() else {
      onlyColor = nil
      return
    }
    onlyColor = Self.onlyColor(of: pixels)
  }

  /// Returns the image with its colors multiplied by a color, without its opacity.
  func picture(in color: SceneColor) -> ScenePicture {
    if color.red == 1, color.green == 1, color.blue == 1 { return ScenePicture(marks: marks) }
    // Hosts define each color of a file once.
    func step(_ value: Double) -> Double { (value * 32).rounded() / 32 }
    let opaque = SceneColor(red: color.red, green: color.green, blue: color.blue)
    guard let onlyColor else { return ScenePicture(marks: marks.multiplied(by: opaque)) }
    return ScenePicture(
      marks: marks,
      tint: onlyColor.multiplied(
        by: SceneColor(red: step(color.red), green: step(color.green), blue: step(color.blue))))
  }

  private static func onlyColor(of pixels: PixelBuffer) -> SceneColor? {
    var found: (Double, Double, Double)?
    for index in stride(from: 0, to: pixels.bytes.count, by: 4) {
      let alpha = Double(pixels.bytes[index + 3])
      // The colors of nearly transparent pixels are too coarse.
      guard alpha >= 64 else { continue }
      let color = (
        Double(pixels.bytes[index]) / alpha, Double(pixels.bytes[index + 1]) / alpha,
        Double(pixels.bytes[index + 2]) / alpha
      )
      guard let known = found else {
        found = color
        continue
      }
      if max(abs(known.0 - color.0), abs(known.1 - color.1), abs(known.2 - color.2)) > 0.04 {
        return nil
      }
    }
    return found.map { SceneColor(red: $0.0, green: $0.1, blue: $0.2) }
  }
}

extension [SceneDrawing.Mark] {
  /// A Boolean value that indicates whether the picture of a file is drawn in its own colors.
  fileprivate var hasPictureOfFile: Bool {
    contains {
      switch $0 {
      case .image(let image): image.tint == nil
      case .picture(let picture): picture.tint == nil && picture.marks.hasPictureOfFile
      default: false
      }
    }
  }
}
