import Testing
import UIKit

/// A screen with a heading and the views of a test below each other, which fit in all layouts.
class PlainScreen: UIViewController {
  /// The content of the scroll view, as wide as the readable content.
  let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = .vertical
    stack.spacing = 24
    stack.alignment = .leading
    view.addSubview(scroll)
    scroll.addSubview(stack)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: area.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 24),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: scroll.readableContentGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scroll.readableContentGuide.trailingAnchor),
    ])
    stack.addArrangedSubview(text("Journeys", style: .title1))
    addViews()
  }

  /// Adds the views of the test.
  func addViews() {}

  /// Returns a label without a fault.
  func text(_ string: String, style: UIFont.TextStyle = .body) -> UILabel {
    let label = UILabel()
    label.text = string
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }

  /// Returns a button without a fault.
  func button(_ title: String) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = title
    let button = UIButton(configuration: configuration)
    button.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    return button
  }
}

/// A screen with a fault, and the same screen without.
struct SeededFault: Sendable, CustomTestStringConvertible {
  let rule: String
  let name: String
  let make: @MainActor @Sendable (_ isFaulty: Bool) -> UIViewController

  var testDescription: String { "\(rule): \(name)" }

  init(
    _ rule: String, _ name: String,
    _ make: @escaping @MainActor @Sendable (_ isFaulty: Bool) -> UIViewController
  ) {
    self.rule = rule
    self.name = name
    self.make = make
  }
}

/// A screen whose views a closure adds.
final class ClosureScreen: PlainScreen {
  private let add: (ClosureScreen) -> Void
  /// The objects that views do not retain.
  var retained: [AnyObject] = []

  init(_ add: @escaping (ClosureScreen) -> Void) {
    self.add = add
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("ClosureScreen cannot be decoded.") }

  override func addViews() { add(self) }
}
