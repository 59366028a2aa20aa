internal import Scenes

extension FilterKind {
  /// The filters that move, mix and join pixels.
  static let geometryKinds: [FilterKind] = [
    FilterKind(
      "CIGaussianBlur", [kCICategoryBlur],
      [Input(kCIInputImageKey), Input(kCIInputRadiusKey, .number(10))]
    ) { values in
      values.image()?.applyingGaussianBlur(sigma: values.number(kCIInputRadiusKey))
    },
    FilterKind(
      "CISourceOverCompositing", [kCICategoryCompositeOperation],
      [Input(kCIInputImageKey), Input(kCIInputBackgroundImageKey)]
    ) { values in
      guard let image = values.image() else { return nil }
      return values.image(kCIInputBackgroundImageKey).map { image.composited(over: $0) } ?? image
    },
    FilterKind(
      "CIAffineTransform", [kCICategoryGeometryAdjustment],
      [Input(kCIInputImageKey), Input(kCIInputTransformKey)]
    ) { values in
      guard let image = values.image() else { return nil }
      let matrix = values.values[kCIInputTransformKey] as? CGAffineTransform
      return image.transformed(by: matrix ?? .identity)
    },
    FilterKind(
      "CILanczosScaleTransform", [kCICategoryGeometryAdjustment],
      [
        Input(kCIInputImageKey), Input(kCIInputScaleKey, .number(1)),
        Input(kCIInputAspectRatioKey, .number(1)),
      ]
    ) { values in
      let scale = values.number(kCIInputScaleKey)
      guard scale > 0 else { return nil }
      return values.image()?.transformed(
        by: CGAffineTransform(
          scaleX: CGFloat(scale * values.number(kCIInputAspectRatioKey)), y: CGFloat(scale)))
    },
    FilterKind(
      "CICrop", [kCICategoryGeometryAdjustment],
      [Input(kCIInputImageKey), Input("inputRectangle", .vector([0, 0, 300, 300]))]
    ) { values in
      values.image()?.cropped(to: values.rect("inputRectangle"))
    },
    FilterKind(
      "CIPixellate", [kCICategoryStylize],
      [
        Input(kCIInputImageKey), Input(kCIInputCenterKey, .vector([150, 150])),
        Input(kCIInputScaleKey, .number(8)),
      ]
    ) { values in
      values.image().map {
        pixellated(
          $0, around: values.point(kCIInputCenterKey),
          side: max(values.number(kCIInputScaleKey).rounded(), 1))
      }
    },
    FilterKind(
      "CIAreaAverage", [kCICategoryReduction],
      [Input(kCIInputImageKey), Input(kCIInputExtentKey, .vector([0, 0, 640, 80]))]
    ) { values in
      guard let image = values.image() else { return nil }
      let extent = values.rect(kCIInputExtentKey)
      return CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { _ in
        PixelArea(extent).flatMap { image.pixels(in: $0) }?.scaled(width: 1, height: 1)
      }
    },
  ]

  /// Returns an image of squares, each with the color at its middle.
  private static func pixellated(
    _ image: CIImage, around center: CGPoint, side: Double
  ) -> CIImage {
    let length = CGFloat(side)
    let grown =
      image.extent.isInfinite
      ? image.extent
      : CGRect(
        x: center.x + ((image.extent.minX - center.x) / length).rounded(.down) * length,
        y: center.y + ((image.extent.minY - center.y) / length).rounded(.down) * length,
        width: 0, height: 0
      ).union(
        CGRect(
          x: center.x + ((image.extent.maxX - center.x) / length).rounded(.up) * length,
          y: center.y + ((image.extent.maxY - center.y) / length).rounded(.up) * length,
          width: 0, height: 0))
    let inner = PixelArea(image.extent)
    return CIImage(extent: grown, isNearest: image.isNearest) { area in
      let outer = area.insetBy(Int(side))
      guard let source = image.pixels(in: outer),
        var result = PixelBuffer(width: area.width, height: area.height)
      else { return nil }
      for row in 0..<area.height {
        let y = CGFloat(area.maxY - row) - 0.5
        let middleY = center.y + (((y - center.y) / length).rounded(.down) + 0.5) * length
        for column in 0..<area.width {
          let x = CGFloat(area.x + column) + 0.5
          let middleX = center.x + (((x - center.x) / length).rounded(.down) + 0.5) * length
          var place = (x: Int(middleX.rounded(.down)), y: Int(middleY.rounded(.down)))
          if let inner {
            place.x = min(max(place.x, inner.x), inner.maxX - 1)
            place.y = min(max(place.y, inner.y), inner.maxY - 1)
          }
          let sourceX = min(max(place.x - outer.x, 0), outer.width - 1)
          let sourceY = min(max(outer.maxY - 1 - place.y, 0), outer.height - 1)
          result[column, row] = source[sourceX, sourceY]
        }
      }
      return result
    }
  }
}
