import UIKit

/// A card that a button closes, or a drag downwards.
final class CardViewController: UIViewController {
  private let symbol: String
  weak var transition: CardTransition?

  init(symbol: String) {
    self.symbol = symbol
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("CardViewController cannot be decoded; create it in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    view.layer.cornerRadius = 24
    let image = UIImageView(image: UIImage(systemName: symbol))
    image.contentMode = .scaleAspectFit
    let close = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Close") { [weak self] _ in self?.dismiss(animated: true) })
    let stack = UIStackView(arrangedSubviews: [image, close])
    stack.axis = .vertical
    stack.spacing = 24
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      image.heightAnchor.constraint(equalToConstant: 80),
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.widthAnchor.constraint(equalToConstant: 160),
    ])
    let pan = UIPanGestureRecognizer(
      target: self, action: Selector("drag(_:)", CardViewController.drag(_:)))
    view.addGestureRecognizer(pan)
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    let share = max(0, pan.translation(in: view).y / max(view.bounds.height, 1))
    switch pan.state {
    case .began:
      transition?.interaction = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed: transition?.interaction?.update(share)
    case .ended, .cancelled, .failed:
      if share > 0.3 {
        transition?.interaction?.finish()
      } else {
        transition?.interaction?.cancel()
      }
      transition?.interaction = nil
    default: break
    }
  }
}
