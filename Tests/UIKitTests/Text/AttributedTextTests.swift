import Foundation
import Testing

@testable import UIKit

@MainActor
struct AttributedTextTests {
  private func label(_ text: NSAttributedString, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.traitOverrides.displayScale = 2
    label.numberOfLines = lines
    label.attributedText = text
    return label
  }

  private func text(_ parts: (String, [NSAttributedString.Key: Any])...) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for (string, attributes) in parts {
      result.append(NSAttributedString(string: string, attributes: attributes))
    }
    return result
  }

  @Test func `text and attributed text replace each other`() {
    let label = UILabel()
    #expect(label.attributedText == nil)
    label.text = "plain"
    #expect(label.attributedText?.string == "plain")
    let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.font] as? UIFont == label.font)
    label.attributedText = text(("red", [.foregroundColor: UIColor.red]))
    #expect(label.text == "red")
    #expect(label.textColor == .red)
    label.text = "again"
    #expect(label.attributedText?.string == "again")
    #expect(label.laidOutText.lines.allSatisfy { $0.runs.isEmpty })
    label.attributedText = nil
    #expect(label.text == nil)
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func `a label takes the attributes of the first character`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let label = label(
      text(
        ("a", [.font: UIFont.systemFont(ofSize: 30), .paragraphStyle: style]),
        ("b", [.font: UIFont.systemFont(ofSize: 10)])))
    #expect(label.font.pointSize == 30)
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byWordWrapping)
  }

  @Test func `the font and the color apply to the whole text`() {
    let label = label(text(("a", [.font: UIFont.systemFont(ofSize: 30)]), ("b", [:])))
    label.font = .systemFont(ofSize: 12)
    label.textColor = .blue
    #expect(label.intrinsicContentSize.height == 14.5)
    label.attributedText?.enumerateAttribute(.font, in: NSRange(location: 0, length: 2)) {
      value, range, _ in
      #expect(value as? UIFont == .systemFont(ofSize: 12))
      #expect(range.length == 2)
    }
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    let blue = UIColor.blue.rgba(in: .current)
    #expect(label.laidOutText.lines[0].runs.allSatisfy { $0.color == blue })
  }

  @Test func `text without attributes has the label's`() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 34)
    label.traitOverrides.displayScale = 2
    label.attributedText = NSAttributedString(string: "Hg")
    #expect(label.intrinsicContentSize.height == 41)
  }

  @Test func `runs have their fonts, colors and positions`() {
    let label = label(
      text(
        ("one ", [.foregroundColor: UIColor.red]),
        ("two", [.font: UIFont.systemFont(ofSize: 24), .baselineOffset: 3])))
    label.sizeToFit()
    let line = label.laidOutText.lines[0]
    #expect(line.text == "one two")
    #expect(line.runs.map(\.text) == ["one ", "two"])
    #expect(line.runs[1].x == line.runs[0].x + line.runs[0].width)
    #expect(line.runs[1].baseline == line.baseline - 3)
    #expect(line.runs[0].color == UIColor.red.rgba(in: .current))
    #expect(line.runs.map(\.font.pointSize) == [17, 24])
  }

  @Test func `lines below and through text have rectangles`() throws {
    let label = label(
      text(
        (
          "under",
          [
            .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red,
            .backgroundColor: UIColor.yellow,
          ]
        ), ("through", [.strikethroughStyle: NSUnderlineStyle.double.rawValue])))
    label.sizeToFit()
    let runs = label.laidOutText.lines[0].runs
    #expect(runs[0].bars.count == 2)
    #expect(runs[0].bars.map(\.isBehind) == [true, true])
    #expect(runs[0].bars[1].color == UIColor.red.rgba(in: .current))
    #expect(runs[0].bars[1].rect.minY > runs[0].baseline)
    #expect(runs[0].bars[0].rect.height == label.laidOutText.lines[0].height)
    #expect(runs[1].bars.count == 2)
    for bar in runs[1].bars {
      #expect(!bar.isBehind)
      #expect(bar.rect.maxY < runs[1].baseline)
    }
    let dashed = self.label(
      text(("dash", [.underlineStyle: NSUnderlineStyle([.single, .patternDash]).rawValue])))
    dashed.sizeToFit()
    let bars = dashed.laidOutText.lines[0].runs[0].bars
    #expect(bars.count > 3)
    #expect(zip(bars, bars.dropFirst()).allSatisfy { $0.rect.maxX < $1.rect.minX })
  }

  @Test func `an attachment makes room`() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -4, width: 40, height: 30)
    let content = NSMutableAttributedString(attributedString: text(("a", [:])))
    content.append(NSAttributedString(attachment: attachment))
    let label = label(content)
    let plain = self.label(text(("a", [:])))
    #expect(label.intrinsicContentSize.width == plain.intrinsicContentSize.width + 40)
    #expect(label.intrinsicContentSize.height == 30.5)
    label.sizeToFit()
    #expect(label.laidOutText.lines[0].runs.map(\.text) == ["a", ""])
  }

  @Test func `a paragraph style separates and aligns lines`() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    style.alignment = .right
    style.lineHeightMultiple = 1
    let label = label(text(("one\ntwo", [.paragraphStyle: style])), lines: 0)
    #expect(label.intrinsicContentSize.height == 51)
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 51)
    #expect(label.laidOutText.lines.allSatisfy { $0.origin.x > 60 })
    label.textAlignment = .left
    #expect(label.laidOutText.lines.allSatisfy { $0.origin.x == 0 })
    style.lineSpacing = 90
    #expect(label.intrinsicContentSize.height == 51, "The label has a copy of the text")
  }

  @Test func `a paragraph style replaces truncation until the mode is set again`() {
    let label = label(
      text(("a long text in one line", [.paragraphStyle: NSParagraphStyle.default])))
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 20.5)
    #expect(!label.laidOutText.lines[0].text.hasSuffix("…"))
    label.lineBreakMode = .byTruncatingTail
    #expect(label.laidOutText.lines[0].text.hasSuffix("…"))
  }

  @Test func `attributed text shrinks to fit`() {
    let label = label(text(("Hello, ", [:]), ("world", [.font: UIFont.boldSystemFont(ofSize: 17)])))
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 20.5)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    let placed = label.laidOutText
    #expect(placed.lines[0].text == "Hello, world")
    #expect(placed.lines[0].width <= 60)
    #expect(placed.lines[0].runs[1].font.pointSize < 17)
  }

  @Test func `highlighting covers the colors of runs and a shadow is drawn`() {
    let label = label(text(("a", [.foregroundColor: UIColor.red]), ("b", [:])))
    label.highlightedTextColor = .green
    label.isHighlighted = true
    label.shadowColor = .black
    label.sizeToFit()
    let runs = label.laidOutText.lines[0].runs
    #expect(runs.allSatisfy { $0.color == UIColor.green.rgba(in: .current) })
    #expect(runs.allSatisfy { $0.shadow?.offset == CGSize(width: 0, height: -1) })
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 2, height: 3)
    shadow.shadowBlurRadius = 4
    let own = self.label(text(("a", [.shadow: shadow])))
    own.sizeToFit()
    #expect(own.laidOutText.lines[0].runs[0].shadow?.blur == 4)
  }

  @Test func `justified text fills the width`() {
    let label = UILabel()
    label.text = "several words that fill more than one line of a label"
    label.numberOfLines = 0
    label.textAlignment = .justified
    label.lineBreakMode = .byWordWrapping
    label.frame = CGRect(x: 0, y: 0, width: 150, height: 200)
    let lines = label.laidOutText.lines
    #expect(lines.count > 2)
    #expect(lines.dropLast().allSatisfy { abs($0.width - 150) < 0.01 })
    #expect((lines.last?.width ?? 150) < 150)
  }

  @Test func `Korean words break by the strategy of the label`() {
    let label = UILabel()
    label.text = "안녕하세요 세계"
    label.numberOfLines = 0
    // One syllable is 17.29 points wide, as ideographs are (ip14-title-chinese): the first word and
    // one of the second are 108.4 points wide, and all of the text is 125.7.
    label.frame = CGRect(x: 0, y: 0, width: 110, height: 100)
    #expect(label.laidOutText.lines.map(\.text) == ["안녕하세요", "세계"])
    label.lineBreakStrategy = []
    #expect(label.laidOutText.lines.map(\.text) == ["안녕하세요 세", "계"])
  }

  @Test func `a tall frame does not read text below it`() {
    let label = UILabel()
    label.text = String(repeating: "word ", count: 2_000_000)
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    #expect(label.laidOutText.lines.count == 1)
    label.numberOfLines = 0
    #expect(label.laidOutText.lines.count == 4)
  }

  // MARK: AttributedString

  @Test func `an AttributedString has UIKit's attributes`() {
    var text = AttributedString("Hello")
    text.font = .systemFont(ofSize: 12)
    text.foregroundColor = .red
    text.underlineStyle = .single
    text.kern = 2
    let lowered = NSAttributedString(text)
    let values = lowered.attributes(at: 0, effectiveRange: nil)
    #expect(values[.font] as? UIFont == .systemFont(ofSize: 12))
    #expect(values[.foregroundColor] as? UIColor == .red)
    #expect(values[.underlineStyle] as? Int == 1)
    #expect(AttributedString(lowered) == text)
    let label = UILabel()
    label.attributedText = lowered
    #expect(label.font.pointSize == 12)
    #expect(label.textColor == .red)
  }

  // MARK: Measuring

  @Test func `a string has an unrounded size`() {
    let font = UIFont.systemFont(ofSize: 17)
    let size = "Hello".size(withAttributes: [.font: font])
    #expect(abs(size.height - font.lineHeight) < 1e-9)
    #expect(size.width > 38)
    #expect(size.width <= 39)
    let usual = "Hello".size(withAttributes: nil)
    #expect(abs(usual.height - UIFont(name: "Helvetica", size: 12)!.lineHeight) < 1e-9)
    #expect(NSString(string: "Hello").size(withAttributes: [.font: font]) == size)
  }

  @Test func `bounds break lines only with the option`() {
    let attributes = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 17)]
    let text = "The quick brown fox jumps over the lazy dog"
    let wide = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
    let broken = text.boundingRect(
      with: wide, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    #expect(broken.origin == .zero)
    #expect(broken.width <= 120)
    #expect(abs(broken.height - 4 * UIFont.systemFont(ofSize: 17).lineHeight) < 1e-6)
    let line = text.boundingRect(with: wide, attributes: attributes, context: nil)
    #expect(line.width > 300)
    #expect(line.minY == UIFont.systemFont(ofSize: 17).descender)
    let low = text.boundingRect(
      with: CGSize(width: 120, height: 45), options: .usesLineFragmentOrigin,
      attributes: attributes, context: nil)
    #expect(abs(low.height - 2 * UIFont.systemFont(ofSize: 17).lineHeight) < 1e-6)
  }

  @Test func `a drawing context reduces fonts`() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    let rect = "Hello, world".boundingRect(
      with: CGSize(width: 60, height: 21), options: .usesLineFragmentOrigin,
      attributes: [.font: UIFont.systemFont(ofSize: 17)], context: context)
    #expect(context.actualScaleFactor < 1)
    #expect(context.actualScaleFactor >= 0.5)
    #expect(rect.width <= 60)
    #expect(context.totalBounds == rect)
  }
}
