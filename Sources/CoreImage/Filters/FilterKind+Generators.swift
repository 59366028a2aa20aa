internal import Scenes

extension FilterKind {
  /// The filters that make images of numbers and texts.
  static let generatorKinds: [FilterKind] = [
    FilterKind(
      "CIConstantColorGenerator", [kCICategoryGenerator],
      [Input(kCIInputColorKey, .color(1, 0, 0, 1))]
    ) { CIImage(color: $0.color(kCIInputColorKey)) },
    FilterKind(
      "CIQRCodeGenerator", [kCICategoryGenerator],
      [Input("inputMessage"), Input("inputCorrectionLevel", .text("M"))]
    ) { values in
      let level = values.values["inputCorrectionLevel"] as? String ?? "M"
      guard let message = values.values["inputMessage"] as? Data,
        let correction = QRVersion.Correction(rawValue: level),
        let code = QRCode(message, correction: correction)
      else { return nil }
      return image(of: code.modules, border: 1)
    },
    FilterKind(
      "CICode128BarcodeGenerator", [kCICategoryGenerator],
      [
        Input("inputMessage"), Input("inputQuietSpace", .number(10)),
        Input("inputBarcodeHeight", .number(32)),
      ]
    ) { values in
      guard let message = values.values["inputMessage"] as? Data,
        let code = Code128(String(decoding: message, as: UTF8.self))
      else { return nil }
      let quiet = [Bool](
        repeating: false, count: Int(min(max(values.number("inputQuietSpace"), 0), 100)))
      let height = Int(min(max(values.number("inputBarcodeHeight"), 1), 500))
      return image(
        of: [[Bool]](repeating: quiet + code.modules + quiet, count: height), border: 0)
    },
    FilterKind(
      "CILinearGradient", [kCICategoryGradient],
      [
        Input("inputPoint0", .vector([0, 0])), Input("inputPoint1", .vector([200, 200])),
        Input("inputColor0", .color(1, 1, 1, 1)), Input("inputColor1", .color(0, 0, 0, 1)),
      ]
    ) { values in
      let (start, end) = (values.point("inputPoint0"), values.point("inputPoint1"))
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = max(dx * dx + dy * dy, 1e-9)
      return gradient(
        from: values.color("inputColor0").multiplied, to: values.color("inputColor1").multiplied
      ) { point in
        Float(min(max(((point.x - start.x) * dx + (point.y - start.y) * dy) / length, 0), 1))
      }
    },
    FilterKind(
      "CIGaussianGradient", [kCICategoryGradient],
      [
        Input(kCIInputCenterKey, .vector([150, 150])), Input("inputColor0", .color(1, 1, 1, 1)),
        Input("inputColor1", .color(0, 0, 0, 0)), Input(kCIInputRadiusKey, .number(300)),
      ]
    ) { values in
      let center = values.point(kCIInputCenterKey)
      let radius = max(values.float(kCIInputRadiusKey), 1e-3)
      return gradient(
        from: values.color("inputColor0").multiplied, to: values.color("inputColor1").multiplied
      ) { point in
        let (x, y) = (Float(point.x - center.x), Float(point.y - center.y))
        let distance = min((x * x + y * y).squareRoot() / radius, 1)
        // A smooth curve with the shape of a bell, which ends at the radius.
        return distance * distance * (3 - 2 * distance)
      }
    },
  ]

  /// Returns an infinite image of colors between two.
  ///
  /// - Parameter share: A closure that returns the fraction of the second color at a point.
  private static func gradient(
    from first: SIMD4<Float>, to second: SIMD4<Float>,
    _ share: @escaping @Sendable (CGPoint) -> Float
  ) -> CIImage {
    CIImage(extent: .infinite) { area in
      guard var result = PixelBuffer(width: area.width, height: area.height) else { return nil }
      for row in 0..<area.height {
        for column in 0..<area.width {
          let point = CGPoint(
            x: CGFloat(area.x + column) + 0.5, y: CGFloat(area.maxY - row) - 0.5)
          result[column, row] = first + (second - first) * share(point)
        }
      }
      return result
    }
  }

  /// Returns an image of modules, one pixel each, black on white, with a white border.
  private static func image(of modules: [[Bool]], border: Int) -> CIImage {
    let width = (modules.first?.count ?? 0) + 2 * border
    let height = modules.count + 2 * border
    let whole = PixelArea(x: 0, y: 0, width: width, height: height)
    return CIImage(
      extent: CGRect(x: 0, y: 0, width: width, height: height), isNearest: true
    ) { area in
      guard var result = PixelBuffer(width: width, height: height) else { return nil }
      for y in 0..<height {
        for x in 0..<width {
          let isInside =
            y >= border && x >= border && y < height - border && x < width - border
          let isDark = isInside && modules[y - border][x - border]
          result[x, y] = isDark ? SIMD4(0, 0, 0, 255) : SIMD4(repeating: 255)
        }
      }
      return area.copy(of: result, at: whole)
    }
  }
}
