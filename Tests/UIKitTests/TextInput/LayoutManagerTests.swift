import Testing

@testable import UIKit

@MainActor @Suite("Layout managers")
struct LayoutManagerTests {
  private let font = UIFont.systemFont(ofSize: 20)
  private var lineHeight: CGFloat { font.lineHeight + font.leading }

  private func width(_ text: String) -> CGFloat {
    NSAttributedString(string: text, attributes: [.font: font]).size().width
  }

  /// A storage with its layout manager and one container.
  @MainActor private struct Stack {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container: NSTextContainer

    init(_ text: String, font: UIFont, width: CGFloat = 0, height: CGFloat = 0) {
      storage = NSTextStorage(string: text, attributes: [.font: font])
      container = NSTextContainer(size: CGSize(width: width, height: height))
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
    }
  }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.width - b.width) < 0.01
      && abs(a.height - b.height) < 0.01
  }

  @Test func `a line has the width of its text and the padding`() {
    let stack = Stack("Hello", font: font, width: 300)
    let used = stack.manager.usedRect(for: stack.container)
    #expect(isNear(used, CGRect(x: 0, y: 0, width: width("Hello") + 10, height: lineHeight)))
    var range = NSRange(location: 0, length: 0)
    let line = stack.manager.lineFragmentRect(forGlyphAt: 2, effectiveRange: &range)
    #expect(isNear(line, CGRect(x: 0, y: 0, width: 300, height: lineHeight)))
    #expect(range == NSRange(location: 0, length: 5))
    #expect(stack.manager.numberOfGlyphs == 5)
    #expect(stack.manager.extraLineFragmentRect == .zero)
  }

  @Test func `glyphs are where the text before them ends`() {
    let stack = Stack("Hello", font: font, width: 300)
    let location = stack.manager.location(forGlyphAt: 2)
    #expect(abs(location.x - 5 - width("He")) < 0.01)
    #expect(abs(location.y - font.ascender) < 0.01)
    let rect = stack.manager.boundingRect(
      forGlyphRange: NSRange(location: 1, length: 3), in: stack.container)
    #expect(abs(rect.minX - 5 - width("H")) < 0.01)
    #expect(abs(rect.maxX - 5 - width("Hell")) < 0.01)
  }

  @Test func `text wraps like a label`() {
    let text = "The quick brown fox jumps over the lazy dog"
    let stack = Stack(text, font: font, width: 130)
    let label = UILabel()
    label.numberOfLines = 0
    label.font = font
    label.text = text
    let size = label.sizeThatFits(CGSize(width: 120, height: 1000))
    var parts: [String] = []
    stack.manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: text.count)) {
      _, _, _, range, _ in
      parts.append((text as NSString).substring(with: range))
    }
    #expect(parts.joined() == text)
    #expect(parts.count == Int((size.height / lineHeight).rounded()))
    let used = stack.manager.usedRect(for: stack.container)
    #expect(abs(used.height - CGFloat(parts.count) * lineHeight) < 0.01)
  }

  @Test func `points find the characters`() {
    let stack = Stack("Hello\nWorld", font: font, width: 300)
    var fraction: CGFloat = 0
    let x = 5 + width("He") + (width("Hel") - width("He")) * 0.25
    let first = stack.manager.characterIndex(
      for: CGPoint(x: x, y: 3), in: stack.container,
      fractionOfDistanceBetweenInsertionPoints: &fraction)
    #expect(first == 2)
    #expect(abs(fraction - 0.25) < 0.01)
    let second = stack.manager.glyphIndex(
      for: CGPoint(x: 6, y: lineHeight + 2), in: stack.container)
    #expect(second == 6)
    let end = stack.manager.characterIndex(
      for: CGPoint(x: 290, y: 500), in: stack.container,
      fractionOfDistanceBetweenInsertionPoints: &fraction)
    #expect(end == 10)
    #expect(fraction == 1)
  }

  @Test func `a terminator at the end begins an extra line`() {
    let stack = Stack("One\n", font: font, width: 300)
    let extra = stack.manager.extraLineFragmentRect
    #expect(abs(extra.minY - lineHeight) < 0.01)
    #expect(stack.manager.extraLineFragmentTextContainer === stack.container)
    #expect(abs(stack.manager.usedRect(for: stack.container).height - 2 * lineHeight) < 0.01)
    var range = NSRange(location: 0, length: 0)
    _ = stack.manager.lineFragmentRect(forGlyphAt: 3, effectiveRange: &range)
    #expect(range == NSRange(location: 0, length: 4))
    let empty = Stack("", font: font, width: 300)
    #expect(empty.manager.extraLineFragmentRect.height > 0)
  }

  @Test func `text continues in the next container`() {
    let stack = Stack("One\nTwo\nThree", font: font, width: 300, height: 2.5 * lineHeight)
    let second = NSTextContainer(size: CGSize(width: 300, height: 0))
    stack.manager.addTextContainer(second)
    #expect(stack.manager.glyphRange(for: stack.container) == NSRange(location: 0, length: 8))
    #expect(stack.manager.glyphRange(for: second) == NSRange(location: 8, length: 5))
    var range = NSRange(location: 0, length: 0)
    #expect(stack.manager.textContainer(forGlyphAt: 9, effectiveRange: &range) === second)
    #expect(range.location == 8)
    #expect(stack.manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: nil).minY == 0)
  }

  @Test func `changes of the text and of a container are laid out`() {
    let stack = Stack("ab", font: font, width: 300)
    #expect(abs(stack.manager.usedRect(for: stack.container).width - 10 - width("ab")) < 0.01)
    stack.storage.append(NSAttributedString(string: "cd", attributes: [.font: font]))
    #expect(abs(stack.manager.usedRect(for: stack.container).width - 10 - width("abcd")) < 0.01)
    stack.container.lineFragmentPadding = 0
    #expect(abs(stack.manager.usedRect(for: stack.container).width - width("abcd")) < 0.01)
  }

  @Test func `characters of several units stay whole`() {
    let stack = Stack("a😀b", font: font, width: 300)
    #expect(stack.manager.numberOfGlyphs == 4)
    let range = stack.manager.glyphRange(
      forCharacterRange: NSRange(location: 2, length: 1), actualCharacterRange: nil)
    #expect(range == NSRange(location: 1, length: 2))
    let location = stack.manager.location(forGlyphAt: 3)
    #expect(abs(location.x - 5 - width("a😀")) < 0.01)
  }

  @Test func `the lines are those of the text view`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 130, height: 300))
    view.font = font
    view.text = "The quick brown fox jumps over the lazy dog"
    view.textContainerInset = UIEdgeInsets(top: 4, left: 2, bottom: 6, right: 8)
    view.layoutIfNeeded()
    #expect(view.textContainer.size.width == 120)
    let used = view.layoutManager.usedRect(for: view.textContainer)
    #expect(abs(view.contentSize.height - used.height - 10) < 1)
    let caret = view.caretRect(at: 20)
    let line = view.layoutManager.lineFragmentRect(forGlyphAt: 20, effectiveRange: nil)
    let location = view.layoutManager.location(forGlyphAt: 20)
    #expect(abs(caret.minX - 2 - line.minX - location.x) < 1)
    #expect(abs(caret.minY - 4 - line.minY) < 1)
  }

  @Test func `glyphs are drawn in the current context`() {
    let stack = Stack("Hello", font: font, width: 300)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 40))
    let image = renderer.image { _ in
      stack.manager.drawBackground(
        forGlyphRange: NSRange(location: 0, length: 5), at: .zero)
      stack.manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 5), at: .zero)
    }
    #expect(image.size == CGSize(width: 300, height: 40))
  }
}
