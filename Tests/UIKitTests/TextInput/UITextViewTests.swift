// Parameter names are UIKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Scenes
import Testing

@testable import UIKit

@MainActor
@Suite struct UITextViewTests {
  private final class Listener: NSObject, UITextViewDelegate {
    var calls: [String] = []
    var refused: Set<String> = []
    var allowsChange: (NSRange, String) -> Bool = { _, _ in true }

    private func ask(_ name: String) -> Bool {
      calls.append(name)
      return !refused.contains(name)
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("shouldBegin") }
    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("didBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("shouldEnd") }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("didEnd") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      calls.append("change \(range.location)+\(range.length) \(text.debugDescription)")
      return allowsChange(range, text)
    }
    func textViewDidChange(_ textView: UITextView) { calls.append("changed") }
    func textViewDidChangeSelection(_ textView: UITextView) { calls.append("selection") }
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      calls.append("link \(URL) \(characterRange.location)+\(characterRange.length)")
      return true
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scrolled") }

    func taken() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private let window = UIWindow(onStandardScreen: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UITextView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
  private let listener = Listener()

  init() {
    window.makeKeyAndVisible()
    window.addSubview(view)
    view.font = .systemFont(ofSize: 17)
    view.delegate = listener
    window.layoutIfNeeded()
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    for phase in [HostTouch.Phase.began, .ended] {
      window.deliver([HostTouch(id: 1, phase: phase, location: CGPoint(x: x, y: y))])
    }
    window.layoutIfNeeded()
  }

  private var drawing: SceneNode {
    window.layoutIfNeeded()
    return view.contentView.drawing(at: .present)
  }

  @Test func `a new text view has the documented values`() {
    let view = UITextView()
    #expect(view.text == "")
    #expect(view.attributedText.string == "")
    #expect(view.isEditable)
    #expect(view.isSelectable)
    #expect(view.isScrollEnabled)
    #expect(view.textColor == .label)
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5)
    #expect(view.textAlignment == .natural)
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
    #expect(!view.hasText)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  @Test func `calls come in order, and the Return key begins a line`() {
    tap(50, 30)
    #expect(listener.taken() == ["shouldBegin", "didBegin"])
    #expect(view.userDidEdit(to: "a", selection: NSRange(location: 1, length: 0)))
    #expect(listener.taken() == ["change 0+0 \"a\"", "selection", "changed"])
    #expect(view.userDidSubmit())
    #expect(view.text == "a\n")
    #expect(listener.taken() == ["change 1+0 \"\\n\"", "selection", "changed"])
    view.text = "b"
    #expect(listener.taken() == ["selection"])
    #expect(view.resignFirstResponder())
    #expect(listener.taken() == ["shouldEnd", "didEnd"])
  }

  @Test func `a delegate may use the Return key to end the editing`() {
    listener.allowsChange = { [view] _, text in
      guard text == "\n" else { return true }
      view.resignFirstResponder()
      return false
    }
    view.becomeFirstResponder()
    #expect(!view.userDidSubmit())
    #expect(view.text == "")
    #expect(!view.isFirstResponder)
  }

  @Test
  func `text that is not editable is not edited, and text that is not selectable not selected`() {
    view.isEditable = false
    tap(50, 30)
    #expect(!view.isFirstResponder)
    #expect(!view.userDidEdit(to: "a"))
    #expect(view.becomeFirstResponder(), "it can be selected")
    #expect(listener.taken().isEmpty)
    view.isSelectable = false
    #expect(!view.isFirstResponder)
    #expect(!view.becomeFirstResponder())
    view.layoutIfNeeded()
    #expect(drawing.input == nil, "a host has nothing to edit")
    #expect(drawing.text != nil)
  }

