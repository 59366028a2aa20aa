/// A preview above the blurred background of a menu: a picture of a view, or the view of a view
/// controller.
@MainActor
final class MenuPreviewView: UIView {
  /// The radius of corners without a visible path, of a view without corners of its own (chosen).
  private static let cornerRadius: CGFloat = 14

  /// The view controller of the preview; `nil` for a picture.
  let controller: UIViewController?
  private let content: UIView
  /// The size of the content at its natural scale.
  private let contentSize: CGSize
  /// The origin of the visible part in the content.
  private let visibleOrigin: CGPoint

  /// Creates a picture of a view's visible part.
  init(_ preview: UITargetedPreview) {
    controller = nil
    let view = preview.view
    view.layoutIfNeeded()
    content = ContentSnapshot(of: view)
    let parameters = preview.parameters
    let part = parameters.visiblePath?.bounds ?? view.bounds
    contentSize = part.size
    visibleOrigin = CGPoint(
      x: part.minX - view.bounds.minX, y: part.minY - view.bounds.minY)
    super.init(frame: CGRect(origin: .zero, size: part.size))
    let box = UIView(frame: bounds)
    box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    box.backgroundColor = parameters.backgroundColor
    box.clipsToBounds = true
    if let path = parameters.visiblePath {
      let mask = CAShapeLayer()
      let moved = path.copy() as! UIBezierPath
      moved.apply(CGAffineTransform(translationX: -part.minX, y: -part.minY))
      mask.path = moved.cgPath
      mask.frame = bounds
      box.layer.mask = mask
    } else {
      let radius = view.layer.cornerRadius
      box.layer.cornerRadius = radius > 0 ? radius : Self.cornerRadius
    }
    add(box, shadow: parameters.shadowPath)
  }

  /// Creates the preview of a view controller, in its preferred size, or else in the width of an
  /// area and half of its height (chosen).
  init(_ controller: UIViewController, in room: CGRect) {
    self.controller = controller
    controller.loadViewIfNeeded()
    content = controller.view
    var size = controller.preferredContentSize
    if size.width <= 0 { size.width = room.width }
    if size.height <= 0 { size.height = room.height / 2 }
    size.width = min(size.width, room.width)
    contentSize = size
    visibleOrigin = .zero
    super.init(frame: CGRect(origin: .zero, size: size))
    let box = UIView(frame: bounds)
    box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    box.clipsToBounds = true
    box.layer.cornerRadius = Self.cornerRadius
    add(box, shadow: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("The previews of menus cannot be decoded; create a UIContextMenuConfiguration.")
  }

  private func add(_ box: UIView, shadow: UIBezierPath?) {
    addSubview(box)
    box.addSubview(content)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 6)
    layer.shadowPath = shadow?.cgPath
  }

  /// The natural size.
  var size: CGSize { contentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    if controller != nil {
      content.frame = bounds
      return
    }
    content.frame.origin = CGPoint(x: -visibleOrigin.x, y: -visibleOrigin.y)
  }
}
