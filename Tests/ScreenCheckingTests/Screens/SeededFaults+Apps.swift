import UIKit

/// Faults in the ways in which apps have them: texts.
extension SeededFault {
  static let appTexts = [
    screen("text-clipped", "a button of a fixed width") { screen, isFaulty in
      let button = UIButton(type: .system)
      button.setTitle("Subscribe now", for: .normal)
      button.titleLabel?.font = .preferredFont(forTextStyle: .body)
      button.titleLabel?.adjustsFontForContentSizeCategory = true
      fix(button, width: isFaulty ? 90 : nil, height: 60)
      screen.stack.addArrangedSubview(button)
    },
    screen("text-clipped", "three counts side by side") { screen, isFaulty in
      let labels = ["Followers", "Following", "Contributions"].map { title in
        let label = screen.text(title)
        label.numberOfLines = 1
        return label
      }
      let row = UIStackView(arrangedSubviews: labels)
      row.axis = isFaulty ? .horizontal : .vertical
      row.distribution = isFaulty ? .fillEqually : .fill
      screen.stack.addArrangedSubview(row)
      row.widthAnchor.constraint(equalTo: screen.stack.widthAnchor).isActive = true
    },
    SeededFault("text-covered", "subtitles in rows of a fixed height") { isFaulty in
      SubtitleScreen { if isFaulty { $0.rowHeight = 60 } }
    },
    screen("text-covered", "a badge with a color over a title") { screen, isFaulty in
      let box = UIView()
      let title = screen.text("Coast line")
      let badge = screen.text("New")
      badge.backgroundColor = .black
      badge.textColor = .white
      for view in [title, badge] {
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
      }
      NSLayoutConstraint.activate([
        badge.topAnchor.constraint(equalTo: box.topAnchor),
        badge.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        isFaulty
          ? title.topAnchor.constraint(equalTo: box.topAnchor)
          : title.topAnchor.constraint(equalTo: badge.bottomAnchor),
        title.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        title.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        title.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      ])
      screen.stack.addArrangedSubview(box)
    },
    SeededFault("text-covered", "messages behind the field for new ones") { isFaulty in
      MessageScreen(isInset: !isFaulty)
    },
    SeededFault("text-covered", "first rows behind a header") { isFaulty in
      CoveredListScreen { screen in
        let header = UIView()
        header.backgroundColor = .systemBackground
        header.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(header)
        NSLayoutConstraint.activate([
          header.topAnchor.constraint(equalTo: screen.view.topAnchor),
          header.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
          header.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
          header.bottomAnchor.constraint(
            equalTo: screen.view.safeAreaLayoutGuide.topAnchor, constant: 90),
        ])
        if !isFaulty { screen.table.contentInset.top = 90 }
      }
    },
    screen("contrast", "a gray text with attributes") { screen, isFaulty in
      let label = screen.text("")
      label.attributedText = NSAttributedString(
        string: "Two hours ago",
        attributes: [
          .foregroundColor: UIColor(white: isFaulty ? 0.7 : 0.2, alpha: 1),
          .font: UIFont.preferredFont(forTextStyle: .footnote),
        ])
      screen.stack.addArrangedSubview(label)
    },
    screen("contrast", "white on a filled button of a light color") { screen, isFaulty in
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Buy"
      configuration.baseForegroundColor = .white
      configuration.baseBackgroundColor =
        isFaulty ? UIColor(red: 1, green: 0.8, blue: 0, alpha: 1) : .black
      let button = UIButton(configuration: configuration)
      button.translatesAutoresizingMaskIntoConstraints = false
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
      button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
      screen.stack.addArrangedSubview(button)
    },
    screen("fixed-font", "a text with a font in its attributes") { screen, isFaulty in
      let label = screen.text("")
      let font =
        isFaulty ? UIFont.systemFont(ofSize: 14) : .preferredFont(forTextStyle: .subheadline)
      label.attributedText = NSAttributedString(
        string: "Two hours ago", attributes: [.font: font, .foregroundColor: UIColor.label])
      screen.stack.addArrangedSubview(label)
    },
    screen("fixed-font", "a text view with a font of the system") { screen, isFaulty in
      let view = UITextView()
      view.text = "Coast line"
      view.isEditable = false
      view.isScrollEnabled = false
      view.font = isFaulty ? .systemFont(ofSize: 16) : .preferredFont(forTextStyle: .body)
      view.adjustsFontForContentSizeCategory = true
      screen.stack.addArrangedSubview(view)
    },
    screen("fixed-font", "a field with a font of the system") { screen, isFaulty in
      let field = UITextField()
      field.text = "Coast line"
      field.placeholder = "Line"
      field.font = isFaulty ? .systemFont(ofSize: 16) : .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      fix(field, width: 280, height: 60)
      screen.stack.addArrangedSubview(field)
    },
  ]
}

/// A table of standard rows with a title and details.
private final class SubtitleScreen: UITableViewController {
  private let prepare: (UITableView) -> Void

  init(_ prepare: @escaping (UITableView) -> Void) {
    self.prepare = prepare
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("SubtitleScreen cannot be decoded.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    prepare(tableView)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Coast line"
    cell.textLabel?.numberOfLines = 0
    cell.detailTextLabel?.text = "Every hour"
    cell.detailTextLabel?.numberOfLines = 0
    return cell
  }
}

/// Messages in a scroll view, and a bar with a field in front of it.
private final class MessageScreen: UIViewController {
  private let isInset: Bool
  private let scroll = UIScrollView()
  private let bar = UIView()

  init(isInset: Bool) {
    self.isInset = isInset
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("MessageScreen cannot be decoded.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 16
    for number in 1...30 {
      let label = UILabel()
      label.text = "Message \(number)"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      stack.addArrangedSubview(label)
    }
    bar.backgroundColor = .systemBackground
    let field = UITextField()
    field.placeholder = "Message"
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    for child in [scroll, bar] { view.addSubview(child) }
    scroll.addSubview(stack)
    bar.addSubview(field)
    for child in [scroll, bar, stack, field] {
      child.translatesAutoresizingMaskIntoConstraints = false
    }
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: area.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      bar.topAnchor.constraint(equalTo: area.bottomAnchor, constant: -60),
      field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 4),
      field.heightAnchor.constraint(equalToConstant: 52),
      field.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      field.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
    ])
    if isInset { scroll.contentInset.bottom = 60 }
  }
}
