import Foundation
import Testing

@testable import SceneRendering
@testable import UIKit

/// Whether librsvg is installed. It is where all tests have to run; elsewhere the others do.
private let hasLibrary: Bool = {
  guard let handle = dlopen("librsvg-2.so.2", RTLD_NOW) else { return false }
  dlclose(handle)
  return true
}()

/// The pixels of PNGs of effects that librsvg 2.54 draws only in some spellings of SVG.
@MainActor
@Suite(.enabled(if: hasLibrary)) struct PictureEffectTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))

  init() { root.backgroundColor = .white }

  /// The colors of the pixels, one for each point: red, green and blue.
  private struct Pixels {
    let image: PixelImage

    subscript(x: Int, y: Int) -> [Int] {
      let start = (y * image.width + x) * 4
      return [2, 1, 0].map { Int(image.bytes[start + $0]) }
    }
  }

  private func picture() throws -> Pixels {
    let png = try PNGRenderer(scale: 1).render(Scene(of: root))
    return Pixels(image: try PixelImage(png: png))
  }

  /// A view whose content has a red shadow: a green ellipse, or a box with corners.
  private func add(
    _ frame: CGRect, offset: CGSize = .zero, radius: CGFloat = 0, isBox: Bool = false
  ) -> UIView {
    let view = UIView(frame: frame)
    if isBox {
      view.backgroundColor = .green
    } else {
      let inner = UIView(frame: CGRect(origin: .zero, size: frame.size))
      inner.backgroundColor = .green
      view.addSubview(inner)
    }
    view.layer.shadowColor = UIColor.red.cgColor
    view.layer.shadowOpacity = 1
    view.layer.shadowOffset = offset
    view.layer.shadowRadius = radius
    root.addSubview(view)
    return view
  }

  private let white = [255, 255, 255]
  private let green = [0, 255, 0]
  private let red = [255, 0, 0]

  @Test func `the shadow of a view's content has its color, offset and extent`() throws {
    _ = add(CGRect(x: 20, y: 20, width: 40, height: 30), offset: CGSize(width: 10, height: 6))
    let pixels = try picture()
    #expect(pixels[40, 35] == green)
    #expect(pixels[65, 40] == red)
    #expect(pixels[50, 53] == red)
    #expect(pixels[65, 22] == white, "the shadow begins at the offset")
    #expect(pixels[72, 40] == white)
  }

  @Test func `a blurred shadow fades within three standard deviations`() throws {
    let view = add(CGRect(x: 40, y: 40, width: 40, height: 40), radius: 6)
    view.layer.shadowOpacity = 0.5
    let pixels = try picture()
    #expect(pixels[60, 60] == green)
    let shade = (0..<4).map { pixels[81 + 5 * $0, 60][1] }
    #expect(shade == shade.sorted(), "it becomes lighter outward")
    #expect((180...205).contains(shade[0]), "at the edge it has half of its opacity: \(shade)")
    #expect(pixels[103, 60] == white)
  }

  @Test(arguments: [false, true], [30.0, 45, 135, 210])
  func `the shadow of a rotated view is blurred alike in all directions`(
    isBox: Bool, degrees: Double
  ) throws {
    let view = add(CGRect(x: 40, y: 40, width: 40, height: 40), radius: 5, isBox: isBox)
    view.transform = CGAffineTransform(rotationAngle: degrees * .pi / 180)
    let pixels = try picture()
    // A square and a blur are the same after a quarter of a turn.
    for distance in 20...46 {
      let points = [
        pixels[60 + distance, 60], pixels[59 - distance, 59], pixels[59, 60 + distance],
        pixels[60, 59 - distance],
      ].map { $0[1] }
      #expect(points.max()! - points.min()! <= 12, "at \(distance): \(points)")
    }
  }

  @Test func `the offset of a shadow turns with its view`() throws {
    let view = add(
      CGRect(x: 40, y: 40, width: 40, height: 40), offset: CGSize(width: 12, height: 0))
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let pixels = try picture()
    #expect(pixels[60, 60] == green)
    // The right edge faces down to the right.
    #expect(pixels[60 + 19, 60 + 19] == red)
    #expect(pixels[60 - 19, 60 - 19] == white)
    #expect(pixels[60 + 19, 60 - 19] == white)
  }

  @Test(arguments: [false, true])
  func `a shadow goes on at the edge of the screen`(isBox: Bool) throws {
    let view = add(CGRect(x: 40, y: 20, width: 40, height: 200), radius: 6, isBox: isBox)
    view.layer.shadowOffset = CGSize(width: 4, height: 0)
    let pixels = try picture()
    #expect(pixels[86, 119] == pixels[86, 80])
    #expect(pixels[86, 80] != white)
  }

  @Test func `what is outside of the screen casts a shadow into it`() throws {
    _ = add(CGRect(x: -60, y: 20, width: 50, height: 40), offset: CGSize(width: 30, height: 0))
    let pixels = try picture()
    #expect(pixels[10, 40] == red)
    #expect(pixels[25, 40] == white)
  }

  @Test func `the shadow of a label has the offset of its layer`() throws {
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    label.text = "████"
    label.textColor = .green
    label.font = .systemFont(ofSize: 24)
    label.layer.shadowColor = UIColor.red.cgColor
    label.layer.shadowOpacity = 1
    label.layer.shadowRadius = 0
    label.layer.shadowOffset = CGSize(width: 0, height: 40)
    root.addSubview(label)
    let pixels = try picture()
    #expect(pixels[20, 40] == green)
    #expect(pixels[20, 80] == red)
  }

  @Test func `characters with a shadow of their own cast it in a rotated view, too`() throws {
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.red
    shadow.shadowOffset = CGSize(width: 0, height: 30)
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 80, height: 30))
    label.attributedText = NSAttributedString(
      string: "███",
      attributes: [
        .font: UIFont.systemFont(ofSize: 24), .foregroundColor: UIColor.green, .shadow: shadow,
      ])
    root.addSubview(label)
    #expect(try picture()[30, 65] == red)
    label.transform = CGAffineTransform(rotationAngle: .pi)
    let turned = try picture()
    #expect(turned[90, 35] == green)
    #expect(turned[90, 5] == red, "the offset turns with the characters")
  }

  @Test func `a picture of many megabytes is drawn`() throws {
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    square.backgroundColor = .green
    var file = try PNGRenderer(scale: 1).render(Scene(of: square))
    // Readers ignore what follows the end of the picture.
    file.append(Data(count: 12_000_000))
    let view = UIImageView(frame: root.bounds)
    view.image = UIImage(data: file)
    root.addSubview(view)
    #expect(try picture()[60, 60] == green)
  }

  @Test func `each clip narrows the one before it`() throws {
    let canvas = ClippedCanvas(frame: root.bounds)
    root.addSubview(canvas)
    let pixels = try picture()
    #expect(pixels[40, 40] == green)
    #expect(pixels[25, 40] == white, "outside of the second clip")
    #expect(pixels[70, 40] == white, "outside of the first clip")
    #expect(pixels[40, 70] == white, "outside of the third clip")
  }

  @Test func `a gradient along a line without a length has its last color`() throws {
    let layer = CAGradientLayer()
    layer.frame = root.bounds
    layer.colors = [UIColor.red.cgColor, UIColor.green.cgColor]
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0.5))
    root.layer.addSublayer(layer)
    #expect(try picture()[30, 30] == green)
  }
}

/// A view that fills the intersection of three clips.
private final class ClippedCanvas: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.clip(to: CGRect(x: 0, y: 0, width: 60, height: 120))
    context.clip(to: CGRect(x: 30, y: 0, width: 90, height: 120))
    context.clip(to: CGRect(x: 0, y: 0, width: 120, height: 60))
    UIColor.green.setFill()
    context.fill(bounds)
  }
}
