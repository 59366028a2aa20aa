/// The state of a key that determines its appearance.
struct KeyAppearance: Equatable {
  var key: KeyboardKey
  /// The state of the shift key, which determines the case of letters.
  var shift = KeyboardShift.off
  var isPressed = false
  var isEnabled = true
  /// The title of the Return key.
  var returnTitle = ""
  /// A Boolean value that indicates whether the Return key has the color of an action.
  var isAction = false
  var isPad = false
}

/// The states of the shift key.
enum KeyboardShift {
  case off
  /// The next letter is a capital one.
  case on
  /// All letters are capital ones.
  case locked
}

/// The view of one key. The keyboard handles its touches.
final class KeyView: UIView {
  private let title = UILabel()
  private let subtitle = UILabel()
  private let image = UIImageView()
  private let line = UIView()
  private var shown: KeyAppearance?

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.shadowOffset = CGSize(width: 0, height: 1)
    layer.shadowRadius = 0
    title.textAlignment = .center
    subtitle.textAlignment = .center
    subtitle.font = .systemFont(ofSize: 10, weight: .bold)
    subtitle.textColor = KeyboardColors.text
    image.contentMode = .center
    line.backgroundColor = KeyboardColors.separator
    for view in [line, title, subtitle, image] {
      view.semanticContentAttribute = .forceLeftToRight
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityTraits = .keyboardKey
  }

  required init?(coder: NSCoder) {
    fatalError("The keys of keyboards cannot be decoded; set 'inputView' of a responder.")
  }

  /// Displays a key.
  func show(_ appearance: KeyAppearance) {
    guard appearance != shown else { return }
    shown = appearance
    let key = appearance.key
    title.text = text(of: appearance)
    title.font = font(of: appearance)
    title.textColor = titleColor(of: appearance)
    if case .digit(_, let letters) = key { subtitle.text = letters } else { subtitle.text = nil }
    image.image = symbol(of: appearance)
    image.tintColor = KeyboardColors.text
    line.isHidden = if case .suggestion = key { false } else { true }
    backgroundColor = surface(of: appearance)
    layer.cornerRadius = key.isBare ? 0 : appearance.isPad ? 6 : 5
    layer.shadowOpacity = key.isBare || key == .globe && !appearance.isPad ? 0 : 1
    layer.shadowColor = KeyboardColors.shadow.resolvedColor(with: traitCollection).cgColor
    accessibilityLabel = name(of: appearance)
    isAccessibilityElement = key != .suggestion("")
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hasLetters = !(subtitle.text ?? "").isEmpty
    title.frame =
      hasLetters
      ? CGRect(x: 0, y: bounds.midY - 20, width: bounds.width, height: 28)
      : bounds.insetBy(dx: 2, dy: 0)
    subtitle.frame = CGRect(x: 0, y: bounds.midY + 6, width: bounds.width, height: 12)
    image.frame = bounds
    line.frame = CGRect(
      x: bounds.maxX, y: bounds.midY - 11, width: 1 / traitCollection.roundingScale, height: 22)
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    layer.shadowColor = KeyboardColors.shadow.resolvedColor(with: traitCollection).cgColor
  }

  // MARK: Parts

  private func text(of appearance: KeyAppearance) -> String? {
    switch appearance.key {
    case .text(let text): appearance.shift == .off ? text : text.uppercased()
    case .digit(let text, _): text
    case .titled(let title, _), .plane(_, let title): title
    case .suggestion(let word): word
    case .space: appearance.isPad ? nil : "space"
    case .returnKey: appearance.returnTitle
    case .delete, .shift, .globe, .hide, .blank: nil
    }
  }

  private func font(of appearance: KeyAppearance) -> UIFont {
    switch appearance.key {
    case .text(let text):
      .systemFont(ofSize: appearance.isPad ? 24 : text.count > 1 ? 16 : 22.5)
    case .digit: .systemFont(ofSize: 25)
    case .suggestion: .systemFont(ofSize: 17)
    default: .systemFont(ofSize: appearance.isPad ? 18 : 16)
    }
  }

  private func titleColor(of appearance: KeyAppearance) -> UIColor {
    guard appearance.key == .returnKey else { return KeyboardColors.text }
    if !appearance.isEnabled { return KeyboardColors.faintText }
    return appearance.isAction && !appearance.isPressed ? .white : KeyboardColors.text
  }

  private func surface(of appearance: KeyAppearance) -> UIColor? {
    let key = appearance.key
    if key.isBare { return appearance.isPressed ? KeyboardColors.lightKey : nil }
    if key == .globe, !appearance.isPad { return nil }
    if key == .returnKey, appearance.isAction, appearance.isEnabled, !appearance.isPressed {
      return KeyboardColors.action
    }
    if key == .shift, appearance.shift != .off { return KeyboardColors.lightKey }
    let isLight = key.isLight != (appearance.isPressed && appearance.isEnabled)
    if isLight { return KeyboardColors.lightKey }
    return key.isLight ? KeyboardColors.pressedLightKey : KeyboardColors.darkKey
  }

  private func symbol(of appearance: KeyAppearance) -> UIImage? {
    let name: String? =
      switch appearance.key {
      case .shift:
        switch appearance.shift {
        case .off: "shift"
        case .on: "shift.fill"
        case .locked: "capslock.fill"
        }
      case .delete: appearance.isPressed ? "delete.left.fill" : "delete.left"
      case .globe: "globe"
      case .hide: "keyboard.chevron.compact.down"
      default: nil
      }
    let size: CGFloat = appearance.key == .globe && !appearance.isPad ? 24 : 18
    return name.flatMap {
      UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
    }
  }

  private func name(of appearance: KeyAppearance) -> String? {
    switch appearance.key {
    case .shift: appearance.shift == .locked ? "caps lock" : "shift"
    case .delete: "delete"
    case .globe: "Next keyboard"
    case .hide: "Hide keyboard"
    case .space: "space"
    default: text(of: appearance)
    }
  }
}
