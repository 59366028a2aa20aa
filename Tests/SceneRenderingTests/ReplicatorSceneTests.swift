import SceneRendering
import Testing

@testable import UIKit

@MainActor
@Suite("Replicator layers") struct ReplicatorSceneTests {
  private let window = UIWindow(device: .standard, playsAnimations: true) { UIViewController() }
  private let replicator = CAReplicatorLayer()
  private let dot = CALayer()

  init() {
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    dot.frame = CGRect(x: 45, y: 0, width: 10, height: 10)
    dot.backgroundColor = UIColor.white.cgColor
    replicator.addSublayer(dot)
    window.rootViewController!.view.layer.addSublayer(replicator)
  }

  /// The nodes of the copies of the dot, the first one first.
  private func dots(in scene: Scene) -> [SceneNode] {
    scene.nodes.filter { $0.frame.size == dot.frame.size }
  }

  /// Changes displayed layers without animations.
  private func withoutActions(_ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change()
    CATransaction.commit()
  }

  /// The positions of the dots on the screen.
  private func places(in scene: Scene) -> [CGPoint] {
    dots(in: scene).compactMap { node in
      scene.windowFrame(ofNodeWithID: node.id).map {
        CGPoint(x: $0.midX.rounded(), y: $0.midY.rounded())
      }
    }
  }

  @Test func `a layer without settings draws its sublayers once`() {
    #expect(places(in: Scene(of: window)) == [CGPoint(x: 50, y: 5)])
    withoutActions { replicator.instanceCount = 0 }
    #expect(places(in: Scene(of: window)) == [])
  }

  @Test func `a new number of copies is reached by an animation`() {
    #expect(places(in: Scene(of: window)).count == 1)
    replicator.instanceCount = 5
    window.animationClock.advance(by: 0.125)
    #expect((2...4).contains(places(in: Scene(of: window)).count))
    window.animationClock.advance(by: 0.125)
    #expect(places(in: Scene(of: window)).count == 5)
  }

  @Test func `each copy is transformed about the middle of the bounds`() {
    replicator.instanceCount = 4
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let quarters = [(50, 5), (95, 50), (50, 95), (5, 50)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(places(in: Scene(of: window)) == quarters)
    withoutActions { replicator.bounds.origin = CGPoint(x: 20, y: 0) }
    let moved = Scene(of: window)
    #expect(places(in: moved).first == CGPoint(x: 30, y: 5), "the origin moves the sublayers")
    #expect(places(in: moved)[2] == CGPoint(x: 70, y: 95), "the middle stays in place")
  }

  @Test func `colors are multiplied, and opacities apply to whole copies`() throws {
    replicator.instanceCount = 3
    replicator.instanceColor = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    replicator.instanceRedOffset = -0.25
    replicator.instanceBlueOffset = 0.5
    replicator.instanceAlphaOffset = -0.25
    let scene = Scene(of: window)
    let colors = dots(in: scene).map(\.fill)
    #expect(colors[0] == SceneColor(red: 1, green: 0.5, blue: 0))
    #expect(colors[1] == SceneColor(red: 0.75, green: 0.5, blue: 0.5))
    #expect(colors[2] == SceneColor(red: 0.5, green: 0.5, blue: 1))
    let groups = dots(in: scene).map { dot in scene.node(withID: dot.parent ?? 0)?.opacity }
    #expect(groups == [1, 0.75, 0.5])
  }

  @Test func `copies keep their numbers from scene to scene`() {
    replicator.instanceCount = 3
    let first = Scene(playing: window).nodes.map(\.id)
    #expect(Set(first).count == first.count)
    #expect(Scene(playing: window).nodes.map(\.id) == first)
    replicator.instanceCount = 2
    #expect(Set(Scene(playing: window).nodes.map(\.id)).isSubset(of: first))
  }

  @Test func `copies without a color share the values of the original`() {
    replicator.instanceCount = 3
    let dots = dots(in: Scene(playing: window))
    #expect(dots[1].hasSameContent(as: dots[0]))
    #expect(dots[2].hasSameContent(as: dots[0]))
  }

  @Test func `a builder draws copies of views in new colors from view to view`() {
    final class Host: UIView {
      override class var layerClass: AnyClass { CAReplicatorLayer.self }
    }
    let host = Host(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let (child, grandchild) = (UIView(frame: host.bounds), UIView(frame: host.bounds))
    grandchild.backgroundColor = .white
    child.addSubview(grandchild)
    host.addSubview(child)
    let layer = host.layer as? CAReplicatorLayer
    layer?.instanceCount = 2
    layer?.instanceColor = UIColor.red.cgColor
    window.rootViewController!.view.addSubview(host)
    let builder = SceneBuilder()
    func fill() -> SceneColor? {
      builder.scene(playing: window).node(withID: grandchild.sceneID)?.fill
    }
    #expect(fill() == SceneColor(red: 1, green: 0, blue: 0))
    #expect(fill() == SceneColor(red: 1, green: 0, blue: 0))
    window.rootViewController!.view.addSubview(child)
    #expect(fill() == SceneColor(red: 1, green: 1, blue: 1))
  }

  // MARK: Animations

  private func fade(from: Double = 0, repeatCount: Float = 1) {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = from
    fade.toValue = 1
    fade.duration = 1
    fade.repeatCount = repeatCount
    dot.add(fade, forKey: "fade")
  }

  @Test func `the animations of copies are later, and show the layer's own value before`() {
    replicator.instanceCount = 3
    replicator.instanceDelay = 0.5
    fade()
    window.animationClock.advance(by: 0.75)
    #expect(dots(in: Scene(of: window)).map(\.opacity) == [0.75, 0.25, 1])
    window.animationClock.advance(by: 1)
    #expect(dots(in: Scene(of: window)).map(\.opacity) == [1, 1, 0.75])
    #expect(dot.animationKeys() == ["fade"])
    window.animationClock.advance(by: 0.25)
    #expect(dot.animationKeys() == nil, "the animation ends with the last copy")
  }

  @Test func `hosts play the animations of all copies once they have begun`() {
    replicator.instanceCount = 2
    replicator.instanceDelay = 0.5
    fade(repeatCount: .infinity)
    window.animationClock.advance(by: 0.25)
    #expect(window.animationClock.needsFrames)
    #expect(dots(in: Scene(playing: window)).map(\.opacity) == [0.25, 1])
    window.animationClock.advance(by: 0.5)
    #expect(!window.animationClock.needsFrames)
    let dots = dots(in: Scene(playing: window))
    #expect(dots.map(\.opacity) == [1, 1])
    #expect(dots.map { $0.animations.first?.begin } == [0, 0.5])
    #expect(dots[0].animations.first?.id != dots[1].animations.first?.id)
  }

  @Test func `properties of the replicator itself are animated`() {
    replicator.instanceCount = 2
    let move = CABasicAnimation(keyPath: "instanceTransform")
    move.fromValue = CATransform3DIdentity
    move.toValue = CATransform3DMakeTranslation(40, 0, 0)
    move.duration = 1
    replicator.add(move, forKey: nil)
    window.animationClock.advance(by: 0.5)
    #expect(places(in: Scene(of: window)).map(\.x) == [50, 70])
  }
}