  @Test func `a tap on a link of text that is not editable calls the delegate`() throws {
    let text = NSMutableAttributedString(
      string: "first\nsee this page", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.addAttribute(
      .link, value: try #require(URL(string: "https://example.com")),
      range: NSRange(location: 10, length: 4))
    view.attributedText = text
    let caret = view.caretRect(at: 12)
    tap(10 + caret.minX, 20 + caret.midY)
    #expect(view.isFirstResponder, "editable text is edited")
    view.resignFirstResponder()
    view.isEditable = false
    _ = listener.taken()
    tap(10 + caret.minX, 20 + caret.midY)
    #expect(listener.taken() == ["link https://example.com 10+4"])
    tap(10 + 8, 20 + 12)
    #expect(listener.taken().isEmpty)
    let runs = try #require(drawing.text).lines.flatMap(\.runs)
    let linked = try #require(runs.first { $0.string.hasPrefix("this") })
    #expect(linked.color == UIColor.link.sceneColor(in: view.traitCollection))
    #expect(linked.bars.isEmpty)
    view.linkTextAttributes = [.foregroundColor: UIColor.red, .underlineStyle: 1]
    let recolored = try #require(drawing.text).lines.flatMap(\.runs)
    let red = recolored.first { $0.string.hasPrefix("this") }
    #expect(red?.color == UIColor.red.sceneColor(in: view.traitCollection))
    #expect(red?.bars.isEmpty == false)
  }

  // MARK: Layout

  @Test func `the content has the lines with their insets, and scrolls`() {
    view.text = (1...20).map { "line \($0)" }.joined(separator: "\n")
    window.layoutIfNeeded()
    let scale = view.traitCollection.roundingScale
    let height = PixelRounding.up(20 * UIFont.systemFont(ofSize: 17).lineHeight + 16, scale: scale)
    #expect(view.contentSize == CGSize(width: 200, height: height))
    _ = listener.taken()
    view.scrollRangeToVisible(NSRange(location: view.length, length: 0))
    window.layoutIfNeeded()
    #expect(abs(view.contentOffset.y - (height - 100)) <= 1)
    #expect(listener.taken().contains("scrolled"))
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    #expect(view.contentOffset.y == 0)
  }

  @Test func `typing scrolls to the caret`() {
    view.becomeFirstResponder()
    for _ in 0..<12 { #expect(view.userDidSubmit()) }
    window.layoutIfNeeded()
    let caret = view.caretRect(at: view.length)
    #expect(view.contentOffset.y > 0)
    #expect(caret.maxY <= view.bounds.maxY)
    #expect(caret.minY >= view.bounds.minY)
  }

  @Test func `the caret is after what is before it, in every line`() {
    view.text = "ab cd\n\nwide words that wrap to another line"
    window.layoutIfNeeded()
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(view.caretRect(at: 0).minX == 5)
    #expect(abs(view.caretRect(at: 0).minY - 8) < 1)
    #expect(view.caretRect(at: 2).minX > view.caretRect(at: 1).minX)
    #expect(abs(view.caretRect(at: 6).minY - 8 - line) < 1, "the empty line")
    #expect(view.caretRect(at: 6).minX == 5)
    #expect(abs(view.caretRect(at: 7).minY - 8 - 2 * line) < 1)
    #expect(view.caretRect(at: view.length).minY > view.caretRect(at: 7).minY)
  }

  @Test func `without scrolling the view has the size of its text, in constraints too`() {
    view.isScrollEnabled = false
    view.text = "One line"
    let line = view.intrinsicContentSize.height
    view.text = "One line and many more words that wrap"
    #expect(view.intrinsicContentSize.height == line, "a paragraph on one line")
    #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height > 2 * line - 20)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(root)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.height == view.sizeThatFits(CGSize(width: 120, height: 0)).height)
    let before = view.frame.height
    view.becomeFirstResponder()
    view.userDidEdit(to: view.text + "\nmore")
    root.layoutIfNeeded()
    #expect(view.frame.height > before)
    view.isScrollEnabled = true
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
  }

  @Test func `baselines belong to the first and the last line`() {
    view.isScrollEnabled = false
    view.text = "One\nTwo"
    let label = UILabel()
    label.font = view.font
    label.text = "Beside"
    for view in [view, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    window.addSubview(label)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: 40),
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      label.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor),
    ])
    window.layoutIfNeeded()
    #expect(abs(label.frame.minY - 48) <= 0.5)
  }

