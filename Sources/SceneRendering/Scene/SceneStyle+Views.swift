import UIKit

extension SceneColor {
  /// A colour as it is where the given traits hold.
  @MainActor
  init(_ color: UIColor, in traits: UITraitCollection) {
    let (red, green, blue, alpha) = color.components(in: traits)
    self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }

  init(_ color: CGColor) {
    let components = (color.components ?? [0, 0, 0, 0]).map(Double.init)
    self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }
}

extension SceneBorder {
  /// The border of a layer; nil where it draws none.
  @MainActor
  init?(_ layer: CALayer) {
    guard layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 else { return nil }
    self.init(width: layer.borderWidth, color: SceneColor(color))
  }
}

extension SceneCorners {
  init(_ mask: CACornerMask) {
    self = []
    if mask.contains(.layerMinXMinYCorner) { insert(.topLeft) }
    if mask.contains(.layerMaxXMinYCorner) { insert(.topRight) }
    if mask.contains(.layerMaxXMaxYCorner) { insert(.bottomRight) }
    if mask.contains(.layerMinXMaxYCorner) { insert(.bottomLeft) }
  }
}

extension SceneTransform {
  init(_ transform: CGAffineTransform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
      ty: transform.ty)
  }
}

extension SceneText {
  /// The lines of a label, as the label broke and placed them, or of a picture of one; nil for other views.
  @MainActor
  init?(_ view: UIView) {
    guard
      let layout = (view as? UILabel)?.laidOutText ?? (view as? ContentSnapshot)?.text
    else { return nil }
    let origin = view.bounds.origin
    self.init(
      lines: layout.lines.map { line in
        SceneTextLine(
          string: line.text, x: line.origin.x - origin.x, baseline: line.baseline - origin.y,
          width: line.width)
      },
      font: SceneFont(layout.font),
      color: SceneColor(layout.color, in: view.traitCollection))
  }
}

extension SceneFont {
  init(_ font: UIFont) {
    self.init(
      size: font.pointSize, weight: font.weight.named.css, isItalic: font.isItalic,
      isMonospaced: font.design == .monospaced)
  }
}

extension SceneScroll {
  /// How a scroll view's content scrolls.
  @MainActor
  init(_ view: UIScrollView, offset: CGPoint) {
    let inset = view.insetsAsShown(view.adjustedContentInset)
    self.init(
      contentSize: view.contentSize, offset: offset, isContentAtRight: view.mirrorsContent,
      inset: SceneInsets(
        top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right),
      overflow: view.clipsToBounds ? .zero : Self.overflow(of: view), bounces: view.bounces,
      alwaysBouncesVertically: view.alwaysBounceVertical,
      alwaysBouncesHorizontally: view.alwaysBounceHorizontal,
      showsVerticalIndicator: view.showsVerticalScrollIndicator,
      showsHorizontalIndicator: view.showsHorizontalScrollIndicator,
      isEnabled: view.isScrollEnabled)
  }

  /// How far the content of a scroll view that does not cut it off is drawn: to the edges of the
  /// superview along the axes that scroll, and as far as subviews reach along the others.
  @MainActor
  private static func overflow(of view: UIScrollView) -> SceneInsets {
    guard let outer = view.superview?.bounds else { return .zero }
    let frame = view.frame
    let bounds = view.bounds
    let reach = view.subviews.reduce(bounds) { $1.isHidden ? $0 : $0.union($1.frame) }
    let (low, high) = view.restingOffsets
    // Sizes that are sums may be off by a little; such content fits.
    let scrollsSideways = high.x > low.x + 0.01
    let scrollsDown = high.y > low.y + 0.01
    var result = SceneInsets(
      top: max(0, scrollsDown ? frame.minY - outer.minY : bounds.minY - reach.minY),
      left: max(0, scrollsSideways ? frame.minX - outer.minX : bounds.minX - reach.minX),
      bottom: max(0, scrollsDown ? outer.maxY - frame.maxY : reach.maxY - bounds.maxY),
      right: max(0, scrollsSideways ? outer.maxX - frame.maxX : reach.maxX - bounds.maxX))
    let measured = scrollsSideways ? view.superview : view
    if measured?.mirrorsContent ?? false { swap(&result.left, &result.right) }
    return result
  }
}
