/// The view of a window that contains the views in place of the keyboard and above it, in front of
/// all others.
@MainActor
final class InputHostView: UIView {
  private weak var accessory: UIView?
  private weak var accessoryOwner: UIResponder?
  private weak var input: UIView?
  private weak var keyboard: UIView?
  private let backdrop = UIView()
  private var accessoryHeight: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    backdrop.backgroundColor = .secondarySystemBackground
    backdrop.isUserInteractionEnabled = false
    backdrop.isHidden = true
    addSubview(backdrop)
  }

  required init?(coder: NSCoder) {
    fatalError("The views of keyboards cannot be decoded; set 'inputView' of a responder.")
  }

  /// Displays views in place of others.
  func show(_ views: InputViews, in window: UIWindow) {
    for old in [accessory, input, keyboard] {
      let isKept = old === views.accessory || old === views.input || old === views.keyboard
      if !isKept, old?.superview === self { old?.removeFromSuperview() }
    }
    accessory = views.accessory
    accessoryOwner = views.accessoryOwner
    input = views.input
    keyboard = views.keyboard
    accessoryHeight = views.accessoryHeight(width: window.bounds.width)
    backdrop.isHidden = views.input == nil
    for view in [views.keyboard, views.input, views.accessory] {
      guard let view else { continue }
      view.translatesAutoresizingMaskIntoConstraints = true
      if view.superview !== self { addSubview(view) }
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let rest = CGRect(
      x: 0, y: accessoryHeight, width: bounds.width,
      height: max(0, bounds.height - accessoryHeight))
    accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: accessoryHeight)
    backdrop.frame = rest
    keyboard?.frame = rest
    input?.frame = CGRect(
      x: 0, y: rest.minY, width: rest.width,
      height: max(0, rest.height - (window?.safeAreaInsets.bottom ?? 0)))
  }

  /// The responder that has the accessory, so that its actions and keys arrive there.
  override var next: UIResponder? { accessoryOwner ?? super.next }
}