  @Test func `a limit of lines truncates the text`() throws {
    view.text = "one two three four five six seven eight nine ten eleven twelve"
    view.textContainer.maximumNumberOfLines = 2
    view.textContainer.lineBreakMode = .byTruncatingTail
    let text = try #require(drawing.text)
    #expect(text.lines.count == 2)
    #expect(text.lines.last?.string.hasSuffix("…") == true)
  }

  @Test(arguments: [false, true])
  func `lines begin at the leading edge`(isRightToLeft: Bool) throws {
    if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    view.text = "short"
    let line = try #require(drawing.text?.lines.first)
    if isRightToLeft {
      #expect(abs(line.x + line.width - 195) < 0.5)
    } else {
      #expect(line.x == 5)
    }
    #expect(drawing.input?.area?.minX == 5)
    #expect(drawing.input?.isRightToLeft == isRightToLeft)
  }

  // MARK: Long texts

  private func words(_ count: Int) -> String {
    (0..<count).map { "word \($0)\($0 % 9 == 0 ? "\n" : " ")" }.joined()
  }

  @Test func `the blocks of a long text have the lines of the whole`() {
    let text = words(1500)
    #expect(text.utf16.count < TextBlocks.exactLength)
    let style = TextBlocks.Style(
      font: .systemFont(ofSize: 15), width: 180, alignment: .left, scale: 3, mode: .byWordWrapping,
      limit: 0)
    let blocks = TextBlocks(text, styled: nil, style: style)
    #expect(blocks.blocks.count > 3)
    let whole = LabelText(
      text: text, font: style.font, mode: .byWordWrapping, scale: 3)
    let fitted = whole.fitted(
      to: CGSize(width: 180, height: CGFloat.greatestFiniteMagnitude), limit: 0, shrink: nil)
    let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    let placed = blocks.placed(
      0...CGFloat.greatestFiniteMagnitude, at: .zero, paint: TextPaint(color: black) { _ in black })
    #expect(placed.lines.map(\.text) == fitted.lines.lines.map(\.text))
    let height = whole.unroundedSize(for: 180, lines: 0).height
    #expect(abs(blocks.height - height) < 0.01)
  }

  @Test func `a change of a long text computes its block again, and no other`() {
    let text = words(1500)
    let style = TextBlocks.Style(
      font: .systemFont(ofSize: 15), width: 180, alignment: .left, scale: 3, mode: .byWordWrapping,
      limit: 0)
    let old = TextBlocks(text, styled: nil, style: style)
    #expect(old.computedCount == old.blocks.count)
    let changed = TextBlocks("x" + text, styled: nil, style: style, reusing: old)
    #expect(changed.computedCount == 1)
    #expect(changed.blocks.last?.units.upperBound == text.utf16.count + 1)
  }

  @Test func `ten megabytes are laid out where they are visible`() throws {
    let line = "A paragraph of some words, of which there are very many.\n"
    let text = String(repeating: line, count: 10_000_000 / line.utf8.count)
    view.text = text
    window.layoutIfNeeded()
    #expect(view.contentSize.height > 1_000_000)
    let count = try #require(view.blocks).computedCount
    #expect(count < 20)
    view.contentOffset.y = view.contentSize.height / 2
    window.layoutIfNeeded()
    #expect(drawing.input == nil, "a text of this length is not edited by a host")
    let middle = try #require(drawing.text)
    #expect(!middle.lines.isEmpty)
    #expect(try #require(view.blocks).computedCount < count + 30)
    view.scrollRangeToVisible(NSRange(location: text.utf16.count, length: 0))
    window.layoutIfNeeded()
    #expect(view.contentOffset.y > view.contentSize.height - 300)
  }

  @Test func `a paragraph of ten megabytes is cut`() {
    view.text = String(repeating: "word ", count: 2_000_000)
    window.layoutIfNeeded()
    #expect(view.contentSize.height > 1_000_000)
    #expect(view.blocks.map { $0.computedCount < 20 } == true)
  }
}
