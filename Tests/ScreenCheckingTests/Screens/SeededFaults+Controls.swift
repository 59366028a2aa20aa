import UIKit

/// Faults in the ways in which apps have them: controls and layouts.
extension SeededFault {
  static let appControls = [
    screen("no-name", "a configuration with a drawn image alone") { screen, isFaulty in
      var configuration = UIButton.Configuration.plain()
      configuration.image = drawnImage
      let button = UIButton(configuration: configuration)
      if !isFaulty { button.accessibilityLabel = "Filter" }
      fix(button, width: 48, height: 48)
      screen.stack.addArrangedSubview(button)
    },
    screen("no-name", "a switch beside its label") { screen, isFaulty in
      let toggle = UISwitch()
      if !isFaulty { toggle.accessibilityLabel = "Alarm" }
      let row = UIStackView(arrangedSubviews: [screen.text("Alarm"), toggle])
      row.spacing = 16
      row.alignment = .center
      screen.stack.addArrangedSubview(row)
    },
    screen("no-name", "a control that draws itself") { screen, isFaulty in
      let control = StarControl()
      control.isAccessibilityElement = true
      if !isFaulty { control.accessibilityLabel = "Stars" }
      fix(control, width: 160, height: 44)
      screen.stack.addArrangedSubview(control)
    },
    screen("target-size", "a cross beside a title") { screen, isFaulty in
      let button = UIButton(type: .custom)
      button.setImage(UIImage(systemName: "xmark"), for: .normal)
      button.accessibilityLabel = "Close"
      if !isFaulty { fix(button, width: 44, height: 44) }
      let row = UIStackView(arrangedSubviews: [screen.text("Coast line"), button])
      row.alignment = .center
      row.spacing = 8
      screen.stack.addArrangedSubview(row)
    },
    screen("target-size", "a text button with its own height") { screen, isFaulty in
      let button = UIButton(type: .system)
      button.setTitle("Forgot the password", for: .normal)
      button.titleLabel?.font = .preferredFont(forTextStyle: .caption2)
      button.titleLabel?.adjustsFontForContentSizeCategory = true
      button.titleLabel?.numberOfLines = 0
      if !isFaulty {
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
      }
      screen.stack.addArrangedSubview(button)
    },
    screen("targets-overlap", "neighbors with enlarged areas of touch") { screen, isFaulty in
      let buttons = ["Less", "More"].map { name in
        let button = SlopButton(type: .custom)
        button.accessibilityLabel = name
        fix(button, width: 20, height: 44)
        return button
      }
      let row = UIStackView(arrangedSubviews: buttons)
      row.spacing = isFaulty ? 2 : 30
      let indented = UIStackView(arrangedSubviews: [row])
      indented.isLayoutMarginsRelativeArrangement = true
      indented.directionalLayoutMargins.leading = 24
      screen.stack.addArrangedSubview(indented)
    },
    SeededFault("outside-screen", "a card of a fixed width in the middle") { isFaulty in
      CardOnScreen(width: isFaulty ? 420 : 300)
    },
    SeededFault("outside-screen", "a stack in the middle without a scroll view") { isFaulty in
      CenteredStackScreen(count: isFaulty ? 12 : 1)
    },
    screen("ambiguous-constraints", "a view beside a text without a width") { screen, isFaulty in
      let box = UIView()
      let line = UIView()
      line.backgroundColor = .separator
      let label = screen.text("Coast line")
      for view in [line, label] {
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
      }
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: box.topAnchor),
        label.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        label.trailingAnchor.constraint(lessThanOrEqualTo: box.trailingAnchor, constant: -8),
        line.topAnchor.constraint(equalTo: box.topAnchor),
        line.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        line.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      ])
      if !isFaulty { line.widthAnchor.constraint(equalToConstant: 2).isActive = true }
      screen.stack.addArrangedSubview(box)
    },
    SeededFault("contradictory-constraints", "a picture that is higher than its row") { isFaulty in
      PictureRowScreen(rowHeight: isFaulty ? 60 : 120)
    },
    screen("nested-scroll-same-axis", "a table of a fixed height in a page") { screen, isFaulty in
      let rows = PlainRows()
      screen.retained = [rows]
      let table = UITableView()
      table.dataSource = rows
      table.isScrollEnabled = isFaulty
      fix(table, width: 280, height: 200)
      screen.stack.addArrangedSubview(table)
      let space = UIView()
      fix(space, height: 1_500)
      screen.stack.addArrangedSubview(space)
    },
    screen("name-duplicate", "a button in each part of a form") { screen, isFaulty in
      for part in ["Name", "Address", "Payment"] {
        screen.stack.addArrangedSubview(screen.text(part))
        let button = screen.button("Edit")
        if !isFaulty { button.accessibilityLabel = "Edit \(part)" }
        screen.stack.addArrangedSubview(button)
      }
    },
    screen("outside-parent", "a cross at the corner of a picture") { screen, isFaulty in
      let picture = UIView()
      picture.backgroundColor = .systemFill
      fix(picture, width: 120, height: 120)
      let button = UIButton(type: .custom)
      button.accessibilityLabel = "Remove"
      button.translatesAutoresizingMaskIntoConstraints = false
      picture.addSubview(button)
      NSLayoutConstraint.activate([
        button.widthAnchor.constraint(equalToConstant: 44),
        button.heightAnchor.constraint(equalToConstant: 44),
        button.centerXAnchor.constraint(
          equalTo: picture.trailingAnchor, constant: isFaulty ? 2 : -22),
        button.centerYAnchor.constraint(equalTo: picture.topAnchor, constant: 22),
      ])
      screen.stack.addArrangedSubview(picture)
    },
  ]
}

/// A control without views.
private final class StarControl: UIControl {}

/// A button that takes touches around it.
private final class SlopButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -12, dy: 0).contains(point)
  }
}

/// A card with a text in the middle of the screen.
private final class CardOnScreen: UIViewController {
  private let width: CGFloat
  private let card = UIView()

  init(width: CGFloat) {
    self.width = width
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("CardOnScreen cannot be decoded.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "Coast"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    view.addSubview(card)
    card.addSubview(label)
    for child in [card, label] { child.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      card.widthAnchor.constraint(equalToConstant: width),
      label.topAnchor.constraint(equalTo: card.topAnchor),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor),
    ])
  }
}

/// Texts below each other in the middle of the screen.
private final class CenteredStackScreen: UIViewController {
  private let count: Int

  init(count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("CenteredStackScreen cannot be decoded.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 24
    for number in 0..<count {
      let label = UILabel()
      label.text = "Line \(number)"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      stack.addArrangedSubview(label)
    }
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}

/// A row with a picture of a fixed height.
private final class PictureCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let picture = UIView()
    picture.backgroundColor = .systemFill
    picture.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(picture)
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: contentView.topAnchor),
      picture.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      picture.widthAnchor.constraint(equalToConstant: 120),
      picture.heightAnchor.constraint(equalToConstant: 120),
    ])
  }

  required init?(coder: NSCoder) { fatalError("PictureCell cannot be decoded.") }
}

/// Rows with pictures.
private final class PictureRowScreen: UITableViewController {
  private let rowHeight: CGFloat

  init(rowHeight: CGFloat) {
    self.rowHeight = rowHeight
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("PictureRowScreen cannot be decoded.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.separatorStyle = .none
    tableView.rowHeight = rowHeight
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    PictureCell(style: .default, reuseIdentifier: nil)
  }
}

/// Rows that are as high as their texts.
private final class PlainRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.textLabel?.numberOfLines = 0
    return cell
  }
}
