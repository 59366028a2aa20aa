import UIKit

/// A card with a title and rows of controls.
final class ControlGroupView: UIView {
  /// A row.
  enum Row {
    /// A control as wide as the card.
    case wide(UIView)
    /// Words, and controls at the other side.
    case row(String, [UIView])
  }

  /// The rows with words and controls.
  private var lines: [UIStackView] = []

  init(_ title: String, _ rows: [Row]) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 12

    let titleLabel = UILabel()
    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
    let card = UIStackView(arrangedSubviews: [titleLabel] + rows.map(view))
    card.axis = .vertical
    card.spacing = 14
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
    arrangeForTextSize()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (group: ControlGroupView, _) in
      group.arrangeForTextSize()
    }
  }

  /// Displays controls beside their words, or below for texts of accessibility sizes.
  private func arrangeForTextSize() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    for line in lines {
      line.axis = isLarge ? .vertical : .horizontal
      line.alignment = isLarge ? .leading : .center
    }
  }

  required init?(coder: NSCoder) {
    fatalError("ControlGroupView cannot be decoded; create it in code.")
  }

  private func view(of row: Row) -> UIView {
    switch row {
    case .wide(let control): return control
    case .row(let words, let controls):
      let label = UILabel()
      label.text = words
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      // The label takes the room that the controls leave.
      label.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
      for case let button as UIButton in controls {
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
      }
      let line = UIStackView(arrangedSubviews: [label] + controls)
      line.spacing = 12
      lines.append(line)
      return line
    }
  }
}
