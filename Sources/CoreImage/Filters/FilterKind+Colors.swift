/// The brightness of a color (ITU-R BT.709).
private let brightness = SIMD4<Float>(0.2126, 0.7152, 0.0722, 0)

private func gray(_ color: SIMD4<Float>) -> Float { (color * brightness).sum() }

/// Returns a color between two.
private func mixed(_ first: SIMD4<Float>, _ second: SIMD4<Float>, _ share: Float) -> SIMD4<Float> {
  first + (second - first) * share
}

/// Returns a component of sRGB as an amount of light (IEC 61966-2-1).
private func linear(_ value: Float) -> Float {
  value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
}

/// Returns an amount of light as a component of sRGB.
private func encoded(_ value: Float) -> Float {
  value <= 0.003_130_8 ? max(value, 0) * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
}

extension FilterKind {
  /// The filters with numbers for colors.
  static let colorKinds: [FilterKind] = [
    .color(
      "CIColorControls",
      [
        Input(kCIInputSaturationKey, .number(1)), Input(kCIInputBrightnessKey, .number(0)),
        Input(kCIInputContrastKey, .number(1)),
      ]
    ) { values in
      let saturation = values.float(kCIInputSaturationKey)
      let brightness = values.float(kCIInputBrightnessKey)
      let contrast = values.float(kCIInputContrastKey)
      return { color in
        let level = SIMD4<Float>(repeating: gray(color))
        var result = mixed(level, color, saturation) + brightness
        result = (result - 0.5) * contrast + 0.5
        result.w = color.w
        return result
      }
    },
    .color("CIColorInvert") { _ in
      { color in
        var result = 1 - color
        result.w = color.w
        return result
      }
    },
    .color(
      "CIColorMonochrome",
      [
        Input(kCIInputColorKey, .color(0.6, 0.45, 0.3, 1)),
        Input(kCIInputIntensityKey, .number(1)),
      ]
    ) { values in
      let tint = values.color(kCIInputColorKey).components
      let intensity = values.float(kCIInputIntensityKey)
      return { color in
        var result = mixed(color, tint * gray(color), intensity)
        result.w = color.w
        return result
      }
    },
    .color("CISepiaTone", [Input(kCIInputIntensityKey, .number(1))]) { values in
      let intensity = values.float(kCIInputIntensityKey)
      return { color in
        let tone = SIMD4<Float>(
          (color * SIMD4(0.393, 0.769, 0.189, 0)).sum(),
          (color * SIMD4(0.349, 0.686, 0.168, 0)).sum(),
          (color * SIMD4(0.272, 0.534, 0.131, 0)).sum(), color.w)
        var result = mixed(color, tone, intensity)
        result.w = color.w
        return result
      }
    },
    .color("CIExposureAdjust", [Input(kCIInputEVKey, .number(0))]) { values in
      let factor = pow(2, values.float(kCIInputEVKey))
      return { color in
        SIMD4(
          encoded(linear(color.x) * factor), encoded(linear(color.y) * factor),
          encoded(linear(color.z) * factor), color.w)
      }
    },
    .color("CIHueAdjust", [Input(kCIInputAngleKey, .number(0))]) { values in
      let angle = values.float(kCIInputAngleKey)
      let (cosine, sine) = (cos(angle), sin(angle))
      return { color in
        // A rotation of the differences of color about the axis of grays.
        let y = (color * SIMD4(0.299, 0.587, 0.114, 0)).sum()
        let i = (color * SIMD4(0.596, -0.274, -0.322, 0)).sum()
        let q = (color * SIMD4(0.211, -0.523, 0.312, 0)).sum()
        let (turnedI, turnedQ) = (i * cosine - q * sine, i * sine + q * cosine)
        return SIMD4(
          y + 0.956 * turnedI + 0.621 * turnedQ, y - 0.272 * turnedI - 0.647 * turnedQ,
          y - 1.106 * turnedI + 1.703 * turnedQ, color.w)
      }
    },
    FilterKind(
      "CIVignette", [kCICategoryColorEffect],
      [
        Input(kCIInputImageKey), Input(kCIInputIntensityKey, .number(0)),
        Input(kCIInputRadiusKey, .number(1)),
      ]
    ) { values in
      guard let image = values.image() else { return nil }
      let intensity = values.float(kCIInputIntensityKey)
      let radius = max(values.float(kCIInputRadiusKey), 0.01)
      let bounds = image.extent
      guard !bounds.isInfinite, bounds.width > 0, bounds.height > 0 else { return image }
      return CIImage(extent: bounds) { area in
        guard var result = image.pixels(in: area) else { return nil }
        for row in 0..<area.height {
          for column in 0..<area.width {
            let x = (CGFloat(area.x + column) + 0.5 - bounds.midX) / (bounds.width / 2)
            let y = (CGFloat(area.maxY - row) - 0.5 - bounds.midY) / (bounds.height / 2)
            let distance = Float((x * x + y * y) / 2)
            let factor = max(1 - intensity * distance / radius, 0)
            var color = result[column, row]
            let alpha = color.w
            color *= factor
            color.w = alpha
            result[column, row] = color
          }
        }
        return result
      }
    },
  ]

  /// A photo effect: a saturation, a contrast, a tint, and a level to which black fades.
  private static func photo(
    _ name: String, saturation: Float, contrast: Float, tint: SIMD4<Float> = .one, fade: Float = 0
  ) -> FilterKind {
    FilterKind(name, [kCICategoryColorEffect], [Input(kCIInputImageKey)]) { values in
      values.image().map { image in
        image.mapped { color in
          let level = SIMD4<Float>(repeating: gray(color))
          var result = mixed(level, color, saturation)
          result = ((result - 0.5) * contrast + 0.5) * tint
          result = result * (1 - fade) + fade
          result.w = color.w
          return result
        }
      }
    }
  }

  /// The photo effects. Their numbers are chosen: Core Image's numbers are not published.
  static let effectKinds: [FilterKind] = [
    photo("CIPhotoEffectMono", saturation: 0, contrast: 1),
    photo("CIPhotoEffectNoir", saturation: 0, contrast: 1.4),
    photo("CIPhotoEffectTonal", saturation: 0, contrast: 0.85, fade: 0.03),
    photo("CIPhotoEffectChrome", saturation: 1.2, contrast: 1.15),
    photo("CIPhotoEffectFade", saturation: 0.75, contrast: 0.85, fade: 0.08),
    photo(
      "CIPhotoEffectInstant", saturation: 0.8, contrast: 0.95, tint: SIMD4(1.05, 1, 0.9, 1),
      fade: 0.05),
    photo(
      "CIPhotoEffectProcess", saturation: 0.95, contrast: 1.1, tint: SIMD4(0.92, 1.02, 1.08, 1)),
    photo("CIPhotoEffectTransfer", saturation: 0.95, contrast: 1.05, tint: SIMD4(1.08, 1, 0.9, 1)),
  ]
}
