/// An accessory with a menu: a button with the title of the selected element, and two arrows.
@MainActor
final class AccessoryMenuView: UIView {
  private let button = UIButton(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  /// Called after a choice of another element.
  var selectionDidChange: ((UIMenu) -> Void)? {
    get { button.selectionHandler }
    set { button.selectionHandler = newValue }
  }

  /// Displays the selection of a menu in a color.
  func show(_ menu: UIMenu?, color: UIColor) {
    var configuration = UIButton.Configuration.plain()
    configuration.contentInsets = .zero
    configuration.baseForegroundColor = color
    button.configuration = configuration
    button.menu = menu
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }

  override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }

  /// The button takes touches in the height of the cell (chosen).
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let height = superview?.bounds.height ?? bounds.height
    return point.x >= -8 && point.x < bounds.width + 8
      && abs(point.y - bounds.midY) <= max(height, bounds.height) / 2
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event).map { _ in button }
  }
}
