import Foundation
import Scenes
import Testing

@testable import UIKit

/// The calls of a text field's delegate, events and notifications, in their order.
@MainActor
final class FieldListener: UITextFieldDelegate {
  var calls: [String] = []
  var refused: Set<String> = []
  var allowsChange: (NSRange, String) -> Bool = { _, _ in true }

  private func ask(_ name: String) -> Bool {
    calls.append(name)
    return !refused.contains(name)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("shouldBegin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd") }
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    calls.append("didEnd \(reason)")
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    calls.append("change \(range.location)+\(range.length) \(string)")
    return allowsChange(range, string)
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { calls.append("selection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("shouldClear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn") }

  /// Also logs events and notifications of a field.
  func observe(_ field: UITextField) {
    field.delegate = self
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "event begin"), (.editingChanged, "event changed"),
      (.editingDidEnd, "event end"), (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in events {
      field.addAction(UIAction { [weak self] _ in self?.calls.append(name) }, for: event)
    }
  }

  /// Returns the calls since the last time.
  func taken() -> [String] {
    defer { calls = [] }
    return calls
  }
}

@MainActor
@Suite struct UITextFieldTests {
  private let window = UIWindow(onStandardScreen: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let field = UITextField(frame: CGRect(x: 10, y: 20, width: 200, height: 34))
  private let listener = FieldListener()

  init() {
    window.makeKeyAndVisible()
    window.addSubview(field)
    listener.observe(field)
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    for phase in [HostTouch.Phase.began, .ended] {
      window.deliver([HostTouch(id: 1, phase: phase, location: CGPoint(x: x, y: y))])
    }
    window.layoutIfNeeded()
  }

  private var drawing: SceneNode {
    window.layoutIfNeeded()
    return field.drawing(at: .present)
  }

  // MARK: Defaults

  @Test func `a new field has the documented values`() {
    let field = UITextField()
    #expect(field.text == "")
    #expect(field.attributedText?.string == "")
    #expect(field.placeholder == nil)
    #expect(field.font == .systemFont(ofSize: 17))
    #expect(field.textColor == .label)
    #expect(field.borderStyle == .none)
    #expect(field.clearButtonMode == .never)
    #expect(field.leftViewMode == .never)
    #expect(field.rightViewMode == .never)
    #expect(field.textAlignment == .natural)
    #expect(!field.clearsOnBeginEditing)
    #expect(!field.hasText)
    #expect(field.keyboardType == .default)
    #expect(field.returnKeyType == .default)
    #expect(field.autocapitalizationType == .sentences)
    #expect(field.textContentType == nil)
    #expect(!field.isSecureTextEntry)
    #expect(field.typingAttributes == nil)
    #expect(field.isAccessibilityElement)
    field.text = nil
    #expect(field.text == "")
  }

  // MARK: Calls

  @Test func `a tap begins editing, typing changes the text, and every call comes in order`() {
    tap(50, 30)
    #expect(listener.taken() == ["shouldBegin", "didBegin", "event begin"])
    #expect(field.isEditing)
    #expect(field.isFirstResponder)
    #expect(field.userDidEdit(to: "a"))
    #expect(listener.taken() == ["change 0+0 a", "selection", "event changed"])
    field.userDidSubmit()
    #expect(listener.taken() == ["shouldReturn", "primary"])
    #expect(field.isEditing, "the Return key alone does not end the editing")
    #expect(field.resignFirstResponder())
    #expect(listener.taken() == ["shouldEnd", "didEnd committed", "event end"])
  }

  @Test func `an action for the end on exit lets the Return key end the editing`() {
    field.addAction(
      UIAction { [listener] _ in listener.calls.append("exit") }, for: .editingDidEndOnExit)
    field.becomeFirstResponder()
    _ = listener.taken()
    field.userDidSubmit()
    #expect(
      listener.taken() == [
        "shouldReturn", "primary", "exit", "shouldEnd", "didEnd committed", "event end",
      ])
    #expect(!field.isEditing)
    field.becomeFirstResponder()
    listener.refused = ["shouldReturn"]
    _ = listener.taken()
    field.userDidSubmit()
    #expect(listener.taken() == ["shouldReturn"])
    #expect(field.isEditing)
  }

  @Test func `notifications name the field at the beginning, at a change and at the end`() {
    final class Names: @unchecked Sendable { var all: [String] = [] }
    let names = Names()
    let center = NotificationCenter.default
    let tokens = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ].map { name in
      center.addObserver(forName: name, object: field, queue: nil) {
        names.all.append($0.name.rawValue)
      }
    }
    defer { tokens.forEach(center.removeObserver) }
    field.userDidEdit(to: "a")
    field.text = "b"
    field.resignFirstResponder()
    #expect(
      names.all == [
        "UITextFieldTextDidBeginEditingNotification", "UITextFieldTextDidChangeNotification",
        "UITextFieldTextDidEndEditingNotification",
      ])
  }

