import Foundation
import Testing

@testable import UIKit

/// A window that displays the keyboard of a device, with a text field and a text view.
@MainActor
private final class KeyboardScreen {
  let window: UIWindow
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  let textView = UITextView(frame: CGRect(x: 20, y: 160, width: 200, height: 100))

  init(
    device: String = "iphone-15", orientation: Device.Orientation = .portrait,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, showsKeyboard: Bool = true
  ) {
    var user = UserTraits()
    user.showsKeyboard = showsKeyboard
    user.layoutDirection = direction
    window = UIWindow(
      device: Device.named(device)!, orientation: orientation, user: user,
      rootViewController: { UIViewController() })
    for view in [field, textView] as [UIView] { window.rootViewController?.view.addSubview(view) }
    window.layoutIfNeeded()
  }

  func begin(_ view: UIResponder? = nil) {
    _ = (view ?? field).becomeFirstResponder()
    window.layoutIfNeeded()
  }

  var keyboard: KeyboardView? {
    func search(_ view: UIView) -> KeyboardView? {
      (view as? KeyboardView) ?? view.subviews.lazy.compactMap(search).first
    }
    return search(window)
  }

  /// The titles of the keys for assistive technology, without the words above them.
  var titles: [String] {
    keyboard?.subviews.compactMap { ($0 as? KeyView)?.accessibilityLabel } ?? []
  }

  /// The key with a title.
  func key(_ title: String) throws -> KeyView {
    try #require(
      keyboard?.subviews.lazy.compactMap { $0 as? KeyView }
        .first { $0.accessibilityLabel == title })
  }

  /// Taps the keys with titles, one after the other.
  func tap(_ titles: String...) throws {
    for title in titles {
      let key = try key(title)
      let point = key.convert(CGPoint(x: key.bounds.midX, y: key.bounds.midY), to: nil)
      window.deliver([HostTouch(id: 1, phase: .began, location: point)])
      window.deliver([HostTouch(id: 1, phase: .ended, location: point)])
      window.layoutIfNeeded()
    }
  }
}

/// A delegate that counts presses of Return, and rejects digits.
private final class FieldDelegate: NSObject, UITextFieldDelegate {
  var returns = 0

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    returns += 1
    return true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { !string.contains { $0.isNumber } }
}

@MainActor
@Suite struct KeyboardViewTests {
  @Test func `a host without the keyboard displays none`() {
    let screen = KeyboardScreen(showsKeyboard: false)
    screen.begin()
    #expect(screen.keyboard == nil)
  }

  @Test func `the keyboard has the frame that its height states, and leaves with the editing`() {
    let screen = KeyboardScreen()
    screen.begin()
    let bounds = screen.window.bounds
    let frame = screen.keyboard.map { $0.convert($0.bounds, to: nil) }
    #expect(frame == CGRect(x: 0, y: bounds.maxY - 336, width: bounds.width, height: 336))
    #expect(screen.window.keyboard.displayedHeight == 336)
    screen.field.resignFirstResponder()
    #expect(screen.window.keyboard.displayedHeight == 0)
  }

