import Foundation

/// A drawing of pictures and rectangles on pixels, which needs no library.
struct PlainDrawing {
  private(set) var canvas: PixelBuffer
  /// The pixels of the files that were decoded; the marks keep the files.
  private var decoded: [ObjectIdentifier: PixelBuffer] = [:]

  init(_ canvas: PixelBuffer) { self.canvas = canvas }

  /// Draws marks with a transform to pixels.
  ///
  /// - Returns: `false` if there is a mark of another kind; the canvas is not complete then.
  mutating func draw(_ marks: [SceneDrawing.Mark], _ transform: SceneTransform) -> Bool {
    guard marks.allSatisfy(Self.isPlain) else { return false }
    for mark in marks {
      switch mark {
      case .image(let image): guard draw(image, transform) else { return false }
      case .picture(let picture):
        guard draw(picture.marks, picture.transform.followed(by: transform)) else { return false }
      case .fill(.rectangle(let rect), let color):
        guard fill(rect, color, transform) else { return false }
      default: return false
      }
    }
    return true
  }

  private static func isPlain(_ mark: SceneDrawing.Mark) -> Bool {
    switch mark {
    case .image(let image):
      image.tint == nil && !image.file.bytes.header.format.isVector
        && image.pieces.allSatisfy { $0.tile == nil }
    case .picture(let picture):
      picture.tint == nil && picture.clip == nil && picture.marks.allSatisfy(isPlain)
    case .fill(.rectangle, _): true
    default: false
    }
  }

  // MARK: Rectangles

  /// Fills a rectangle, with the covered fraction of each pixel at its edges.
  private mutating func fill(
    _ rect: CGRect, _ color: SceneColor, _ transform: SceneTransform
  ) -> Bool {
    guard transform.b == 0, transform.c == 0 else { return false }
    let box = CGRect(
      x: rect.minX * transform.a + transform.tx, y: rect.minY * transform.d + transform.ty,
      width: rect.width * transform.a, height: rect.height * transform.d
    ).standardized.intersection(CGRect(x: 0, y: 0, width: canvas.width, height: canvas.height))
    guard !box.isNull, box.width > 0, box.height > 0 else { return true }
    let components = [color.red, color.green, color.blue, 1].map {
      Float($0 * color.alpha * 255)
    }
    func share(_ index: Int, _ low: CGFloat, _ high: CGFloat) -> Float {
      Float(min(high, CGFloat(index + 1)) - max(low, CGFloat(index)))
    }
    let columns = Int(box.minX)..<min(Int(box.maxX.rounded(.up)), canvas.width)
    let rows = Int(box.minY)..<min(Int(box.maxY.rounded(.up)), canvas.height)
    for row in rows {
      let rowShare = share(row, box.minY, box.maxY)
      for column in columns {
        let covered = rowShare * share(column, box.minX, box.maxX)
        mix(
          components[0] * covered, components[1] * covered, components[2] * covered,
          components[3] * covered, at: (row * canvas.width + column) * 4)
      }
    }
    return true
  }

  /// Mixes a multiplied color, with components up to 255, with the one at an offset.
  @inline(__always)
  private mutating func mix(
    _ red: Float, _ green: Float, _ blue: Float, _ alpha: Float, at offset: Int
  ) {
    let rest = 1 - alpha / 255
    func mixed(_ value: Float, _ index: Int) -> UInt8 {
      PixelBuffer.byte(value + Float(canvas.bytes[offset + index]) * rest)
    }
    canvas.bytes[offset] = mixed(red, 0)
    canvas.bytes[offset + 1] = mixed(green, 1)
    canvas.bytes[offset + 2] = mixed(blue, 2)
    canvas.bytes[offset + 3] = mixed(alpha, 3)
  }

  // MARK: Pictures

