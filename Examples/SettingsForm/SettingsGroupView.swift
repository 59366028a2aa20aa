import UIKit

/// A card with the title of a group and, while it is expanded, a row for each setting.
final class SettingsGroupView: UIView {
  private let titleLabel = UILabel()
  private let stateLabel = UILabel()
  private let rows = UIStackView()
  /// The rows, clipped while they are shown and hidden.
  private let details = UIView()

  /// A Boolean value that indicates whether the rows are shown.
  var isExpanded = true {
    didSet {
      details.isHidden = !isExpanded
      details.alpha = isExpanded ? 1 : 0
      stateLabel.text = isExpanded ? "Hide" : "Show"
    }
  }

  init(_ group: SettingsGroup) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 12
    clipsToBounds = true

    titleLabel.text = group.title
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    stateLabel.font = .preferredFont(forTextStyle: .subheadline)
    stateLabel.textColor = .secondaryLabel
    stateLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let header = UIStackView(arrangedSubviews: [titleLabel, stateLabel])
    header.alignment = .firstBaseline
    header.spacing = 8

    rows.axis = .vertical
    rows.spacing = 12
    for setting in group.settings { rows.addArrangedSubview(Self.makeRow(setting)) }

    details.clipsToBounds = true
    details.addSubview(rows)
    rows.translatesAutoresizingMaskIntoConstraints = false
    // Optional, so that the rows do not contradict the height of hidden details.
    let bottom = rows.bottomAnchor.constraint(equalTo: details.bottomAnchor)
    bottom.priority = .required - 1
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: details.topAnchor),
      rows.leadingAnchor.constraint(equalTo: details.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: details.trailingAnchor),
      bottom,
    ])

    let card = UIStackView(arrangedSubviews: [header, details])
    card.axis = .vertical
    card.spacing = 12
    card.isLayoutMarginsRelativeArrangement = true
    card.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 14, leading: 16, bottom: 14, trailing: 16)
    card.translatesAutoresizingMaskIntoConstraints = false
    addSubview(card)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: topAnchor),
      card.bottomAnchor.constraint(equalTo: bottomAnchor),
      card.leadingAnchor.constraint(equalTo: leadingAnchor),
      card.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])

    isExpanded = true
    accessibilityIdentifier = group.title
    addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector("toggle", SettingsGroupView.toggle)))
  }

  required init?(coder: NSCoder) {
    fatalError("SettingsGroupView cannot be decoded; create it in code.")
  }

  /// Shows or hides the rows with an animation, which moves the groups below.
  func toggle() {
    UIView.animate(withDuration: 0.3) { [self] in
      isExpanded.toggle()
      window?.layoutIfNeeded()
    }
  }

  /// Returns a row: the name, the value at the other side, and a note below them.
  private static func makeRow(_ setting: SettingsGroup.Setting) -> UIView {
    let name = UILabel()
    name.text = setting.name
    let value = UILabel()
    value.text = setting.value
    value.textColor = .secondaryLabel
    value.setContentCompressionResistancePriority(.required, for: .horizontal)
    value.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let line = UIStackView(arrangedSubviews: [name, value])
    line.alignment = .firstBaseline
    line.spacing = 8

    let row = UIStackView(arrangedSubviews: [line])
    row.axis = .vertical
    row.spacing = 4
    if let text = setting.note {
      let note = UILabel()
      note.text = text
      note.font = .preferredFont(forTextStyle: .footnote)
      note.textColor = .secondaryLabel
      note.numberOfLines = 0
      row.addArrangedSubview(note)
    }
    return row
  }
}
