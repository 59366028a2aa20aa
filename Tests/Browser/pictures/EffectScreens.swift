import UIKit

// Screens whose pictures tests compare with their pages.

/// Places views in two columns.
class GridViewController: UIViewController {
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    fill()
  }

  /// Adds the views of the screen.
  func fill() {}

  @discardableResult
  func add<Added: UIView>(_ added: Added, _ change: (Added) -> Void = { _ in }) -> Added {
    added.frame = CGRect(x: 40 + count % 2 * 190, y: 90 + count / 2 * 145, width: 120, height: 80)
    count += 1
    view.addSubview(added)
    change(added)
    return added
  }

  func box(_ color: UIColor = .systemTeal) -> UIView {
    let box = UIView()
    box.backgroundColor = color
    return box
  }

  /// A picture of four colors.
  var picture: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { context in
      let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue, .systemYellow]
      for (index, color) in colors.enumerated() {
        color.setFill()
        context.fill(CGRect(x: index % 2 * 20, y: index / 2 * 15, width: 20, height: 15))
      }
    }
  }
}

/// Shadows of boxes, content, pictures, texts and paths, also of rotated and faint views.
final class ShadowScreen: GridViewController {
  private func shade(_ view: UIView, radius: CGFloat = 5) {
    view.layer.shadowOpacity = 0.8
    view.layer.shadowRadius = radius
    view.layer.shadowOffset = CGSize(width: 8, height: 6)
    view.layer.shadowColor = UIColor.systemIndigo.cgColor
  }

  override func fill() {
    add(box()) { shade($0) }
    add(UIImageView(image: picture)) { shade($0) }
    add(UILabel()) {
      $0.text = "Shadow"
      $0.font = .boldSystemFont(ofSize: 30)
      shade($0, radius: 2)
    }
    add(box()) {
      $0.layer.cornerRadius = 20
      shade($0)
      $0.transform = CGAffineTransform(rotationAngle: 0.6)
    }
    add(UIImageView(image: picture)) {
      shade($0)
      $0.transform = CGAffineTransform(rotationAngle: 0.6).scaledBy(x: 0.8, y: 0.8)
    }
    add(box(.systemOrange)) {
      shade($0)
      $0.layer.shadowPath = UIBezierPath(ovalIn: CGRect(x: 0, y: 60, width: 120, height: 30)).cgPath
    }
    add(UIStackView()) { stack in
      shade(stack)
      stack.distribution = .fillEqually
      stack.spacing = 10
      for color in [UIColor.systemRed, .systemGreen, .systemBlue] {
        let bar = box(color)
        bar.layer.cornerRadius = 8
        stack.addArrangedSubview(bar)
      }
    }
    add(UIImageView(image: picture)) {
      shade($0, radius: 0)
      $0.alpha = 0.5
    }
    add(UIView()) { outer in
      outer.transform = CGAffineTransform(rotationAngle: -0.4)
      let inner = box(.systemPink)
      inner.frame = outer.bounds.insetBy(dx: 20, dy: 15)
      shade(inner)
      outer.addSubview(inner)
    }
    add(box()) {
      shade($0, radius: 10)
      $0.frame.size.height = 300
    }
  }
}

