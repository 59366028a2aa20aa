import UIKit

/// Views that need layout again while they are laid out.
extension SeededFault {
  static let passes = [
    SeededFault("passes-to-settle", "a table whose header is set after each layout") { isFaulty in
      HeaderScreen(always: isFaulty)
    },
    SeededFault("passes-to-settle", "a view that is marked after each layout") { isFaulty in
      MarkingScreen(always: isFaulty)
    },
    screen("passes-to-settle", "a height of the view's own height and a margin") {
      screen, isFaulty in
      let view = PaddedView()
      view.growsFromItself = isFaulty
      fix(view, width: 80)
      screen.stack.addArrangedSubview(view)
    },
  ]
}

/// A table whose header gets the height of its text, always or when the height changes.
private final class HeaderScreen: UITableViewController {
  private let always: Bool
  private let header = UILabel()

  init(always: Bool) {
    self.always = always
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("HeaderScreen cannot be decoded.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    header.text = "Coast"
    header.font = .preferredFont(forTextStyle: .title1)
    header.adjustsFontForContentSizeCategory = true
    tableView.tableHeaderView = header
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = header.sizeThatFits(tableView.bounds.size).height
    guard always || header.frame.height != height else { return }
    header.frame.size.height = height
    tableView.tableHeaderView = header
  }
}

/// A screen that marks its view for layout in its own layout, always or when the width changes.
private final class MarkingScreen: UIViewController {
  private let always: Bool
  private var width: CGFloat = 0

  init(always: Bool) {
    self.always = always
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("MarkingScreen cannot be decoded.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard always || width != view.bounds.width else { return }
    width = view.bounds.width
    view.setNeedsLayout()
  }
}

/// A view with the height of its content and a margin, or wrongly with its own height and a margin.
private final class PaddedView: UIView {
  var growsFromItself = false
  private lazy var height = heightAnchor.constraint(equalToConstant: 0)

  override func layoutSubviews() {
    super.layoutSubviews()
    height.isActive = true
    height.constant = (growsFromItself ? bounds.height : 40) + 2
  }
}
