/// Three tracks for the components of a color, and a field for its hexadecimal digits.
final class ColorSliders: UIView, ColorPart, UITextFieldDelegate {
  var didChoose: (RGBA, Bool) -> Void = { _, _ in }

  private let tracks = ["Red", "Green", "Blue"].map { name in
    ColorTrack(name) { "\(Int(($0 * 255).rounded()))" }
  }
  private let field = UITextField()
  private var color = RGBA(red: 0, green: 0, blue: 0, alpha: 1)

  init() {
    super.init(frame: .zero)
    for (index, track) in tracks.enumerated() {
      track.didMove = { [unowned self] value, continues in
        change(index, to: value, continues: continues)
      }
    }
    let title = UILabel()
    title.text = "sRGB Hex Color #"
    title.font = .preferredFont(forTextStyle: .body)
    title.adjustsFontForContentSizeCategory = true
    title.numberOfLines = 0
    title.isAccessibilityElement = false
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.borderStyle = .roundedRect
    field.textAlignment = .center
    field.autocapitalizationType = .allCharacters
    field.autocorrectionType = .no
    field.returnKeyType = .done
    field.accessibilityLabel = "Hex Color"
    field.delegate = self
    field.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    field.widthAnchor.constraint(greaterThanOrEqualToConstant: 100).isActive = true
    let row = UIStackView(arrangedSubviews: [title, field])
    row.spacing = 16
    row.alignment = .center
    let stack = UIStackView(arrangedSubviews: tracks + [row])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("The parts of pickers of colors cannot be decoded; create a picker.")
  }

  func show(_ color: RGBA) {
    self.color = color
    for index in 0..<3 {
      tracks[index].show(
        value(of: index), from: changed(index, to: 0), to: changed(index, to: 1))
    }
    if !field.isEditing { field.text = color.hexadecimal }
  }

  private func value(of index: Int) -> CGFloat {
    index == 0 ? color.red : index == 1 ? color.green : color.blue
  }

  /// The opaque color with another component.
  private func changed(_ index: Int, to value: CGFloat) -> RGBA {
    RGBA(
      red: index == 0 ? value : color.red, green: index == 1 ? value : color.green,
      blue: index == 2 ? value : color.blue, alpha: 1)
  }

  private func change(_ index: Int, to value: CGFloat, continues: Bool) {
    let new = changed(index, to: value).with(alpha: color.alpha)
    show(new)
    didChoose(new, continues)
  }

  // MARK: Digits

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let new = RGBA(hexadecimal: textField.text ?? "")?.with(alpha: color.alpha) else {
      textField.text = color.hexadecimal
      return
    }
    show(new)
    textField.text = new.hexadecimal
    didChoose(new, false)
  }
}
