import UIKit

/// A view controller that displays one view in the middle of the screen, in the size that fits it,
/// or over the whole safe area if it has no such size.
@MainActor
final class ViewPreviewController: UIViewController {
  private let make: @MainActor () -> UIView
  private var content: UIView?

  /// The distance of a view from the sides of the screen, in points.
  private static let margin: CGFloat = 16

  init(_ make: @escaping @MainActor () -> UIView) {
    self.make = make
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("ViewPreviewController cannot be decoded.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let content = make()
    content.translatesAutoresizingMaskIntoConstraints = true
    self.content = content
    view.addSubview(content)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let content else { return }
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let size = fittingSize(of: content, width: area.width - 2 * Self.margin)
    guard size.width >= 1, size.height >= 1, size.height <= area.height else {
      content.frame = area
      return
    }
    content.frame = CGRect(
      x: (area.midX - size.width / 2).rounded(), y: (area.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }

  /// Returns the intrinsic size of a view, or else the one of its constraints, at most of a width.
  private func fittingSize(of content: UIView, width: CGFloat) -> CGSize {
    let intrinsic = content.intrinsicContentSize
    if intrinsic.width > 0, intrinsic.width <= width, intrinsic.height > 0 { return intrinsic }
    let target = CGSize(width: width, height: 0)
    let free = content.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    guard free.width > width else { return free }
    return content.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }
}
