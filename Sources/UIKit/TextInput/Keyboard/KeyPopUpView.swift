/// The character of a pressed key, larger and above it.
final class KeyPopUpView: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    backgroundColor = KeyboardColors.lightKey
    layer.cornerRadius = 9
    layer.shadowOpacity = 0.35
    layer.shadowRadius = 3
    layer.shadowOffset = CGSize(width: 0, height: 1)
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 34)
    label.textColor = KeyboardColors.text
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("The keys of keyboards cannot be decoded; set 'inputView' of a responder.")
  }

  /// Displays a character above the frame of its key, inside of the sides of a keyboard.
  func show(_ text: String, above key: CGRect, in bounds: CGRect) {
    let width = max(key.width + 24, 50)
    let x = min(max(key.midX - width / 2, bounds.minX + 2), bounds.maxX - width - 2)
    frame = CGRect(x: x, y: key.minY - 56, width: width, height: 54)
    label.text = text
    label.frame = self.bounds
  }
}
