import Foundation
import SceneRendering

/// Handwritten scenes, for testing drawing without layout.
enum SampleScenes {
  static let white = SceneColor(red: 1, green: 1, blue: 1)
  static let blue = SceneColor(red: 0, green: 0.478, blue: 1)
  static let black = SceneColor(red: 0, green: 0, blue: 0)

  static func text(
    _ string: String, x: CGFloat = 0, baseline: CGFloat = 16, width: CGFloat = 60
  ) -> SceneText {
    SceneText(
      lines: [SceneTextLine(string: string, x: x, baseline: baseline, width: width)],
      font: SceneFont(size: 17), color: black)
  }

  /// Four cells in two columns, in a scroll view with an offset of half a cell.
  static var grid: Scene {
    var nodes = [
      SceneNode(id: 1, frame: CGRect(x: 0, y: 0, width: 200, height: 150), fill: white),
      SceneNode(
        id: 2, parent: 1, frame: CGRect(x: 0, y: 0, width: 200, height: 150),
        contentOrigin: CGPoint(x: 0, y: 50), clipsChildren: true,
        scroll: SceneScroll(
          contentSize: CGSize(width: 200, height: 200), offset: CGPoint(x: 0, y: 50))),
    ]
    for item in 0..<4 {
      let frame = CGRect(x: item % 2 * 100, y: item / 2 * 100, width: 100, height: 100)
      nodes.append(
        SceneNode(
          id: 10 + item, parent: 2, frame: frame, fill: blue,
          element: SceneElement(kind: "cell", section: 0, item: item)))
      nodes.append(
        SceneNode(
          id: 20 + item, parent: 10 + item, frame: CGRect(x: 0, y: 0, width: 100, height: 100),
          text: text("Item \(item)", x: 20, baseline: 56)))
    }
    return Scene(size: CGSize(width: 200, height: 150), title: "Grid", nodes: nodes)
  }
}