  @Test func `the old end is called by the default of the one with a reason`() {
    final class Old: UITextFieldDelegate {
      var ends = 0
      func textFieldDidEndEditing(_ textField: UITextField) { ends += 1 }
    }
    let old = Old()
    field.delegate = old
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(old.ends == 1)
  }

  @Test func `a refused change, a refused beginning and a refused end leave everything as it was`()
  {
    field.text = "12"
    listener.allowsChange = { _, text in text.allSatisfy(\.isNumber) }
    #expect(!field.userDidEdit(to: "12x"))
    #expect(field.text == "12")
    #expect(!listener.calls.contains("event changed"))
    listener.refused = ["shouldEnd"]
    #expect(!field.resignFirstResponder())
    #expect(field.isEditing)
    #expect(!window.endEditing(false))
    #expect(field.isEditing)
    #expect(window.endEditing(true))
    #expect(!field.isEditing, "a forced end asks nobody")
    listener.refused = ["shouldBegin"]
    #expect(!field.becomeFirstResponder())
    #expect(!field.userDidEdit(to: "3"))
    #expect(field.text == "12")
  }

  @Test func `editing ends only in the view that was asked`() {
    let other = UIView(frame: .zero)
    window.addSubview(other)
    field.becomeFirstResponder()
    #expect(other.endEditing(true))
    #expect(field.isEditing)
    #expect(field.endEditing(false))
    #expect(!field.isEditing)
  }

