import Scenes
import Testing

@testable import UIKit

@MainActor @Suite("Layers with one side")
struct DoubleSidedTests {
  private func nodes(angle: CGFloat, isDoubleSided: Bool, plays: Bool = false) -> [SceneNode] {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = .red
    view.layer.isDoubleSided = isDoubleSided
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    view.layer.transform = CATransform3DRotate(transform, angle, 0, 1, 0)
    var pass = SceneBuildingPass(plays: plays)
    pass.add(view, parent: nil)
    return pass.nodes
  }

  @Test func `the back of a layer with one side is not drawn, nor what is in it`() {
    #expect(nodes(angle: .pi, isDoubleSided: false).isEmpty)
    #expect(nodes(angle: 2, isDoubleSided: false).isEmpty)
    #expect(nodes(angle: 1, isDoubleSided: false).count == 2)
  }

  @Test func `layers have two sides by default`() {
    #expect(CALayer().isDoubleSided)
    #expect(nodes(angle: .pi, isDoubleSided: true).count == 2)
  }

  @Test func `a host that plays hides the back itself`() throws {
    let node = try #require(nodes(angle: .pi, isDoubleSided: false, plays: true).first)
    #expect(node.effects?.hidesBack == true)
    #expect(node.isTurnedAway)
  }

  @Test func `a sublayer with one side is hidden, too`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.isDoubleSided = false
    view.layer.addSublayer(layer)
    var pass = SceneBuildingPass(plays: false)
    pass.add(view, parent: nil)
    #expect(pass.nodes.count == 2)
    layer.transform = CATransform3DMakeRotation(.pi, 1, 0, 0)
    var second = SceneBuildingPass(plays: false)
    second.add(view, parent: nil)
    #expect(second.nodes.count == 1)
  }
}
