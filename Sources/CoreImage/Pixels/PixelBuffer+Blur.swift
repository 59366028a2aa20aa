internal import Scenes

extension PixelBuffer {
  /// Returns the image with each pixel as the weighted mean of those around it, by a bell curve.
  ///
  /// - Parameter deviation: The standard deviation, in pixels.
  func blurred(deviation: Float) -> PixelBuffer {
    let reach = Int((deviation * 3).rounded(.up))
    var weights = (0...reach).map { exp(-Float($0 * $0) / (2 * deviation * deviation)) }
    let sum = weights[0] + 2 * weights.dropFirst().reduce(0, +)
    weights = weights.map { $0 / sum }
    var rows = [SIMD4<Float>](repeating: .zero, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        var mean = self[x, y] * weights[0]
        for offset in 1...reach {
          if x >= offset { mean += self[x - offset, y] * weights[offset] }
          if x + offset < width { mean += self[x + offset, y] * weights[offset] }
        }
        rows[y * width + x] = mean
      }
    }
    var result = self
    for y in 0..<height {
      for x in 0..<width {
        var mean = rows[y * width + x] * weights[0]
        for offset in 1...reach {
          if y >= offset { mean += rows[(y - offset) * width + x] * weights[offset] }
          if y + offset < height { mean += rows[(y + offset) * width + x] * weights[offset] }
        }
        result[x, y] = mean
      }
    }
    return result
  }

  /// Returns the image with a change of each color, whose components are from 0 to 1 and not
  /// multiplied by the opacity.
  func mapped(_ change: (SIMD4<Float>) -> SIMD4<Float>) -> PixelBuffer {
    var result = self
    for y in 0..<height {
      for x in 0..<width {
        var color = self[x, y] / 255
        let alpha = color.w
        if alpha > 0 { color /= alpha }
        color.w = alpha
        var changed = change(color).clamped(lowerBound: .zero, upperBound: .one)
        let opacity = changed.w
        changed *= opacity
        changed.w = opacity
        result[x, y] = changed * 255
      }
    }
    return result
  }
}
