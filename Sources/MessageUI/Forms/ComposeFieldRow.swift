import UIKit

/// A row of a form with a title and a field.
final class ComposeFieldRow: UIView {
  /// The field.
  let field = UITextField()
  /// Called after the user changed the text.
  var didChange: (() -> Void)?

  private let label = UILabel()
  private let stack = UIStackView()
  private let line = UIView()

  init(title: String, text: String, isAddress: Bool) {
    super.init(frame: .zero)
    label.text = title
    label.textColor = .secondaryLabel
    label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    field.text = text
    field.accessibilityLabel = title.replacingOccurrences(of: ":", with: "")
    if isAddress {
      field.keyboardType = .emailAddress
      field.autocapitalizationType = .none
      field.autocorrectionType = .no
    }
    field.addAction(UIAction { [weak self] _ in self?.didChange?() }, for: .editingChanged)
    for view in [label, field] as [UIView] { stack.addArrangedSubview(view) }
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    stack.spacing = 8
    line.backgroundColor = .separator
    arrange()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (row: ComposeFieldRow, _) in
      row.updateAxis()
    }
  }

  required init?(coder: NSCoder) {
    fatalError("ComposeFieldRow cannot be decoded; create it with init(title:text:isAddress:).")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateAxis()
  }

  /// The title is above the field in the large sizes of text.
  private func updateAxis() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    stack.axis = isLarge ? .vertical : .horizontal
    stack.alignment = isLarge ? .fill : .firstBaseline
  }

  private func arrange() {
    addSubview(stack)
    addSubview(line)
    for view in [stack, line] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 11),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -11),
      stack.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16),
      line.heightAnchor.constraint(equalToConstant: 0.5),
      line.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  /// The addresses in the field, which commas or semicolons separate.
  var addresses: [String] { ComposeFieldRow.addresses(in: field.text ?? "") }

  /// Returns the addresses in a text.
  nonisolated static func addresses(in text: String) -> [String] {
    text.split { $0 == "," || $0 == ";" }
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
  }
}
