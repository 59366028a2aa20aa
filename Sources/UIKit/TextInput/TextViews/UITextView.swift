internal import Scenes

/// A scroll view with text of several lines, which the user can edit.
///
///     let view = UITextView(frame: CGRect(x: 16, y: 100, width: 300, height: 200))
///     view.font = .preferredFont(forTextStyle: .body)
///     view.delegate = self
///
/// In the browser, the user types into an input of the page, which displays the text in one style
/// while it is edited. With ``UIScrollView/isScrollEnabled`` set to `false`, the view has the size
/// of its text.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits, _TextRanges {
  package var content = TextContent(
    "", font: .systemFont(ofSize: 12), lineBreakMode: .byWordWrapping)
  { didSet { contentDidChangeForStorage() } }
  /// The text storage, if it was read or set.
  var storedTextKit: TextViewStorage?
  package var traits = InputTraits() {
    didSet { if traits != oldValue { contentView.noteDrawingChange() } }
  }
  package var selection = NSRange(location: 0, length: 0)
  package var ownTypingAttributes: [NSAttributedString.Key: Any]?
  package var revision = 0 { didSet { contentView.noteDrawingChange() } }
  /// The lines for the current width; `nil` before they are needed.
  var blocks: TextBlocks?
  /// A Boolean value that indicates whether the lines belong to an earlier text or width.
  var needsLines = true
  private(set) lazy var contentView = TextContentView(of: self)
  /// A Boolean value that indicates whether the user edits the text.
  var isEditing = false
  /// A Boolean value that indicates whether the host has reported the focus since the touch began.
  var wasFocusedInTouch = false

  /// Creates a text view with a frame in the coordinates of its future superview, in points.
  ///
  /// - Parameter textContainer: The region of the lines; `nil` for a new one. With a region of a
  ///   layout manager, the text view displays the text of its storage, and retains it.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? Self.makeTextContainer()
    super.init(frame: frame)
    setUp()
  }

  /// Creates a text view with a frame in the coordinates of its future superview, in points.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a text view of an interface file.
  public required init?(coder: NSCoder) {
    textContainer = Self.makeTextContainer()
    super.init(coder: coder)
    setUp()
    decodeText(from: coder)
  }

  private func setUp() {
    alwaysBounceVertical = true
    addSubview(contentView)
    textContainer.changed = { [weak self] in self?.linesDidChange() }
    adoptTextContainer()
  }

  private static func makeTextContainer() -> NSTextContainer {
    let container = NSTextContainer(size: .zero)
    container.widthTracksTextView = true
    return container
  }

  /// The delegate of the text view, which is not retained. It is also the delegate of the scroll
  /// view.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UITextViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }

  // MARK: Text

  /// The text. The default, also after setting `nil`, is empty. Setting it moves the caret to the
  /// end, and calls no method for changes of the text.
  open var text: String! {
    get { content.string ?? "" }
    set { if content.setText(newValue ?? "") { textWasSet() } }
  }

  /// The text with attributes. The default is empty.
  ///
  /// Setting it also sets ``font``, ``textColor`` and ``textAlignment`` to the attributes of its
  /// first character; setting one of these afterwards applies it to the whole text.
  open var attributedText: NSAttributedString! {
    get { content.attributed }
    set {
      content.setAttributed(newValue ?? NSAttributedString(string: ""))
      textWasSet()
    }
  }

  /// The font. The default, which setting `nil` restores, is the system font at 12 points.
  open var font: UIFont? {
    get { content.font }
    set {
      noteAssigned(.font)
      if content.setFont(newValue ?? .systemFont(ofSize: 12)) { linesDidChange() }
    }
  }

  /// The color of the text. The default, which setting `nil` restores, is `label`.
  open var textColor: UIColor? {
    get { content.color }
    set {
      noteAssigned(.textColor)
      content.setColor(newValue ?? .label)
      if content.styled != nil { linesDidChange() }
      contentView.noteDrawingChange()
    }
  }

  /// The alignment of the lines. The default is `natural`.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set {
      noteAssigned(.textAlignment)
      content.setAlignment(newValue)
      linesDidChange()
    }
  }

  /// The attributes of what is typed next. A change of the selection restores the attributes of the
  /// text.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { ownTypingAttributes ?? content.attributesForText(at: selection.location) }
    set { ownTypingAttributes = newValue }
  }

  /// The attributes of links, in place of those that they have. The default is the color `link`.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link] {
    didSet { linesDidChange() }
  }

  /// A Boolean value that indicates whether a font with a text style adapts to the preferred
  /// content size category. The default is `false`.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      noteAssigned(.adjustsFontForContentSizeCategory)
      followTextSize()
    }
  }

  // MARK: Editing

  /// A Boolean value that indicates whether the user can edit the text. The default is `true`.
  open var isEditable = true { didSet { accessDidChange() } }
  /// A Boolean value that indicates whether the user can select text, edit it, and tap links. The
  /// default is `true`.
  open var isSelectable = true { didSet { accessDidChange() } }
  /// The selected range, in UTF-16 units.
  open var selectedRange: NSRange {
    get { selection }
    set { setSelection(newValue) }
  }
  /// A Boolean value that indicates whether the next typed characters replace the whole text. The
  /// default is `false`, also after the replacement or a change of the selection.
  open var clearsOnInsertion = false

  /// A Boolean value that indicates whether there is any text.
  open var hasText: Bool { !(content.string ?? "").isEmpty }

  /// Replaces the selection by a text, without asking the delegate, and calls
  /// ``UITextViewDelegate/textViewDidChange(_:)``.
  open func insertText(_ text: String) {
    apply(TextChange(range: selection, replacement: text))
    userDidChangeText()
  }

  /// Removes the selection, or the character before the caret, and calls
  /// ``UITextViewDelegate/textViewDidChange(_:)``. The delete key calls it after the delegate has
  /// agreed; in an empty text view, it calls only this method.
  open func deleteBackward() {
    guard let range = content.deletedRange(selection) else { return }
    apply(TextChange(range: range, replacement: ""))
    userDidChangeText()
  }

  /// Scrolls until a range of the text, in UTF-16 units, is visible.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutText()
    let range = range.clamped(to: length)
    let start = caretRect(at: range.location)
    let end = caretRect(at: range.location + range.length)
    scrollRectToVisible(
      start.union(end).insetBy(dx: 0, dy: -textContainerInset.bottom), animated: true)
  }

  // MARK: Layout

  /// The region of the lines.
  public let textContainer: NSTextContainer
  /// The distances of the region of the lines from the edges of the content, in points. The default
  /// is 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { linesDidChange() } }
  }

  open override var isScrollEnabled: Bool {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The size of the text with its insets, with paragraphs on one line; no size while scrolling is
  /// enabled.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      : sizeOfText(in: .greatestFiniteMagnitude)
  }

  /// Returns the size of the text with its insets, wrapped to the width of a size.
  ///
  /// As recorded (`se26-textview-sizetofit`), the width is the lines' without the distance from
  /// both sides, and the height is the height of the wider layout.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    sizeOfText(in: size.width > 0 ? size.width : .greatestFiniteMagnitude, isPadded: false)
  }

  override var wrapsContent: Bool { !isScrollEnabled }

  override func contentSize(wrappedAt width: CGFloat?) -> CGSize {
    guard !isScrollEnabled, let width, width > 0 else { return intrinsicContentSize }
    return sizeOfText(in: width)
  }

  override func baselinePosition(isFirst: Bool, wrappedAt width: CGFloat?) -> BaselinePosition? {
    let scale = traitCollection.roundingScale
    let font = content.font
    let inset = textContainerInset
    if isFirst {
      let baseline = PixelRounding.snapped(inset.top + font.ascender, scale: scale)
      return BaselinePosition(share: 0, offset: Double(baseline))
    }
    let rest = PixelRounding.snapped(inset.bottom + font.leading - font.descender, scale: scale)
    return BaselinePosition(share: 1, offset: -Double(rest))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutText()
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if bounds.width != old.width { linesDidChange(isNewText: false) }
    if bounds.size != old.size { setNeedsLayout() }
    contentView.visiblePartDidChange(to: bounds)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentView.noteDrawingChange()
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    followTextSize()
    linesDidChange()
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
  /// Text of several lines is not hidden, as in UIKit.
  open var isSecureTextEntry: Bool {
    get { traits.isSecureTextEntry }
    set { traits.isSecureTextEntry = newValue }
  }
  /// The meaning of the text, for suggestions; `nil`, the default, for none.
  open var textContentType: UITextContentType! {
    get { traits.textContentType }
    set { traits.textContentType = newValue }
  }

  // MARK: Hooks

  package func allows(_ change: TextChange) -> Bool {
    delegate?.textView(
      self, shouldChangeTextIn: change.range, replacementText: change.replacement) ?? true
  }

  package func userDidChangeText() {
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    if isFirstResponder { showCaret() }
  }

  // MARK: First responder

  /// A Boolean value that indicates whether the text view can become the first responder: whether
  /// its text can be selected.
  open override var canBecomeFirstResponder: Bool { isSelectable }

  /// Begins editing, if the text is editable and the delegate permits it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard responderWindow != nil, canBecomeFirstResponder,
      !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    contentView.noteDrawingChange()
    if isEditable {
      isEditing = true
      delegate?.textViewDidBeginEditing(self)
      NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }
    return true
  }

  /// Ends editing, if the delegate permits it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    return endEditing(isAsking: true)
  }

  override var needsKeyboard: Bool { isEditable }

  override var keyboardHasSuggestions: Bool { traits.hasSuggestions }

  override func makeKeyboardView() -> UIView? { KeyboardView(for: self) }

  /// The view in place of the keyboard. The default is `nil`. After a change while the text is
  /// edited, call ``UIResponder/reloadInputViews()``.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  private var storedInputView: UIView?
  /// The view above the keyboard, or `nil` (the default) for the view of a later responder. Call
  /// ``UIResponder/reloadInputViews()`` after a change while the text is edited.
  open override var inputAccessoryView: UIView? {
    get { storedAccessoryView }
    set { storedAccessoryView = newValue }
  }
  private var storedAccessoryView: UIView?

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
          delegate?.textView(self, willPresentEditMenuWith: animator)
        },
        willDismiss: { [weak self] animator in
          guard let self else { return }
          delegate?.textView(self, willDismissEditMenuWith: animator)
        }))
  }

  private func editMenu(for range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggested)
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

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    wasFocusedInTouch = false
    super.touchesBegan(touches, with: event)
  }

  override func makeStandardRecognizers() -> [UIGestureRecognizer] {
    super.makeStandardRecognizers() + textRecognizers
  }

  /// Begins editing after a long touch that ends inside. A tap is recognized as a gesture.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let place = touches.first?.location(in: self), point(inside: place, with: event) else {
      return
    }
    userDidTap(at: place)
  }

  func handleInput(_ event: HostEvent) -> Bool {
    if case .focus(let isFocused, _) = event { wasFocusedInTouch = isFocused }
    return handleEditing(event) ?? super.handle(event)
  }

  override func describe(_ accessibility: inout SceneAccessibility) {
    super.describe(&accessibility)
    // The view of the lines has the description.
    accessibility.isElement = false
    accessibility.label = nil
    accessibility.value = nil
    accessibility.hint = nil
  }

  // MARK: Accessibility

  override var standardIsAccessibilityElement: Bool { true }

  override var standardAccessibilityValue: String? { content.string }

  // MARK: Appearance proxies

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(.font, \UITextView.font),
      .init(.textColor, \UITextView.textColor),
      .init(.textAlignment, \UITextView.textAlignment),
      .init(.keyboardAppearance, \UITextView.keyboardAppearance),
      .init(.adjustsFontForContentSizeCategory, \UITextView.adjustsFontForContentSizeCategory),
    ]
  }

  // MARK: Members that apps override in extensions

  open dynamic override func awakeFromNib() { super.awakeFromNib() }
}
