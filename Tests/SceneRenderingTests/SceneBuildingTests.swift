import SceneRendering
import Testing
import UIKit

@MainActor
@Suite struct SceneBuildingTests {
  private func root() -> UIView {
    UIView(frame: CGRect(x: 40, y: 50, width: 300, height: 200))
  }

  private func node(of view: UIView, in root: UIView) -> SceneNode? {
    Scene(of: root).node(withID: view.sceneID)
  }

  @Test func `the view asked for is the screen`() {
    let view = root()
    let scene = Scene(of: view)
    #expect(scene.size == CGSize(width: 300, height: 200))
    #expect(scene.nodes.map(\.frame) == [CGRect(x: 0, y: 0, width: 300, height: 200)])
  }

  @Test func `what is hidden or clear is left out with all in it`() {
    let view = root()
    for index in 0..<3 {
      let child = UIView(frame: CGRect(x: index * 10, y: 0, width: 10, height: 10))
      child.addSubview(UIView())
      view.addSubview(child)
    }
    view.subviews[0].isHidden = true
    view.subviews[1].alpha = 0
    #expect(
      Scene(of: view).nodes.map(\.id)
        == [view, view.subviews[2], view.subviews[2].subviews[0]].map(\.sceneID))
  }

  @Test func `siblings stand back to front`() {
    let view = root()
    let children = (0..<3).map { _ in UIView() }
    children.forEach(view.addSubview)
    children[0].layer.zPosition = 5
    view.sendSubviewToBack(children[2])
    #expect(
      Scene(of: view).nodes.dropFirst().map(\.id)
        == [children[2], children[1], children[0]].map(\.sceneID))
  }

  @Test func `the layer's look is taken`() {
    let view = root()
    view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    view.layer.cornerRadius = 12
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.white.cgColor
    view.alpha = 0.5
    view.clipsToBounds = true
    let node = node(of: view, in: view)
    #expect(node?.fill == SceneColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    #expect(node?.cornerRadius == 12)
    #expect(node?.roundedCorners == [.topLeft, .bottomRight])
    #expect(
      node?.border == SceneBorder(width: 2, color: SceneColor(red: 1, green: 1, blue: 1)))
    #expect(node?.opacity == 0.5)
    #expect(node?.clipsChildren == true)
  }

  @Test func `colors have the view's own traits`() {
    let view = root()
    view.backgroundColor = .systemBackground
    let dark = UIView()
    dark.overrideUserInterfaceStyle = .dark
    dark.backgroundColor = .systemBackground
    view.addSubview(dark)
    #expect(node(of: view, in: view)?.fill?.hexadecimal == "#ffffff")
    #expect(node(of: dark, in: view)?.fill?.hexadecimal == "#000000")
  }

  @Test func `layout is done first`() {
    final class Centring: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        subviews.first?.center = CGPoint(x: bounds.midX, y: bounds.midY)
      }
    }
    let view = Centring(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.addSubview(child)
    #expect(node(of: child, in: view)?.frame == CGRect(x: 40, y: 40, width: 20, height: 20))
  }

  @Test func `a turned view keeps its own box`() {
    let view = root()
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
    child.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.addSubview(child)
    let scene = Scene(of: view)
    #expect(
      scene.node(withID: child.sceneID)?.frame == CGRect(x: 10, y: 20, width: 40, height: 20))
    let seen = scene.windowFrame(ofNodeWithID: child.sceneID) ?? .null
    #expect(abs(seen.minX - 20) < 1e-9)
    #expect(abs(seen.width - 20) < 1e-9)
    #expect(abs(seen.minY - 10) < 1e-9)
    #expect(abs(seen.height - 40) < 1e-9)
  }

  @Test func `labels give the lines that they measured`() {
    let view = root()
    let label = UILabel(frame: CGRect(x: 5, y: 5, width: 100, height: 190))
    label.font = .systemFont(ofSize: 17, weight: .bold)
    label.numberOfLines = 0
    label.text = "Several words that need more than one line"
    label.textColor = .red
    view.addSubview(label)
    let text = node(of: label, in: view)?.text
    #expect((text?.lines.count ?? 0) > 1)
    #expect(
      text?.lines.map { $0.string.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
        == label.text)
    #expect(text?.font.weight == 700)
    #expect(text?.font.size == 17)
    #expect(text?.color == SceneColor(red: 1, green: 0, blue: 0))
    let baselines = text?.lines.map(\.baseline) ?? []
    #expect(baselines == baselines.sorted())
    for line in text?.lines ?? [] {
      #expect(line.width > 0)
      #expect(line.x + line.width <= 100.5)
    }
  }

  @Test func `scroll views give their measures`() {
    let view = root()
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.contentSize = CGSize(width: 300, height: 5000)
    scrollView.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    scrollView.contentOffset = CGPoint(x: 0, y: 120)
    scrollView.showsHorizontalScrollIndicator = false
    let row = UIView(frame: CGRect(x: 0, y: 150, width: 300, height: 40))
    scrollView.addSubview(row)
    view.addSubview(scrollView)
    let scene = Scene(of: view)
    let scroll = scene.node(withID: scrollView.sceneID)?.scroll
    #expect(scroll?.contentSize == CGSize(width: 300, height: 5000))
    #expect(scroll?.offset == CGPoint(x: 0, y: 120))
    #expect(scroll?.inset == SceneInsets(top: 10, bottom: 20))
    #expect(scroll?.indicators.showsVertical == true)
    #expect(scroll?.indicators.showsHorizontal == false)
    #expect(scene.windowFrame(ofNodeWithID: row.sceneID)?.minY == 30)
  }

  @Test func `a scroll view that does not cut its content off is drawn beyond its box`() {
    let view = root()
    let row = UIScrollView(frame: CGRect(x: 20, y: 30, width: 100, height: 40))
    row.clipsToBounds = false
    row.contentSize = CGSize(width: 500, height: 40)
    let tall = UIView(frame: CGRect(x: 0, y: -5, width: 50, height: 55))
    tall.backgroundColor = .red
    row.addSubview(tall)
    view.addSubview(row)
    let scene = Scene(of: view)
    #expect(
      scene.node(withID: row.sceneID)?.scroll?.overflow
        == SceneInsets(top: 5, left: 20, bottom: 10, right: view.bounds.width - 120))
    #expect(!SVGRenderer().render(scene).contains("height=\"40\"/></clipPath>"))
    row.clipsToBounds = true
    let cut = Scene(of: view)
    #expect(cut.node(withID: row.sceneID)?.scroll?.overflow == .zero)
    #expect(SVGRenderer().render(cut).contains("height=\"40\"/></clipPath>"))
  }

  @Test func `accessibility is taken`() {
    let view = root()
    view.accessibilityLabel = "Covers"
    view.accessibilityIdentifier = "covers"
    #expect(
      node(of: view, in: view)?.accessibility
        == SceneAccessibility(label: "Covers", identifier: "covers"))
  }

  @Test func `a window of a device is drawn`() {
    let window = UIWindow(device: .standard) {
      let controller = UIViewController()
      controller.title = "Start"
      controller.view.backgroundColor = .systemBackground
      return controller
    }
    let scene = Scene(of: window)
    #expect(scene.size == CGSize(width: 393, height: 852))
    #expect(scene.title == "Start")
    #expect(SVGRenderer().render(scene).contains("fill=\"#ffffff\""))
  }
}
