import Scenes
import Testing

@testable import UIKit

@MainActor
@Suite struct ImageViewTests {
  private func image(_ width: Int = 40, _ height: Int = 20) -> UIImage {
    UIImage(data: Data(TestPicture.pngHeader(width: width, height: height)))!
  }

  private func drawing(_ view: UIImageView) -> SceneDrawing? { view.drawing(at: .end).drawing }

  private func drawn(_ view: UIImageView) -> SceneImage? {
    guard case .image(let image)? = drawing(view)?.marks.first else { return nil }
    return image
  }

  /// `se26-priorities-image` of `conformance/views/controls.jsonl`.
  @Test func `an image view has the recorded size and priorities`() {
    let view = UIImageView(image: image(20, 20))
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
      #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
  }

  @Test func `an image view has its defaults`() {
    let view = UIImageView()
    #expect(!view.isUserInteractionEnabled)
    #expect(view.contentMode == .scaleToFill)
    #expect(view.image == nil)
    #expect(view.highlightedImage == nil)
    #expect(!view.isHighlighted)
    #expect(view.animationImages == nil)
    #expect(view.animationDuration == 0)
    #expect(view.animationRepeatCount == 0)
    #expect(!view.isAnimating)
    #expect(
      view.intrinsicContentSize
        == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    #expect(view.accessibilityTraits == .image)
    #expect(!view.isAccessibilityElement)
    #expect(drawing(view) == nil)
    #expect(UIImageView(image: image()).frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(UIImageView(image: nil).frame == .zero)
  }

  @Test func `the view has the alignment insets of the image`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let view = UIImageView(image: image().withAlignmentRectInsets(insets))
    #expect(view.alignmentRectInsets == insets)
    #expect(view.intrinsicContentSize == CGSize(width: 34, height: 16))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 40, height: 20))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: -2, y: -1, width: 40, height: 20))
    view.image = image(10, 10)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `every content mode has its placement`() {
    let expected: [(UIView.ContentMode, SceneDrawing.Fit)] = [
      (.scaleToFill, .fill), (.scaleAspectFit, .aspectFit), (.scaleAspectFill, .aspectFill),
      (.redraw, .fill), (.center, .center), (.top, .top), (.bottom, .bottom), (.left, .left),
      (.right, .right), (.topLeft, .topLeft), (.topRight, .topRight),
      (.bottomLeft, .bottomLeft), (.bottomRight, .bottomRight),
    ]
    let view = UIImageView(image: image())
    view.frame.size = CGSize(width: 100, height: 100)
    for (mode, fit) in expected {
      view.contentMode = mode
      #expect(drawing(view)?.fit == fit)
      #expect(drawing(view)?.size == CGSize(width: 40, height: 20))
    }
    // A resizable image fills the bounds with its pieces.
    view.image = image().resizableImage(withCapInsets: .init(top: 5, left: 5, bottom: 5, right: 5))
    view.contentMode = .scaleToFill
    #expect(drawing(view)?.size == CGSize(width: 100, height: 100))
    #expect(drawn(view)?.pieces.count == 9)
    view.contentMode = .center
    #expect(drawn(view)?.pieces.count == 1)
  }

  @Test func `templates have the tint color, and others their own`() {
    let view = UIImageView(image: image())
    view.tintColor = .green
    let traits = view.traitCollection
    #expect(drawn(view)?.tint == nil)
    view.image = image().withTintColor(.red)
    #expect(drawn(view)?.tint == UIColor.red.sceneColor(in: traits))
    view.image = image().withTintColor(.red, renderingMode: .alwaysTemplate)
    #expect(drawn(view)?.tint == UIColor.green.sceneColor(in: traits))
    let root = UIView()
    let inherited = UIImageView(image: image().withRenderingMode(.alwaysTemplate))
    root.addSubview(inherited)
    let stamp = DrawingStamp.advance()
    root.tintColor = .red
    #expect(drawn(inherited)?.tint == UIColor.red.sceneColor(in: traits))
    #expect(inherited.drawingStamp > stamp)
  }

  @Test func `the highlighted image is displayed while highlighted`() {
    let view = UIImageView(image: image(10, 10), highlightedImage: image(20, 20))
    #expect(drawn(view)?.size.width == 10)
    view.isHighlighted = true
    #expect(drawn(view)?.size.width == 20)
    view.highlightedImage = nil
    #expect(drawn(view)?.size.width == 10)
  }

