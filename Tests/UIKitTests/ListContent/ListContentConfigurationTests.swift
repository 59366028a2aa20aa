import Testing
import TextLayout

@testable import UIKit

/// List content configurations as values, their states, and what they show.
@MainActor
@Suite struct ListContentConfigurationTests {
  private func state(
    _ change: (inout UICellConfigurationState) -> Void = { _ in }
  ) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    change(&state)
    return state
  }

  // MARK: Values

  @Test func `a change of a copy leaves the original and other configurations of the style alone`()
  {
    let original = UIListContentConfiguration.cell()
    var copy = original
    copy.textProperties.color = .systemRed
    copy.secondaryTextProperties.numberOfLines = 3
    copy.imageProperties.cornerRadius = 4
    copy.directionalLayoutMargins.top = 1
    copy.imageToTextPadding = 2
    copy.alpha = 0.5
    let second = copy
    copy.textProperties.color = .systemBlue
    #expect(original == .cell())
    #expect(original.textProperties.color == .label)
    #expect(original.imageToTextPadding == 16)
    #expect(original.alpha == 1)
    #expect(second.textProperties.color == .systemRed)
    #expect(copy.textProperties.color == .systemBlue)
    #expect(UIListContentConfiguration.cell().imageProperties.cornerRadius == 0)
  }

  @Test func `configurations are equal by value`() {
    func content() -> UIListContentConfiguration {
      var content = UIListContentConfiguration.valueCell().with("a", "b")
      content.textProperties.transform = .uppercase
      content.imageProperties.strokeWidth = 1
      content.attributedText = NSAttributedString(string: "c")
      return content
    }
    #expect(content() == content())
    #expect(content().hashValue == content().hashValue)
    let changes: [(inout UIListContentConfiguration) -> Void] = [
      { $0.text = "x" }, { $0.secondaryText = nil }, { $0.image = .picture(1, 1) },
      { $0.attributedText = nil }, { $0.secondaryAttributedText = NSAttributedString(string: "x") },
      { $0.textProperties.font = .systemFont(ofSize: 17) },
      { $0.textProperties.alignment = .center },
      { $0.secondaryTextProperties.color = .red }, { $0.imageProperties.tintColor = .red },
      { $0.imageProperties.reservedLayoutSize.width = 3 }, { $0.imageToTextPadding = 1 },
      { $0.prefersSideBySideTextAndSecondaryText = false }, { $0.alpha = 0 },
      { $0.textProperties.colorTransformer = .grayscale },
      { $0.axesPreservingSuperviewLayoutMargins = .both },
    ]
    for (index, change) in changes.enumerated() {
      var changed = content()
      change(&changed)
      #expect(changed != content(), "change \(index)")
    }
    #expect(UIListContentConfiguration.cell() != .subtitleCell())
  }

  @Test func `styles have the margins of the recorded ones`() {
    #expect(UIListContentConfiguration.header() == .groupedHeader())
    #expect(UIListContentConfiguration.footer() == .groupedFooter())
    #expect(UIListContentConfiguration.subtitleCell().textToSecondaryTextVerticalPadding == 0)
    #expect(
      UIListContentConfiguration.prominentInsetGroupedHeader().textProperties.font.pointSize == 20)
    #expect(
      UIListContentConfiguration.extraProminentInsetGroupedHeader().textProperties.font.pointSize
        == 22)
  }

  // MARK: States

  @Test func `a disabled cell is faint where the app set no color`() {
    var content = UIListContentConfiguration.cell()
    content.secondaryTextProperties.color = .systemRed
    let disabled = content.updated(for: state { $0.isDisabled = true })
    #expect(disabled.textProperties.color == .tertiaryLabel)
    #expect(disabled.secondaryTextProperties.color == .systemRed)
    #expect(disabled.imageProperties.resolvedTintColor(for: .red) == .tertiaryLabel)
    #expect(disabled.updated(for: state()) == content)
    var view = UIViewConfigurationState(traitCollection: UITraitCollection())
    view.isDisabled = true
    #expect(content.updated(for: view) == disabled)
  }

  @Test func `a color that equals the style's stays when it was set`() {
    var content = UIListContentConfiguration.cell()
    content.textProperties.color = .label
    let disabled = content.updated(for: state { $0.isDisabled = true })
    #expect(disabled.textProperties.color == .label)
  }

  @Test func `fonts follow the text size of the state unless they were set`() {
    var content = UIListContentConfiguration.cell()
    content.secondaryTextProperties.font = .systemFont(ofSize: 9)
    let large = state {
      $0.traitCollection = UITraitCollection(preferredContentSizeCategory: .extraLarge)
    }
    let updated = content.updated(for: large)
    #expect(updated.textProperties.font.pointSize == 19)
    #expect(updated.secondaryTextProperties.font.pointSize == 9)
    #expect(
      UIListContentConfiguration.cell().updated(for: large).textProperties.font.pointSize == 19)
  }

  @Test func `selection changes no content`() {
    let content = UIListContentConfiguration.cell().with("a")
    #expect(content.updated(for: state { $0.isSelected = true }) == content)
    #expect(content.updated(for: state { $0.isHighlighted = true }) == content)
  }

  // MARK: Colors

  @Test func `colors are resolved by their transformers`() {
    var content = UIListContentConfiguration.cell()
    #expect(content.textProperties.resolvedColor() == .label)
    content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .systemGreen }
    #expect(content.textProperties.resolvedColor() == .systemGreen)
    #expect(content.imageProperties.resolvedTintColor(for: .red) == .red)
    #expect(content.imageProperties.resolvedStrokeColor(for: .red) == .red)
    content.imageProperties.strokeColor = .blue
    content.imageProperties.strokeColorTransformer = UIConfigurationColorTransformer {
      $0 == .blue ? .systemPink : $0
    }
    #expect(content.imageProperties.resolvedStrokeColor(for: .red) == .systemPink)
    let row = ContentRow(content.with("a"))
    #expect(row.labels[0].textColor == .systemGreen)
  }

  @Test func `symbols have the tint of the view or the tint of the configuration`() {
    var content = UIListContentConfiguration.cell().with(UIImage(systemName: "star"))
    let row = ContentRow(content)
    row.cell.tintColor = .systemPurple
    #expect(row.imageView?.tintColor == .systemPurple)
    content.imageProperties.tintColorTransformer = UIConfigurationColorTransformer {
      $0 == .systemPurple ? .systemPink : .systemGray
    }
    content.imageProperties.strokeWidth = 2
    row.show(content)
    #expect(row.imageView?.tintColor == .systemPink)
    #expect(row.imageView?.layer.borderWidth == 2)
    row.cell.tintColor = .systemBlue
    #expect(row.imageView?.tintColor == .systemGray)
    content.imageProperties.tintColorTransformer = nil
    row.show(content)
    #expect(row.imageView?.tintColor == .systemBlue)
  }

  // MARK: Texts

  @Test func `texts are transformed, and those with attributes are not`() {
    var content = UIListContentConfiguration.cell().with("hello World")
    let transforms: [(UIListContentConfiguration.TextProperties.TextTransform, String)] = [
      (.none, "hello World"), (.uppercase, "HELLO WORLD"), (.lowercase, "hello world"),
      (.capitalized, "Hello World"),
    ]
    let row = ContentRow(content)
    for (transform, text) in transforms {
      content.textProperties.transform = transform
      row.show(content)
      #expect(row.labels[0].text == text)
    }
    content.attributedText = NSAttributedString(string: "hello you")
    row.show(content)
    #expect(row.labels[0].text == "hello you")
  }

  @Test func `a reused view keeps nothing of attributes and properties`() {
    var styled = UIListContentConfiguration.cell()
    styled.attributedText = NSAttributedString(
      string: "red",
      attributes: [.foregroundColor: UIColor.systemRed, .font: UIFont.systemFont(ofSize: 30)])
    styled.secondaryText = "more"
    styled.image = .picture(20, 20)
    styled.textProperties.alignment = .center
    styled.alpha = 0.5
    let row = ContentRow(styled)
    #expect(row.labels[0].font.pointSize == 30)
    #expect(row.labels.map(\.alpha) == [0.5, 0.5])
    #expect(row.imageView?.alpha == 0.5)
    row.show(.cell().with("plain"))
    let fresh = ContentRow(.cell().with("plain"))
    #expect(row.labels.count == 1)
    #expect(row.imageView == nil)
    let (label, other) = (row.labels[0], fresh.labels[0])
    #expect(label.font == other.font)
    #expect(label.textColor == other.textColor)
    #expect(label.textAlignment == .natural)
    #expect(label.alpha == 1)
    #expect(label.frame == other.frame)
    #expect(row.preferredHeight == fresh.preferredHeight)
  }

  @Test func `a changed text is measured again`() {
    let row = ContentRow(.cell().with("Short"))
    #expect(row.preferredHeight == 52)
    let words = Array(repeating: "word", count: 40).joined(separator: " ")
    row.cell.contentConfiguration = UIListContentConfiguration.cell().with(words)
    #expect(row.preferredHeight > 100)
    row.cell.contentConfiguration = UIListContentConfiguration.cell().with("Short")
    #expect(row.preferredHeight == 52)
  }

  @Test func `content in constraints follows the margins of its superview`() throws {
    let content = UIListContentView(
      configuration: UIListContentConfiguration.cell().with(
        Array(repeating: "word", count: 20).joined(separator: " ")))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    content.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      content.topAnchor.constraint(equalTo: box.topAnchor),
    ])
    box.layoutIfNeeded()
    let before = content.bounds.height
    box.directionalLayoutMargins.leading = 160
    box.layoutIfNeeded()
    let after = content.bounds.height
    #expect(after > before + 20)
    #expect(after == content.sizeThatFits(content.bounds.size).height)
    box.directionalLayoutMargins.leading = 16
    box.layoutIfNeeded()
    #expect(content.bounds.height == before)
    // The frame of a larger width does not count as a margin.
    content.frame.size.width = 500
    #expect(content.sizeThatFits(CGSize(width: 300, height: 0)).height == before)
  }

  @Test func `rows are measured once for their size and their layout`() {
    final class Counter: TextMeasurer, @unchecked Sendable {
      var count = 0
      let table = TableTextMeasurer()
      func width(of text: Substring, font: TextFont) -> Double {
        count += 1
        return table.width(of: text, font: font)
      }
    }
    let counter = Counter()
    let usual = TextMeasuring.current
    TextMeasuring.current = counter
    defer { TextMeasuring.current = usual }
    let row = ContentRow(.cell().with("General"))
    func measurements(_ action: () -> Void) -> Int {
      let before = counter.count
      action()
      return counter.count - before
    }
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.text = "Notifications"
    let once = measurements { _ = label.sizeThatFits(CGSize(width: 338, height: 0)) }
    let both = measurements {
      row.cell.contentConfiguration = UIListContentConfiguration.cell().with("Accessibility")
      _ = row.preferredHeight
      row.cell.layoutIfNeeded()
    }
    #expect(once > 0)
    #expect(both == once)
  }

  @Test func `a configuration of another type is refused`() {
    struct Other: UIContentConfiguration {
      func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: .cell())
      }
      func updated(for state: any UIConfigurationState) -> Other { self }
    }
    let view = UIListContentView(configuration: .cell())
    #expect(view.supports(UIListContentConfiguration.footer()))
    #expect(!view.supports(Other()))
  }

  // MARK: Accessibility

  @Test func `the content is one element with both texts`() {
    let view = UIListContentView(configuration: .valueCell().with("Language", "English"))
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityLabel == "Language, English")
    #expect(view.accessibilityTraits == .staticText)
    let header = UIListContentView(configuration: .header().with("Display"))
    #expect(header.accessibilityLabel == "Display")
    #expect(header.accessibilityTraits == .header)
  }
}

