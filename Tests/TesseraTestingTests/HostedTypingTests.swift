import TesseraTesting
import Testing
import UIKit

@MainActor
@Suite struct HostedTypingTests {
  /// A form of two fields and a text view; the Return key goes from field to field.
  private final class Form: UIViewController, UITextFieldDelegate {
    let name = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let code = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 34))
    let notes = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 80))
    var changes = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      for field in [name, code] {
        field.delegate = self
        field.addAction(UIAction { [weak self] _ in self?.changes += 1 }, for: .editingChanged)
      }
      name.clearButtonMode = .always
      for part in [name, code, notes] as [UIView] { view.addSubview(part) }
      let tap = UITapGestureRecognizer(target: nil, action: nil)
      view.addGestureRecognizer(tap)
    }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      textField === name || (textField.text ?? "").utf16.count + string.utf16.count <= 4
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      if textField === name { code.becomeFirstResponder() } else { code.resignFirstResponder() }
      return true
    }
  }

  private let form = Form()
  private let screen: HostedScreen

  init() { screen = HostedScreen(form) }

  @Test func `typing asks for every character, and Return goes on to the next field`() {
    #expect(screen.type("Ada", into: form.name))
    #expect(form.name.text == "Ada")
    #expect(form.changes == 3)
    #expect(form.name.isFirstResponder)
    #expect(screen.pressReturn())
    #expect(form.code.isFirstResponder)
    #expect(!screen.type("12345", into: form.code), "the fifth character is refused")
    #expect(form.code.text == "1234")
    #expect(screen.pressDelete())
    #expect(form.code.text == "123")
    #expect(screen.pressReturn())
    #expect(!form.code.isFirstResponder)
    #expect(!screen.pressReturn(), "nothing is edited")
    #expect(!screen.pressDelete(), "nothing is edited")
  }

  @Test func `a text view takes lines, and the delete key joins them`() {
    #expect(screen.type("one", into: form.notes))
    #expect(screen.pressReturn())
    #expect(form.notes.text == "one\n")
    #expect(screen.pressDelete())
    #expect(form.notes.text == "one")
    #expect(screen.type("two", into: form.notes))
    #expect(form.notes.text == "two")
  }

  @Test func `the clear button is tapped like any view`() throws {
    #expect(screen.type("Ada", into: form.name))
    let button = try #require(form.name.subviews.last)
    try screen.tap(on: button)
    #expect(form.name.text == "")
    #expect(form.name.isFirstResponder)
  }

  @Test func `a covered field is not edited`() {
    let cover = UIView(frame: form.name.frame)
    form.view.addSubview(cover)
    #expect(!screen.type("Ada", into: form.name))
    #expect(form.name.text == "")
    form.notes.isUserInteractionEnabled = false
    #expect(!screen.type("Ada", into: form.notes))
    #expect(form.notes.text == "")
  }

  @Test func `pictures have the text, the dots of a hidden one, and the lines`() {
    form.name.text = "Ada"
    form.code.text = "1234"
    form.code.isSecureTextEntry = true
    form.notes.text = "first\nsecond"
    let picture = screen.svg()
    for text in ["Ada", "••••", "first", "second"] {
      #expect(picture.contains(">\(text)<"), "\(text)")
    }
    #expect(!picture.contains("1234"))
  }
}
