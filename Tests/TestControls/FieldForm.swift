// Parameter names are UIKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

/// Text fields and text views of many kinds, for the browser tests. A log at the bottom has the
/// last calls.
public final class FieldForm: UIViewController, UITextFieldDelegate, UITextViewDelegate {
  private let log = UILabel(frame: CGRect(x: 16, y: 640, width: 340, height: 60))
  private var calls: [String] = []

  /// Creates the form.
  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Fields"
  }

  /// Views are not read from archives here.
  public required init?(coder: NSCoder) {
    fatalError("FieldForm cannot be decoded; create it in code.")
  }

  private func add(_ name: String, y: CGFloat, _ change: (UITextField) -> Void) {
    let field = UITextField(frame: CGRect(x: 16, y: y, width: 300, height: 34))
    field.borderStyle = .roundedRect
    field.placeholder = name
    field.accessibilityIdentifier = name
    field.delegate = self
    field.addAction(
      UIAction { [weak self] _ in self?.note("changed \(name)") }, for: .editingChanged)
    change(field)
    view.addSubview(field)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    add("plain", y: 70) { $0.clearButtonMode = .whileEditing }
    add("digits", y: 114) {
      $0.keyboardType = .numberPad
      $0.returnKeyType = .next
      $0.textContentType = .oneTimeCode
      $0.autocapitalizationType = .none
      $0.autocorrectionType = .no
    }
    add("upper", y: 158) { field in
      field.addAction(
        UIAction { [weak field] _ in field?.text = field?.text?.uppercased() },
        for: .editingChanged)
    }
    add("secret", y: 202) {
      $0.isSecureTextEntry = true
      $0.textContentType = .password
    }
    add("locked", y: 246) {
      $0.text = "Locked"
      $0.isEnabled = false
    }
    add("refusing", y: 290) { _ in }
    add("sides", y: 334) { field in
      field.borderStyle = .bezel
      let left = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 20))
      left.backgroundColor = .systemBlue
      (field.leftView, field.leftViewMode) = (left, .always)
      field.accessibilityLabel = "With a side"
      field.accessibilityHint = "Has a blue side"
      field.textAlignment = .center
      field.text = "Middle"
    }
    addTextViews()
    log.numberOfLines = 0
    log.font = .systemFont(ofSize: 11)
    log.accessibilityIdentifier = "log"
    view.addSubview(log)
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Done") { [weak self] _ in
        self?.view.endEditing(true)
      })
    button.frame = CGRect(x: 300, y: 600, width: 60, height: 30)
    view.addSubview(button)
  }

  private func addTextViews() {
    let notes = UITextView(frame: CGRect(x: 16, y: 380, width: 300, height: 90))
    notes.font = .systemFont(ofSize: 17)
    notes.text = "First line\nSecond line"
    notes.backgroundColor = .secondarySystemBackground
    notes.accessibilityIdentifier = "notes"
    notes.accessibilityLabel = "Notes"
    notes.delegate = self
    view.addSubview(notes)
    let terms = UITextView(frame: CGRect(x: 16, y: 480, width: 300, height: 60))
    let text = NSMutableAttributedString(
      string: "Read the terms before you go on.", attributes: [.font: UIFont.systemFont(ofSize: 15)]
    )
    text.addAttribute(
      .link, value: "https://example.com/terms", range: NSRange(location: 9, length: 5))
    terms.attributedText = text
    terms.isEditable = false
    terms.delegate = self
    terms.accessibilityIdentifier = "terms"
    view.addSubview(terms)
  }

  public func textViewDidChange(_ textView: UITextView) { note("edited notes") }

  public func textViewDidBeginEditing(_ textView: UITextView) { note("begin notes") }

  public func textViewDidEndEditing(_ textView: UITextView) { note("end notes") }

  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    guard text == "#" else { return true }
    textView.resignFirstResponder()
    return false
  }

  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    note("link \(URL.lastPathComponent)")
    return true
  }

  private func note(_ call: String) {
    calls = (calls + [call]).suffix(6)
    log.text = calls.joined(separator: " | ")
  }

  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    note("ask \(textField.placeholder ?? "")")
    return textField.placeholder != "refusing"
  }

  public func textFieldDidBeginEditing(_ textField: UITextField) {
    note("begin \(textField.placeholder ?? "")")
  }

  public func textFieldDidEndEditing(_ textField: UITextField) {
    note("end \(textField.placeholder ?? "")")
  }

  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    textField.placeholder != "digits" || string.allSatisfy(\.isNumber)
  }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField.placeholder == "digits" {
      view.subviews.first { $0.accessibilityIdentifier == "upper" }?.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }
}
