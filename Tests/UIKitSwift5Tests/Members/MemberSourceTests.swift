import Scenes
import Testing

@testable import UIKit

// Members of UIKit as apps use them.

private final class TurnedLayout: UICollectionViewFlowLayout {
  var turn = CATransform3DIdentity

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map { attributes in
      let copy = attributes.copy() as! UICollectionViewLayoutAttributes
      copy.transform3D = turn
      return copy
    }
  }
}

private final class OneCellSource: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

private final class LayerDrawingView: UIView {
  var calls: [String] = []

  override func draw(_ layer: CALayer, in ctx: CGContext) {
    calls.append("layer")
    super.draw(layer, in: ctx)
    ctx.setFillColor(UIColor.green.cgColor)
    ctx.fill(CGRect(x: 5, y: 5, width: 2, height: 2))
  }

  override func draw(_ rect: CGRect) {
    calls.append("rect")
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
  }
}

private final class ErasingView: UIView {
  var erased = CGRect.zero

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.clear(rect)
    context.fill(bounds)
    context.clear(erased)
  }
}

@MainActor @Suite struct MemberSourceTests {
  @Test func `attributes have a transform of space, which their view gets`() throws {
    let layout = TurnedLayout()
    layout.turn.m34 = -1 / 500
    layout.turn = CATransform3DRotate(layout.turn, .pi / 3, 0, 1, 0)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    #expect(CATransform3DIsIdentity(attributes.transform3D))
    attributes.transform3D = layout.turn
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    #expect(CATransform3DEqualToTransform(copy.transform3D, layout.turn))
    #expect(copy == attributes)
    #expect(abs(copy.transform.a - 0.5) < 1e-9)
    copy.transform3D = CATransform3DRotate(layout.turn, 0.1, 0, 1, 0)
    #expect(copy != attributes)
    copy.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CATransform3DEqualToTransform(copy.transform3D, CATransform3DMakeScale(2, 2, 1)))

    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    let source = OneCellSource()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: [0, 0]))
    #expect(CATransform3DEqualToTransform(cell.transform3D, layout.turn))
    #expect(cell.bounds.size == CGSize(width: 50, height: 50))
    layout.turn = CATransform3DIdentity
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(CATransform3DIsIdentity(cell.transform3D))
    #expect(cell.frame.size == CGSize(width: 50, height: 50))
  }

  @Test func `views are opaque unless they say otherwise, layers the other way round`() {
    let view = UIView()
    #expect(view.isOpaque)
    #expect(view.layer.isOpaque)
    view.isOpaque = false
    #expect(!view.layer.isOpaque)
    let layer = CALayer()
    #expect(!layer.isOpaque)
    layer.isOpaque = true
    #expect(CALayer(layer: layer).isOpaque)
  }

  @Test func `a color literal has the type that its context asks for`() throws {
    let view = UIView()
    // swift-format-ignore
    view.layer.shadowColor = #colorLiteral(red: 0.5, green: 0.25, blue: 0.125, alpha: 1)
    // swift-format-ignore
    view.backgroundColor = #colorLiteral(red: 0.5, green: 0.25, blue: 0.125, alpha: 1)
    // swift-format-ignore
    let free = #colorLiteral(red: 0.5, green: 0.25, blue: 0.125, alpha: 1)
    #expect(view.layer.shadowColor?.components == [0.5, 0.25, 0.125, 1])
    #expect(view.backgroundColor == free)
    #expect(free.cgColor == view.layer.shadowColor)
  }

  @Test func `a class describes itself by its name`() {
    #expect(UIView.description() == "UIKit.UIView")
    #expect(type(of: OneCellSource()).description().hasSuffix("OneCellSource"))
    #expect(type(of: UIColor.red).description() == "UIKit.UIColor")
  }

  @Test func `a view draws its layer, and super draws the view`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = LayerDrawingView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    window.addSubview(view)
    let fills = try fills(of: view)
    #expect(view.calls == ["layer", "rect"])
    #expect(
      fills == [CGRect(x: 0, y: 0, width: 4, height: 4), CGRect(x: 5, y: 5, width: 2, height: 2)])
    // The next view has a context of its own, without settings from before.
    let plain = UIView(frame: view.frame)
    #expect(plain.drawing(at: .present).drawing == nil)
  }

  /// Returns the rectangles that a view fills.
  private func fills(of view: UIView) throws -> [CGRect] {
    try #require(view.drawing(at: .present).drawing).marks.compactMap {
      if case .fill(.rectangle(let rect), _) = $0 { rect } else { nil }
    }
  }

  @Test func `clearing all of a drawing removes it, and a part is cut out`() throws {
    let view = ErasingView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.isOpaque = false
    #expect(try fills(of: view) == [view.bounds])
    view.erased = CGRect(x: 5, y: 5, width: 10, height: 10)
    view.setNeedsDisplay()
    let drawing = try #require(view.drawing(at: .present).drawing)
    guard case .cut(let drawn, let removed)? = drawing.marks.first else {
      Issue.record("Nothing is cut out.")
      return
    }
    #expect(drawing.marks.count == 1)
    #expect(drawn.count == 1)
    #expect(removed == [.fill(.rectangle(view.erased), SceneColor(red: 0, green: 0, blue: 0))])
    view.erased = view.bounds
    view.setNeedsDisplay()
    #expect(view.drawing(at: .present).drawing == nil)
  }

  @Test func `images can be drawn on another thread meanwhile`() async {
    let size = await Task.detached { () -> CGSize in
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6))
      let image = renderer.image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
      return image.size
    }.value
    #expect(size == CGSize(width: 8, height: 6))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}

/// A protocol of an app whose extensions name members of UIKit outside of the main actor.
private protocol Framed: AnyObject {}

extension Framed where Self: UICollectionViewCell {
  fileprivate var framed: UIView { contentView.subviews.first ?? contentView }
}

extension Framed where Self: UITableViewCell {
  fileprivate var framed: UIView { isSelected ? contentView : self }
}

extension Framed where Self: UIViewController {
  fileprivate var isRead: Bool { UIAccessibility.isVoiceOverRunning }
}

private final class FramedCell: UICollectionViewCell, Framed {}

@MainActor struct FramedSourceTests {
  @Test func `an extension of an app's protocol uses the members of a cell`() {
    let cell = FramedCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(cell.framed === cell.contentView)
  }
}
