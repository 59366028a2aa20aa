import SceneRendering
import Testing

@testable import UIKit

@MainActor
@Suite("Text layers") struct TextLayerSceneTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let layer = CATextLayer()

  init() {
    root.semanticContentAttribute = .forceLeftToRight
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    layer.font = UIFont.systemFont(ofSize: 99)
    layer.fontSize = 20
    layer.alignmentMode = .left
    root.layer.addSublayer(layer)
  }

  private func lines() -> [SceneTextLine] {
    (Scene(of: root).node(withID: layer.sceneID)?.effects?.backdrop?.marks ?? []).flatMap {
      mark -> [SceneTextLine] in
      if case .text(let text) = mark { text.lines } else { [] }
    }
  }

  private func firstRun() -> SceneTextRun? { lines().first?.runs.first }

  @Test func `the defaults are Core Animation's`() {
    let layer = CATextLayer()
    #expect(layer.string == nil)
    #expect(layer.fontSize == 36)
    #expect(layer.foregroundColor == CGColor(gray: 1, alpha: 1))
    #expect(!layer.isWrapped)
    #expect(layer.truncationMode == .none)
    #expect(layer.alignmentMode == .natural)
  }

  @Test func `a string is drawn from the top in the size and the color of the layer`() throws {
    #expect(lines().isEmpty)
    layer.string = "12"
    let run = try #require(firstRun())
    #expect(run.string == "12")
    #expect(run.font.size == 20)
    #expect(run.color == SceneColor(red: 1, green: 1, blue: 1))
    #expect(run.x == 0)
    #expect(abs(run.baseline - UIFont.systemFont(ofSize: 20).ascender) < 1)
    layer.foregroundColor = nil
    #expect(lines().isEmpty)
  }

  @Test func `a font may be named, and an unknown one is Helvetica`() {
    layer.string = "12"
    layer.font = NSString("Georgia")
    #expect(firstRun()?.font.family == "Georgia")
    layer.font = NSString("No such font")
    #expect(firstRun()?.font.family == "Helvetica")
  }

  @Test func `an attributed text keeps its attributes`() throws {
    layer.string = NSAttributedString(
      string: "12",
      attributes: [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.red])
    let run = try #require(firstRun())
    #expect(run.font.size == 11)
    #expect(run.color == SceneColor(red: 1, green: 0, blue: 0))
  }

  @Test func `lines end at the width only if they are wrapped`() {
    layer.string = "one two three four five\nsix"
    #expect(lines().map(\.string) == ["one two three four five", "six"])
    layer.isWrapped = true
    #expect(lines().count > 2)
    #expect(lines().allSatisfy { $0.width <= 100 })
  }

  @Test func `a text that does not fit is shortened at a side`() {
    layer.string = "one two three four five"
    layer.truncationMode = .end
    #expect(lines().count == 1)
    #expect(lines().first?.string.hasSuffix("…") == true)
    layer.truncationMode = .start
    #expect(lines().first?.string.hasPrefix("…") == true)
    layer.isWrapped = true
    layer.truncationMode = .end
    #expect(lines().count == 2)
  }

  @Test func `lines are aligned in the bounds`() throws {
    layer.string = "12"
    layer.alignmentMode = .right
    let right = try #require(firstRun())
    #expect(abs(right.x + right.width - 100) < 1)
    layer.alignmentMode = .center
    let middle = try #require(firstRun())
    #expect(abs(middle.x + middle.width / 2 - 50) < 1)
  }
}
