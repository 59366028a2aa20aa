import UIKit

/// A page of the tour: a symbol, a title and a text.
final class TourPageViewController: UIViewController {
  private let page: TourPage

  init(_ page: TourPage) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("TourPageViewController cannot be decoded; create it in code.")
  }

  var symbol: String { page.symbol }

  override func viewDidLoad() {
    super.viewDidLoad()
    let image = UIImageView(image: UIImage(systemName: page.symbol))
    image.contentMode = .scaleAspectFit
    image.tintColor = page.color
    let title = UILabel()
    title.text = page.title
    title.font = .preferredFont(forTextStyle: .title1)
    let text = UILabel()
    text.text = page.text
    text.font = .preferredFont(forTextStyle: .body)
    text.textColor = .secondaryLabel
    for label in [title, text] {
      label.adjustsFontForContentSizeCategory = true
      label.textAlignment = .center
      label.numberOfLines = 0
    }
    let stack = UIStackView(arrangedSubviews: [image, title, text])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      image.heightAnchor.constraint(equalToConstant: 96),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -32),
    ])
  }
}

/// The contents of a page.
struct TourPage {
  let symbol: String
  let title: String
  let text: String
  let color: UIColor

  @MainActor static let all = [
    TourPage(
      symbol: "map", title: "Plan", text: "Choose the places that you want to see.",
      color: .systemBlue),
    TourPage(
      symbol: "star", title: "Remember", text: "Mark the places that you liked.",
      color: .systemOrange),
    TourPage(
      symbol: "heart", title: "Share", text: "Send a trip to those who come with you.",
      color: .systemPink),
  ]
}
