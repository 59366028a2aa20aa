/// A row of a picker: a title, or a view of the delegate.
final class PickerRowView: UIView {
  /// The font sizes of the selected row and of others (recorded from Mac Catalyst).
  private static let selectedFontSize: CGFloat = 23.5
  private static let fontSize: CGFloat = 21
  /// The opacity of rows that are not selected (recorded from Mac Catalyst).
  private static let fadedAlpha: CGFloat = 0.447
  private static let margin: CGFloat = 4

  /// The contents of a row.
  enum Contents {
    case title(String, isEnabled: Bool)
    case attributedTitle(NSAttributedString)
    case view(UIView)
  }

  let label = UILabel()
  /// The delegate's view; `nil` for a title.
  private(set) var content: UIView?
  private var isSelected: Bool?
  private var title: Contents?

  init() {
    super.init(frame: .zero)
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("The rows of pickers cannot be decoded; create a UIPickerView.")
  }

  func show(_ contents: Contents) {
    isSelected = nil
    title = contents
    if case .view(let view) = contents {
      label.isHidden = true
      if view !== content {
        content?.removeFromSuperview()
        content = view
        addSubview(view)
      }
      return setNeedsLayout()
    }
    content?.removeFromSuperview()
    content = nil
    label.isHidden = false
  }

  /// Returns the delegate's view for another row, and removes it.
  func takeContent() -> UIView? {
    let view = content
    view?.removeFromSuperview()
    content = nil
    return view
  }

  /// Displays the row as the selected one or as another one.
  func showSelected(_ isSelected: Bool) {
    guard isSelected != self.isSelected else { return }
    self.isSelected = isSelected
    alpha = isSelected ? 1 : Self.fadedAlpha
    label.font = .systemFont(ofSize: isSelected ? Self.selectedFontSize : Self.fontSize)
    switch title {
    case .title(let text, let isEnabled):
      label.textColor = isEnabled ? .label : .tertiaryLabel
      label.text = text
    case .attributedTitle(let text): label.attributedText = text
    case .view, nil: break
    }
    // An attributed title replaces the alignment.
    label.textAlignment = .center
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Self.margin, dy: 0)
    content?.frame = bounds
  }
}
