/// The keyboard of the device, which types into a text field or a text view.
///
/// Its keys change the text as events of a host do, so that delegates are called as for a user.
/// UIKit documents neither the frames of the keys nor their colors; they are chosen.
final class KeyboardView: UIView {
  private(set) weak var input: (any EditingView)?
  /// The displayed characters.
  private(set) var plane: KeyboardPlane
  private(set) var shift = KeyboardShift.off
  private var arrangement: KeyboardArrangement?
  private var keyViews: [KeyView] = []
  private let popUp = KeyPopUpView()
  /// The touches with the indices of their keys.
  private var pressed: [ObjectIdentifier: Int] = [:]
  private var repetition: ClockTimer?
  /// The time of the last tap on the shift key.
  private var shiftTime: TimeInterval?
  /// The kind of the keyboard and the text before the caret, as they were displayed.
  private var knownType: UIKeyboardType
  private var knownText: String?

  /// The keys from the top left, in the coordinates of the view.
  var keys: [KeyboardArrangement.PlacedKey] { arrangement?.keys ?? [] }

  init(for input: any EditingView) {
    self.input = input
    knownType = input.traits.keyboardType
    plane = knownType.firstPlane
    super.init(frame: .zero)
    semanticContentAttribute = .forceLeftToRight
    isMultipleTouchEnabled = true
    backgroundColor = KeyboardColors.background
    popUp.isHidden = true
    addSubview(popUp)
  }

  required init?(coder: NSCoder) {
    fatalError("Keyboards cannot be decoded; set 'inputView' of a responder.")
  }

  // MARK: Text

  private var traits: InputTraits { input?.traits ?? InputTraits() }

  /// The text before the caret.
  private var textBefore: String {
    guard let input else { return "" }
    return input.content.text(
      in: NSRange(location: 0, length: input.selection.clamped(to: input.length).location))
  }

  private var suggestions: KeyboardSuggestions { KeyboardSuggestions(after: textBefore) }

  /// Updates the keys for a change of the text: the shift key turns on where a capital letter
  /// begins.
  private func readText() {
    let traits = traits
    if traits.keyboardType != knownType {
      knownType = traits.keyboardType
      plane = knownType.firstPlane
      knownText = nil
    }
    let text = textBefore
    guard text != knownText else { return }
    knownText = text
    guard shift != .locked else { return }
    shift = traits.capitalizes(after: text) ? .on : .off
  }

  // MARK: Layout

