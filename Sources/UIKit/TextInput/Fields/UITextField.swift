internal import Scenes

/// A control with one line of text that the user edits.
///
///     let field = UITextField(frame: CGRect(x: 16, y: 100, width: 200, height: 34))
///     field.borderStyle = .roundedRect
///     field.placeholder = "Name"
///     field.delegate = self
///
/// In the browser, the user types into an input of the page. A test does so with
/// `HostedScreen.type(_:into:)`. Calls of the delegate, the events of the control and the
/// notifications come in this order.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits, _TextRanges {
  package var content = TextContent("")
  var placeholderContent = TextContent(color: .placeholderText)
  var sides = FieldSides()
  package var traits = InputTraits() { didSet { if traits != oldValue { noteDrawingChange() } } }
  package var selection = NSRange(location: 0, length: 0)
  package var ownTypingAttributes: [NSAttributedString.Key: Any]?
  package var revision = 0 { didSet { noteDrawingChange() } }
  /// A Boolean value that indicates whether the host has reported the focus since the touch began.
  var wasFocusedInTouch = false

  /// Creates a text field with a frame in the coordinates of its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a text field of an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeField(from: coder)
  }

  /// The delegate of the text field, which is not retained.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text. The default, also after setting `nil`, is empty. Setting it moves the caret to the
  /// end, and sends no events.
  open var text: String? {
    get { content.string ?? "" }
    set { if content.setText(newValue ?? "") { textWasSet() } }
  }

  /// The text with attributes. The default is empty.
  ///
  /// Setting it also sets ``font``, ``textColor`` and ``textAlignment`` to the attributes of its
  /// first character; setting one of these afterwards applies it to the whole text. An input of a
  /// page displays the text in the style of the first character.
  open var attributedText: NSAttributedString? {
    get { content.attributed }
    set {
      content.setAttributed(newValue ?? NSAttributedString(string: ""))
      textWasSet()
    }
  }

  /// The text that is displayed, in a fainter color, while there is no other. The default is `nil`.
  open var placeholder: String? {
    get { placeholderContent.string }
    set { if placeholderContent.setText(newValue) { contentSizeDidChange() } }
  }

  /// The placeholder with attributes. The default is `nil`.
  open var attributedPlaceholder: NSAttributedString? {
    get {
      guard let plain = placeholderContent.plain else { return placeholderContent.styled }
      return NSAttributedString(
        string: plain, attributes: [.font: content.font, .foregroundColor: UIColor.placeholderText])
    }
    set {
      if let newValue {
        placeholderContent.setAttributed(newValue)
      } else {
        placeholderContent = TextContent(color: .placeholderText)
      }
      contentSizeDidChange()
    }
  }

  /// The font. The default, which setting `nil` restores, is the system font at 17 points.
  open var font: UIFont? {
    get { content.font }
    set {
      noteAssigned(.font)
      if content.setFont(newValue ?? TextContent.usualFont) { contentSizeDidChange() }
    }
  }

  /// The color of the text. The default, which setting `nil` restores, is `label`.
  open var textColor: UIColor? {
    get { content.color }
    set {
      noteAssigned(.textColor)
      content.setColor(newValue ?? .label)
      noteDrawingChange()
    }
  }

  /// The alignment of the text. The default is `natural`.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set {
      noteAssigned(.textAlignment)
      content.setAlignment(newValue)
      noteDrawingChange()
    }
  }

  /// The attributes of the whole text. Setting them applies them to the text, and to what is typed
  /// later.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { content.attributes }
    set {
      content.setAttributes(newValue)
      contentSizeDidChange()
    }
  }

  /// The attributes of what is typed next; `nil` while the user does not edit. A change of the
  /// selection restores the attributes of the text.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get {
      guard isEditing else { return nil }
      return ownTypingAttributes ?? content.attributesForText(at: selection.location)
    }
    set { if isEditing { ownTypingAttributes = newValue } }
  }

  /// A Boolean value that indicates whether the size of the font is reduced until the text fits, to
  /// no less than ``minimumFontSize``. The default is `false`.
  open var adjustsFontSizeToFitWidth = false { didSet { noteDrawingChange() } }
  /// The minimum size of the font with ``adjustsFontSizeToFitWidth``, in points; 0, the default,
  /// for no limit.
  open var minimumFontSize: CGFloat = 0 { didSet { noteDrawingChange() } }
  /// A Boolean value that indicates whether a font with a text style adapts to the preferred
  /// content size category. The default is `false`.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      noteAssigned(.adjustsFontForContentSizeCategory)
      followTextSize()
    }
  }

  // MARK: Editing

  /// A Boolean value that indicates whether the user edits the text.
  open var isEditing: Bool { isFirstResponder }
  /// A Boolean value that indicates whether the text is removed when the user begins to edit, if
  /// the delegate permits it. The default is `false`.
  open var clearsOnBeginEditing = false
  /// A Boolean value that indicates whether the next typed characters replace the whole text. The
  /// default is `false`, also after the replacement or a change of the selection.
  open var clearsOnInsertion = false

  /// A Boolean value that indicates whether there is any text.
  open var hasText: Bool { !(content.string ?? "").isEmpty }

  /// Replaces the selection by a text, without asking the delegate, and sends `editingChanged`.
  open func insertText(_ text: String) {
    apply(TextChange(range: selection, replacement: text.joinedLines))
    userDidChangeText()
  }

  /// Removes the selection, or the character before the caret, and sends `editingChanged`. The
  /// delete key calls it after the delegate has agreed; in an empty field, it calls only this
  /// method.
  open func deleteBackward() {
    guard let range = content.deletedRange(selection) else { return }
    apply(TextChange(range: range, replacement: ""))
    userDidChangeText()
  }

  // MARK: Border and sides

  /// The border. The default is `none`. The background color fills a rounded rectangle; the colors
  /// and the width of the lines are chosen.
  open var borderStyle = BorderStyle.none {
    didSet {
      noteAssigned(.borderStyle)
      if borderStyle != oldValue { contentSizeDidChange() }
    }
  }
  /// The times at which the button is displayed that removes the text. The default is `never`. It
  /// is displayed only if there is text, and the right view is not displayed.
  open var clearButtonMode = ViewMode.never {
    didSet {
      noteAssigned(.clearButtonMode)
      setNeedsLayoutOfSides()
    }
  }
  /// The view at the leading edge. The default is `nil`.
  open var leftView: UIView? {
    get { sides.left }
    set { replaceSide(\.left, by: newValue) }
  }
  /// The times at which the left view is displayed. The default is `never`.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayoutOfSides() } }
  /// The view at the trailing edge. The default is `nil`.
  open var rightView: UIView? {
    get { sides.right }
    set { replaceSide(\.right, by: newValue) }
  }
  /// The times at which the right view is displayed. The default is `never`.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayoutOfSides() } }

  /// Returns the rectangle of the border. The default is the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the text while the user does not edit.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    room(in: bounds, isEditing: false)
  }

  /// Returns the rectangle of the text while the user edits.
  open func editingRect(forBounds bounds: CGRect) -> CGRect {
    room(in: bounds, isEditing: true)
  }

  /// Returns the rectangle of the placeholder. The default is the rectangle of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Returns the rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = ClearButton.side
    return placed(CGSize(width: side, height: side), in: bounds, trailing: 5)
  }

  /// Returns the rectangle of the left view: its size at the leading edge.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let view = leftView else { return .zero }
    return placed(sideSize(of: view), in: bounds, trailing: 0).mirrored(in: bounds)
  }

  /// Returns the rectangle of the right view: its size at the trailing edge.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    rightView.map { placed(sideSize(of: $0), in: bounds, trailing: 0) } ?? .zero
  }

  // MARK: Keyboard

  /// The letters that the keyboard capitalizes. The default is `sentences`.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { traits.autocapitalizationType }
    set { traits.autocapitalizationType = newValue }
  }
  /// The correction of words while the user types. The default is `default`.
  open var autocorrectionType: UITextAutocorrectionType {
    get { traits.autocorrectionType }
    set { traits.autocorrectionType = newValue }
  }
  /// The marking of misspelled words. The default is `default`.
  open var spellCheckingType: UITextSpellCheckingType {
    get { traits.spellCheckingType }
    set { traits.spellCheckingType = newValue }
  }
  /// The keys of the keyboard. The default is `default`.
  open var keyboardType: UIKeyboardType {
    get { traits.keyboardType }
    set { traits.keyboardType = newValue }
  }
  /// The brightness of the keyboard. The default is `default`.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { traits.keyboardAppearance }
    set {
      noteAssigned(.keyboardAppearance)
      traits.keyboardAppearance = newValue
    }
  }
  /// The title of the Return key. The default is `default`.
  open var returnKeyType: UIReturnKeyType {
    get { traits.returnKeyType }
    set { traits.returnKeyType = newValue }
  }
  /// A Boolean value that indicates whether the Return key is disabled while there is no text. The
  /// default is `false`.
  open var enablesReturnKeyAutomatically: Bool {
    get { traits.enablesReturnKeyAutomatically }
    set { traits.enablesReturnKeyAutomatically = newValue }
  }
  /// A Boolean value that indicates whether the characters are hidden. The default is `false`.
  open var isSecureTextEntry: Bool {
    get { traits.isSecureTextEntry }
    set {
      traits.isSecureTextEntry = newValue
      invalidateIntrinsicContentSize()
    }
  }
  /// The meaning of the text, for suggestions; `nil`, the default, for none.
  open var textContentType: UITextContentType! {
    get { traits.textContentType }
    set { traits.textContentType = newValue }
  }

  // MARK: Hooks

  /// Returns whether the user may begin editing.
  func shouldBeginEditing() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }

  /// Called after the user began editing.
  func userDidBeginEditing() {
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  package func allows(_ change: TextChange) -> Bool {
    delegate?.textField(
      self, shouldChangeCharactersIn: change.range, replacementString: change.replacement) ?? true
  }

  package func userDidChangeText() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Returns whether the user may stop editing.
  func shouldEndEditing() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  /// Called after the user stopped editing.
  func userDidEndEditing() {
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  /// Called for the Return key.
  func userDidReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let resigns = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if resigns { resignFirstResponder() }
  }

  /// The offset of the first position: negative with tokens before the text.
  package var documentStart: Int { 0 }
  /// A Boolean value that indicates whether there is anything that the clear button removes.
  var hasContent: Bool { hasText }
  /// A Boolean value that indicates whether the placeholder is displayed if there is no text.
  var showsPlaceholder: Bool { true }

  /// Removes everything that the clear button removes.
  func removeContent() { apply(TextChange(range: wholeRange, replacement: "")) }

  /// Removes the tokens in a range of the document.
  package func removeTokens(in range: NSRange) {}

  package func contentDidChange() { contentSizeDidChange() }

  /// The purpose of the text for hosts.
  var isSearch: Bool { false }

  // MARK: First responder

  /// A Boolean value that indicates whether the text field can become the first responder: whether
  /// it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate permits it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard let window = responderWindow, canBecomeFirstResponder, shouldBeginEditing() else {
      return false
    }
    return window.keyboard.coalesce(in: window) {
      guard super.becomeFirstResponder() else { return false }
      editingDidBegin()
      return true
    }
  }

  override var needsKeyboard: Bool { true }

  override var keyboardHasSuggestions: Bool { traits.hasSuggestions }

  override func makeKeyboardView() -> UIView? { KeyboardView(for: self) }

  /// The view in place of the keyboard. The default is `nil`. After a change while the field is
  /// edited, call ``UIResponder/reloadInputViews()``.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  private var storedInputView: UIView?
  /// The view above the keyboard, or `nil` (the default) for the view of a later responder. Call
  /// ``UIResponder/reloadInputViews()`` after a change while the field is edited.
  open override var inputAccessoryView: UIView? {
    get { storedAccessoryView }
    set { storedAccessoryView = newValue }
  }
  private var storedAccessoryView: UIView?

  /// Ends editing, if the delegate permits it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    return endEditing(isAsking: true)
  }

  open override var isEnabled: Bool {
    didSet { if !isEnabled, isFirstResponder { endEditing(isAsking: false) } }
  }

  // MARK: Edit menu

  private var madeEditMenu: TextEditMenu?
  private var editMenu: TextEditMenu {
    let menu = madeEditMenu ?? makeEditMenu()
    madeEditMenu = menu
    return menu
  }

  private func makeEditMenu() -> TextEditMenu {
    TextEditMenu(
      of: self,
      TextEditMenu.Source(
        menu: { [weak self] in self?.editMenu(for: $0, $1) },
        rect: { [weak self] in self?.rect(of: $0) ?? .zero },
        willPresent: { [weak self] animator in
          guard let self else { return }
          delegate?.textField(self, willPresentEditMenuWith: animator)
        },
        willDismiss: { [weak self] animator in
          guard let self else { return }
          delegate?.textField(self, willDismissEditMenuWith: animator)
        }))
  }

  private func editMenu(for range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggested)
  }

  package func userDidTapAgain(at point: CGPoint, count: Int) {
    editMenu.userDidTap(at: point, count: count)
  }

  package func userDidPress(at point: CGPoint) { editMenu.userDidPress(at: point) }

  package func presentEditMenu() { editMenu.present() }

  package func dismissEditMenu() { madeEditMenu?.dismiss() }

  /// Returns whether the text performs an action. The standard edit actions depend on the
  /// selection, on the pasteboard, and on whether the text is editable.
  open dynamic override func canPerformAction(
    _ action: Selector, withSender sender: Any?
  ) -> Bool {
    performsEditAction(action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// Moves the selected text to the pasteboard, if the delegate permits the change.
  open override func cut(_ sender: Any?) { cutSelection() }
  /// Copies the selected text to the pasteboard.
  open override func copy(_ sender: Any?) { copySelection() }
  /// Replaces the selection by the text of the pasteboard, if the delegate permits the change.
  open override func paste(_ sender: Any?) { pasteText() }
  /// Replaces the selection by the text of the pasteboard, as ``paste(_:)`` does.
  open override func pasteAndMatchStyle(_ sender: Any?) { pasteText() }
  /// Selects the word at the insertion point. A menu is then displayed for it.
  open override func select(_ sender: Any?) {
    selectWord()
    if sender is UICommand { presentEditMenu() }
  }
  /// Selects the whole text. A menu is then displayed for it.
  open override func selectAll(_ sender: Any?) {
    setSelection(wholeRange)
    if sender is UICommand { presentEditMenu() }
  }
  /// Removes the selected text, if the delegate permits the change.
  open override func delete(_ sender: Any?) { deleteSelection() }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    wasFocusedInTouch = false
    return super.beginTracking(touch, with: event)
  }

  /// Begins editing after a long touch that ends inside. A tap is recognized as a gesture.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { userDidTap(at: touch?.location(in: self) ?? .zero) }
  }

  override func makeStandardRecognizers() -> [UIGestureRecognizer] {
    super.makeStandardRecognizers() + textRecognizers
  }

  package override func handle(_ event: HostEvent) -> Bool {
    if case .focus(let isFocused, _) = event { wasFocusedInTouch = isFocused }
    return handleEditing(event) ?? super.handle(event)
  }

  // MARK: Sizes

  /// The size of the text, or of the placeholder, with the border and the views at the sides.
  ///
  /// As recorded, a field at 17 points is 34 points high with a rounded border, 32 with a bezel and
  /// 30 with a line; other sizes of fonts have the same distances.
  open dynamic override var intrinsicContentSize: CGSize { sizeOfText }

  /// Returns the intrinsic size, whatever the offered size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfText }

  override var alwaysHasContentSize: Bool { true }

  override func baselinePosition(isFirst: Bool, wrappedAt width: CGFloat?) -> BaselinePosition? {
    guard contentVerticalAlignment == .center else { return nil }
    let offset = content.font.ascender - content.font.lineHeight / 2
    return BaselinePosition(share: 0.5, offset: Double(offset))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSides()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    noteDrawingChange()
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    followTextSize()
    contentSizeDidChange()
  }

  override func drawing(at moment: DrawingMoment) -> SceneNode {
    var node = super.drawing(at: moment)
    // The user selects text, or scrolls, by a drag.
    node.claimedDrags = []
    drawBorder(in: &node)
    drawInput(in: &node)
    return node
  }

  // MARK: Accessibility

  override var standardIsAccessibilityElement: Bool { true }

  /// The text, as it is displayed, or else the placeholder.
  override var standardAccessibilityValue: String? { hasText ? shownText : placeholder }

  // MARK: Appearance proxies

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(.font, \UITextField.font),
      .init(.textColor, \UITextField.textColor),
      .init(.textAlignment, \UITextField.textAlignment),
      .init(.keyboardAppearance, \UITextField.keyboardAppearance),
      .init(.borderStyle, \UITextField.borderStyle),
      .init(.clearButtonMode, \UITextField.clearButtonMode),
      .init(.adjustsFontForContentSizeCategory, \UITextField.adjustsFontForContentSizeCategory),
    ]
  }

  // MARK: Members that apps override in extensions

  open dynamic override func awakeFromNib() { super.awakeFromNib() }
}