  @Test func `the variant for the traits of the view is displayed`() {
    let image = image(10, 10)
    image.imageAsset?.register(
      self.image(20, 20), with: UITraitCollection(userInterfaceStyle: .dark))
    let view = UIImageView(image: image)
    #expect(drawn(view)?.size.width == 10)
    view.overrideUserInterfaceStyle = .dark
    #expect(drawn(view)?.size.width == 20)
  }

  @Test func `an image that flips is mirrored in right-to-left interfaces`() {
    let view = UIImageView(image: image().imageFlippedForRightToLeftLayoutDirection())
    #expect(drawn(view)?.transform == .identity)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(drawn(view)?.transform == SceneTransform(a: -1, tx: 40))
    view.image = image()
    #expect(drawn(view)?.transform == .identity)
  }

  @Test func `the image determines the description`() {
    let image = image()
    let view = UIImageView(image: image)
    #expect(view.accessibilityLabel == nil)
    #expect(view.accessibilityIdentifier == nil)
    image.accessibilityLabel = "A field"
    image.accessibilityIdentifier = "field"
    #expect(view.accessibilityLabel == "A field")
    #expect(view.accessibilityIdentifier == "field")
    view.accessibilityLabel = "Another field"
    #expect(view.accessibilityLabel == "Another field")
    #expect(view.drawing(at: .end).accessibility?.role == "img")
  }

  // MARK: Animation

  private func window(_ view: UIView) -> UIWindow {
    let window = UIWindow(onStandardScreen: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    return window
  }

  private func width(_ view: UIImageView) -> CGFloat? { drawn(view)?.size.width }

  @Test func `an animation follows the clock of the window`() {
    let view = UIImageView(image: image(9, 9))
    view.animationImages = [image(1, 1), image(2, 1), image(3, 1)]
    view.animationDuration = 3
    #expect(!view.isAnimating)
    #expect(width(view) == 9)
    view.startAnimating()
    #expect(view.isAnimating)
    #expect(width(view) == 1)
    let window = window(view)
    let clock = window.animationClock
    clock.advance(by: 0.5)
    #expect(width(view) == 1)
    clock.advance(by: 1)
    #expect(width(view) == 2)
    clock.advance(by: 1)
    #expect(width(view) == 3)
    clock.advance(by: 1)
    #expect(width(view) == 1)
    clock.advance(by: 300)
    #expect(width(view) == 1)
    view.stopAnimating()
    #expect(!view.isAnimating)
    #expect(width(view) == 9)
    #expect(!clock.hasTimers)
  }

  @Test func `an animation ends after its runs`() {
    let view = UIImageView(image: image(9, 9))
    view.animationImages = [image(1, 1), image(2, 1)]
    view.animationRepeatCount = 2
    let window = window(view)
    view.startAnimating()
    // A thirtieth of a second for each image.
    window.animationClock.advance(by: 3.5 / 30)
    #expect(view.isAnimating)
    #expect(width(view) == 2)
    window.animationClock.advance(by: 1 / 30)
    #expect(!view.isAnimating)
    #expect(width(view) == 9)
    #expect(!window.animationClock.hasTimers)
  }

  @Test func `a view without a window leaves the clock`() {
    let view = UIImageView()
    view.animationImages = [image(1, 1), image(2, 1)]
    let window = window(view)
    view.startAnimating()
    #expect(window.animationClock.hasTimers)
    view.removeFromSuperview()
    #expect(!window.animationClock.hasTimers)
    window.addSubview(view)
    #expect(window.animationClock.hasTimers)
    #expect(view.isAnimating)
  }

  @Test func `an animated image runs by itself`() {
    let animated = UIImage.animatedImage(with: [image(1, 1), image(2, 1)], duration: 2)
    let view = UIImageView(image: animated)
    let window = window(view)
    #expect(view.isAnimating)
    #expect(width(view) == 1)
    window.animationClock.advance(by: 1.5)
    #expect(width(view) == 2)
    view.image = image(5, 5)
    #expect(!view.isAnimating)
    #expect(width(view) == 5)
    #expect(!window.animationClock.hasTimers)
  }

  @Test func `changes of images are steps of the drawing stamp`() {
    let view = UIImageView()
    for change in [
      { view.image = image() }, { view.highlightedImage = image() }, { view.isHighlighted = true },
      { view.contentMode = .center }, { view.image = nil },
    ] {
      let stamp = DrawingStamp.advance()
      change()
      #expect(view.drawingStamp > stamp)
    }
  }
}
