import Foundation
import SceneRendering
import Testing

@testable import ScreenHost

/// The server's knowledge of the page's scene.
struct PageMirrorTests {
  /// A scene with a container and an input.
  private func scene(offset: CGFloat = 0, text: String = "") -> Scene {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    var container = SceneNode(id: 1, parent: nil, frame: frame)
    container.scroll = SceneScroll(
      contentSize: CGSize(width: 10, height: 100), offset: CGPoint(x: 0, y: offset))
    var field = SceneNode(id: 2, parent: 1, frame: frame)
    let black = SceneColor(red: 0, green: 0, blue: 0)
    field.input = SceneInput(
      text: text, placeholder: "", font: SceneFont(size: 17), color: black, placeholderColor: black)
    return Scene(size: frame.size, nodes: [container, field])
  }

  /// A page that has drawn a scene.
  private func mirror(showing scene: Scene) -> PageMirror {
    var page = PageMirror()
    page.send(page.patch(to: scene), to: scene, sequence: 1)
    return page
  }

  @Test func `an offset below one point of the program's is the program's`() {
    var page = mirror(showing: scene())
    page.recordScroll(of: 1, to: CGPoint(x: 0, y: 20.4), taken: CGPoint(x: 0, y: 20))
    #expect(page.scene.nodes[0].scroll?.offset.y == 20)
    #expect(!page.isOutdated)
    #expect(page.patch(to: scene(offset: 20)).isEmpty)
  }

  @Test func `an offset that the program does not take is sent back`() {
    var page = mirror(showing: scene())
    page.recordScroll(of: 1, to: CGPoint(x: 0, y: 50), taken: CGPoint(x: 0, y: 20))
    #expect(page.isOutdated)
    let patch = page.patch(to: scene(offset: 20))
    #expect(patch.scrolled == [1])
    #expect(!page.isOutdated)
  }

  @Test func `a move is under way until the page has drawn it`() {
    var page = mirror(showing: scene())
    #expect(!page.awaitsMove(of: 1))
    let moved = scene(offset: 30)
    page.send(page.patch(to: moved), to: moved, sequence: 7)
    #expect(page.awaitsMove(of: 1))
    page.acknowledge(6)
    #expect(page.awaitsMove(of: 1))
    page.acknowledge(7)
    #expect(!page.awaitsMove(of: 1))
  }

  @Test func `a patch that is not sent leaves the page's scene`() {
    var page = mirror(showing: scene())
    _ = page.patch(to: scene(offset: 30))
    #expect(page.scene == scene())
    #expect(!page.awaitsMove(of: 1))
  }

  @Test func `the text that the user typed is not sent again`() {
    var page = mirror(showing: scene())
    page.changeInput(2) { $0.text = "typed" }
    #expect(page.isOutdated)
    #expect(page.patch(to: scene(text: "typed")).isEmpty)
  }

  @Test func `nodes of other kinds and of no scene are left alone`() {
    var page = mirror(showing: scene())
    page.changeInput(1) { $0.text = "typed" }
    page.changeInput(9) { $0.text = "typed" }
    page.recordScroll(of: 9, to: CGPoint(x: 0, y: 50), taken: .zero)
    #expect(page.scene == scene())
    #expect(!page.isOutdated)
    #expect(page.input(1) == nil)
    #expect(page.hasContainer(1))
    #expect(!page.hasContainer(2))
    #expect(!page.hasContainer(9))
    #expect(page.firstContainer == 1)
  }
}