  private mutating func draw(_ image: SceneImage, _ transform: SceneTransform) -> Bool {
    let file = image.file.bytes
    guard let source = decoded[ObjectIdentifier(file)] ?? file.pixels() else { return false }
    decoded[ObjectIdentifier(file)] = source
    guard image.storedSize.width > 0, image.storedSize.height > 0 else { return true }
    let stored = SceneTransform(
      a: image.storedSize.width / CGFloat(source.width),
      d: image.storedSize.height / CGFloat(source.height)
    ).followed(by: image.transform)
    for piece in image.pieces {
      let (from, to) = (piece.source, piece.target)
      guard from.width > 0, from.height > 0 else { continue }
      let (scaleX, scaleY) = (to.width / from.width, to.height / from.height)
      let placed = SceneTransform(
        a: scaleX, d: scaleY, tx: to.minX - from.minX * scaleX, ty: to.minY - from.minY * scaleY
      ).followed(by: transform)
      draw(source, stored.followed(by: placed), target: to, transform)
    }
    return true
  }

  /// Draws pixels with a transform from their coordinates, limited to a rectangle with a transform
  /// of its own.
  private mutating func draw(
    _ image: PixelBuffer, _ place: SceneTransform, target: CGRect, _ outer: SceneTransform
  ) {
    var (source, place) = (image, place)
    // Pixels are averaged before they become smaller.
    let lengthX = (place.a * place.a + place.b * place.b).squareRoot()
    let lengthY = (place.c * place.c + place.d * place.d).squareRoot()
    if lengthX < 1 || lengthY < 1 {
      let width = max(Int((CGFloat(image.width) * min(lengthX, 1)).rounded()), 1)
      let height = max(Int((CGFloat(image.height) * min(lengthY, 1)).rounded()), 1)
      guard let smaller = image.scaled(width: width, height: height) else { return }
      source = smaller
      place = SceneTransform(
        a: CGFloat(image.width) / CGFloat(width), d: CGFloat(image.height) / CGFloat(height)
      ).followed(by: place)
    }
    guard let inverse = place.inverse, let outerInverse = outer.inverse else { return }
    func range(_ start: CGFloat, _ end: CGFloat, _ limit: Int) -> Range<Int> {
      let low = min(max(start.rounded(.down), 0), CGFloat(limit))
      return Int(low)..<Int(min(max(end.rounded(.up), low), CGFloat(limit)))
    }
    let box = outer.boundingBox(of: target)
    let columns = range(box.minX, box.maxX, canvas.width)
    for y in range(box.minY, box.maxY, canvas.height) {
      for x in columns {
        let (px, py) = (CGFloat(x) + 0.5, CGFloat(y) + 0.5)
        let targetX = outerInverse.a * px + outerInverse.c * py + outerInverse.tx
        let targetY = outerInverse.b * px + outerInverse.d * py + outerInverse.ty
        guard targetX >= target.minX, targetX <= target.maxX, targetY >= target.minY,
          targetY <= target.maxY
        else { continue }
        let sampleX = inverse.a * px + inverse.c * py + inverse.tx - 0.5
        let sampleY = inverse.b * px + inverse.d * py + inverse.ty - 0.5
        let color = source.color(x: Float(sampleX), y: Float(sampleY))
        mix(color.x, color.y, color.z, color.w, at: (y * canvas.width + x) * 4)
      }
    }
  }
}

extension PixelBuffer {
  /// Returns the multiplied color between the centers of pixels, with components up to 255. Outside
  /// of the image it is the color at the edge.
  package func color(x: Float, y: Float) -> SIMD4<Float> {
    let (x, y) = (min(max(x, 0), Float(width - 1)), min(max(y, 0), Float(height - 1)))
    let (left, top) = (Int(x), Int(y))
    let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
    let (shareX, shareY) = (x - Float(left), y - Float(top))
    if shareX < 0.001, shareY < 0.001 { return self[left, top] }
    let upper = self[left, top] * (1 - shareX) + self[right, top] * shareX
    let lower = self[left, bottom] * (1 - shareX) + self[right, bottom] * shareX
    return upper * (1 - shareY) + lower * shareY
  }

  /// The multiplied color of a pixel, with components up to 255.
  package subscript(x: Int, y: Int) -> SIMD4<Float> {
    get {
      let start = (y * width + x) * 4
      return SIMD4(
        Float(bytes[start]), Float(bytes[start + 1]), Float(bytes[start + 2]),
        Float(bytes[start + 3]))
    }
    set {
      let start = (y * width + x) * 4
      bytes[start] = Self.byte(newValue.x)
      bytes[start + 1] = Self.byte(newValue.y)
      bytes[start + 2] = Self.byte(newValue.z)
      bytes[start + 3] = Self.byte(newValue.w)
    }
  }
}
