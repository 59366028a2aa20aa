internal import Foundation
internal import UIKit

/// A notification above the app: its texts and image, and the actions of its category after a long
/// press.
final class NotificationBanner: UIView {
  /// Called with the identifier of the chosen action, and with the text that the user wrote.
  var didChoose: ((String, String?) -> Void)?
  /// Whether the user sees the actions, so that the banner stays.
  private(set) var isInUse = false

  private let actions: [UNNotificationAction]
  private let stack = UIStackView()

  init(_ content: UNNotificationContent, _ category: UNNotificationCategory?) {
    actions = category?.actions ?? []
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 24
    layer.cornerCurve = .continuous
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.15
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.addArrangedSubview(row(content))
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
    addGestures()
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityIdentifier = "notification"
    accessibilityLabel = [content.title, content.subtitle, content.body]
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }

  required init?(coder: NSCoder) {
    fatalError("NotificationBanner cannot be decoded; create it with init(_:_:).")
  }

  // MARK: Content

  private func row(_ content: UNNotificationContent) -> UIView {
    let icon = UIImageView(image: UIImage(systemName: "app.fill"))
    icon.tintColor = .tertiaryLabel
    icon.contentMode = .scaleAspectFit
    let texts = UIStackView(arrangedSubviews: [
      label(content.title, .subheadline, isBold: true), label(content.subtitle, .subheadline),
      label(content.body, .subheadline),
    ])
    texts.axis = .vertical
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [icon, texts])
    row.spacing = 12
    row.alignment = .center
    NSLayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 38),
      icon.heightAnchor.constraint(equalToConstant: 38),
    ])
    if let picture = picture(of: content) { row.addArrangedSubview(picture) }
    return row
  }

  private func label(
    _ text: String, _ style: UIFont.TextStyle, isBold: Bool = false
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.isHidden = text.isEmpty
    label.numberOfLines = 4
    let font = UIFont.preferredFont(forTextStyle: style)
    label.font =
      isBold
      ? UIFontMetrics(forTextStyle: style).scaledFont(
        for: .systemFont(ofSize: 15, weight: .semibold))
      : font
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  private func picture(of content: UNNotificationContent) -> UIView? {
    let image = content.attachments.lazy.compactMap { UIImage(contentsOfFile: $0.url.path) }.first
    guard let image else { return nil }
    let view = UIImageView(image: image)
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.layer.cornerRadius = 6
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 38),
      view.heightAnchor.constraint(equalToConstant: 38),
    ])
    return view
  }

  // MARK: Gestures

  private func addGestures() {
    addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector("tap", NotificationBanner.tap)))
    let swipe = UISwipeGestureRecognizer(
      target: self, action: Selector("swipe", NotificationBanner.swipe))
    swipe.direction = .up
    addGestureRecognizer(swipe)
    guard !actions.isEmpty else { return }
    addGestureRecognizer(
      UILongPressGestureRecognizer(
        target: self, action: Selector("press", NotificationBanner.press)))
    accessibilityCustomActions = actions.map { action in
      UIAccessibilityCustomAction(name: action.title) { [weak self] _ in
        self?.choose(action)
        return true
      }
    }
  }

  private func tap() { didChoose?(UNNotificationDefaultActionIdentifier, nil) }
  private func swipe() { didChoose?(UNNotificationDismissActionIdentifier, nil) }

  override func accessibilityActivate() -> Bool {
    tap()
    return true
  }

  /// Displays the actions below the texts.
  private func press() {
    guard !isInUse else { return }
    isInUse = true
    for action in actions {
      let button = UIButton(configuration: .gray())
      button.setTitle(action.title, for: .normal)
      if action.options.contains(.destructive) {
        button.configuration?.baseForegroundColor = .systemRed
      }
      button.addAction(UIAction { [weak self] _ in self?.choose(action) }, for: .touchUpInside)
      stack.addArrangedSubview(button)
    }
    isAccessibilityElement = false
  }

  private func choose(_ action: UNNotificationAction) {
    guard let input = action as? UNTextInputNotificationAction else {
      didChoose?(action.identifier, nil)
      return
    }
    isInUse = true
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = input.textInputPlaceholder
    let send = UIButton(configuration: .gray())
    send.setTitle(input.textInputButtonTitle, for: .normal)
    send.addAction(
      UIAction { [weak self, weak field] _ in
        self?.didChoose?(action.identifier, field?.text ?? "")
      }, for: .touchUpInside)
    for view in stack.arrangedSubviews.dropFirst() { view.removeFromSuperview() }
    stack.addArrangedSubview(field)
    stack.addArrangedSubview(send)
    isAccessibilityElement = false
    field.becomeFirstResponder()
  }
}
