import SceneRendering
import Testing
import UIKit

@MainActor
@Suite struct SceneAnimationTests {
  private func moving() -> (UIWindow, UIView) {
    let window = UIWindow(device: .standard, playsAnimations: true) { UIViewController() }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.backgroundColor = .red
    window.rootViewController!.view.addSubview(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x += 100
      view.alpha = 0
    }
    window.animationClock.advance(by: 0.25)
    return (window, view)
  }

  @Test func `a drawing shows the present`() {
    let (window, view) = moving()
    let node = Scene(of: window).node(withID: view.sceneID)
    #expect(node?.frame == CGRect(x: 25, y: 0, width: 40, height: 20))
    #expect(node?.opacity == 0.75)
    #expect(node?.animations == [])
    #expect(SVGRenderer().render(Scene(of: window)).contains("translate(25 0)"))
    window.animationClock.advance(by: 1)
    #expect(Scene(of: window).node(withID: view.sceneID) == nil)
  }

  @Test func `a played scene shows the end and the way`() {
    let (window, view) = moving()
    let scene = Scene(playing: window)
    let node = scene.node(withID: view.sceneID)
    #expect(scene.time == 0.25)
    #expect(node?.frame.minX == 100)
    #expect(node?.opacity == 0)
    #expect(node?.animations.map(\.change) == [.position(x: -100, y: 0), .opacity(1)])
    #expect(node?.animations.map(\.end) == [1, 1])
  }

  @Test func `keyframes are played as one animation with stops`() {
    let window = UIWindow(device: .standard, playsAnimations: true) { UIViewController() }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    window.rootViewController!.view.addSubview(view)
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x += 10 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x += 20 }
    }
    let animations = Scene(playing: window).node(withID: view.sceneID)?.animations
    #expect(animations?.map(\.change) == [.position(x: -30, y: 0)])
    #expect(animations?.first?.later.map(\.share) == [0.25, 0.5])
    #expect(
      animations?.first?.later.map(\.change) == [.position(x: -20, y: 0), .position(x: -20, y: 0)])
  }

  @Test func `a played transform begins where it is drawn, about any anchor point`() throws {
    let window = UIWindow(device: .standard, playsAnimations: true) { UIViewController() }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    window.rootViewController!.view.addSubview(view)
    view.layer.anchorPoint = .zero
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let before = try #require(Scene(of: window).node(withID: view.sceneID))
    UIView.animate(withDuration: 1) { view.transform = .identity }
    let animations = Scene(playing: window).node(withID: view.sceneID)?.animations
    #expect(before.transform.tx != 0)
    #expect(animations?.map(\.change) == [.transform(before.transform)])
  }

  @Test func `what dissolves is drawn over what is there`() throws {
    let window = UIWindow(device: .standard, playsAnimations: true) { UIViewController() }
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "old"
    window.rootViewController!.view.addSubview(label)
    UIView.transition(
      with: label, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      animations: { label.text = "new" })
    window.animationClock.advance(by: 0.25)
    let nodes = Scene(of: window).nodes.drop { $0.id != label.sceneID }
    #expect(nodes.map { $0.text?.lines.map(\.string) } == [["new"], ["old"]])
    #expect(nodes.map(\.opacity) == [1, 0.75])
    let old = try #require(nodes.last)
    #expect(old.parent == label.sceneID)
    #expect(old.frame == label.bounds)
    #expect(
      old.text?.lines
        == nodes.first?.text.map { text in
          text.lines.map { line in
            var line = line
            (line.string, line.width) = ("old", old.text?.lines.first?.width ?? 0)
            return line
          }
        })
    let played = Scene(playing: window).node(withID: old.id)
    #expect(played?.opacity == 0)
    #expect(played?.animations.map(\.change) == [.opacity(1)])
    window.animationClock.advance(by: 1)
    #expect(Scene(of: window).node(withID: old.id) == nil)
  }

  @Test func `a scroll of the program is played and drawn`() {
    let window = UIWindow(device: .standard, playsAnimations: true) { UIViewController() }
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 100, height: 1000)
    window.rootViewController!.view.addSubview(scroll)
    scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    window.animationClock.advance(by: 0.15)
    let drawn = Scene(of: window).node(withID: scroll.sceneID)
    #expect(abs((drawn?.scroll?.offset.y ?? 0) - 300) < 1e-6)
    #expect(drawn?.contentOrigin == drawn?.scroll?.offset)
    let played = Scene(playing: window).node(withID: scroll.sceneID)
    #expect(played?.scroll?.offset == CGPoint(x: 0, y: 600))
    #expect(played?.animations.map(\.change) == [.offset(x: 0, y: -600)])
  }

  @Test(arguments: [
    (SceneCurve.linear, "linear"),
    (.bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1), "cubic-bezier(0.42,0,0.58,1)"),
    (.samples([0, 1.23456, 1]), "linear(0,1.2346,1)"),
  ])
  func `a curve is written for browsers`(curve: SceneCurve, css: String) {
    #expect(curve.css == css)
  }
}
