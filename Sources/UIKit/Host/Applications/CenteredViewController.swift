/// A view controller that displays a view in the middle of the safe area, in a size of the view's
/// own, or over all of the safe area.
package final class CenteredViewController: UIViewController {
  private let make: @MainActor () -> UIView
  private let size: @MainActor (_ content: UIView, _ area: CGSize) -> CGSize?
  private var content: UIView?

  /// Creates a view controller.
  ///
  /// - Parameters:
  ///   - make: A closure that creates the displayed view, when the view controller loads its own.
  ///   - size: A closure that returns the size of the view in an area, in points; `nil` for the
  ///     whole area.
  package init(
    _ make: @escaping @MainActor () -> UIView,
    size: @escaping @MainActor (_ content: UIView, _ area: CGSize) -> CGSize?
  ) {
    self.make = make
    self.size = size
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) {
    fatalError("CenteredViewController cannot be decoded; create it with a view.")
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let content = make()
    content.translatesAutoresizingMaskIntoConstraints = true
    self.content = content
    view.addSubview(content)
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let content else { return }
    let area = view.bounds.inset(by: view.safeAreaInsets)
    guard let size = size(content, area.size) else {
      content.frame = area
      return
    }
    content.frame = CGRect(
      x: (area.midX - size.width / 2).rounded(), y: (area.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }
}
