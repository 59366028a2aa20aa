/// A magnifying glass, drawn with a ring and a line.
final class MagnifyingGlassView: UIView {
  private let ring = UIView(frame: .zero)
  private let handle = UIView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(ring)
    addSubview(handle)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    let line = side / 10
    let diameter = side * 0.7
    ring.frame = CGRect(x: 0, y: 0, width: diameter, height: diameter)
    ring.layer.cornerRadius = diameter / 2
    ring.layer.borderWidth = line
    ring.layer.borderColor = UIColor.secondaryLabel.resolvedColor(with: traitCollection).cgColor
    handle.backgroundColor = .secondaryLabel
    handle.layer.cornerRadius = line / 2
    // From the ring's edge, halfway to the right of down, to the corner.
    let begin = diameter / 2 * (1 + 0.5.squareRoot()) - line / 2
    let length = (side - begin) * 2.0.squareRoot()
    handle.transform = .identity
    handle.bounds = CGRect(x: 0, y: 0, width: length, height: line)
    handle.center = CGPoint(x: (begin + side) / 2, y: (begin + side) / 2)
    handle.transform = CGAffineTransform(rotationAngle: .pi / 4)
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    setNeedsLayout()
  }
}
