import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Undoing of typed text")
struct TypingUndoTests {
  private func shown<Input: UIView>(_ view: Input) -> (UIWindow, Input) {
    let window = UIWindow(device: .standard, playsAnimations: false) { UIViewController() }
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    window.rootViewController!.view.addSubview(view)
    return (window, view)
  }

  @Test func `a responder has the manager of its window`() {
    let (window, field) = shown(UITextField())
    #expect(field.undoManager === window.undoManager)
    #expect(UITextField().undoManager == nil)
  }

  @Test func `typing in a text view is undone and redone`() {
    let (window, view) = shown(UITextView())
    view.text = "one"
    view.insertText(" two")
    #expect(window.undoManager?.undoMenuItemTitle == "Undo Typing")
    window.undoManager?.undo()
    #expect(view.text == "one")
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    window.undoManager?.redo()
    #expect(view.text == "one two")
  }

  @Test func `a deletion in a text field is undone`() {
    let (window, field) = shown(UITextField())
    field.text = "abc"
    field.deleteBackward()
    #expect(field.text == "ab")
    window.undoManager?.undo()
    #expect(field.text == "abc")
  }

  @Test func `a text that the program sets cannot be undone`() {
    let (window, view) = shown(UITextView())
    view.insertText("typed")
    view.text = "set"
    #expect(window.undoManager?.canUndo == false)
  }
}
