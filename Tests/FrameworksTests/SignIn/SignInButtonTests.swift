import AuthenticationServices
import HeadlessHost
import Testing
import UIKit

@MainActor
@Suite(.serialized) struct SignInButtonTests {
  private func parts(
    _ button: ASAuthorizationAppleIDButton
  ) throws -> (sign: UIImageView, label: UILabel) {
    let image = button.subviews.lazy.compactMap { $0 as? UIImageView }.first
    let label = button.subviews.lazy.compactMap { $0 as? UILabel }.first
    return (try #require(image), try #require(label))
  }

  @Test(arguments: [
    (ASAuthorizationAppleIDButton.ButtonType.signIn, "Sign in with Apple"),
    (.continue, "Continue with Apple"), (.signUp, "Sign up with Apple"),
    (.default, "Sign in with Apple"),
  ])
  func `types have texts, which assistive technology reads`(
    _ type: ASAuthorizationAppleIDButton.ButtonType, _ text: String
  ) throws {
    let button = ASAuthorizationAppleIDButton(type: type, style: .black)
    #expect(try parts(button).label.text == text)
    #expect(button.accessibilityLabel == text)
  }

  @Test func `styles have colors and an outline`() throws {
    for (style, background, text, border) in [
      (ASAuthorizationAppleIDButton.Style.black, UIColor.black, UIColor.white, CGFloat(0)),
      (.white, .white, .black, 0), (.whiteOutline, .white, .black, 1),
    ] {
      let button = ASAuthorizationAppleIDButton(type: .signIn, style: style)
      #expect(button.backgroundColor == background)
      #expect(try parts(button).label.textColor == text)
      #expect(button.layer.borderWidth == border)
    }
  }

  @Test(arguments: [(30.0, 12.9), (50, 21.5)])
  func `the text has 43 percent of the height, and narrow buttons a smaller one`(
    _ height: CGFloat, _ size: CGFloat
  ) throws {
    let button = ASAuthorizationAppleIDButton()
    button.semanticContentAttribute = .forceLeftToRight
    #expect(button.intrinsicContentSize.height == 30)
    #expect(button.intrinsicContentSize.width >= 140)
    button.frame = CGRect(x: 0, y: 0, width: 343, height: height)
    button.layoutIfNeeded()
    let (sign, label) = try parts(button)
    #expect(abs(label.font.pointSize - size) < 0.001)
    #expect(sign.frame.maxX < label.frame.minX)
    #expect(abs(sign.frame.minX - (343 - label.frame.maxX)) < 0.001)
    button.frame.size.width = 140
    button.layoutIfNeeded()
    #expect(sign.frame.minX >= 0)
    #expect(label.frame.maxX <= 140)
  }

  @Test func `the sign is after the text from right to left`() throws {
    let button = ASAuthorizationAppleIDButton(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    let (sign, label) = try parts(button)
    #expect(label.frame.maxX < sign.frame.minX)
  }

  @Test func `the radius is limited to half the height`() {
    let button = ASAuthorizationAppleIDButton(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    button.layoutIfNeeded()
    #expect(button.layer.cornerRadius == 6)
    button.cornerRadius = 100
    button.layoutIfNeeded()
    #expect(button.layer.cornerRadius == 22)
  }

  @Test func `a tap sends the action, and a touch dims the contents`() throws {
    let controller = UIViewController()
    let screen = HostedScreen(controller)
    let button = ASAuthorizationAppleIDButton(frame: CGRect(x: 50, y: 200, width: 200, height: 44))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    controller.view.addSubview(button)
    screen.layOut()
    try screen.tap(at: CGPoint(x: 150, y: 222))
    #expect(taps == 1)
    button.isHighlighted = true
    #expect(try parts(button).label.alpha == 0.5)
    button.isHighlighted = false
    #expect(try parts(button).label.alpha == 1)
  }
}
