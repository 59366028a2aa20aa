/// One line of text that the user can edit, for the views of the module that hold one.
///
/// Hosts with a keyboard display a control of their own in its place, and report the user's changes
/// as ``HostEvent`` values. Other hosts draw the label: the text, or the placeholder if there is no
/// text.
package final class TextField: UILabel {
  /// The handlers of changes to the text. They are called for the user's changes, not for those of
  /// the app.
  struct Handlers {
    var shouldBegin: () -> Bool = { true }
    var began: () -> Void = {}
    var shouldChange: (_ range: NSRange, _ replacement: String) -> Bool = { _, _ in true }
    var changed: () -> Void = {}
    var submitted: () -> Void = {}
    var shouldEnd: () -> Bool = { true }
    var ended: () -> Void = {}
  }

  var handlers = Handlers()

  /// The text, without the placeholder.
  package var content = "" {
    didSet { if content != oldValue { showContent() } }
  }

  /// The placeholder, displayed in a fainter color if there is no text.
  package var placeholder: String? {
    didSet { if placeholder != oldValue { showContent() } }
  }

  private let contentColor = UIColor.label
  private let placeholderColor = UIColor.placeholderText

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = true
    showContent()
  }

  required init?(coder: NSCoder) { nil }

  private func showContent() {
    noteDrawingChange()
    text = content.isEmpty ? placeholder : content
    textColor = content.isEmpty ? placeholderColor : contentColor
  }

  package override func drawing(at moment: DrawingMoment) -> ViewDrawing {
    var drawing = super.drawing(at: moment)
    let traits = traitCollection
    drawing.content = .input(
      InputDrawing(
        text: laidOutText, content: content, placeholder: placeholder ?? "", font: font,
        color: contentColor.rgba(in: traits),
        placeholderColor: placeholderColor.rgba(in: traits), isFocused: isFirstResponder))
    return drawing
  }

  // MARK: First responder

  package override var canBecomeFirstResponder: Bool { true }

  @discardableResult
  package override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard responderWindow != nil, handlers.shouldBegin(), super.becomeFirstResponder() else {
      return false
    }
    handlers.began()
    return true
  }

  @discardableResult
  package override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard handlers.shouldEnd(), super.resignFirstResponder() else { return false }
    handlers.ended()
    return true
  }

  // MARK: Touches

  /// A touch that is lifted in the field begins to edit.
  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, point(inside: touch.location(in: self), with: event) {
      becomeFirstResponder()
    }
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // MARK: User input

  package override func handle(_ event: HostEvent) -> Bool {
    switch event {
    case .edit(let text): userDidEdit(to: text)
    case .focus(let isFocused): isFocused ? becomeFirstResponder() : resignFirstResponder()
    case .submit: userDidSubmit()
    case .scroll, .prepareContent: super.handle(event)
    }
  }

  /// Applies the user's change of the text, if the app allows it. Begins editing if it has not
  /// begun.
  ///
  /// - Returns: A Boolean value that indicates whether the text now has the user's change.
  @discardableResult
  package func userDidEdit(to new: String) -> Bool {
    guard becomeFirstResponder() else { return false }
    // A field has one line; pasted lines are joined.
    let line = new.split(whereSeparator: \.isNewline).joined(separator: " ")
    let change = TextChange(from: content, to: line)
    guard let change else { return new == content }
    guard handlers.shouldChange(change.range, change.replacement) else { return false }
    content = line
    handlers.changed()
    return content == new
  }

  /// Handles a press of the key that ends the input.
  ///
  /// - Returns: A Boolean value that indicates whether the field accepts input.
  @discardableResult
  package func userDidSubmit() -> Bool {
    guard becomeFirstResponder() else { return false }
    handlers.submitted()
    return true
  }
}
