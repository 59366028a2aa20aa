import Foundation
import SceneRendering
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SVGRendererTests {
  private func scene(_ nodes: SceneNode...) -> Scene {
    Scene(size: CGSize(width: 100, height: 100), nodes: nodes)
  }

  private let box = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test func `a grid is drawn cut at its scroll view`() {
    let svg = SVGRenderer().render(SampleScenes.grid)
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"200\" height=\"150\""))
    #expect(svg.contains("<title>Grid</title>"))
    #expect(
      svg.contains("<clipPath id=\"clip1\"><rect width=\"200\" height=\"150\"/></clipPath>"))
    #expect(svg.contains("<g transform=\"translate(0 -50)\">"))
    #expect(svg.contains("<g transform=\"translate(100 50)\">"))
    #expect(svg.contains("<text x=\"20\" y=\"56\" textLength=\"60\""))
  }

  @Test func `the same scene gives the same text`() {
    #expect(SVGRenderer().render(SampleScenes.grid) == SVGRenderer().render(SampleScenes.grid))
  }

  @Test func `identities of views do not show`() {
    var renumbered = SampleScenes.grid
    for index in renumbered.nodes.indices {
      renumbered.nodes[index].id += 5000
      renumbered.nodes[index].parent = renumbered.nodes[index].parent.map { $0 + 5000 }
    }
    #expect(SVGRenderer().render(renumbered) == SVGRenderer().render(SampleScenes.grid))
  }

  @Test(arguments: ["<b> & \"quotes\" 'single'", "a\u{0}b\u{1F}c\u{FFFE}", "]]> <!-- --", "\t\n\r"])
  func `any text gives valid XML`(_ words: String) {
    var node = SceneNode(id: 1, frame: box, text: SampleScenes.text(words))
    node.accessibility = SceneAccessibility(label: words)
    let scene = Scene(size: CGSize(width: 9, height: 9), title: words, nodes: [node])
    let parser = XMLParser(data: Data(SVGRenderer().render(scene).utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
  }

  @Test func `numbers have at most three decimals`() {
    let svg = SVGRenderer().render(
      scene(
        SceneNode(
          id: 1, frame: CGRect(x: 1.0 / 3, y: 2.0 / 3, width: 100.0 / 7, height: 1e-9),
          fill: SampleScenes.blue)))
    #expect(svg.contains("translate(0.333 0.667)"))
    #expect(svg.contains("width=\"14.286\" height=\"0\""))
  }

  @Test func `fill border corners and opacity are drawn`() {
    let node = SceneNode(
      id: 1, frame: box, fill: SceneColor(red: 1, green: 0, blue: 0, alpha: 0.5),
      border: SceneBorder(width: 2, color: SampleScenes.black), cornerRadius: 100, opacity: 0.25)
    let svg = SVGRenderer().render(scene(node))
    #expect(svg.contains("opacity=\"0.25\""))
    #expect(
      svg.contains(
        "<rect width=\"30\" height=\"40\" rx=\"15\" fill=\"#ff0000\" fill-opacity=\"0.5\"/>"))
    #expect(
      svg.contains(
        "<rect x=\"1\" y=\"1\" width=\"28\" height=\"38\" rx=\"14\" fill=\"none\""
          + " stroke=\"#000000\" stroke-width=\"2\"/>"))
  }

  @Test func `a transform turns around the centre`() {
    let quarter = SceneTransform(a: 0, b: 1, c: -1, d: 0)
    let turned = scene(SceneNode(id: 1, frame: box, transform: quarter, fill: SampleScenes.blue))
    #expect(SVGRenderer().render(turned).contains("matrix(0 1 -1 0 45 25)"))
    #expect(turned.windowFrame(ofNodeWithID: 1) == CGRect(x: 5, y: 25, width: 40, height: 30))
  }

  @Test func `what draws nothing is left out`() {
    let svg = SVGRenderer().render(
      scene(
        SceneNode(id: 1, frame: box), SceneNode(id: 2, parent: 1, frame: box),
        SceneNode(id: 3, frame: box, fill: SceneColor(red: 1, green: 1, blue: 1, alpha: 0))))
    #expect(!svg.contains("<rect"))
  }

  @Test func `fonts say their family weight and slant`() {
    var text = SampleScenes.text("Words")
    text.font = SceneFont(family: "Avenir\"; x", size: 12.5, weight: 700, isItalic: true)
    let svg = SVGRenderer().render(scene(SceneNode(id: 1, frame: box, text: text)))
    #expect(svg.contains("font-family=\"&#39;Avenir x&#39;, -apple-system"))
    #expect(svg.contains("font-size=\"12.5\" font-weight=\"700\" font-style=\"italic\""))
  }
}
