public import UIKit

/// The button that signs the user in with an Apple account.
///
/// The size of the text and the sign is computed of the height, as Apple's guidelines for people
/// who draw the button themselves say: the text has 43 percent of the height. The smallest size
/// that they permit, 140 by 30 points, is the least intrinsic size. Texts are in English.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidbutton,
/// https://developer.apple.com/design/human-interface-guidelines/sign-in-with-apple
open class ASAuthorizationAppleIDButton: UIControl {
  /// The texts of buttons.
  public enum ButtonType: Int, Sendable {
    /// "Sign in with Apple".
    case signIn = 0
    /// "Continue with Apple".
    case `continue` = 1
    /// "Sign up with Apple".
    case signUp = 2

    /// The text of a button without a type.
    public static var `default`: ButtonType { .signIn }
  }

  /// The colors of buttons.
  public enum Style: Int, Sendable {
    /// A black text on white.
    case white = 0
    /// A black text on white, with an outline.
    case whiteOutline = 1
    /// A white text on black.
    case black = 2
  }

  /// The radius of the corners, in points. It is limited to half the height. The default is 6.
  open var cornerRadius: CGFloat = 6 { didSet { setNeedsLayout() } }

  private let sign = UIImageView(image: UIImage(systemName: "applelogo"))
  private let label = UILabel()
  private let style: Style

  /// Creates a button with a text and colors.
  public init(
    authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style
  ) {
    self.style = style
    super.init(frame: .zero)
    label.text =
      switch type {
      case .signIn: "Sign in with Apple"
      case .continue: "Continue with Apple"
      case .signUp: "Sign up with Apple"
      }
    sign.contentMode = .scaleAspectFit
    let color = style == .black ? UIColor.white : .black
    label.textColor = color
    sign.tintColor = color
    backgroundColor = style == .black ? .black : .white
    if style == .whiteOutline {
      layer.borderWidth = 1
      layer.borderColor = UIColor.black.cgColor
    }
    addSubview(sign)
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = label.text
    accessibilityTraits = .button
    frame.size = intrinsicContentSize
  }

  /// Creates a button with a text and colors.
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  /// Creates a black button with the text "Sign in with Apple".
  public convenience init() { self.init(type: .default, style: .black) }

  /// Creates a black button with the text "Sign in with Apple" and a frame.
  public override convenience init(frame: CGRect) {
    self.init()
    self.frame = frame
  }

  /// Not supported: the type and the style are given in code.
  public required init?(coder: NSCoder) {
    fatalError(
      "ASAuthorizationAppleIDButton cannot be decoded; create it with init(type:style:).")
  }

  // MARK: State

  open override var isHighlighted: Bool { didSet { updateContents() } }
  open override var isEnabled: Bool { didSet { updateContents() } }

  private func updateContents() {
    let alpha: CGFloat = isHighlighted || !isEnabled ? 0.5 : 1
    sign.alpha = alpha
    label.alpha = alpha
  }

  // MARK: Layout

  private static let smallestSize = CGSize(width: 140, height: 30)

  /// The parts of a button with a height, in points.
  private struct Measures {
    let fontSize: CGFloat
    let signWidth: CGFloat
    let gap: CGFloat
    let margin: CGFloat

    init(height: CGFloat) {
      fontSize = height * 0.43
      signWidth = fontSize
      gap = fontSize * 0.35
      margin = height * 0.3
    }
  }

  private func font(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size, weight: .medium) }

  private func textWidth(_ size: CGFloat) -> CGFloat {
    ((label.text ?? "") as NSString).size(withAttributes: [.font: font(size)]).width
  }

  open override var intrinsicContentSize: CGSize {
    let size = Self.smallestSize
    let parts = Measures(height: size.height)
    let content = parts.signWidth + parts.gap + textWidth(parts.fontSize) + 2 * parts.margin
    return CGSize(width: max(size.width, content.rounded(.up)), height: size.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(max(cornerRadius, 0), min(bounds.width, bounds.height) / 2)
    let parts = Measures(height: bounds.height)
    let full = parts.signWidth + parts.gap + textWidth(parts.fontSize)
    guard full > 0 else { return }
    let scale = min(1, max(0, bounds.width - 2 * parts.margin) / full)
    let size = parts.fontSize * scale
    label.font = font(size)
    let textSize = CGSize(width: textWidth(size).rounded(.up), height: label.font.lineHeight)
    let signWidth = parts.signWidth * scale
    let gap = parts.gap * scale
    let width = signWidth + gap + textSize.width
    let start = (bounds.width - width) / 2
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    sign.frame = CGRect(
      x: isReversed ? start + textSize.width + gap : start,
      y: (bounds.height - signWidth * 1.2) / 2 - size * 0.06, width: signWidth,
      height: signWidth * 1.2)
    label.frame = CGRect(
      x: isReversed ? start : start + signWidth + gap, y: (bounds.height - textSize.height) / 2,
      width: textSize.width, height: textSize.height)
  }
}
