import SceneRendering
import Testing

@testable import UIKit

/// A view that draws with a closure.
private final class Canvas: UIView {
  var onDraw: () -> Void = {}

  override func draw(_ rect: CGRect) {
    // Without a context, the view would count as one that draws nothing.
    _ = UIGraphicsGetCurrentContext()
    onDraw()
  }
}

@MainActor @Suite("Images that the app draws, and pictures and texts in contexts")
struct DrawnPictureTests {
  private let red = SceneColor(red: 1, green: 0, blue: 0)
  private let black = SceneColor(red: 0, green: 0, blue: 0)

  /// An image of 20 × 10 points whose left half is red.
  private var flag: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  private func scene(_ view: UIView) -> Scene {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.addSubview(view)
    return Scene(of: root)
  }

  private func marks(_ draw: @escaping () -> Void) -> [SceneDrawing.Mark] {
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    canvas.onDraw = draw
    return scene(canvas).nodes[1].drawing?.marks ?? []
  }

  private func pictures(_ marks: [SceneDrawing.Mark]) -> [ScenePicture] {
    marks.compactMap { if case .picture(let picture) = $0 { picture } else { nil } }
  }

  private func pictures(in view: UIView) -> [ScenePicture] {
    pictures(scene(view).nodes[1].drawing?.marks ?? [])
  }

  @Test func `a renderer records shapes with its size and scale`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    format.opaque = true
    let bounds = CGRect(x: 5, y: 5, width: 20, height: 10)
    let renderer = UIGraphicsImageRenderer(bounds: bounds, format: format)
    format.scale = 1
    var isCurrent = false
    let image = renderer.image { context in
      isCurrent = UIGraphicsGetCurrentContext() === context.cgContext
      #expect(context.format.bounds == bounds)
      #expect(context.currentImage.size == bounds.size)
    }
    #expect(isCurrent)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image.size == CGSize(width: 20, height: 10))
    #expect(image.scale == 3)
    let picture = try #require(pictures(in: UIImageView(image: image)).first)
    #expect(picture.marks == [.fill(.rectangle(bounds), black)])
    #expect(picture.clip == bounds)
    #expect(picture.transform == SceneTransform(tx: -5, ty: -5))
  }

  @Test func `an image that nothing is drawn in has its size`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).image { _ in }
    #expect(image.size == CGSize(width: 8, height: 6))
    #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.size == .zero)
  }

  @Test func `functions of UIKit make images, too`() {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 2)
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.size == CGSize(width: 4, height: 4))
    #expect(image?.scale == 2)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `an image is stretched, moved and faded with the context`() throws {
    let flag = flag
    let drawn = marks {
      UIGraphicsGetCurrentContext()?.translateBy(x: 5, y: 0)
      flag.draw(in: CGRect(x: 10, y: 10, width: 40, height: 40), blendMode: .normal, alpha: 0.5)
    }
    guard case .begin(let group) = try #require(drawn.first) else {
      Issue.record("no group")
      return
    }
    #expect(group.opacity == 0.5)
    let outer = try #require(pictures(drawn).first)
    #expect(outer.transform == SceneTransform(tx: 5))
    let inner = try #require(pictures(outer.marks).first)
    #expect(inner.transform == SceneTransform(a: 2, d: 4, tx: 10, ty: 10))
    #expect(inner.marks == [.fill(.rectangle(CGRect(x: 0, y: 0, width: 10, height: 10)), red)])
  }

  @Test func `a flipped template has its color and direction`() throws {
    let image = flag.withHorizontallyFlippedOrientation().withRenderingMode(.alwaysTemplate)
    let view = UIImageView(image: image)
    view.tintColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    let picture = try #require(pictures(in: view).first)
    #expect(picture.tint == black)
    #expect(picture.transform == SceneTransform(a: -1, tx: 20))
  }

  @Test func `caps keep their size and the middle is tiled`() {
    let insets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    let view = UIImageView(image: flag.resizableImage(withCapInsets: insets))
    view.frame = CGRect(x: 0, y: 0, width: 45, height: 10)
    let parts = pictures(in: view)
    // Two caps, three whole tiles, and half of one.
    #expect(parts.map { $0.clip?.width } == [5, 10, 10, 10, 5, 5])
    #expect(parts.map(\.transform.tx) == [0, 0, 10, 20, 30, 25])
  }

  @Test func `texts are drawn at points, in rectangles and at baselines`() throws {
    let font = UIFont.systemFont(ofSize: 10)
    let attributes: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
    ]
    func lines(_ draw: @escaping () -> Void) -> [SceneTextLine] {
      marks(draw).flatMap { mark -> [SceneTextLine] in
        if case .text(let text) = mark { text.lines } else { [] }
      }
    }
    let single = lines { "one two".draw(at: CGPoint(x: 7, y: 9), withAttributes: attributes) }
    try #require(single.count == 1)
    #expect(single[0].x == 7)
    let wrapped = lines {
      "one two".draw(in: CGRect(x: 7, y: 9, width: 24, height: 40), withAttributes: attributes)
    }
    #expect(wrapped.map(\.string) == ["one", "two"])
    let cut = lines {
      "one two".draw(in: CGRect(x: 7, y: 9, width: 24, height: 13), withAttributes: attributes)
    }
    #expect(cut.count == 1)
    let based = lines {
      NSAttributedString(string: "one", attributes: attributes)
        .draw(with: CGRect(x: 0, y: 30, width: 0, height: 0), context: nil)
    }
    try #require(based.count == 1)
    #expect(abs(based[0].baseline - 30) <= 0.5)
  }

  @Test func `drawn attributed runs appear in SVG`() {
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    canvas.onDraw = {
      let text = NSMutableAttributedString(string: "red plain")
      text.addAttributes(
        [
          .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
          .underlineStyle: NSUnderlineStyle.single.rawValue,
        ], range: NSRange(location: 0, length: 3))
      UIGraphicsGetCurrentContext()?.rotate(by: 0.5)
      text.draw(at: .zero)
    }
    let svg = SVGRenderer().render(scene(canvas))
    #expect(svg.contains(">red</text>"))
    #expect(svg.contains("> plain</text>"))
    #expect(svg.contains("matrix(0.87758"))
    // The underline and the word are red.
    #expect(svg.components(separatedBy: "fill=\"#ff0000\"").count == 3)
  }

  @Test func `the image of an attachment is drawn in the line of a label`() throws {
    let text = NSMutableAttributedString(string: "a")
    text.append(NSAttributedString(attachment: NSTextAttachment(image: flag)))
    let label = UILabel()
    label.attributedText = text
    label.sizeToFit()
    let letter = UILabel()
    letter.text = "a"
    letter.sizeToFit()
    #expect(abs(label.bounds.width - letter.bounds.width - 20) < 1)
    let picture = try #require(pictures(in: label).first)
    #expect(abs(picture.transform.tx + 20 - label.bounds.width) < 1)
    let attachment = NSTextAttachment(image: flag)
    attachment.bounds = CGRect(x: 0, y: -4, width: 40, height: 20)
    label.attributedText = NSAttributedString(attachment: attachment)
    label.sizeToFit()
    #expect(label.bounds.size == CGSize(width: 40, height: 20))
    let large = try #require(pictures(in: label).first)
    #expect(large.transform.a == 2)
    #expect(large.transform.d == 2)
    #expect(large.transform.ty == 0)
  }

  @Test func `the text drawing shows drawn images`() {
    let text = TextDrawing().draw(scene(UIImageView(image: flag)))
    #expect(text.contains { !$0.isWhitespace })
  }
}

