import Scenes
import Testing

@testable import UIKit

@MainActor
@Suite("Tokens precede the text of a search field")
struct SearchTokenTests {
  private let window = UIWindow(onStandardScreen: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
  private let first = UISearchToken(icon: UIImage(systemName: "person"), text: "Maria")
  private let second = UISearchToken(icon: nil, text: "Photos")

  init() {
    window.makeKeyAndVisible()
    window.addSubview(field)
  }

  private func texts(_ tokens: [UISearchToken]) -> [String] { tokens.map(\.text) }

  @Test func `tokens are inserted and removed by index, and keep the app's objects`() {
    first.representedObject = 7
    field.insertToken(second, at: 0)
    field.insertToken(first, at: 0)
    #expect(texts(field.tokens) == ["Maria", "Photos"])
    #expect(field.tokens[0].representedObject as? Int == 7)
    field.removeToken(at: 0)
    #expect(texts(field.tokens) == ["Photos"])
  }

  @Test func `each token takes one position before the text`() throws {
    field.text = "ab"
    field.tokens = [first, second]
    let begin = field.beginningOfDocument
    #expect(field.offset(from: begin, to: field.endOfDocument) == 4)
    #expect(field.offset(from: begin, to: field.positionOfToken(at: 1)) == 1)
    #expect(field.offset(from: begin, to: field.textualRange.start) == 2)
    #expect(field.text(in: field.textualRange) == "ab")
    #expect(field.position(from: begin, offset: -1) == nil)
    #expect(field.position(from: begin, offset: 5) == nil)
    let end = try #require(field.position(from: begin, offset: 3))
    let whole = try #require(field.textRange(from: begin, to: end))
    #expect(texts(field.tokens(in: whole)) == ["Maria", "Photos"])
    #expect(field.text(in: whole) == "a")
    let one = try #require(
      field.textRange(from: field.positionOfToken(at: 1), to: field.textualRange.start))
    #expect(texts(field.tokens(in: one)) == ["Photos"])
    #expect(field.tokens(in: field.textualRange).isEmpty)
  }

  @Test func `a token takes the place of a part of the text`() throws {
    field.text = "in photos now"
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 3))
    let end = try #require(field.position(from: start, offset: 7))
    let range = try #require(field.textRange(from: start, to: end))
    field.replaceTextualPortion(of: range, with: second, at: 0)
    #expect(field.text == "in now")
    #expect(texts(field.tokens) == ["Photos"])
  }

  @Test func `replacing the whole document removes its tokens`() throws {
    field.text = "ab"
    field.tokens = [first, second]
    let whole = try #require(
      field.textRange(from: field.positionOfToken(at: 1), to: field.endOfDocument))
    field.replace(whole, withText: "c")
    #expect(field.text == "c")
    #expect(texts(field.tokens) == ["Maria"])
  }

  @Test func `the delete key selects the last token, then removes it`() {
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.tokens = [first, second]
    field.becomeFirstResponder()
    field.userDidEdit(to: "")
    #expect(field.tokenViews.map(\.isSelected) == [false, true])
    #expect(changes == 0)
    field.userDidEdit(to: "")
    #expect(texts(field.tokens) == ["Maria"])
    #expect(changes == 1)
    field.userDidEdit(to: "")
    field.userDidEdit(to: "x")
    #expect(field.tokenViews.map(\.isSelected) == [false], "typing deselects")
    field.userDidEdit(to: "")
    #expect(texts(field.tokens) == ["Maria"], "the letter is deleted first")
  }

  @Test func `the delete key before the first character reaches the tokens`() {
    let caret = NSRange(location: 0, length: 0)
    field.text = "ab"
    field.tokens = [first, second]
    field.becomeFirstResponder()
    field.setSelection(NSRange(location: 1, length: 0))
    field.userDidEdit(to: "ab", selection: NSRange(location: 1, length: 0))
    #expect(field.tokenViews.map(\.isSelected) == [false, false], "the caret is in the text")
    field.setSelection(caret)
    field.userDidEdit(to: "ab", selection: caret)
    #expect(field.tokenViews.map(\.isSelected) == [false, true])
    field.userDidEdit(to: "ab", selection: caret)
    #expect(texts(field.tokens) == ["Maria"])
    #expect(field.text == "ab")
  }

  @Test func `the user cannot remove tokens that the app keeps`() {
    field.tokens = [first]
    field.text = "a"
    field.allowsDeletingTokens = false
    field.userDidClear()
    #expect(field.text == "")
    for _ in 0..<3 { field.userDidEdit(to: "") }
    #expect(texts(field.tokens) == ["Maria"])
    field.allowsDeletingTokens = true
    field.userDidClear()
    #expect(field.tokens.isEmpty)
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func `tokens are between the glass and the text`(_ direction: UISemanticContentAttribute) {
    field.semanticContentAttribute = direction
    field.text = "ab"
    let before = field.textRect(forBounds: field.bounds)
    field.tokens = [first, second]
    field.layoutIfNeeded()
    let text = field.textRect(forBounds: field.bounds)
    let glass = field.leftViewRect(forBounds: field.bounds)
    let parts = [glass] + field.tokenViews.map(\.frame) + [text]
    for (a, b) in zip(parts, parts.dropFirst()) {
      #expect(direction == .forceLeftToRight ? a.maxX <= b.minX : b.maxX <= a.minX, "\(a), \(b)")
    }
    #expect(text.width < before.width)
    #expect(field.tokenViews.map(\.superview) == [field, field])
  }

  @Test func `long tokens leave room for the text`() {
    field.tokens = (0..<5).map { UISearchToken(icon: nil, text: "A long token \($0)") }
    field.layoutIfNeeded()
    #expect(field.textRect(forBounds: field.bounds).width >= 59)
  }

  @Test func `the placeholder gives way to tokens`() {
    field.placeholder = "Name"
    field.tokens = [first]
    #expect(field.drawing(at: .present).input?.placeholder == "")
    field.tokens = []
    #expect(field.drawing(at: .present).input?.placeholder == "Name")
  }

  @Test func `assistive technology reads the tokens before the text`() {
    field.tokens = [first, second]
    field.text = "ab"
    #expect(field.accessibilityValue == "Maria, Photos, ab")
  }

  @Test func `the defaults have values for keys`() {
    let key = "TesseraTests.\(UUID().uuidString)"
    let defaults = UserDefaults.standard
    defaults.setValue(Data([1, 2]), forKey: key)
    #expect(defaults.data(forKey: key) == Data([1, 2]))
    #expect(defaults.value(forKey: key) as? Data == Data([1, 2]))
    defaults.setValue(nil, forKey: key)
    #expect(defaults.object(forKey: key) == nil)
    #expect(defaults.value(forKey: key) == nil)
  }
}
