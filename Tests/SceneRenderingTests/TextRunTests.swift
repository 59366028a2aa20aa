import Foundation
import Testing
import UIKit

@testable import SceneRendering

/// Attributed text in the drawings of a scene.
@MainActor
struct TextRunTests {
  private func scene(_ text: NSAttributedString) -> Scene {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    label.attributedText = text
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    window.addSubview(label)
    return Scene(of: window)
  }

  private var text: NSAttributedString {
    let text = NSMutableAttributedString(
      string: "plain ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 4
    text.append(
      NSAttributedString(
        string: "red",
        attributes: [
          .font: UIFont(name: "Georgia-Bold", size: 20)!, .foregroundColor: UIColor.red,
          .underlineStyle: NSUnderlineStyle.single.rawValue,
          .strikethroughStyle: NSUnderlineStyle.single.rawValue, .backgroundColor: UIColor.yellow,
          .shadow: shadow,
        ]))
    return text
  }

  @Test func `an SVG has a text for each run and rectangles in order`() throws {
    let svg = SVGRenderer().render(scene(text))
    let lines = svg.split(separator: "\n").filter { $0.contains("<text") || $0.contains("<rect") }
    let drawn = lines.drop { !$0.contains("#ffff00") }
    #expect(drawn.count == 5)
    let kinds = drawn.map { $0.contains("<text") }
    #expect(kinds == [false, false, true, true, false])
    let red = try #require(drawn.first { $0.contains(">red<") })
    #expect(red.contains("font-family=\"&#39;Georgia&#39;, serif\""))
    #expect(red.contains("font-weight=\"700\"") && red.contains("fill=\"#ff0000\""))
    #expect(red.contains("drop-shadow(1px 2px 2px"))
    #expect(!red.contains("letter-spacing"))
    let plain = try #require(drawn.first { $0.contains(">plain <") })
    #expect(plain.contains("letter-spacing=\"-0.459\""))
  }

  @Test func `a text drawing has the characters of all runs in one row`() {
    #expect(TextDrawing(columns: 60).draw(scene(text)).contains("plain red"))
  }

  @Test func `generic families follow the family`() {
    #expect(
      SceneFont(family: "Menlo", size: 12, generic: "monospace").familyList
        == "'Menlo', monospace")
    #expect(SceneFont(size: 12).familyList.contains("Inter"))
  }
}
