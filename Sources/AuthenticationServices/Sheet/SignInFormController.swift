internal import UIKit

/// The content of the sheet: the account, what the app requests, and the buttons.
final class SignInFormController: UIViewController {
  /// Called after the user tapped a button.
  var didDecide: ((SignInSheet.Decision) -> Void)?

  private let contents: SignInSheet.Contents
  private let givenName = UITextField()
  private let familyName = UITextField()
  private var addressButtons: [UIButton] = []
  private var sharesAddress = true

  init(_ contents: SignInSheet.Contents) {
    self.contents = contents
    super.init(nibName: nil, bundle: nil)
    title = contents.account == nil ? "Sign In" : "Sign in with Apple"
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.didDecide?(.cancelled) })
  }

  required init?(coder: NSCoder) {
    fatalError("SignInFormController cannot be decoded; create it with init(_:).")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.spacing = 10
    let scrollView = UIScrollView()
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    for view in [scrollView, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
      stack.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40),
    ])
  }

  // MARK: Rows

  private var rows: [UIView] {
    var rows: [UIView] = []
    if let account = contents.account {
      let image = UIImageView(image: UIImage(systemName: "applelogo"))
      image.tintColor = .label
      image.contentMode = .scaleAspectFit
      image.heightAnchor.constraint(equalToConstant: 44).isActive = true
      rows += [image, label(question(account), .headline, .center)]
      if !account.isKnown { rows += requestedRows(account) }
      rows.append(
        button("Continue", .filled()) { [weak self] in self?.decideForAccount() })
    } else {
      rows.append(label("Sign in to “\(contents.app)”?", .headline, .center))
    }
    if let password = contents.password {
      var look = UIButton.Configuration.gray()
      look.image = UIImage(systemName: "key.fill")
      look.imagePadding = 8
      look.subtitle = "Saved Password"
      rows.append(
        button(password.user, look) { [weak self] in self?.didDecide?(.password(password)) })
    }
    return rows
  }

  private func question(_ account: UserAccount) -> String {
    account.isKnown
      ? "Do you want to continue using “\(contents.app)” with your Apple Account "
        + "“\(account.address)”?"
      : "Create an account for “\(contents.app)” using your Apple Account “\(account.address)”."
  }

  private func requestedRows(_ account: UserAccount) -> [UIView] {
    var rows: [UIView] = []
    if contents.scopes.contains(.fullName) {
      rows.append(label("Name", .subheadline, .natural))
      for (field, text, placeholder) in [
        (givenName, account.name.givenName, "First Name"),
        (familyName, account.name.familyName, "Last Name"),
      ] {
        field.text = text
        field.placeholder = placeholder
        field.accessibilityLabel = placeholder
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        rows.append(field)
      }
    }
    if contents.scopes.contains(.email) {
      rows.append(label("Email", .subheadline, .natural))
      addressButtons = [
        addressButton("Share My Email", account.address, shares: true),
        addressButton("Hide My Email", "Forward To: \(account.address)", shares: false),
      ]
      rows += addressButtons
      updateAddressButtons()
    }
    return rows
  }

  private func label(
    _ text: String, _ style: UIFont.TextStyle, _ alignment: NSTextAlignment
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = alignment
    label.numberOfLines = 0
    return label
  }

  private func button(
    _ title: String, _ look: UIButton.Configuration, action: @escaping () -> Void
  ) -> UIButton {
    var look = look
    look.title = title
    look.buttonSize = .large
    return UIButton(configuration: look, primaryAction: UIAction { _ in action() })
  }

  // MARK: Decisions

  private func addressButton(_ title: String, _ subtitle: String, shares: Bool) -> UIButton {
    var look = UIButton.Configuration.gray()
    look.subtitle = subtitle
    look.imagePadding = 10
    let button = button(title, look) { [weak self] in
      self?.sharesAddress = shares
      self?.updateAddressButtons()
    }
    button.contentHorizontalAlignment = .leading
    return button
  }

  private func updateAddressButtons() {
    for (index, button) in addressButtons.enumerated() {
      let isChosen = (index == 0) == sharesAddress
      button.configuration?.image = UIImage(
        systemName: isChosen ? "checkmark.circle.fill" : "circle")
      if isChosen {
        button.accessibilityTraits.insert(.selected)
      } else {
        button.accessibilityTraits.remove(.selected)
      }
    }
  }

  private func decideForAccount() {
    var name = contents.account?.name ?? PersonNameComponents()
    if contents.scopes.contains(.fullName), isViewLoaded, givenName.superview != nil {
      name.givenName = givenName.text
      name.familyName = familyName.text
    }
    didDecide?(.account(UserAccount.Consent(name: name, sharesAddress: sharesAddress)))
  }
}
