import Foundation
import SceneRendering
import Testing

@Suite struct TextDrawingTests {
  private func draw(_ scene: Scene, columns: Int = 41) -> String {
    "\n" + TextDrawing(columns: columns).draw(scene)
  }

  private func cell(_ item: Int, _ frame: CGRect, text: SceneText? = nil) -> SceneNode {
    SceneNode(
      id: 10 + item, parent: 1, frame: frame, fill: SampleScenes.blue, text: text,
      element: SceneElement(kind: "cell", section: 0, item: item))
  }

  private func screen(_ nodes: SceneNode...) -> Scene {
    let root = SceneNode(
      id: 1, frame: CGRect(x: 0, y: 0, width: 200, height: 100), fill: SampleScenes.white)
    return Scene(size: CGSize(width: 200, height: 100), nodes: [root] + nodes)
  }

  @Test func `boxes that touch share their line`() {
    #expect(
      draw(SampleScenes.grid) == """

        ┌───────────────────┬───────────────────┐
        │      Item 0       │      Item 1       │
        │                   │                   │
        │                   │                   │
        │                   │                   │
        ├───────────────────┼───────────────────┤
        │                   │                   │
        │                   │                   │
        │                   │                   │
        │                   │                   │
        │      Item 2       │      Item 3       │
        │                   │                   │
        │                   │                   │
        │                   │                   │
        │                   │                   │
        └───────────────────┴───────────────────┘

        """)
  }

  @Test func `rectangles of a drawing are outlined, other areas shaded and other lines dotted`() {
    let color = SampleScenes.blue
    let node = SceneNode(
      id: 10, parent: 1, frame: CGRect(x: 20, y: 10, width: 160, height: 80),
      drawing: SceneDrawing(
        size: CGSize(width: 80, height: 80), fit: .left,
        marks: [
          .fill(.rectangle(CGRect(x: 0, y: 0, width: 80, height: 80)), color),
          .fill(.ellipse(CGRect(x: 15, y: 20, width: 50, height: 40)), SampleScenes.black),
          .stroke(
            .path([.move(CGPoint(x: 0, y: 70)), .line(CGPoint(x: 400, y: 70))]),
            SceneDrawing.Stroke(width: 1, color: SampleScenes.black)),
          .text(SampleScenes.text("On", x: 30, baseline: 46, width: 20)),
        ]))
    #expect(
      draw(screen(node)) == """

        ┌───────────────────────────────────────┐
        │   ┌───────────────┐                   │
        │   │               │                   │
        │   │               │                   │
        │   │   ░░░░░░░░░   │                   │
        │   │  ░░░░On░░░░   │                   │
        │   │   ░░░░░░░░░   │                   │
        │   │               │                   │
        │   ·················                   │
        │   └───────────────┘                   │
        └───────────────────────────────────────┘

        """)
  }

  @Test func `a box hides what is behind it`() {
    let back = cell(
      0, CGRect(x: 20, y: 20, width: 100, height: 60), text: SampleScenes.text("Back"))
    let front = cell(1, CGRect(x: 70, y: 40, width: 100, height: 60))
    #expect(
      draw(screen(back, front)) == """

        ┌───────────────────────────────────────┐
        │                                       │
        │   ┌───────────────────┐               │
        │   │Back               │               │
        │   │         ┌─────────┴─────────┐     │
        │   │         │                   │     │
        │   │         │                   │     │
        │   │         │                   │     │
        │   └─────────┤                   │     │
        │             │                   │     │
        └─────────────┴───────────────────┴─────┘

        """)
  }

  @Test func `wide characters take two columns`() {
    let label = cell(
      0, CGRect(x: 0, y: 0, width: 100, height: 100), text: SampleScenes.text("漢字かな"))
    let lines = draw(screen(label)).split(separator: "\n")
    #expect(Set(lines.map { DisplayWidth.columns(of: String($0)) }) == [41])
    #expect(lines.contains { $0.contains("│漢字かな           │") })
  }

  @Test func `text that does not fit is cut`() {
    let label = cell(
      0, CGRect(x: 0, y: 0, width: 50, height: 100),
      text: SampleScenes.text("A long line of words", width: 200))
    #expect(draw(screen(label)).contains("│A long l…│"))
  }

  @Test func `text keeps its side`() {
    let right = cell(
      0, CGRect(x: 0, y: 0, width: 200, height: 100),
      text: SampleScenes.text("end", x: 160, width: 40))
    #expect(draw(screen(right)).contains("end│"))
    let middle = cell(
      0, CGRect(x: 0, y: 0, width: 200, height: 100),
      text: SampleScenes.text("mid", x: 80, width: 40))
    #expect(draw(screen(middle)).contains("│" + String(repeating: " ", count: 18) + "mid"))
  }

  @Test func `lines of a label do not overwrite each other`() {
    let lines = (0..<4).map {
      SceneTextLine(string: "line \($0)", x: 0, baseline: 10 + CGFloat($0) * 2, width: 30)
    }
    let text = SceneText(lines: lines, font: SceneFont(size: 2), color: SampleScenes.black)
    let drawing = draw(screen(cell(0, CGRect(x: 0, y: 0, width: 200, height: 100), text: text)))
    for index in 0..<4 { #expect(drawing.contains("line \(index)")) }
  }

  @Test func `what is clear or like its ground has no outline`() {
    var clear = SceneNode(id: 2, parent: 1, frame: CGRect(x: 50, y: 30, width: 90, height: 40))
    clear.fill = SampleScenes.white
    let withoutFill = SceneNode(id: 3, parent: 1, frame: clear.frame)
    #expect(draw(screen(clear, withoutFill)) == draw(screen()))
  }

  @Test func `proportions are kept at every width`() {
    for columns in [2, 10, 80, 200] {
      let lines = TextDrawing(columns: columns).draw(screen()).split(separator: "\n")
      #expect(lines.count == max(1, Int((CGFloat(columns - 1) / 4).rounded())) + 1)
      #expect(lines.first?.count == columns)
    }
  }

  @Test func `nothing breaks on boxes far outside`() {
    let far = cell(0, CGRect(x: -1e9, y: 1e18, width: 1e19, height: 1e19))
    let odd = cell(1, CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: 10))
    #expect(draw(screen(far)) == draw(screen()))
    #expect(!draw(screen(odd)).isEmpty)
  }
}
