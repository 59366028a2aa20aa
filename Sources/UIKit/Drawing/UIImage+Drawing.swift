extension UIImage {
  // MARK: Drawing

  /// Draws the image in the current context, with its upper left corner at a point.
  ///
  /// Apple documentation: https://developer.apple.com/documentation/uikit/uiimage/draw(at:)
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws the image in the current context, with its upper left corner at a point.
  ///
  /// - Parameters:
  ///   - blendMode: The way in which the colors are mixed with those behind them.
  ///   - alpha: The opacity, from 0 to 1.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in a rectangle of the current context, stretched or tiled as it prescribes.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image in a rectangle of the current context.
  ///
  /// A template has its own colors, or the color of `withTintColor(_:)`; a symbol without a color
  /// is black.
  ///
  /// - Parameters:
  ///   - blendMode: The way in which the colors are mixed with those behind them.
  ///   - alpha: The opacity, from 0 to 1.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = GraphicsStack.current, rect.width > 0, rect.height > 0 else { return }
    let traits = UITraitCollection.current
    var recorder = MarkRecorder(
      bounds: rect, traits: traits,
      direction: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    recorder.draw(withRenderingMode(.alwaysOriginal), in: rect, tint: .black)
    context.drawing { context in
      if blendMode != .normal { context.setBlendMode(blendMode) }
      context.setAlpha(context.alpha * alpha)
      context.draw(recorder.marks)
    }
  }

  /// Fills a rectangle of the current context with copies of the image, which begin at the origin.
  @preconcurrency @MainActor
  public func drawAsPattern(in rect: CGRect) {
    guard let context = GraphicsStack.current, size.width > 0, size.height > 0 else { return }
    context.drawing { context in
      context.clip(to: rect)
      let columns =
        Int((rect.minX / size.width).rounded(.down))..<Int((rect.maxX / size.width).rounded(.up))
      let rows =
        Int((rect.minY / size.height).rounded(.down))..<Int((rect.maxY / size.height).rounded(.up))
      for row in rows {
        for column in columns {
          draw(at: CGPoint(x: CGFloat(column) * size.width, y: CGFloat(row) * size.height))
        }
      }
    }
  }
}
