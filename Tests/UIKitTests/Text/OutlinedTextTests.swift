import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Outlines, slants and widths of text")
struct OutlinedTextTests {
  private func run(
    _ attributes: [NSAttributedString.Key: Any], font: UIFont = .systemFont(ofSize: 20)
  ) -> PlacedText.Run {
    let label = UILabel()
    label.traitOverrides.displayScale = 2
    var attributes = attributes
    attributes[.font] = font
    label.attributedText = NSAttributedString(string: "Outline", attributes: attributes)
    label.sizeToFit()
    return label.laidOutText.lines[0].runs[0]
  }

  @Test func `a positive width draws the outline alone, in percent of the font size`() throws {
    let outline = try #require(run([.strokeWidth: 5]).outline)
    #expect(outline.width == 1)
    #expect(!outline.isFilled)
  }

  @Test func `a negative width draws the outline and the filling`() throws {
    let outline = try #require(
      run([.strokeWidth: -2.5, .strokeColor: UIColor.red, .foregroundColor: UIColor.blue]).outline)
    #expect(outline.width == 0.5)
    #expect(outline.isFilled)
    #expect(outline.color == UIColor.red.rgba(in: .current))
  }

  @Test func `an outline without a color has the color of the text`() {
    let run = run([.strokeWidth: NSNumber(value: 3), .foregroundColor: UIColor.blue])
    #expect(run.outline?.color == UIColor.blue.rgba(in: .current))
  }

  @Test func `no width means no outline`() {
    #expect(run([.strokeColor: UIColor.red]).outline == nil)
    #expect(run([.strokeColor: UIColor.red, .strokeWidth: 0]).outline == nil)
    #expect(run([.strokeWidth: CGFloat.nan]).outline == nil)
  }

  @Test func `a slant keeps the width`() {
    let slanted = run([.obliqueness: 0.3])
    #expect(slanted.slant == 0.3)
    #expect(slanted.width == run([:]).width)
  }

  @Test func `an expansion is the logarithm of the factor of the width`() {
    let natural = run([:]).width
    #expect(abs(run([.expansion: log(2.0)]).width - 2 * natural) < 1e-9)
    #expect(abs(run([.expansion: -log(2.0)]).width - natural / 2) < 1e-9)
  }

  @Test func `a reduced font keeps the proportions of the outline`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    label.adjustsFontSizeToFitWidth = true
    label.attributedText = NSAttributedString(
      string: "Outlined text",
      attributes: [
        .font: UIFont.systemFont(ofSize: 20), .strokeWidth: 10, .expansion: log(1.5),
      ])
    let run = label.laidOutText.lines[0].runs[0]
    let outline = try #require(run.outline)
    #expect(run.font.pointSize < 20)
    #expect(abs(outline.width - run.font.pointSize / 10) < 1e-9)
    #expect(run.width <= 60)
  }

  @Test func `a ligature of 0 separates characters`() {
    #expect(run([:]).hasLigatures)
    #expect(run([.ligature: 1]).hasLigatures)
    #expect(!run([.ligature: 0]).hasLigatures)
  }

  @Test func `letterpress has a light edge unless the text has a shadow`() throws {
    let style = NSAttributedString.TextEffectStyle.letterpressStyle
    let shadow = try #require(run([.textEffect: style]).shadow)
    #expect(shadow.offset == CGSize(width: 0, height: 0.5))
    #expect(run([.textEffect: style.rawValue]).shadow == shadow)
    let own = NSShadow()
    own.shadowOffset = CGSize(width: 3, height: 3)
    #expect(run([.textEffect: style, .shadow: own]).shadow?.offset == own.shadowOffset)
  }

  @Test func `an AttributedString keeps the attributes`() {
    var text = AttributedString("a")
    text.strokeWidth = -3
    text.strokeColor = UIColor.red
    text.obliqueness = 0.2
    text.expansion = 0.1
    text.ligature = 0
    text.textEffect = .letterpressStyle
    let values = NSAttributedString(text).attributes(at: 0, effectiveRange: nil)
    #expect(values[.strokeWidth] as? CGFloat == -3)
    #expect(values[.strokeColor] as? UIColor == .red)
    #expect(values[.obliqueness] as? CGFloat == 0.2)
    #expect(values[.expansion] as? CGFloat == 0.1)
    #expect(values[.ligature] as? Int == 0)
    let back = AttributedString(NSAttributedString(text))
    #expect(back.strokeWidth == -3)
    #expect(back.textEffect == .letterpressStyle)
    #expect(back.ligature == 0)
  }
}
