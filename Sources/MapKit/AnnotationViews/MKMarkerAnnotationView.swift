public import UIKit

/// Whether a text of a marker is displayed.
public enum MKFeatureVisibility: Int, Sendable {
  /// The map decides: titles are displayed, and subtitles of selected markers.
  case adaptive = 0
  /// The text is not displayed.
  case hidden = 1
  /// The text is displayed.
  case visible = 2
}

/// A balloon above a location, with a title below it.
///
/// The sizes are chosen: no recording of a device is known. A selected marker is twice as large.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mkmarkerannotationview
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  /// Whether the title is displayed. The default is `adaptive`.
  open var titleVisibility = MKFeatureVisibility.adaptive { didSet { update() } }
  /// Whether the subtitle is displayed. The default is `adaptive`.
  open var subtitleVisibility = MKFeatureVisibility.adaptive { didSet { update() } }
  /// The color of the balloon, or `nil` (the default) for the red one.
  open var markerTintColor: UIColor? { didSet { update() } }
  /// The color of the glyph, or `nil` (the default) for white.
  open var glyphTintColor: UIColor? { didSet { update() } }
  /// The text in the balloon, up to three characters; `nil` (the default) for none.
  open var glyphText: String? { didSet { update() } }
  /// The picture in the balloon, or `nil` (the default) for a pin.
  open var glyphImage: UIImage? { didSet { update() } }
  /// The picture in the balloon of a selected marker, or `nil` (the default) for ``glyphImage``.
  open var selectedGlyphImage: UIImage? { didSet { update() } }
  /// Whether a marker grows when it is added. The default is `false`.
  open var animatesWhenAdded = false

  private let balloon = BalloonView()
  private let glyph = UIImageView()
  private let text = UILabel()
  private let title = MapLabel()

  /// Creates a marker.
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  /// Creates a marker of a coder, without an annotation.
  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  private func setUp() {
    displayPriority = .defaultHigh
    collisionMode = .circle
    glyph.contentMode = .scaleAspectFit
    text.textAlignment = .center
    text.adjustsFontSizeToFitWidth = true
    for view in [balloon, glyph, text, title] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    update()
  }

  open override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    guard animated else { return update() }
    UIView.animate(withDuration: 0.25) { self.update() }
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    update()
  }

  open override func prepareForDisplay() {
    super.prepareForDisplay()
    update()
    guard animatesWhenAdded else { return }
    transform = CGAffineTransform(scaleX: 0.01, y: 0.01)
    UIView.animate(withDuration: 0.25) { self.transform = .identity }
  }

  override func annotationDidChange() {
    super.annotationDidChange()
    update()
  }

  /// The height of the tip below the circle of a balloon, as a part of its width.
  private static let tip: CGFloat = 0.2

  private func update() {
    let side: CGFloat = isSelected ? 56 : 28
    bounds.size = CGSize(width: side, height: (side * (1 + Self.tip)).rounded())
    // The tip is at the location.
    centerOffset = CGPoint(x: 0, y: -bounds.height / 2)
    balloon.frame = bounds
    balloon.color = markerTintColor ?? .systemRed
    let color = glyphTintColor ?? .white
    let circle = CGRect(x: 0, y: 0, width: side, height: side)
    text.isHidden = glyphText == nil
    text.text = glyphText.map { String($0.prefix(3)) }
    text.font = .systemFont(ofSize: side * 0.46, weight: .medium)
    text.textColor = color
    text.frame = circle.insetBy(dx: side * 0.12, dy: side * 0.12)
    glyph.isHidden = glyphText != nil
    let picture = (isSelected ? selectedGlyphImage : nil) ?? glyphImage
    glyph.image =
      (picture ?? UIImage(systemName: "mappin"))?.withRenderingMode(.alwaysTemplate)
    glyph.tintColor = color
    glyph.frame = circle.insetBy(dx: side * 0.22, dy: side * 0.22)
    updateTitle()
  }

  private func updateTitle() {
    let showsSubtitle =
      subtitleVisibility == .visible || subtitleVisibility == .adaptive && isSelected
    // A callout has the texts of a selected marker.
    let hasCallout = isSelected && canShowCallout
    let first = titleVisibility == .hidden || hasCallout ? nil : annotation?.title
    let second = showsSubtitle && !hasCallout ? annotation?.subtitle : nil
    title.text = [first, second].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n")
    title.isHidden = title.text?.isEmpty ?? true
    let size = title.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude))
    let width = min(size.width, 120).rounded(.up)
    title.frame = CGRect(
      x: (bounds.midX - width / 2).rounded(), y: bounds.maxY + 2, width: width,
      height: size.height)
  }
}

/// A label on a map: dark text with a light outline, or the other way round.
final class MapLabel: UILabel {
  init() {
    super.init(frame: .zero)
    font = .systemFont(ofSize: 11, weight: .semibold)
    numberOfLines = 0
    textAlignment = .center
    textColor = .label
    shadowColor = .systemBackground
    shadowOffset = CGSize(width: 0, height: 0.5)
  }

  required init?(coder: NSCoder) {
    fatalError("MapLabel cannot be decoded; create it with init().")
  }
}

/// A circle with a tip below.
final class BalloonView: UIView {
  var color = UIColor.systemRed { didSet { setNeedsDisplay() } }

  init() {
    super.init(frame: .zero)
    backgroundColor = .clear
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    fatalError("BalloonView cannot be decoded; create it with init().")
  }

  override func draw(_ rect: CGRect) {
    let side = bounds.width
    let middle = CGPoint(x: side / 2, y: side / 2)
    let radius = side / 2 - 1
    let path = UIBezierPath()
    // The tip is between two points of the lower half.
    path.addArc(
      withCenter: middle, radius: radius, startAngle: .pi * 0.7, endAngle: .pi * 0.3,
      clockwise: true)
    path.addQuadCurve(
      to: CGPoint(x: middle.x, y: bounds.height),
      controlPoint: CGPoint(x: middle.x + radius * 0.12, y: middle.y + radius * 1.05))
    path.addQuadCurve(
      to: CGPoint(x: middle.x + radius * cos(.pi * 0.7), y: middle.y + radius * sin(.pi * 0.7)),
      controlPoint: CGPoint(x: middle.x - radius * 0.12, y: middle.y + radius * 1.05))
    path.close()
    color.setFill()
    path.fill()
    UIColor(white: 1, alpha: 0.9).setStroke()
    path.lineWidth = 1
    path.stroke()
  }
}
