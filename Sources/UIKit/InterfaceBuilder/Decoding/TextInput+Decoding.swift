extension UITextField {
  /// Reads the properties of a text field in an interface file.
  func decodeField(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    applyFieldValues(coder.loader.values(of: coder.node))
    applyInputTraits(of: coder)
  }

  func applyFieldValues(_ values: InterfaceValues) {
    if let value = values.font("fontDescription") { font = value }
    if let value = values.color("textColor") { textColor = value }
    if let value = values.text("text") { text = value }
    if let value = values.text("placeholder") { placeholder = value }
    if let value = values.word("textAlignment") {
      textAlignment = EnumerationWords.alignments[value] ?? .natural
    }
    if let value = values.number("minimumFontSize") { minimumFontSize = value }
    if let value = values.flag("adjustsFontSizeToFit") { adjustsFontSizeToFitWidth = value }
    if let value = values.flag("adjustsFontForContentSizeCategory") {
      adjustsFontForContentSizeCategory = value
    }
    if let value = values.flag("clearsOnInsertion") { clearsOnInsertion = value }
    if let value = values.flag("clearsOnBeginEditing") { clearsOnBeginEditing = value }
    switch values.word("borderStyle") {
    case "none": borderStyle = .none
    case "line": borderStyle = .line
    case "bezel": borderStyle = .bezel
    case "roundedRect": borderStyle = .roundedRect
    default: break
    }
    switch values.word("clearButtonMode") {
    case "never": clearButtonMode = .never
    case "whileEditing": clearButtonMode = .whileEditing
    case "unlessEditing": clearButtonMode = .unlessEditing
    case "always": clearButtonMode = .always
    default: break
    }
  }
}

extension UITextView {
  /// Reads the properties of a text view in an interface file.
  func decodeText(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    applyTextValues(coder.loader.values(of: coder.node))
    applyInputTraits(of: coder)
  }

  func applyTextValues(_ values: InterfaceValues) {
    if let value = values.font("fontDescription") { font = value }
    if let value = values.color("textColor") { textColor = value }
    if let value = values.text("text") { text = value }
    if let value = values.word("textAlignment") {
      textAlignment = EnumerationWords.alignments[value] ?? .natural
    }
    if let value = values.flag("editable") { isEditable = value }
    if let value = values.flag("selectable") { isSelectable = value }
    if let value = values.flag("adjustsFontForContentSizeCategory") {
      adjustsFontForContentSizeCategory = value
    }
  }
}

extension UISearchBar {
  /// Reads the properties of a search bar in an interface file.
  func decodeSearch(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    let values = coder.loader.values(of: coder.node)
    if let value = values.text("text") { text = value }
    if let value = values.text("placeholder") { placeholder = value }
    if let value = values.flag("showsCancelButton") { showsCancelButton = value }
    field.applyInputTraits(of: coder)
  }
}

/// The views with a keyboard whose traits interface files name.
@preconcurrency @MainActor
protocol InterfaceTextInput: AnyObject {
  var keyboardType: UIKeyboardType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var isSecureTextEntry: Bool { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
}

extension UITextField: InterfaceTextInput {}
extension UITextView: InterfaceTextInput {}

extension InterfaceTextInput {
  func applyInputTraits(of coder: InterfaceCoder) {
    guard let node = coder.node.child("textInputTraits") else { return }
    let values = coder.loader.values(of: node)
    if let value = values.word("keyboardType") {
      keyboardType = EnumerationWords.keyboards[value] ?? .default
    }
    if let value = values.word("keyboardAppearance") {
      keyboardAppearance = EnumerationWords.keyboardAppearances[value] ?? .default
    }
    if let value = values.word("returnKeyType") {
      returnKeyType = EnumerationWords.returnKeys[value] ?? .default
    }
    if let value = values.flag("secureTextEntry") { isSecureTextEntry = value }
    if let value = values.flag("enablesReturnKeyAutomatically") {
      enablesReturnKeyAutomatically = value
    }
    switch values.word("autocapitalizationType") {
    case "none": autocapitalizationType = .none
    case "words": autocapitalizationType = .words
    case "sentences": autocapitalizationType = .sentences
    case "allCharacters": autocapitalizationType = .allCharacters
    default: break
    }
    switch values.word("autocorrectionType") {
    case "no": autocorrectionType = .no
    case "yes": autocorrectionType = .yes
    default: break
    }
    switch values.word("spellCheckingType") {
    case "no": spellCheckingType = .no
    case "yes": spellCheckingType = .yes
    default: break
    }
  }
}
