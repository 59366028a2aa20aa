import UIKit

/// A view controller that displays a live view: in its size in the middle of the safe area, or over
/// all of it if it has no size or a larger one.
final class LiveViewController: UIViewController {
  private let content: UIView
  private let size: CGSize

  init(_ content: UIView) {
    self.content = content
    size = content.bounds.size
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("LiveViewController cannot be decoded.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(content)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    guard size.width > 0, size.height > 0 else {
      content.frame = area
      return
    }
    let fitted = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
    content.frame = CGRect(
      x: (area.midX - fitted.width / 2).rounded(), y: (area.midY - fitted.height / 2).rounded(),
      width: fitted.width, height: fitted.height)
  }
}
