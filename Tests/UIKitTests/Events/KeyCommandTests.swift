import Testing
import UIKit

/// Combinations of keys that perform actions along the responder chain.
@MainActor @Suite struct KeyCommandTests {
  private final class Editor: UIView {
    let log = EventLog()
    var commands: [UIKeyCommand]?
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.note("began \(presses.first?.key?.characters ?? "")")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.note("ended")
    }
    func bold(_ command: UIKeyCommand) { log.note("bold \(command.input ?? "")") }
  }

  private final class Controller: UIViewController {
    let log = EventLog()
    var commands: [UIKeyCommand]?
    override var keyCommands: [UIKeyCommand]? { commands }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.note("began")
    }
    func save() { log.note("save") }
  }

  private let bold = Selector("bold(_:)", Editor.bold(_:))
  private let save = Selector("save()", Controller.save)
  private let controller = Controller()
  private let screen: EventScreen
  private let editor = Editor(frame: .zero)

  init() {
    screen = EventScreen(controller)
    screen.add(editor)
  }

  private func type(
    _ characters: String, _ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = []
  ) {
    screen.window.deliver(
      HostKey(
        isDown: true, code: code, characters: characters, charactersIgnoringModifiers: characters,
        modifierFlags: flags))
    screen.window.deliver(HostKey(isDown: false, code: code, modifierFlags: flags))
  }

  @Test func `a command keeps what it was created with`() {
    let command = UIKeyCommand(input: "b", modifierFlags: [.command, .shift], action: bold)
    #expect(command.input == "b")
    #expect(command.modifierFlags == [.command, .shift])
    #expect(command.action == bold)
    let empty = UIKeyCommand()
    #expect(empty.input == nil)
    #expect(empty.action == nil)
    #expect(empty.modifierFlags == [])
    #expect(UIResponder().keyCommands == nil)
  }

  @Test func `a combination of keys performs the action and is not delivered as a press`() {
    editor.becomeFirstResponder()
    editor.commands = [UIKeyCommand(input: "b", modifierFlags: .command, action: bold)]
    type("b", .keyboardB, .command)
    #expect(editor.log.take() == ["bold b"])
    type("b", .keyboardB)
    #expect(editor.log.take() == ["began b", "ended"])
    type("b", .keyboardB, [.command, .shift])
    #expect(editor.log.take() == ["began b", "ended"])
    type("c", .keyboardC, .command)
    #expect(editor.log.take() == ["began c", "ended"])
  }

  @Test func `letters match in either case, and the lock of capital letters is ignored`() {
    editor.becomeFirstResponder()
    editor.commands = [
      UIKeyCommand(input: "b", modifierFlags: [.command, .shift], action: bold),
      UIKeyCommand(input: "K", modifierFlags: .command, action: bold),
    ]
    type("B", .keyboardB, [.command, .shift])
    type("k", .keyboardK, [.command, .alphaShift])
    #expect(editor.log.take() == ["bold b", "bold K"])
  }

  @Test func `keys without text have inputs of their own`() {
    editor.becomeFirstResponder()
    let inputs: [(String, UIKeyboardHIDUsage)] = [
      (UIKeyCommand.inputUpArrow, .keyboardUpArrow),
      (UIKeyCommand.inputDownArrow, .keyboardDownArrow),
      (UIKeyCommand.inputLeftArrow, .keyboardLeftArrow),
      (UIKeyCommand.inputRightArrow, .keyboardRightArrow),
      (UIKeyCommand.inputEscape, .keyboardEscape), (UIKeyCommand.inputPageUp, .keyboardPageUp),
      (UIKeyCommand.inputPageDown, .keyboardPageDown), (UIKeyCommand.inputHome, .keyboardHome),
      (UIKeyCommand.inputEnd, .keyboardEnd), (UIKeyCommand.inputDelete, .keyboardDeleteForward),
      (UIKeyCommand.f1, .keyboardF1), (UIKeyCommand.f12, .keyboardF12),
      ("\r", .keyboardReturnOrEnter), ("\t", .keyboardTab),
    ]
    #expect(Set(inputs.map(\.0)).count == inputs.count)
    editor.commands = inputs.map { UIKeyCommand(input: $0.0, modifierFlags: [], action: bold) }
    for (input, code) in inputs {
      type("", code)
      #expect(editor.log.take() == ["bold \(input)"])
    }
    // The numeric pad matters only to a command that requires it.
    type("", .keyboardUpArrow, .numericPad)
    #expect(editor.log.take() == ["bold UIKeyInputUpArrow"])
    editor.commands = [UIKeyCommand(input: "5", modifierFlags: .numericPad, action: bold)]
    type("5", .keyboard5)
    type("5", .keypad5, .numericPad)
    #expect(editor.log.take() == ["began 5", "ended", "bold 5"])
  }

  @Test func `commands apply to the responder chain`() {
    editor.becomeFirstResponder()
    // The controller's command performs the editor's action, and the reverse.
    controller.commands = [UIKeyCommand(input: "b", modifierFlags: .command, action: bold)]
    editor.commands = [UIKeyCommand(input: "s", modifierFlags: .command, action: save)]
    type("b", .keyboardB, .command)
    type("s", .keyboardS, .command)
    #expect(editor.log.take() == ["bold b"])
    #expect(controller.log.take() == ["save"])
    // The innermost command comes first.
    controller.commands = [UIKeyCommand(input: "s", modifierFlags: .command, action: bold)]
    type("s", .keyboardS, .command)
    #expect(editor.log.take() == [])
    #expect(controller.log.take() == ["save"])
    // Without a first responder the chain begins at the root view controller.
    editor.resignFirstResponder()
    controller.commands = [UIKeyCommand(input: "s", modifierFlags: .command, action: save)]
    type("s", .keyboardS, .command)
    #expect(controller.log.take() == ["save"])
  }

  @Test func `a command whose action no responder performs is skipped`() {
    controller.commands = [
      UIKeyCommand(input: "s", modifierFlags: .command, action: bold),
      UIKeyCommand(input: "s", modifierFlags: .command, action: save),
    ]
    type("s", .keyboardS, .command)
    #expect(controller.log.take() == ["save"])
    controller.commands?.removeLast()
    type("s", .keyboardS, .command)
    #expect(controller.log.take() == ["began"])
  }
}