@MainActor @Suite("Visual effects")
struct VisualEffectTests {
  @Test func `a blur has the tint of its style and of the appearance`() throws {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    #expect(view.contentView.superview === view)
    #expect(view.contentView.frame == view.bounds)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view)
    let light = Scene(of: root).nodes[1]
    view.overrideUserInterfaceStyle = .dark
    let dark = Scene(of: root).nodes[1]
    #expect(light.effects?.blur == 20)
    #expect(dark.effects?.blur == 20)
    let (first, second) = (try #require(light.fill), try #require(dark.fill))
    #expect(first.red > 0.9)
    #expect(second.red < 0.2)
    #expect(first.alpha == second.alpha)
    view.effect = UIBlurEffect(style: .dark)
    view.overrideUserInterfaceStyle = .light
    #expect((Scene(of: root).nodes[1].fill?.red ?? 1) < 0.2)
    view.effect = nil
    try #require(Scene(of: root).nodes[1].effects == nil)
    #expect(Scene(of: root).nodes[1].fill == nil)
  }

  @Test func `effects of equal styles are equal`() {
    let blur = UIBlurEffect(style: .light)
    #expect(blur == UIBlurEffect(style: .light))
    #expect(blur != UIBlurEffect(style: .dark))
    #expect(UIVibrancyEffect(blurEffect: blur) == UIVibrancyEffect(blurEffect: blur, style: .label))
    #expect(UIVibrancyEffect(blurEffect: blur) != UIVibrancyEffect(blurEffect: blur, style: .fill))
  }
}
