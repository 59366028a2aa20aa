internal import Scenes

extension CIImage {
  /// Returns the part of the image in a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    let part = extent.isInfinite ? rect : extent.intersection(rect)
    return CIImage(extent: part, isNearest: isNearest) { self.pixels(in: $0) }
  }

  /// Returns the image with its edges continued without end.
  public func clampedToExtent() -> CIImage {
    guard let inner = PixelArea(extent) else { return self }
    return CIImage(extent: .infinite, isNearest: isNearest) { area in
      guard let source = self.pixels(in: inner),
        var result = PixelBuffer(width: area.width, height: area.height)
      else { return nil }
      for row in 0..<area.height {
        let y = min(max(area.maxY - 1 - row, inner.y), inner.maxY - 1)
        for column in 0..<area.width {
          let x = min(max(area.x + column, inner.x), inner.maxX - 1)
          result[column, row] = source[x - inner.x, inner.maxY - 1 - y]
        }
      }
      return result
    }
  }

  /// Returns the image moved, scaled or turned.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    guard matrix.a * matrix.d != matrix.b * matrix.c else { return CIImage.empty() }
    if extent.isInfinite || matrix.isIdentity { return self }
    let inverse = matrix.inverted()
    let target = extent.applying(matrix)
    guard let inner = PixelArea(extent) else { return CIImage.empty() }
    let lengths = (
      x: (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot(),
      y: (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot()
    )
    let (isNearest, extent) = (isNearest, extent)
    return CIImage(extent: target, isNearest: isNearest) { area in
      guard var source = self.pixels(in: inner),
        var result = PixelBuffer(width: area.width, height: area.height)
      else { return nil }
      // Pixels are averaged before they become smaller.
      let width = max(Int((CGFloat(source.width) * min(lengths.x, 1)).rounded()), 1)
      let height = max(Int((CGFloat(source.height) * min(lengths.y, 1)).rounded()), 1)
      let factors = (
        x: CGFloat(width) / CGFloat(source.width), y: CGFloat(height) / CGFloat(source.height)
      )
      if !isNearest, let smaller = source.scaled(width: width, height: height) {
        source = smaller
      }
      let scale = isNearest ? (x: 1, y: 1) : factors
      for row in 0..<area.height {
        for column in 0..<area.width {
          let point = CGPoint(
            x: CGFloat(area.x + column) + 0.5, y: CGFloat(area.maxY - row) - 0.5
          ).applying(inverse)
          guard point.x >= extent.minX, point.x <= extent.maxX, point.y >= extent.minY,
            point.y <= extent.maxY
          else { continue }
          let x = (point.x - CGFloat(inner.x)) * scale.x
          let y = (CGFloat(inner.maxY) - point.y) * scale.y
          if isNearest {
            result[column, row] =
              source[min(Int(x), source.width - 1), min(Int(y), source.height - 1)]
          } else {
            result[column, row] = source.color(x: Float(x - 0.5), y: Float(y - 0.5))
          }
        }
      }
      return result
    }
  }

  /// Returns the image whose transforms repeat pixels instead of mixing them.
  public func samplingNearest() -> CIImage {
    CIImage(extent: extent, isNearest: true) { self.pixels(in: $0) }
  }

  /// Returns the image whose transforms mix pixels.
  public func samplingLinear() -> CIImage {
    CIImage(extent: extent, isNearest: false) { self.pixels(in: $0) }
  }

  /// Returns the image turned upright from an orientation, with its origin at zero.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    oriented(exif: Int(orientation.rawValue))
  }

  /// Returns the image turned upright from an orientation of EXIF, from 1 to 8.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    oriented(exif: Int(orientation))
  }

  func oriented(exif number: Int) -> CIImage {
    guard (2...8).contains(number), let inner = PixelArea(extent) else { return self }
    let isTurned = number > 4
    let whole = PixelArea(
      x: 0, y: 0, width: isTurned ? inner.height : inner.width,
      height: isTurned ? inner.width : inner.height)
    return CIImage(
      extent: CGRect(x: 0, y: 0, width: whole.width, height: whole.height), isNearest: isNearest
    ) { area in
      self.pixels(in: inner).flatMap { area.copy(of: $0.upright(from: number), at: whole) }
    }
  }

  /// Returns the image in front of another one.
  public func composited(over dest: CIImage) -> CIImage {
    let union =
      extent.isInfinite || dest.extent.isInfinite ? .infinite : extent.union(dest.extent)
    return CIImage(extent: union) { area in
      guard let front = self.pixels(in: area), var result = dest.pixels(in: area) else {
        return nil
      }
      for y in 0..<area.height {
        for x in 0..<area.width {
          let color = front[x, y]
          result[x, y] = color + result[x, y] * (1 - color.w / 255)
        }
      }
      return result
    }
  }

  /// Returns the image with each color changed; see `PixelBuffer.mapped(_:)`.
  func mapped(_ change: @escaping (SIMD4<Float>) -> SIMD4<Float>) -> CIImage {
    CIImage(extent: extent, isNearest: isNearest) { self.pixels(in: $0)?.mapped(change) }
  }

  /// Returns the image blurred, which is larger by three deviations on each side.
  ///
  /// - Parameter sigma: The standard deviation, in pixels.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    guard sigma > 0.01 else { return self }
    let reach = Int((sigma * 3).rounded(.up))
    let grown =
      extent.isInfinite ? extent : extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
    return CIImage(extent: grown) { area in
      let outer = area.insetBy(reach)
      return self.pixels(in: outer)
        .flatMap { area.copy(of: $0.blurred(deviation: Float(sigma)), at: outer) }
    }
  }
}
