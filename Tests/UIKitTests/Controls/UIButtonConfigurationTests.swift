import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite struct UIButtonConfigurationTests {
  private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    return button
  }

  private func image(_ width: Int, _ height: Int) -> UIImage {
    UIImage(data: Data(TestPicture.png(width: width, height: height)))!
  }

  // MARK: Titles

  @Test func `the title is the text of the title with attributes, and the other way round`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Save"
    #expect(configuration.attributedTitle == AttributedString("Save"))
    var text = AttributedString("Save all")
    text.font = .boldSystemFont(ofSize: 30)
    configuration.attributedTitle = text
    #expect(configuration.title == "Save all")
    configuration.title = nil
    #expect(configuration.attributedTitle == nil)
  }

  @Test func `attributes of a title precede the configuration's, which the rest has`() throws {
    let font = UIFont.boldSystemFont(ofSize: 30)
    let button = button {
      var text = AttributedString("Big")
      text.font = font
      $0.attributedTitle = text + AttributedString(" small")
      $0.baseForegroundColor = .systemGreen
    }
    let shown = try #require(button.titleLabel?.attributedText)
    #expect(shown.string == "Big small")
    #expect(shown.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == font)
    #expect(
      shown.attribute(.font, at: 5, effectiveRange: nil) as? UIFont
        == .preferredFont(forTextStyle: .body))
    #expect(
      shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemGreen)
    #expect(button.bounds.height > 7 + font.lineHeight)
  }

  @Test func `a transformer receives the attributes of the configuration`() throws {
    var received: [UIFont?] = []
    let large = UIFont.systemFont(ofSize: 40)
    let button = button {
      $0.title = "Save"
      $0.subtitle = "Now"
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        received.append(incoming.font)
        var outgoing = incoming
        outgoing.font = large
        return outgoing
      }
    }
    #expect(received.allSatisfy { $0 == .preferredFont(forTextStyle: .body) })
    #expect(!received.isEmpty)
    let shown = try #require(button.titleLabel?.attributedText)
    #expect(shown.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == large)
    #expect(shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .white)
    #expect(button.subtitleLabel?.font == .preferredFont(forTextStyle: .footnote))
  }

  @Test func `configurations with the same transformer are equal`() {
    let transformer = UIConfigurationTextAttributesTransformer { $0 }
    var first = UIButton.Configuration.plain()
    first.titleTextAttributesTransformer = transformer
    var second = first
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    second.titleTextAttributesTransformer = .init { $0 }
    #expect(first != second)
  }

  // MARK: Lines

  @Test func `a title wraps at the width that constraints give the button`() throws {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 400))
    var configuration = UIButton.Configuration.filled()
    configuration.title = "A title that is much too long for one line of this button"
    let button = UIButton(configuration: configuration)
    button.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: container.topAnchor),
      button.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
    container.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    let line = label.font.lineHeight
    #expect(button.bounds.width == 160)
    #expect(button.bounds.height > 14 + 3 * line)
    #expect(label.frame.height <= button.bounds.height - 14 + 0.001)
    #expect(label.frame.height > 3 * line - 1)
    #expect(button.sizeThatFits(CGSize(width: 160, height: 0)).height == button.bounds.height)

    button.configuration?.titleLineBreakMode = .byTruncatingTail
    container.layoutIfNeeded()
    #expect(button.bounds.height < 14 + 2 * line)
    #expect(label.numberOfLines == 1)
  }

  @Test func `a title without a configuration wraps but leaves the size of the button`() throws {
    let button = UIButton(type: .system)
    button.setTitle("A title that is much too long for one line", for: .normal)
    button.titleLabel?.lineBreakMode = .byWordWrapping
    let label = try #require(button.titleLabel)
    #expect(label.numberOfLines == 0)
    let height = button.intrinsicContentSize.height
    #expect(height < 2 * label.font.lineHeight)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    button.layoutIfNeeded()
    #expect(label.frame.width <= 100)
    #expect(label.frame.height > 2 * label.font.lineHeight)
    #expect(abs(label.frame.midY - 50) < 0.5)
    button.frame.size.height = 20
    button.layoutIfNeeded()
    #expect(label.frame.height > 2 * label.font.lineHeight)
    #expect(label.frame.minY < 0)
  }

  // MARK: Images

  @Test func `an activity indicator is in the place of the image`() throws {
    let button = button {
      $0.title = "Save"
      $0.image = image(40, 40)
      $0.imagePadding = 6
    }
    let width = button.intrinsicContentSize.width
    button.configuration?.showsActivityIndicator = true
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    let wheel = try #require(
      button.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first)
    #expect(wheel.isAnimating)
    #expect(wheel.color == .white)
    #expect(button.imageView?.image == nil)
    #expect(button.intrinsicContentSize.width == width - 40 + wheel.frame.width)
    #expect(wheel.frame.minX == 12)
    button.configuration?.activityIndicatorColorTransformer = .init { _ in .systemRed }
    #expect(wheel.color == .systemRed)
    button.configuration?.showsActivityIndicator = false
    #expect(wheel.superview == nil)
    #expect(button.imageView?.image != nil)
  }

  @Test func `an image is in the center of its reserved width`() throws {
    let button = button {
      $0.title = "Save"
      $0.image = image(10, 10)
      $0.imageReservation = 30
    }
    let frame = try #require(button.imageView?.frame)
    #expect(frame.minX == 22)
    #expect(button.titleLabel?.frame.minX == 42)
  }

  @Test func `a transformer changes the color of the image`() {
    let button = button {
      $0.image = image(10, 10)
      $0.imageColorTransformer = .init { _ in .systemPink }
    }
    #expect(button.imageView?.tintColor == .systemPink)
  }

  // MARK: States

  @Test func `a selected button has the colors of the next style, unless they are fixed`() {
    let button = button { $0.title = "Save" }
    button.configuration = .tinted()
    button.configuration?.title = "Save"
    #expect(button.titleLabel?.textColor == button.tintColor)
    button.isSelected = true
    #expect(button.titleLabel?.textColor == .white)
    button.configuration?.automaticallyUpdateForSelection = false
    #expect(button.titleLabel?.textColor == button.tintColor)
  }

  @Test func `a configuration for a state is displayed in the same colors`() throws {
    let button = button { $0.title = "Save" }
    button.isEnabled = false
    let updated = try #require(button.configuration?.updated(for: button))
    #expect(updated.baseForegroundColor == .tertiaryLabel)
    #expect(updated.background.backgroundColor == .tertiarySystemFill)
    button.isEnabled = true
    button.configuration = updated
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
  }

  @Test func `a custom button dims its image only if it adjusts it`() {
    let button = UIButton()
    button.setImage(image(10, 10), for: .normal)
    button.isHighlighted = true
    #expect(button.imageView?.alpha == 0.5)
    button.adjustsImageWhenHighlighted = false
    #expect(button.imageView?.alpha == 1)
    button.isHighlighted = false
    button.isEnabled = false
    #expect(button.imageView?.alpha == 0.5)
    button.adjustsImageWhenDisabled = false
    #expect(button.imageView?.alpha == 1)
  }

  // MARK: Backgrounds

  @Test func `a background displays its image, its effect and its view in this order`() throws {
    var background = UIBackgroundConfiguration.clear()
    background.image = image(10, 10)
    background.imageContentMode = .scaleAspectFill
    background.visualEffect = UIBlurEffect(style: .systemMaterial)
    background.customView = UILabel()
    background.cornerRadius = 8
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    let fill = try #require(
      cell.subviews.lazy.compactMap { $0 as? BackgroundConfigurationView }.first
    )
    .subviews[0]
    #expect(fill.subviews.count == 3)
    #expect((fill.subviews[0] as? UIImageView)?.contentMode == .scaleAspectFill)
    #expect((fill.subviews[1] as? UIVisualEffectView)?.effect == background.visualEffect)
    #expect(fill.subviews[2] === background.customView)
    #expect(fill.subviews.allSatisfy { $0.frame == CGRect(x: 0, y: 0, width: 100, height: 50) })
    cell.backgroundConfiguration = .clear()
    cell.layoutIfNeeded()
    #expect(fill.subviews.isEmpty)
  }
}

extension UIButtonConfigurationTests {
  @Test func `a destructive configuration has the system's red`() {
    let button = UIButton(configuration: .filled())
    button.tintColor = .blue
    #expect(button.role == .normal)
    let background = { button.configuration?.updated(for: button).background.backgroundColor }
    #expect(background() == .blue)
    button.role = .destructive
    #expect(background() == .systemRed)
    button.role = .cancel
    #expect(background() == .blue)
  }
}