/// Gradients, masks, shapes, borders and corners.
final class LayerScreen: GridViewController {
  override func fill() {
    gradient { _ in }
    gradient {
      $0.type = .radial
      ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
    }
    gradient {
      $0.colors = [UIColor.red, .yellow, .clear].map(\.cgColor)
      $0.locations = [0, 0.3, 1]
      ($0.startPoint, $0.endPoint) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    }
    add(UIImageView(image: picture)) {
      let mask = CAShapeLayer()
      mask.path = UIBezierPath(ovalIn: $0.bounds).cgPath
      $0.layer.mask = mask
      $0.transform = CGAffineTransform(rotationAngle: 0.5)
    }
    add(UIView()) {
      let shape = CAShapeLayer()
      shape.path = UIBezierPath(roundedRect: $0.bounds, cornerRadius: 20).cgPath
      shape.fillColor = UIColor.systemYellow.cgColor
      shape.strokeColor = UIColor.systemRed.cgColor
      shape.lineWidth = 4
      shape.lineDashPattern = [10, 6]
      $0.layer.addSublayer(shape)
    }
    add(box()) {
      $0.layer.cornerRadius = 30
      $0.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
      $0.layer.borderWidth = 5
      $0.layer.borderColor = UIColor.black.cgColor
    }
    add(box()) {
      $0.layer.cornerRadius = 30
      $0.layer.cornerCurve = .continuous
    }
    add(box(.systemGray)) { outer in
      outer.clipsToBounds = true
      outer.layer.cornerRadius = 20
      outer.transform = CGAffineTransform(rotationAngle: 0.3)
      let inner = box(.systemPurple)
      inner.frame = CGRect(x: 60, y: 20, width: 100, height: 40)
      inner.transform = CGAffineTransform(rotationAngle: 0.5)
      outer.addSubview(inner)
    }
    add(UIView()) { outer in
      outer.alpha = 0.5
      for (index, color) in [UIColor.red, .blue].enumerated() {
        let inner = box(color)
        inner.frame = CGRect(x: index * 40, y: index * 20, width: 80, height: 60)
        outer.addSubview(inner)
      }
    }
    add(DrawnView()) { $0.backgroundColor = .white }
  }

  private func gradient(_ change: (CAGradientLayer) -> Void) {
    add(UIView()) {
      let layer = CAGradientLayer()
      layer.frame = $0.bounds
      layer.colors = [UIColor.systemBlue.cgColor, UIColor.systemOrange.cgColor]
      change(layer)
      $0.layer.addSublayer(layer)
    }
  }
}

/// Content modes, tints and attributed texts.
final class ContentScreen: GridViewController {
  override func fill() {
    for mode in [UIView.ContentMode.scaleAspectFit, .scaleAspectFill, .bottomRight, .center] {
      add(UIImageView(image: picture)) {
        $0.contentMode = mode
        $0.clipsToBounds = true
        $0.backgroundColor = .systemGray5
      }
    }
    add(UIImageView(image: picture.withRenderingMode(.alwaysTemplate))) {
      $0.tintColor = .systemPink
      $0.transform = CGAffineTransform(rotationAngle: 0.4)
    }
    add(UIImageView(image: UIImage(systemName: "heart.fill"))) { $0.tintColor = .systemRed }
    text([.underlineStyle: NSUnderlineStyle.single.rawValue])
    text([.strikethroughStyle: NSUnderlineStyle.single.rawValue, .kern: 3])
    text([.backgroundColor: UIColor.systemYellow, .foregroundColor: UIColor.systemBlue])
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 4, height: 4)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor.systemRed
    text([.shadow: shadow])
  }

  private func text(_ attributes: [NSAttributedString.Key: Any]) {
    add(UILabel()) {
      let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
      $0.attributedText = NSAttributedString(
        string: "Attributes", attributes: font.merging(attributes) { $1 })
    }
  }
}

/// A view that draws with clips, a shadow and a mode of mixing.
private final class DrawnView: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 90, height: 80))
    context.addEllipse(in: CGRect(x: 30, y: 0, width: 90, height: 80))
    context.clip()
    UIColor.systemGreen.setFill()
    context.fill(bounds)
    context.restoreGState()
    context.saveGState()
    context.setShadow(
      offset: CGSize(width: 4, height: 4), blur: 6, color: UIColor.systemRed.cgColor)
    UIColor.systemBlue.setFill()
    context.fill(CGRect(x: 5, y: 10, width: 30, height: 20))
    context.restoreGState()
    context.setBlendMode(.multiply)
    UIColor.systemYellow.setFill()
    context.fill(CGRect(x: 50, y: 30, width: 60, height: 30))
  }
}
