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

  init(_ title: String, _ rows: [Row]) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 12

    let titleLabel = UILabel()
    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
    let card = UIStackView(arrangedSubviews: [titleLabel] + rows.map(Self.view))
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
  }

  required init?(coder: NSCoder) {
    fatalError("ControlGroupView cannot be decoded; create it in code.")
  }

  private static func view(of row: Row) -> UIView {
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
      let line = UIStackView(arrangedSubviews: [label] + controls)
      line.alignment = .center
      line.spacing = 12
      return line
    }
  }
}
