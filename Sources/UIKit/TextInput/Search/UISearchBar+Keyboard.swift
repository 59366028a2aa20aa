/// The keyboard of the search field.
extension UISearchBar {
  /// The letters that the keyboard capitalizes. The default is `sentences`.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  /// The correction of words while the user types. The default is `default`.
  public var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  /// The marking of misspelled words. The default is `default`.
  public var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  /// The keys of the keyboard. The default is `default`.
  public var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  /// The brightness of the keyboard. The default is `default`.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  /// The title of the Return key. The default is `search`.
  public var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  /// A Boolean value that indicates whether the Return key is disabled while there is no text. The
  /// default is `false`.
  public var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  /// A Boolean value that indicates whether the characters are hidden. The default is `false`.
  public var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }
  /// The meaning of the text, for suggestions; `nil`, the default, for none.
  public var textContentType: UITextContentType! {
    get { field.textContentType }
    set { field.textContentType = newValue }
  }
}