  private var isPad: Bool { traitCollection.userInterfaceIdiom == .pad }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let window, bounds.width > 0 else { return }
    readText()
    let traits = traits
    overrideUserInterfaceStyle =
      switch traits.keyboardAppearance {
      case .default: .unspecified
      case .dark: .dark
      case .light: .light
      }
    let safeArea = window.safeAreaInsets
    let isPortrait = window.bounds.height > window.bounds.width
    let isNumberPad = !isPad && (traits.keyboardType.isNumberPad)
    let hasGlobeBelow = !isPad && safeArea.bottom > 0 && isPortrait && !isNumberPad
    let rows = KeyboardRows(
      type: traits.keyboardType, plane: plane, isPad: isPad,
      hasGlobeInRow: !isPad && !hasGlobeBelow)
    let rowHeight = window.screen.suggestionRowHeight
    let hasSuggestions = traits.hasSuggestions
    let arrangement = KeyboardArrangement(
      rows, size: bounds.size,
      insets: UIEdgeInsets(
        top: 0, left: safeArea.left,
        bottom: !isPad && safeArea.bottom > 0 && isPortrait ? 75 : safeArea.bottom,
        right: safeArea.right),
      suggestionHeight: hasSuggestions || isPad ? rowHeight : 0,
      suggestions: hasSuggestions ? suggestions.words : [], hasGlobeBelow: hasGlobeBelow)
    self.arrangement = arrangement
    while keyViews.count < arrangement.keys.count {
      let view = KeyView()
      keyViews.append(view)
      insertSubview(view, belowSubview: popUp)
    }
    while keyViews.count > arrangement.keys.count { keyViews.removeLast().removeFromSuperview() }
    for (view, placed) in zip(keyViews, arrangement.keys) {
      if view.frame != placed.frame { view.frame = placed.frame }
    }
    showKeys()
  }

  private func showKeys() {
    let traits = traits
    let isReturnEnabled = !traits.enablesReturnKeyAutomatically || input?.hasText ?? false
    for (index, (view, placed)) in zip(keyViews, keys).enumerated() {
      view.show(
        KeyAppearance(
          key: placed.key, shift: shift, isPressed: pressed.values.contains(index),
          isEnabled: placed.key != .returnKey || isReturnEnabled, returnTitle: traits.returnTitle,
          isAction: traits.isReturnAction, isPad: isPad))
    }
    showPopUp()
  }

  /// Displays the character of a pressed key above it, as phones do.
  private func showPopUp() {
    guard !isPad, let index = pressed.values.max(), keys.indices.contains(index),
      case .text = keys[index].key, !traits.isSecureTextEntry,
      let text = keys[index].key.typed(isShifted: shift != .off)
    else {
      popUp.isHidden = true
      return
    }
    popUp.show(text, above: keys[index].frame, in: bounds)
    popUp.isHidden = false
  }

  // MARK: Touches

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard self.point(inside: point, with: event) else { return nil }
    guard let index = arrangement?.index(nearest: point), keyViews.indices.contains(index) else {
      return self
    }
    return keyViews[index]
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let index = arrangement?.index(nearest: touch.location(in: self)) else { continue }
      pressed[ObjectIdentifier(touch)] = index
      guard keys[index].key.actsAtTouch else { continue }
      perform(keys[index].key)
      if keys[index].key == .delete { repeatDeletion(after: 0.5) }
    }
    showKeys()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let old = pressed[ObjectIdentifier(touch)], keys.indices.contains(old),
        !keys[old].key.actsAtTouch,
        let index = arrangement?.index(nearest: touch.location(in: self)),
        !keys[index].key.actsAtTouch
      else { continue }
      pressed[ObjectIdentifier(touch)] = index
    }
    showKeys()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    stopRepetition()
    for touch in touches {
      guard let index = pressed.removeValue(forKey: ObjectIdentifier(touch)),
        keys.indices.contains(index), !keys[index].key.actsAtTouch
      else { continue }
      perform(keys[index].key)
    }
    showKeys()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    stopRepetition()
    for touch in touches { pressed[ObjectIdentifier(touch)] = nil }
    showKeys()
  }

  private func repeatDeletion(after seconds: TimeInterval) {
    stopRepetition()
    repetition = window?.animationClock.schedule(after: seconds) { [weak self] in
      guard let self, !pressed.isEmpty else { return }
      perform(.delete)
      repeatDeletion(after: 0.1)
    }
  }

  private func stopRepetition() {
    if let repetition { window?.animationClock.cancel(repetition) }
    repetition = nil
  }

  // MARK: Keys

  /// Does what a tap of a key does.
  func perform(_ key: KeyboardKey) {
    guard let input else { return }
    switch key {
    case .text, .digit, .titled, .space: type(key, into: input)
    case .suggestion(let word): if !word.isEmpty { accept(word, in: input) }
    case .delete: input.inputDisplay.handle(.edit(input.deletion))
    case .shift: toggleShift()
    case .plane(let plane, _): show(plane)
    case .globe: show(plane == .emoji ? .letters : .emoji)
    case .hide: input.endEditing(isAsking: true)
    case .returnKey:
      guard !traits.enablesReturnKeyAutomatically || input.hasText else { return }
      input.inputDisplay.handle(.submit)
    case .blank: return
    }
  }

  private func type(_ key: KeyboardKey, into input: any EditingView) {
    guard let text = key.typed(isShifted: shift != .off) else { return }
    input.inputDisplay.handle(.edit(input.insertion(of: text)))
    // A delegate may have rejected the change.
    if shift == .on { shift = traits.capitalizes(after: textBefore) ? .on : .off }
    let endsSigns = key == .space || text == "'"
    if endsSigns, plane == .digits || plane == .signs, traits.keyboardType.firstPlane == .letters {
      plane = .letters
    }
    setNeedsLayout()
  }

  private func accept(_ word: String, in input: any EditingView) {
    let suggestions = suggestions
    let end = input.selection.clamped(to: input.length).location
    let count = suggestions.part.utf16.count
    input.userDidSelect(NSRange(location: end - count, length: count))
    input.inputDisplay.handle(.edit(input.insertion(of: suggestions.replacement(for: word))))
    setNeedsLayout()
  }

  private func toggleShift() {
    let now = window?.animationClock.now ?? 0
    let isDouble = shiftTime.map { now - $0 < 0.35 } ?? false
    shiftTime = isDouble ? nil : now
    shift = isDouble ? .locked : shift == .off ? .on : .off
    setNeedsLayout()
  }

  private func show(_ plane: KeyboardPlane) {
    self.plane = plane
    if plane == .letters, shift != .locked {
      shift = traits.capitalizes(after: textBefore) ? .on : .off
    }
    setNeedsLayout()
  }
}
