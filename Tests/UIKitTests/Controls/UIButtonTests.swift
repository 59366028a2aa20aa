import Foundation
import Scenes
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite struct UIButtonTests {
  private let window = UIWindow(device: .standard, playsAnimations: false) { UIViewController() }

  private func show<Control: UIView>(_ control: Control) -> Control {
    control.frame = CGRect(x: 100, y: 100, width: 120, height: 50)
    window.rootViewController?.view.addSubview(control)
    window.layoutIfNeeded()
    return control
  }

  private func touch(_ phase: HostTouch.Phase, _ x: CGFloat = 150) {
    window.deliver([HostTouch(id: 1, phase: phase, location: CGPoint(x: x, y: 120))])
    window.layoutIfNeeded()
  }

  private func titled(_ title: String, _ type: UIButton.ButtonType = .system) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    return button
  }

  private func picture(_ side: Int) -> UIImage {
    UIImage(data: Data(TestPicture.png(width: side, height: side)))!
  }

  /// The view with the color of a configuration's background.
  private func background(of button: UIButton) -> UIView? {
    button.subviews.first?.subviews.first
  }

  // MARK: Actions

  @Test(
    arguments: zip(
      [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close],
      ["More Info", "More Info", "More Info", "Add", "Close"]))
  func `types with a symbol display it`(type: UIButton.ButtonType, label: String) throws {
    let button = UIButton(type: type)
    let image = try #require(button.image(for: .normal))
    #expect(image.isSymbolImage)
    #expect(button.accessibilityLabel == label)
    #expect(button.intrinsicContentSize.width >= 20)
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.imageView?.image?.renderingMode == .alwaysTemplate)
    button.setImage(nil, for: .normal)
    #expect(button.currentImage == nil)
  }

  @Test func `a tap performs the actions for touches and the primary one in order of addition`() {
    var calls: [String] = []
    let button = UIButton(primaryAction: UIAction(title: "Send") { _ in calls.append("primary") })
    button.addAction(UIAction { _ in calls.append("up") }, for: .touchUpInside)
    _ = show(button)
    #expect(button.buttonType == .system)
    #expect(button.currentTitle == "Send")
    touch(.began)
    #expect(button.isHighlighted)
    #expect(calls == [])
    touch(.ended)
    #expect(!button.isHighlighted)
    #expect(calls == ["primary", "up"])
    touch(.began)
    touch(.moved, 400)
    touch(.ended, 400)
    #expect(calls == ["primary", "up"])
    button.sendActions(for: .touchUpInside)
    #expect(calls == ["primary", "up", "primary", "up"])
  }

  @Test func `an action for both events of a tap is performed once`() {
    var count = 0
    let button = show(titled("A"))
    button.addAction(UIAction { _ in count += 1 }, for: [.touchUpInside, .primaryActionTriggered])
    touch(.began)
    touch(.ended)
    #expect(count == 1)
  }

  @Test func `the title and the image in a button do not take its touches`() {
    let button = show(titled("A long title of a button"))
    #expect(window.hitTest(CGPoint(x: 150, y: 125), with: nil) === button)
  }

  @Test func `a disabled button performs nothing`() {
    var count = 0
    let button = show(titled("A"))
    button.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    button.isEnabled = false
    touch(.began)
    touch(.ended)
    #expect(count == 0)
    #expect(button.drawnAccessibility.isDisabled)
  }

  // MARK: Contents by state

  @Test func `a state without contents of its own has the normal state's`() {
    let button = titled("Normal", .custom)
    button.setTitle("Down", for: .highlighted)
    button.setTitleColor(.red, for: .highlighted)
    #expect(button.title(for: .selected) == "Normal")
    #expect(button.currentTitle == "Normal")
    #expect(button.titleLabel?.text == "Normal")
    #expect(button.titleLabel?.textColor == .white)
    button.isHighlighted = true
    #expect(button.currentTitle == "Down")
    #expect(button.titleLabel?.text == "Down")
    #expect(button.titleLabel?.textColor == .red)
    button.setTitle(nil, for: .highlighted)
    #expect(button.titleLabel?.text == "Normal")
    button.isHighlighted = false
    #expect(button.titleLabel?.textColor == .white)
  }

  @Test func `a title with attributes takes precedence`() {
    let button = titled("Plain")
    let font = UIFont.boldSystemFont(ofSize: 30)
    button.setAttributedTitle(
      NSAttributedString(string: "Styled", attributes: [.font: font]), for: .normal)
    #expect(button.titleLabel?.text == "Styled")
    #expect(button.titleLabel?.font == font)
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "Plain")
  }

  @Test func `a system button has the tint color, is gray when disabled, and dims when down`() {
    let button = show(titled("A"))
    button.tintColor = .magenta
    #expect(button.titleLabel?.textColor == .magenta)
    touch(.began)
    #expect(abs(button.titleLabel!.alpha - 0.2) < 1e-6)
    touch(.ended)
    #expect(button.titleLabel?.alpha == 1)
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
    button.setTitleColor(.green, for: .normal)
    #expect(button.currentTitleColor == .green)
  }

  @Test func `a system button draws images as templates, and a custom one dims them when down`() {
    let image = picture(20)
    let system = UIButton(type: .system)
    system.setImage(image, for: .normal)
    #expect(system.imageView?.image?.renderingMode == .alwaysTemplate)
    #expect(system.currentImage === image)
    let custom = UIButton()
    custom.setImage(image, for: .normal)
    #expect(custom.imageView?.image === image)
    custom.isHighlighted = true
    #expect(custom.imageView?.alpha == 0.5)
    custom.setImage(picture(20), for: .highlighted)
    #expect(custom.imageView?.alpha == 1)
  }

  // MARK: Sizes

  @Test func `the size of a button is the size of its contents with insets`() {
    let button = titled("Settings")
    let label = button.titleLabel!
    let title = label.intrinsicContentSize
    #expect(
      button.intrinsicContentSize
        == CGSize(width: title.width.rounded(.up), height: title.height + 12))
    #expect(button.sizeThatFits(CGSize(width: 1, height: 1)) == button.intrinsicContentSize)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
    #expect(
      button.intrinsicContentSize
        == CGSize(width: title.width.rounded(.up) + 50, height: title.height + 3))
    let image = UIButton()
    image.setImage(picture(22), for: .normal)
    #expect(image.intrinsicContentSize == CGSize(width: 22, height: 22))
    #expect(UIButton().intrinsicContentSize.width == 30)
    button.titleLabel?.font = .systemFont(ofSize: 40)
    #expect(button.intrinsicContentSize.height > 40)
  }

  @Test func `a change of the title's font resizes a button among constraints`() {
    let button = titled("Settings")
    let root = window.rootViewController!.view!
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      button.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    window.layoutIfNeeded()
    let before = button.frame
    #expect(before.size == button.intrinsicContentSize)
    button.titleLabel?.font = .systemFont(ofSize: 30)
    window.layoutIfNeeded()
    #expect(button.frame.width > before.width)
    #expect(button.frame.height > before.height)
  }

  // MARK: Layout

  @Test func `the image is before the title, and both are aligned together`() throws {
    let button = show(titled("Title"))
    button.setImage(picture(20), for: .normal)
    window.layoutIfNeeded()
    let image = try #require(button.imageView)
    let title = try #require(button.titleLabel)
    #expect(image.frame.maxX == title.frame.minX)
    #expect(image.frame.size.width == 20)
    #expect(abs(image.frame.minX - (120 - title.frame.maxX)) <= 1)
    #expect(image.frame.midY == 25)
    button.contentHorizontalAlignment = .trailing
    button.contentVerticalAlignment = .top
    window.layoutIfNeeded()
    #expect(title.frame.maxX == 120)
    #expect(title.frame.minY == 0)
    #expect(image.frame.minY == 0)
    button.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    #expect(title.frame.minX == 0)
    #expect(image.frame.minX == title.frame.maxX)
  }

  @Test func `insets of the title move it`() throws {
    let button = show(titled("Title"))
    let title = try #require(button.titleLabel)
    let before = title.frame
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
    window.layoutIfNeeded()
    #expect(title.frame.minX == before.minX + 10)
    #expect(title.frame.width == before.width)
  }

  @Test func `a long title is truncated in the middle of the button's width`() throws {
    let button = show(titled("A title that is much too long for the button"))
    let title = try #require(button.titleLabel)
    #expect(title.frame.width == 120)
    #expect(title.lineBreakMode == .byTruncatingMiddle)
  }

  @Test func `a title of several lines wraps in the button's width`() throws {
    let button = show(titled("A title that is much too long for the button"))
    let title = try #require(button.titleLabel)
    let height = title.frame.height
    title.numberOfLines = 0
    window.layoutIfNeeded()
    #expect(title.frame.width <= 120)
    #expect(title.frame.height > height)
    #expect(button.intrinsicContentSize.width > 120)
  }

  @Test func `a mode that wraps lets the title have several lines`() throws {
    let button = show(titled("A title that is much too long for the button"))
    let title = try #require(button.titleLabel)
    title.lineBreakMode = .byWordWrapping
    #expect(title.numberOfLines == 0)
    title.numberOfLines = 2
    title.lineBreakMode = .byCharWrapping
    #expect(title.numberOfLines == 2)
  }

  // MARK: Configurations

  @Test func `a configuration places the image at each edge of the titles`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.subtitle = "Words"
    configuration.image = picture(10)
    configuration.imagePadding = 7
    let button = show(UIButton(configuration: configuration))
    for (edge, isMirrored) in [
      (NSDirectionalRectEdge.leading, false), (.trailing, false), (.top, false), (.bottom, false),
      (.leading, true),
    ] {
      configuration.imagePlacement = edge
      button.configuration = configuration
      button.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      button.sizeToFit()
      window.layoutIfNeeded()
      let image = try #require(button.imageView).frame
      let title = try #require(button.titleLabel).frame
      let subtitle = try #require(button.subtitleLabel).frame
      let titles = title.union(subtitle)
      #expect(subtitle.minY == title.maxY + 1)
      switch edge {
      case .leading where isMirrored, .trailing: #expect(titles.maxX + 7 == image.minX)
      case .leading:
        #expect(image.maxX + 7 == titles.minX)
        #expect(image.minX == 12)
      case .top:
        #expect(image.maxY + 7 == titles.minY)
        #expect(image.minY == 7)
      default: #expect(titles.maxY + 7 == image.minY)
      }
      let all = titles.union(image)
      #expect(button.bounds.size == CGSize(width: all.width + 24, height: all.height + 14))
    }
  }

  @Test func `the styles of a configuration have their colors`() throws {
    func drawing(_ configuration: UIButton.Configuration) -> (UIColor?, UIColor?) {
      var configuration = configuration
      configuration.title = "A"
      let button = show(UIButton(configuration: configuration))
      button.tintColor = .magenta
      return (button.titleLabel?.textColor, background(of: button)?.backgroundColor)
    }
    #expect(drawing(.plain()) == (.magenta, .clear))
    #expect(drawing(.gray()) == (.magenta, .secondarySystemFill))
    #expect(drawing(.tinted()) == (.magenta, .magenta.withAlphaComponent(0.18)))
    #expect(drawing(.filled()) == (.white, .magenta))
    var own = UIButton.Configuration.filled()
    own.baseForegroundColor = .black
    own.baseBackgroundColor = .yellow
    #expect(drawing(own) == (.black, .yellow))
    own.background.backgroundColor = .cyan
    #expect(drawing(own) == (.black, .cyan))
  }

  @Test func `the background has the corners and the border of the configuration`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = .capsule
    configuration.background.strokeWidth = 3
    configuration.background.backgroundInsets.top = 10
    let button = show(UIButton(configuration: configuration))
    let fill = try #require(background(of: button))
    #expect(fill.frame == CGRect(x: 0, y: 10, width: 120, height: 40))
    #expect(fill.drawing(at: .end).cornerRadius == 20)
    let stroke = try #require(button.subviews.first?.subviews.last)
    #expect(stroke.drawing(at: .end).border?.width == 3)
    #expect(stroke.frame == fill.frame)
    configuration.cornerStyle = .fixed
    configuration.background.cornerRadius = 9
    button.configuration = configuration
    window.layoutIfNeeded()
    #expect(fill.drawing(at: .end).cornerRadius == 9)
  }

  @Test func `the update handler runs before the layout after a change of the state`() {
    var states: [UIControl.State] = []
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isHighlighted ? "Down" : "Up"
    }
    _ = show(button)
    #expect(states == [.normal])
    #expect(button.titleLabel?.text == "Up")
    touch(.began)
    #expect(states == [.normal, .highlighted])
    #expect(button.titleLabel?.text == "Down")
    touch(.ended)
    #expect(states == [.normal, .highlighted, .normal])
    #expect(button.titleLabel?.text == "Up")
  }

  @Test func `colors of a configuration follow the state unless they are not updated`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "A"
    let button = show(UIButton(configuration: configuration))
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
    #expect(background(of: button)?.backgroundColor == .tertiarySystemFill)
    button.automaticallyUpdatesConfiguration = false
    #expect(button.titleLabel?.textColor == .white)
  }

  @Test func `a button without its configuration has the contents of its states again`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Configured"
    configuration.subtitle = "More"
    let button = titled("Own")
    let size = button.intrinsicContentSize
    button.configuration = configuration
    #expect(button.titleLabel?.text == "Configured")
    button.configuration = nil
    #expect(button.titleLabel?.text == "Own")
    #expect(button.subviews == [button.titleLabel])
    #expect(button.intrinsicContentSize == size)
  }

  // MARK: Accessibility

  @Test func `a button is an element with the role of a button and its title`() {
    let button = titled("Send")
    let facts = button.drawnAccessibility
    #expect(facts.isElement)
    #expect(facts.role == "button")
    #expect(facts.label == "Send")
    button.accessibilityLabel = "Send the message"
    #expect(button.drawnAccessibility.label == "Send the message")
    button.isSelected = true
    #expect(button.drawnAccessibility.isSelected)
  }

  @Test func `a change of the state is drawn`() {
    let button = show(titled("A"))
    let before = DrawingStamp.advance()
    #expect(button.drawingStamp <= before)
    button.isHighlighted = true
    #expect(button.drawingStamp > before)
  }
}
