import UIKit

/// Faults of whole pages.
extension SeededFault {
  static let pages = [
    SeededFault("outside-screen", "a form that does not scroll") { isFaulty in
      isFaulty ? FormScreen(scrolls: false) : FormScreen(scrolls: true)
    },
    SeededFault("outside-screen", "a label without a trailing edge") { isFaulty in
      ClosureScreen { screen in
        let label = screen.text(sentence)
        label.numberOfLines = isFaulty ? 1 : 0
        label.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(label)
        let area = screen.view.safeAreaLayoutGuide
        label.bottomAnchor.constraint(equalTo: area.bottomAnchor).isActive = true
        label.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16).isActive = true
        if !isFaulty {
          label.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16)
            .isActive = true
        }
      }
    },
    screen("nested-scroll-same-axis", "a table in a scrolling page") { screen, isFaulty in
      let table = UITableView()
      table.rowHeight = 100
      let source = FiveRows()
      table.dataSource = source
      screen.retained.append(source)
      table.isScrollEnabled = isFaulty
      fix(table, width: 200, height: isFaulty ? 150 : 500)
      screen.stack.addArrangedSubview(table)
      let space = UIView()
      fix(space, height: 1_500)
      screen.stack.addArrangedSubview(space)
    },
    screen("nested-scroll-same-axis", "a text view of a fixed height in a page") {
      screen, isFaulty in
      let text = UITextView()
      text.text = String(repeating: sentence + "\n", count: 12)
      text.font = .preferredFont(forTextStyle: .body)
      text.isEditable = false
      text.isScrollEnabled = isFaulty
      text.accessibilityLabel = "Notes"
      text.translatesAutoresizingMaskIntoConstraints = false
      if isFaulty { fix(text, height: 100) }
      screen.stack.addArrangedSubview(text)
      text.widthAnchor.constraint(equalTo: screen.stack.widthAnchor).isActive = true
      let space = UIView()
      fix(space, height: 1_500)
      screen.stack.addArrangedSubview(space)
    },
    screen("ambiguous-constraints", "a view without a horizontal position") {
      screen, isFaulty in
      let box = box(in: screen)
      let dot = UIView()
      fix(dot, width: 20, height: 20)
      box.addSubview(dot)
      dot.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
      if !isFaulty { dot.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true }
    },
    screen("contradictory-constraints", "a width in a narrower box") { screen, isFaulty in
      let box = box(in: screen, width: 100, height: 60)
      let view = UIView()
      fix(view, height: 20)
      box.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: box.topAnchor),
        view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      ])
      if isFaulty { view.widthAnchor.constraint(greaterThanOrEqualToConstant: 150).isActive = true }
    },
    screen("contradictory-constraints", "an aspect ratio and both sides") { screen, isFaulty in
      let view = UIView()
      fix(view, width: 120, height: isFaulty ? 40 : nil)
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
      screen.stack.addArrangedSubview(view)
    },
  ]
}

/// Five rows without contents.
private final class FiveRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}

/// Labels below each other, as high as two phones in landscape orientation.
private final class FormScreen: UIViewController {
  private let scrolls: Bool

  init(scrolls: Bool) {
    self.scrolls = scrolls
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("FormScreen cannot be decoded.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 30
    stack.translatesAutoresizingMaskIntoConstraints = false
    for number in 1...12 {
      let label = UILabel()
      label.text = "Line \(number)"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      stack.addArrangedSubview(label)
    }
    let area = view.safeAreaLayoutGuide
    guard scrolls else {
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: area.topAnchor),
        stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
        stack.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      ])
      return
    }
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroll)
    scroll.addSubview(stack)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: area.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(
        equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 16),
      stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32),
      stack.trailingAnchor.constraint(
        equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -16),
    ])
  }
}
