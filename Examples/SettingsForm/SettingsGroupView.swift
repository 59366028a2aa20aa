import UIKit

/// A card with the title of a group and, while it is expanded, a row for each setting.
final class SettingsGroupView: UIView {
  private let titleLabel = UILabel()
  private let stateLabel = UILabel()
  private let rows = UIStackView()
  /// The lines with a name and a value.
  private var lines: [UIStackView] = []
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
    for label in [titleLabel, stateLabel] { label.adjustsFontForContentSizeCategory = true }
    let header = UIStackView(arrangedSubviews: [titleLabel, stateLabel])
    header.alignment = .firstBaseline
    header.spacing = 8

    rows.axis = .vertical
    rows.spacing = 12
    for setting in group.settings { rows.addArrangedSubview(makeRow(setting)) }
    arrangeLines()

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
  private func makeRow(_ setting: SettingsGroup.Setting) -> UIView {
    let name = Self.makeLabel(setting.name, .body)
    let value = Self.makeLabel(setting.value, .body)
    value.textColor = .secondaryLabel
    value.setContentCompressionResistancePriority(.required, for: .horizontal)
    value.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let line = UIStackView(arrangedSubviews: [name, value])
    line.spacing = 8
    lines.append(line)

    let row = UIStackView(arrangedSubviews: [line])
    row.axis = .vertical
    row.spacing = 4
    if let text = setting.note {
      let note = Self.makeLabel(text, .footnote)
      note.textColor = .secondaryLabel
      row.addArrangedSubview(note)
    }
    return row
  }

  private static func makeLabel(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrangeLines()
  }

  /// Places values beside their names, or below them in large letters.
  private func arrangeLines() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    for line in lines {
      line.axis = isLarge ? .vertical : .horizontal
      line.alignment = isLarge ? .leading : .firstBaseline
      line.spacing = isLarge ? 2 : 8
    }
  }
}