/// The backgrounds of the parts of lists.
@MainActor
@Suite struct ListBackgroundTests {
  private func state(
    _ change: (inout UICellConfigurationState) -> Void
  ) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    change(&state)
    return state
  }

  @Test func `a selected row has another color until the app sets one`() {
    let active: [(inout UICellConfigurationState) -> Void] = [
      { $0.isSelected = true }, { $0.isHighlighted = true },
    ]
    for change in active {
      var background = UIBackgroundConfiguration.listPlainCell()
      #expect(background.backgroundColor == .systemBackground)
      let selected = background.updated(for: state(change))
      #expect(selected.backgroundColor == .systemGray4)
      #expect(selected.updated(for: state { _ in }) == background)
      background.backgroundColor = .systemBackground
      #expect(background.updated(for: state(change)).backgroundColor == .systemBackground)
    }
    let grouped = UIBackgroundConfiguration.listGroupedCell()
    #expect(grouped.backgroundColor == .secondarySystemGroupedBackground)
    #expect(grouped == .listCell())
    #expect(UIBackgroundConfiguration.listSidebarCell().backgroundColor == .clear)
  }

  @Test func `headers do not change with the selection`() {
    for header in [
      UIBackgroundConfiguration.listHeader(), .listFooter(), .listPlainHeaderFooter(),
      .listGroupedHeaderFooter(), .listSidebarHeader(), .clear(),
    ] {
      #expect(header.updated(for: state { $0.isSelected = true }) == header)
    }
    #expect(UIBackgroundConfiguration.clear() != .listSidebarHeader())
  }
}
