import SceneRendering
import Testing

@testable import UIKit

@MainActor
@Suite("Transform and tiled layers") struct DepthSceneTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private func face(_ color: UIColor, z: CGFloat) -> CALayer {
    let result = CALayer()
    result.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    result.backgroundColor = color.cgColor
    result.zPosition = z
    return result
  }

  private func cube() -> (layer: CATransformLayer, front: CALayer, back: CALayer) {
    let layer = CATransformLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let (front, back) = (face(.red, z: 10), face(.blue, z: -10))
    layer.addSublayer(front)
    layer.addSublayer(back)
    root.layer.addSublayer(layer)
    return (layer, front, back)
  }

  @Test func `sublayers are drawn by their depths after the transform`() {
    let (layer, front, back) = cube()
    #expect(Scene(of: root).nodes.suffix(2).map(\.id) == [back.sceneID, front.sceneID])
    layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(Scene(of: root).nodes.suffix(2).map(\.id) == [front.sceneID, back.sceneID])
  }

  @Test func `sublayers have the transform of the layer and its superlayers' perspective`() throws {
    let (layer, front, _) = cube()
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    func numbers() -> [CGFloat]? {
      Scene(of: root).node(withID: front.sceneID)?.effects?.transform3D
    }
    let flat = try #require(numbers())
    #expect(abs(flat[0]) < 1e-9, "seen from the side")
    #expect(abs(flat[12] - 10) < 1e-9, "the depth is a distance along x now")
    #expect(abs(flat[3]) < 1e-9)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    root.layer.sublayerTransform = perspective
    #expect(abs(try #require(numbers())[3]) > 1e-3)
  }

  @Test func `the layer itself draws nothing`() throws {
    let (layer, _, _) = cube()
    layer.backgroundColor = UIColor.green.cgColor
    layer.borderWidth = 2
    layer.opacity = 0.5
    layer.masksToBounds = true
    let node = try #require(Scene(of: root).node(withID: layer.sceneID))
    #expect(node.fill == nil)
    #expect(node.border == nil)
    #expect(node.opacity == 1)
    #expect(!node.clipsChildren)
  }

  @Test func `an animation of the transform moves the sublayers in each frame`() throws {
    let window = UIWindow(device: .standard, playsAnimations: true) { UIViewController() }
    window.rootViewController!.view.addSubview(root)
    let (layer, front, back) = cube()
    let turn = CABasicAnimation(keyPath: "transform.rotation.y")
    turn.fromValue = 0
    turn.toValue = CGFloat.pi
    turn.duration = 1
    layer.add(turn, forKey: nil)
    window.animationClock.advance(by: 0.75)
    #expect(window.animationClock.needsFrames)
    let order = Scene(playing: window).nodes.map(\.id)
    let places = try [front, back].map { try #require(order.firstIndex(of: $0.sceneID)) }
    #expect(places[0] < places[1])
  }

  // MARK: Tiles

  private final class Tiles: CATiledLayer {
    var rects: [CGRect] = []
    override func draw(in ctx: CGContext) {
      rects.append(ctx.boundingBoxOfClipPath)
      ctx.fill(bounds)
    }
  }

  @Test func `content is drawn for each tile`() {
    let layer = Tiles()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    layer.tileSize = CGSize(width: 100, height: 100)
    layer.contentsScale = 2
    layer.setNeedsDisplay()
    root.layer.addSublayer(layer)
    _ = Scene(of: root)
    #expect(
      layer.rects == [
        CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 50, y: 0, width: 50, height: 50),
        CGRect(x: 0, y: 50, width: 50, height: 10), CGRect(x: 50, y: 50, width: 50, height: 10),
      ])
    #expect(CATiledLayer.fadeDuration() == 0.25)
  }

  @Test func `the number of tiles is limited`() {
    let layer = CATiledLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 1e6, height: 1e6)
    #expect(layer.tiles.count <= CATiledLayer.mostTiles)
    #expect(layer.tiles.reduce(CGRect.null) { $0.union($1) } == layer.bounds)
  }

  @Test func `a view draws the rectangles of tiles`() {
    final class Map: UIView {
      var rects: [CGRect] = []
      override class var layerClass: AnyClass { CATiledLayer.self }
      override func draw(_ rect: CGRect) { rects.append(rect) }
    }
    let map = Map(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    map.layer.contentsScale = 1
    (map.layer as? CATiledLayer)?.tileSize = CGSize(width: 50, height: 50)
    root.addSubview(map)
    _ = Scene(of: root)
    #expect(
      map.rects == [
        CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 50, y: 0, width: 50, height: 50),
      ])
  }
}