  @Test func `the field that was edited ends before the next one begins`() {
    let next = UITextField(frame: CGRect(x: 10, y: 80, width: 200, height: 34))
    next.delegate = listener
    window.addSubview(next)
    field.becomeFirstResponder()
    _ = listener.taken()
    next.becomeFirstResponder()
    #expect(
      listener.taken() == ["shouldBegin", "shouldEnd", "didEnd committed", "event end", "didBegin"])
  }

  @Test func `a disabled field cannot be edited, and disabling ends the editing`() {
    field.becomeFirstResponder()
    field.isEnabled = false
    #expect(!field.isEditing)
    tap(50, 30)
    #expect(!field.isEditing)
    #expect(!field.userDidEdit(to: "a"))
    #expect(field.text == "")
  }

  @Test func `the program's text is not told, and a change while editing moves the caret`() {
    field.text = "abc"
    #expect(listener.taken().isEmpty)
    #expect(field.selection == NSRange(location: 3, length: 0))
    field.becomeFirstResponder()
    _ = listener.taken()
    field.text = "ab"
    #expect(listener.taken() == ["selection"])
    field.userDidEdit(to: "axb", selection: NSRange(location: 2, length: 0))
    #expect(field.selection.location == 2)
    _ = listener.taken()
    field.text = "axb"
    #expect(listener.taken().isEmpty)
    #expect(field.selection.location == 2, "the same text keeps the caret")
  }

  @Test func `a delegate that changes the text itself gets no second change`() {
    listener.allowsChange = { [field] _, text in
      field.text = (field.text ?? "") + text.uppercased()
      return false
    }
    #expect(!field.userDidEdit(to: "a"))
    #expect(field.text == "A")
    #expect(!field.userDidEdit(to: "Ab"))
    #expect(field.text == "AB")
  }

  @Test func `pasted lines are joined`() {
    field.userDidEdit(to: "one\ntwo\r\n")
    #expect(field.text == "one two")
  }

  // MARK: Clearing and deleting

  @Test func `the clear button is displayed with text, in its mode, and clears`() throws {
    field.clearButtonMode = .whileEditing
    field.text = "abc"
    window.layoutIfNeeded()
    #expect(field.subviews.isEmpty)
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    let button = try #require(field.subviews.first)
    #expect(button.frame == CGRect(x: 176, y: CGFloat(23) / 3, width: 19, height: 19))
    #expect(drawing.input?.area?.maxX == 176)
    _ = listener.taken()
    tap(10 + 185, 20 + 17)
    #expect(field.text == "")
    #expect(field.isEditing)
    #expect(field.subviews.isEmpty)
    #expect(listener.taken() == ["shouldClear", "selection", "event changed"])
    field.userDidEdit(to: "x")
    window.layoutIfNeeded()
    listener.refused = ["shouldClear"]
    tap(10 + 185, 20 + 17)
    #expect(field.text == "x")
  }

  @Test func `beginning removes the text if the field says so and the delegate agrees`() {
    field.clearsOnBeginEditing = true
    field.text = "old"
    listener.refused = ["shouldClear"]
    field.becomeFirstResponder()
    #expect(field.text == "old")
    field.resignFirstResponder()
    listener.refused = []
    field.becomeFirstResponder()
    #expect(field.text == "")
  }

  @Test func `insertion replaces the text once if the field says so`() {
    field.text = "old"
    field.clearsOnInsertion = true
    field.userDidEdit(to: "oldn")
    field.userDidEdit(to: "ne")
    #expect(field.text == "ne")
    #expect(!field.clearsOnInsertion)
  }

  @Test func `the delete key calls the method, in an empty field too`() {
    final class Codes: UITextField {
      var deletions = 0
      override func deleteBackward() {
        deletions += 1
        super.deleteBackward()
      }
    }
    let codes = Codes(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
    window.addSubview(codes)
    codes.delegate = listener
    codes.userDidEdit(to: "1👍🏽")
    #expect(codes.handle(.edit(codes.deletion)))
    #expect(codes.text == "1")
    #expect(codes.deletions == 1)
    #expect(codes.userDidEdit(to: ""))
    #expect(codes.deletions == 2)
    _ = listener.taken()
    #expect(codes.handle(.edit(codes.deletion)))
    #expect(codes.deletions == 3)
    #expect(listener.taken().isEmpty, "nothing to ask in an empty field")
    codes.text = "12345"
    codes.userDidSelect(NSRange(location: 1, length: 3))
    #expect(codes.handle(.edit(codes.deletion)))
    #expect(codes.text == "15")
    #expect(codes.deletions == 4)
  }

  @Test func `the Return key waits for text if the field says so`() {
    field.enablesReturnKeyAutomatically = true
    field.becomeFirstResponder()
    _ = listener.taken()
    field.userDidSubmit()
    #expect(listener.taken().isEmpty)
    field.text = "a"
    _ = listener.taken()
    field.userDidSubmit()
    #expect(listener.taken() == ["shouldReturn", "primary"])
  }

  // MARK: Ranges

  @Test func `ranges count UTF-16 units, and end where the text does`() throws {
    field.text = "a👍b"
    let end = field.endOfDocument
    #expect(field.offset(from: field.beginningOfDocument, to: end) == 4)
    let first = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let last = try #require(field.position(from: end, offset: -1))
    let thumb = try #require(field.textRange(from: last, to: first))
    #expect(field.text(in: thumb) == "👍")
    #expect(!thumb.isEmpty)
    #expect(field.position(from: end, offset: 1) == nil)
    #expect(field.position(from: end, offset: .max) == nil)
    #expect(field.compare(thumb.start, to: thumb.end) == .orderedAscending)
    field.becomeFirstResponder()
    field.selectedTextRange = thumb
    #expect(field.selection == NSRange(location: 1, length: 2))
    field.insertText("x")
    #expect(field.text == "axb")
    #expect(field.selection == NSRange(location: 2, length: 0))
    field.replace(UITextRange(NSRange(location: 3, length: 0)), withText: "!")
    #expect(field.text == "axb!")
  }

  // MARK: Attributes

  @Test func `typed text has the attributes of the text before it, or those set for it`() {
    field.attributedText = NSAttributedString(
      string: "ab", attributes: [.foregroundColor: UIColor.red, .kern: 2])
    #expect(field.textColor == .red)
    field.userDidEdit(to: "abc")
    func color(at index: Int) -> UIColor? {
      field.attributedText?.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
    }
    #expect(color(at: 2) == .red)
    #expect(field.text == "abc")
    field.typingAttributes = [.foregroundColor: UIColor.blue]
    field.userDidEdit(to: "abcd")
    #expect(color(at: 3) == .blue)
    #expect(color(at: 2) == .red)
    field.defaultTextAttributes = [.foregroundColor: UIColor.green, .kern: 3]
    #expect(color(at: 0) == .green)
    #expect(color(at: 3) == .green)
    field.text = "x"
    field.userDidEdit(to: "xy")
    let kern = field.attributedText?.attribute(.kern, at: 1, effectiveRange: nil)
    #expect(kern as? Int == 3)
  }

  // MARK: Layout

  @Test func `sizes are those recorded for the borders`() {
    let heights: [(UITextField.BorderStyle, CGFloat)] = [
      (.none, 22), (.line, 30), (.bezel, 32), (.roundedRect, 34),
    ]
    for (style, height) in heights {
      field.borderStyle = style
      #expect(field.intrinsicContentSize.height == height, "\(style)")
      #expect(field.sizeThatFits(CGSize(width: 5, height: 5)) == field.intrinsicContentSize)
    }
    let width = field.intrinsicContentSize.width
    field.placeholder = "A long placeholder"
    #expect(field.intrinsicContentSize.width > width)
  }

  @Test(arguments: [false, true])
  func `side views touch the edges and cut the text`(isRightToLeft: Bool) throws {
    if isRightToLeft { field.semanticContentAttribute = .forceRightToLeft }
    field.borderStyle = .roundedRect
    let left = UIView(frame: CGRect(x: 3, y: 3, width: 20, height: 10))
    let right = UIView(frame: CGRect(x: 3, y: 3, width: 30, height: 50))
    (field.leftView, field.leftViewMode) = (left, .always)
    (field.rightView, field.rightViewMode) = (right, .unlessEditing)
    window.layoutIfNeeded()
    #expect(left.frame == CGRect(x: isRightToLeft ? 180 : 0, y: 12, width: 20, height: 10))
    #expect(right.frame == CGRect(x: isRightToLeft ? 0 : 170, y: -8, width: 30, height: 50))
    #expect(drawing.input?.area == CGRect(x: isRightToLeft ? 30 : 20, y: 2, width: 150, height: 30))
    #expect(drawing.input?.alignment == (isRightToLeft ? "right" : "left"))
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    #expect(right.superview == nil)
    #expect(drawing.input?.area?.width == 173)
    field.leftView = nil
    #expect(left.superview == nil)
  }

  @Test func `overridden rectangles place the text, the placeholder and the views`() {
    final class Padded: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 3) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 16, dy: 4)
      }
      override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 30, dy: 5)
      }
      override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 0, y: 0, width: 10, height: 10)
      }
    }
    let padded = Padded(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    window.addSubview(padded)
    padded.placeholder = "P"
    func area() -> CGRect {
      let node = padded.drawing(at: .present)
      let area = node.input?.area
      #expect(node.text?.lines.first?.x == area?.minX)
      return area ?? .null
    }
    #expect(area().minX == 30)
    padded.text = "T"
    #expect(area().minX == 12)
    padded.clearButtonMode = .always
    padded.becomeFirstResponder()
    window.layoutIfNeeded()
    #expect(area().minX == 16)
    #expect(padded.subviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 10, height: 10)])
  }

  @Test func `text shrinks to the least size, and no further`() throws {
    field.text = String(repeating: "wide ", count: 8)
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 12
    #expect(drawing.input!.font.size == 12)
    #expect(drawing.text!.lines[0].string.hasSuffix("…"))
    field.minimumFontSize = 4
    #expect(drawing.input!.font.size < 12)
    #expect(!drawing.text!.lines[0].string.hasSuffix("…"))
  }

  // MARK: Drawing

  @Test func `hidden characters are drawn as dots, and are no value for assistive technology`()
    throws
  {
    field.text = "pass👍"
    field.isSecureTextEntry = true
    #expect(drawing.text?.lines.map(\.string) == ["•••••"])
    #expect(drawing.input?.isSecure == true)
    #expect(field.accessibilityValue == "•••••")
  }

  @Test func `the border is drawn unless the layer has one`() {
    #expect(field.drawing(at: .present).border == nil)
    field.borderStyle = .roundedRect
    #expect(field.drawing(at: .present).cornerRadius == 5)
    #expect(
      field.drawing(at: .present).fill
        == UIColor.systemBackground.sceneColor(in: field.traitCollection))
    field.backgroundColor = .red
    #expect(field.drawing(at: .present).fill == UIColor.red.sceneColor(in: field.traitCollection))
    field.layer.borderWidth = 3
    field.layer.cornerRadius = 9
    #expect(field.drawing(at: .present).border?.width == 3)
    #expect(field.drawing(at: .present).cornerRadius == 9)
  }

  @Test func `the keyboard of every kind reaches hosts`() throws {
    field.keyboardType = .decimalPad
    field.returnKeyType = .next
    field.autocapitalizationType = .allCharacters
    field.autocorrectionType = .no
    field.textContentType = .oneTimeCode
    field.keyboardAppearance = .dark
    let keyboard = try #require(drawing.input).keyboard
    #expect(keyboard.layout == "decimal")
    #expect(keyboard.returnKey == "next")
    #expect(keyboard.capitalization == "characters")
    #expect(keyboard.isCorrecting == false)
    #expect(keyboard.contentType == "one-time-code")
    #expect(keyboard.isDark == true)
  }

  @Test func `ten megabytes of text are kept whole, and measured no further than a line has room`()
    throws
  {
    let text = String(repeating: "word ", count: 2_000_000)
    field.text = text
    #expect(field.text?.utf8.count == 10_000_000)
    #expect(drawing.text?.lines.count == 1)
    #expect(field.shownText.utf16.count == UITextField.longestDrawnText)
    #expect(field.intrinsicContentSize.width > 10_000)
    #expect(field.userDidEdit(to: text + "!"))
    #expect(field.selection.location == 10_000_001)
  }
}
