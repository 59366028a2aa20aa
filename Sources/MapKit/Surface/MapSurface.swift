import UIKit

/// The drawing of a map: a plain background, the lines of latitudes and longitudes, and overlays.
final class MapSurface: UIView {
  weak var map: MKMapView?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    fatalError("MapSurface cannot be decoded; create it with init().")
  }

  override func draw(_ rect: CGRect) {
    guard let map, let context = UIGraphicsGetCurrentContext(), let viewport = map.viewport
    else { return }
    let colors = MapColors(map.mapType)
    colors.land.setFill()
    context.fill(bounds)
    let lines = Graticule(viewport)
    draw(lines, colors.line)
    draw(map.overlayRenderers(at: .aboveRoads), viewport, context)
    label(lines, colors.text, top: map.safeAreaInsets.top)
    draw(map.overlayRenderers(at: .aboveLabels), viewport, context)
    drawAccuracy(map, viewport)
  }

  private func draw(_ lines: Graticule, _ color: UIColor) {
    let path = UIBezierPath()
    for line in lines.meridians {
      path.move(to: CGPoint(x: line.place, y: 0))
      path.addLine(to: CGPoint(x: line.place, y: bounds.height))
    }
    for line in lines.parallels {
      path.move(to: CGPoint(x: 0, y: line.place))
      path.addLine(to: CGPoint(x: bounds.width, y: line.place))
    }
    color.setStroke()
    path.lineWidth = 1
    path.stroke()
  }

  private func label(_ lines: Graticule, _ color: UIColor, top: CGFloat) {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 9), .foregroundColor: color,
    ]
    // Texts at the edges: the meridians' at the top, the parallels' at the left.
    for line in lines.meridians where line.place > 44 {
      NSAttributedString(string: line.text, attributes: attributes)
        .draw(at: CGPoint(x: line.place + 3, y: top + 2))
    }
    for line in lines.parallels where line.place > top + 28 {
      NSAttributedString(string: line.text, attributes: attributes)
        .draw(at: CGPoint(x: 3, y: line.place - 13))
    }
  }

  private func draw(
    _ renderers: [MKOverlayRenderer], _ viewport: MapViewport, _ context: CGContext
  ) {
    let visible = viewport.rect
    for renderer in renderers {
      let bounding = renderer.overlay.boundingMapRect
      guard !bounding.isNull else { continue }
      // The copy of the world that is nearest to the middle.
      let middle = MKMapPoint(x: bounding.midX, y: bounding.midY)
      let center = viewport.point(middle)
      let origin = CGPoint(
        x: center.x - bounding.width / 2 * viewport.scale,
        y: center.y - bounding.height / 2 * viewport.scale)
      let area = CGRect(
        origin: origin,
        size: CGSize(
          width: bounding.width * viewport.scale, height: bounding.height * viewport.scale))
      // Lines are wider than their rectangle.
      guard area.insetBy(dx: -50, dy: -50).intersects(bounds) else { continue }
      let scale = CGFloat(viewport.scale)
      guard renderer.canDraw(visible, zoomScale: scale) else { continue }
      context.saveGState()
      context.translateBy(x: origin.x, y: origin.y)
      context.scaleBy(x: scale, y: scale)
      context.setAlpha(renderer.alpha)
      renderer.draw(visible, zoomScale: scale, in: context)
      context.restoreGState()
    }
  }

  /// Draws the uncertainty of the user's location.
  private func drawAccuracy(_ map: MKMapView, _ viewport: MapViewport) {
    guard map.showsUserLocation, let location = map.userLocation.location,
      location.horizontalAccuracy > 0
    else { return }
    let length =
      location.horizontalAccuracy
      * MapProjection.pointsPerMeter(location.coordinate.latitude) * viewport.scale
    let middle = viewport.point(MKMapPoint(location.coordinate))
    guard length > 11 else { return }
    let circle = UIBezierPath(
      ovalIn: CGRect(x: middle.x, y: middle.y, width: 0, height: 0)
        .insetBy(dx: -length, dy: -length))
    UIColor.systemBlue.withAlphaComponent(0.15).setFill()
    circle.fill()
  }
}

/// The colors of a kind of map, which are chosen.
struct MapColors {
  let land: UIColor
  let line: UIColor
  let text: UIColor

  init(_ type: MKMapType) {
    switch type {
    case .standard, .mutedStandard:
      land = Self.color(UIColor(white: 0.953, alpha: 1), UIColor(white: 0.157, alpha: 1))
      line = Self.color(UIColor(white: 0.878, alpha: 1), UIColor(white: 0.231, alpha: 1))
      text = .secondaryLabel
    default:
      land = UIColor(red: 0.153, green: 0.231, blue: 0.204, alpha: 1)
      line = UIColor(white: 1, alpha: 0.15)
      text = UIColor(white: 1, alpha: 0.7)
    }
  }

  private static func color(_ light: UIColor, _ dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
}