  @Test func `a number pad has no row of suggestions`() {
    let screen = KeyboardScreen()
    screen.field.keyboardType = .numberPad
    screen.begin()
    #expect(screen.window.keyboard.height == 291)
    #expect(
      screen.titles == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "delete"])
  }

  @Test func `the guide of the keyboard is at the top of the displayed keyboard`() throws {
    let screen = KeyboardScreen()
    let view = try #require(screen.window.rootViewController?.view)
    let guide = view.keyboardLayoutGuide
    screen.begin()
    #expect(guide.layoutFrame.minY == screen.window.bounds.maxY - 336)
  }

  @Test func `keys type, and the first letter is a capital one`() throws {
    let screen = KeyboardScreen()
    screen.begin()
    try screen.tap("H", "e", "y", "space", "y", "o")
    #expect(screen.field.text == "Hey yo")
    try screen.tap("delete", "delete")
    #expect(screen.field.text == "Hey ")
  }

  @Test func `a capital letter begins each sentence`() throws {
    let screen = KeyboardScreen()
    screen.begin()
    try screen.tap("A", "123", ".", "space")
    #expect(screen.keyboard?.shift == .on)
    #expect(screen.keyboard?.plane == .letters)
    try screen.tap("B", "c")
    #expect(screen.field.text == "A. Bc")
  }

  @Test func `no capital letter begins an address`() {
    let screen = KeyboardScreen()
    screen.field.keyboardType = .emailAddress
    screen.begin()
    #expect(screen.keyboard?.shift == .off)
    #expect(screen.titles.contains("@"))
  }

  @Test func `a double tap of the shift key locks capitals`() throws {
    let screen = KeyboardScreen()
    screen.field.autocapitalizationType = .none
    screen.begin()
    try screen.tap("shift", "shift")
    #expect(screen.keyboard?.shift == .locked)
    try screen.tap("A", "B")
    #expect(screen.field.text == "AB")
    try screen.tap("caps lock", "c")
    #expect(screen.field.text == "ABc")
  }

  @Test func `the keys of digits and signs replace the letters`() throws {
    let screen = KeyboardScreen()
    screen.begin()
    try screen.tap("123", "7", "#+=", "€", "ABC")
    #expect(screen.field.text == "7€")
    #expect(screen.keyboard?.plane == .letters)
  }

  @Test func `the globe displays emoji`() throws {
    let screen = KeyboardScreen()
    screen.begin()
    try screen.tap("Next keyboard", "🎉", "ABC")
    #expect(screen.field.text == "🎉")
  }

  @Test func `a delegate decides about keys`() throws {
    let screen = KeyboardScreen()
    let delegate = FieldDelegate()
    screen.field.delegate = delegate
    screen.begin()
    try screen.tap("A", "123", "1")
    #expect(screen.field.text == "A")
  }

  @Test func `return asks the delegate, and begins a line in a text view`() throws {
    let screen = KeyboardScreen()
    let delegate = FieldDelegate()
    screen.field.delegate = delegate
    screen.field.returnKeyType = .search
    screen.begin()
    try screen.tap("search")
    #expect(delegate.returns == 1)
    screen.begin(screen.textView)
    try screen.tap("A", "return")
    #expect(screen.textView.text == "A\n")
    #expect(screen.keyboard?.shift == .on)
  }

  @Test func `the return key does nothing while there is no text, if it is so set`() throws {
    let screen = KeyboardScreen()
    let delegate = FieldDelegate()
    screen.field.delegate = delegate
    screen.field.enablesReturnKeyAutomatically = true
    screen.begin()
    try screen.tap("return")
    #expect(delegate.returns == 0)
    try screen.tap("A", "return")
    #expect(delegate.returns == 1)
  }

  @Test func `a suggestion completes the word`() throws {
    let screen = KeyboardScreen()
    screen.begin()
    try screen.tap("T", "h", "a", "n", "Thanks")
    #expect(screen.field.text == "Thanks ")
  }

  @Test func `a held delete key repeats`() throws {
    let screen = KeyboardScreen()
    screen.field.text = "abcdef"
    screen.begin()
    let key = try screen.key("delete")
    let point = key.convert(CGPoint(x: key.bounds.midX, y: key.bounds.midY), to: nil)
    screen.window.deliver([HostTouch(id: 1, phase: .began, location: point)])
    #expect(screen.field.text == "abcde")
    screen.window.animationClock.advance(by: 0.55)
    #expect(screen.field.text == "abcd")
    screen.window.animationClock.advance(by: 0.1)
    #expect(screen.field.text == "abc")
    screen.window.deliver([HostTouch(id: 1, phase: .ended, location: point)])
    screen.window.animationClock.advance(by: 1)
    #expect(screen.field.text == "abc")
  }

  @Test func `another field takes over the keyboard with its own kind of keys`() {
    let screen = KeyboardScreen()
    screen.field.keyboardType = .decimalPad
    screen.begin()
    #expect(screen.titles.contains("."))
    #expect(!screen.titles.contains("q"))
    screen.begin(screen.textView)
    #expect(screen.titles.contains("Q"))
  }

  @Test func `an input view of the app is displayed in place of the keyboard`() {
    let screen = KeyboardScreen()
    screen.field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
    screen.begin()
    #expect(screen.keyboard == nil)
  }

  @Test func `the letters are the same from right to left`() throws {
    let screen = KeyboardScreen(direction: .rightToLeft)
    screen.begin()
    #expect(try screen.key("Q").frame.midX < screen.key("P").frame.midX)
  }

  @Test(arguments: ["iphone-15", "iphone-se-3", "iphone-16-plus", "ipad-pro-11"])
  func `all keys are inside of the keyboard and apart`(device: String) throws {
    for orientation in Device.Orientation.allCases {
      for type in (0...11).compactMap(UIKeyboardType.init) {
        let screen = KeyboardScreen(device: device, orientation: orientation)
        screen.field.keyboardType = type
        screen.begin()
        let keyboard = try #require(screen.keyboard)
        for plane in [KeyboardPlane.letters, .digits, .signs] {
          keyboard.perform(.plane(plane, title: ""))
          keyboard.layoutIfNeeded()
          let frames = keyboard.keys.map(\.frame)
          for (index, frame) in frames.enumerated() {
            #expect(
              keyboard.bounds.contains(frame.insetBy(dx: 0.01, dy: 0.01)), "\(keyboard.keys[index])"
            )
            for other in frames[..<index] {
              #expect(
                !frame.insetBy(dx: 0.01, dy: 0.01).intersects(other), "\(keyboard.keys[index])")
            }
          }
        }
      }
    }
  }

  @Test func `the user's choice displays and hides the keyboard`() {
    let screen = KeyboardScreen(showsKeyboard: false)
    screen.begin()
    var user = UserTraits()
    user.showsKeyboard = true
    screen.window.windowScene?.change(user: user)
    #expect(screen.keyboard != nil)
    user.showsKeyboard = false
    screen.window.windowScene?.change(user: user)
    #expect(screen.window.keyboard.displayedHeight == 0)
  }
}
