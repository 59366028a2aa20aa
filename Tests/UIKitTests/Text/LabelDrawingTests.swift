import Scenes
import Testing

@testable import UIKit

/// Labels whose class overrides the methods that measure and draw the text.
@MainActor @Suite(.serialized) struct LabelDrawingTests {
  /// Returns a label with a text, on the standard screen.
  private func configured<Label: UILabel>(_ label: Label, _ text: String = "Hello") -> Label {
    UIScreen.main.become(.standard, orientation: .portrait)
    label.font = .systemFont(ofSize: 17)
    label.text = text
    return label
  }

  /// The lines in a node, as content or within its drawing.
  private func lines(of node: SceneNode) -> [SceneTextLine] {
    if let text = node.text { return text.lines }
    return (node.drawing?.marks ?? []).flatMap { mark -> [SceneTextLine] in
      if case .text(let text) = mark { return text.lines }
      return []
    }
  }

  @Test func `a smaller rectangle passed to drawText moves the text`() throws {
    let (plain, padded) = (configured(UILabel()), configured(PaddedLabel()))
    let size = plain.intrinsicContentSize
    #expect(padded.intrinsicContentSize == CGSize(width: size.width + 30, height: size.height + 8))
    #expect(padded.sizeThatFits(.zero) == padded.intrinsicContentSize)
    plain.sizeToFit()
    padded.sizeToFit()
    let expected = try #require(lines(of: plain.drawing(at: .end)).first)
    let node = padded.drawing(at: .end)
    let line = try #require(node.text?.lines.first, "the text is still a text for hosts")
    #expect(line.x == expected.x + 20)
    #expect(line.baseline == expected.baseline + 3)
    #expect(line.string == "Hello", "nothing is truncated")
  }

  @Test func `several lines wrap within the margins`() {
    let text = "The quick brown fox jumps over the lazy dog"
    let (plain, padded) = (configured(UILabel(), text), configured(PaddedLabel(), text))
    for label in [plain, padded] { label.numberOfLines = 0 }
    let size = plain.sizeThatFits(CGSize(width: 120, height: 0))
    let paddedSize = padded.sizeThatFits(CGSize(width: 150, height: 0))
    #expect(paddedSize.height == size.height + 8)
    #expect(paddedSize.width == size.width + 30)
  }

  @Test func `Auto Layout asks an override of the intrinsic size for wrapped text`() {
    let text = "The quick brown fox jumps over the lazy dog"
    func height(of label: UILabel) -> CGFloat {
      let host = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 400))
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: host.topAnchor),
        label.leadingAnchor.constraint(equalTo: host.leadingAnchor),
        label.widthAnchor.constraint(equalToConstant: 150),
      ])
      host.layoutIfNeeded()
      return label.frame.height
    }
    let plain = height(of: configured(UILabel(), text))
    #expect(height(of: configured(TallLabel(), text)) == plain + 40)
  }

  @Test func `a shape drawn before the text is behind it`() throws {
    let label = configured(MarkedLabel())
    label.sizeToFit()
    let marks = try #require(label.drawing(at: .end).drawing).marks
    #expect(marks.count == 2)
    guard case .fill = marks.first, case .text(let text) = marks.last else {
      Issue.record("the marks are \(marks)")
      return
    }
    #expect(text.lines.map(\.string) == ["Hello"])
  }

  @Test func `a shape drawn after the text is in front of it`() throws {
    let label = configured(MarkedLabel())
    label.drawsTextFirst = true
    label.sizeToFit()
    // The order is the same when the label is displayed again.
    for _ in 0..<2 {
      let node = label.drawing(at: .end)
      #expect(node.text == nil)
      let marks = try #require(node.drawing).marks
      #expect(marks.count == 2)
      guard case .text = marks.first, case .fill = marks.last else {
        Issue.record("the marks are \(marks)")
        return
      }
      label.setNeedsDisplay()
    }
  }

  @Test func `a label that does not call super has no text`() {
    let label = configured(SilentLabel())
    label.sizeToFit()
    let node = label.drawing(at: .end)
    #expect(node.text == nil)
    #expect(node.drawing == nil)
  }

  @Test func `a text that hosts receive in a drawing or not at all is read to the user`() {
    func label(of view: UILabel) -> String? {
      view.sizeToFit()
      return view.drawing(at: .end).accessibility?.label
    }
    #expect(label(of: configured(PaddedLabel())) == label(of: configured(UILabel())))
    #expect(label(of: configured(MarkedLabel())) == "Hello")
    let covered = configured(MarkedLabel())
    covered.drawsTextFirst = true
    #expect(label(of: covered) == "Hello")
    #expect(label(of: configured(SilentLabel())) == "Hello")
  }

  @Test func `another text, color or size is drawn again`() {
    let label = configured(MarkedLabel())
    label.sizeToFit()
    #expect(lines(of: label.drawing(at: .end)).map(\.string) == ["Hello"])
    label.text = "Bye"
    #expect(lines(of: label.drawing(at: .end)).map(\.string) == ["Bye"])
    #expect(label.calls == 2)
    label.textColor = .red
    _ = label.drawing(at: .end)
    #expect(label.calls == 3)
    _ = label.drawing(at: .end)
    #expect(label.calls == 3, "nothing has changed")
    label.frame.size.width += 10
    _ = label.drawing(at: .end)
    #expect(label.calls == 4)
  }

  @Test func `text drawn twice is drawn twice`() {
    let label = configured(EmbossedLabel())
    label.sizeToFit()
    let found = lines(of: label.drawing(at: .end))
    #expect(found.map(\.string) == ["Hello", "Hello"])
    #expect(found.last?.baseline == found.first.map { $0.baseline + 1 })
  }
}

/// A label with margins, in the way in which many apps add them.
private final class PaddedLabel: UILabel {
  let insets = UIEdgeInsets(top: 3, left: 20, bottom: 5, right: 10)

  override func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let rect = super.textRect(
      forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
    return rect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
}

/// A label with margins in its intrinsic size alone.
private final class TallLabel: UILabel {
  override var intrinsicContentSize: CGSize {
    var size = super.intrinsicContentSize
    size.height += 40
    return size
  }
}

private final class MarkedLabel: UILabel {
  var drawsTextFirst = false
  var calls = 0

  override func draw(_ rect: CGRect) {
    calls += 1
    if drawsTextFirst { super.draw(rect) }
    UIColor.yellow.setFill()
    UIRectFill(CGRect(x: 0, y: 4, width: 8, height: 8))
    if !drawsTextFirst { super.draw(rect) }
  }
}

private final class SilentLabel: UILabel {
  override func drawText(in rect: CGRect) {}
}

private final class EmbossedLabel: UILabel {
  override func drawText(in rect: CGRect) {
    super.drawText(in: rect)
    super.drawText(in: rect.offsetBy(dx: 0, dy: 1))
  }
}
