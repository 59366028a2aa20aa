import Testing

@testable import UIKit

/// The frames of texts and images in list content, and its sizes.
@MainActor
@Suite struct ListContentLayoutTests {
  private let long = "A text that is far too long for one line of a row in a list of a phone"

  // MARK: Heights

  @Test func `a row of one line has the minimum height, whatever its font`() {
    var content = UIListContentConfiguration.cell().with("General")
    #expect(ContentRow(content).preferredHeight == 52)
    content.textProperties.font = .systemFont(ofSize: 13)
    #expect(ContentRow(content).preferredHeight == 52)
    #expect(ContentRow(.cell()).preferredHeight == 52)
    #expect(ContentRow(.valueCell().with("General", "On")).preferredHeight == 52)
  }

  @Test func `two lines are a sum without the minimum`() {
    let content = UIListContentConfiguration.cell().with("General", "About")
    // 15 + 20.333 + 4 + 18 + 15
    #expect(near(ContentRow(content).preferredHeight, 72 + 1.0 / 3))
    let subtitle = UIListContentConfiguration.subtitleCell().with("General", "About")
    #expect(near(ContentRow(subtitle).preferredHeight, 68 + 1.0 / 3))
  }

  @Test func `a header is as high as its text, and a footer as a line with its leading`() {
    let header = ContentRow(.groupedHeader().with("Display"))
    #expect(near(header.preferredHeight, 40 + 1.0 / 3))
    #expect(ContentRow(.groupedFooter().with("A note.")).preferredHeight == 32)
    #expect(ContentRow(.plainFooter().with("A note.")).preferredHeight == 32)
  }

  @Test func `the minimum height follows the text size`() {
    let row = ContentRow(.cell().with("General"))
    row.cell.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    row.cell.layoutIfNeeded()
    #expect(row.labels[0].font.pointSize == 23)
    #expect(row.preferredHeight == 59)
    row.cell.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    row.cell.layoutIfNeeded()
    #expect(near(row.preferredHeight, max(92, 30 + (53 * 1.193359375 * 3).rounded(.up) / 3)))
  }

  @Test func `wrapped text keeps its height when it is measured again`() {
    let row = ContentRow(.cell().with(long)).fitted()
    let height = row.cell.frame.height
    #expect(height > 60)
    #expect(row.preferredHeight == height)
    row.view.invalidateIntrinsicContentSize()
    #expect(row.preferredHeight == height)
    #expect(near(row.labels[0].frame.height, height - 30))
    #expect(row.labels[0].laidOutText.lines.count > 1)
  }

  @Test func `an image counts in the height of a row and shrinks in a low one`() {
    let row = ContentRow(.cell().with("General").with(.picture(60, 60)))
    #expect(row.preferredHeight == 90)
    #expect(row.imageView?.frame == CGRect(x: 16, y: 15, width: 22, height: 22))
    let high = row.fitted()
    #expect(high.imageView?.frame == CGRect(x: 16, y: 15, width: 60, height: 60))
    #expect(high.labels[0].frame.minX == 92)
  }

  // MARK: Texts

  @Test func `a value is at the trailing margin and on the line of the text`() {
    let row = ContentRow(.valueCell().with("Language", "English"))
    let (text, value) = (row.labels[0], row.labels[1])
    #expect(text.frame.minX == 16)
    #expect(value.frame.maxX == 354)
    #expect(text.frame.minY == value.frame.minY)
    #expect(text.frame.width == text.sizeThatFits(.zero).width)
  }

  @Test func `a value that does not fit is below the text`() {
    let row = ContentRow(.valueCell().with("Language of the user interface", long)).fitted()
    let (text, value) = (row.labels[0], row.labels[1])
    #expect(text.frame.minX == 16)
    #expect(value.frame.minX == 16)
    #expect(near(value.frame.minY, text.frame.maxY + 4))
    #expect(near(row.cell.frame.height, value.frame.maxY + 15))
  }

  @Test func `texts that fit exactly are beside each other`() {
    let content = UIListContentConfiguration.valueCell().with("Language", "English")
    let widths = ContentRow(content).labels.map { $0.sizeThatFits(.zero).width }
    let exact = 16 + widths[0] + 8 + widths[1] + 16
    #expect(ContentRow(content, width: exact).preferredHeight == 52)
    #expect(ContentRow(content, width: exact - 0.5).preferredHeight > 60)
  }

  @Test func `a value in another font is on the baseline of the text`() {
    var content = UIListContentConfiguration.valueCell().with("Language", "English")
    content.secondaryTextProperties.font = .systemFont(ofSize: 11)
    let labels = ContentRow(content).labels
    let baselines = labels.map { $0.frame.minY + $0.font.ascender }
    #expect(abs(baselines[0] - baselines[1]) <= 1.0 / 3)
    #expect(labels[1].frame.minY > labels[0].frame.minY)
  }

  @Test func `a secondary text alone is in the place of the text`() {
    let row = ContentRow(.cell().with(nil, "About"))
    #expect(row.labels.count == 1)
    #expect(row.labels[0].frame.minX == 16)
    #expect(row.view.textLayoutGuide == nil)
    #expect(row.view.secondaryTextLayoutGuide != nil)
    #expect(ContentRow(.cell().with("", "About")).labels.count == 1)
  }

  @Test func `centered text is in the middle of the row`() {
    var content = UIListContentConfiguration.cell().with("Delete")
    content.textProperties.alignment = .center
    let label = ContentRow(content).labels[0]
    let line = label.laidOutText.lines[0]
    #expect(abs(label.frame.minX + line.origin.x + line.width / 2 - 185) < 1)
  }

  // MARK: Margins

  @Test func `margins are at least the superview's along the preserved axes`() {
    var content = UIListContentConfiguration.groupedHeader().with("Display")
    #expect(ContentRow(content).labels[0].frame.minX == 16)
    content.axesPreservingSuperviewLayoutMargins = []
    #expect(ContentRow(content).labels[0].frame.minX == 8)
    content.axesPreservingSuperviewLayoutMargins = .both
    content.directionalLayoutMargins = .zero
    let row = ContentRow(content, height: 100)
    #expect(near(row.preferredHeight, 16 + 20 + 1.0 / 3))
    #expect(row.labels[0].frame.width == 338)
  }

  @Test func `other margins of the superview change the height of wrapped text`() {
    let row = ContentRow(.cell().with(long))
    let before = row.preferredHeight
    row.cell.layoutMargins = UIEdgeInsets(top: 8, left: 100, bottom: 8, right: 100)
    #expect(row.preferredHeight > before)
    row.cell.layoutIfNeeded()
    #expect(row.labels[0].frame.minX == 100)
    #expect(row.labels[0].frame.width == 170)
  }

  // MARK: Images

  @Test func `texts beside symbols and reserved sizes are in one column`() {
    func textX(_ content: UIListContentConfiguration) -> CGFloat {
      ContentRow(content.with("General"), height: 80).labels[0].frame.minX
    }
    let symbol = UIListContentConfiguration.cell().with(UIImage(systemName: "star"))
    #expect(textX(symbol) == 60)
    #expect(textX(symbol.with(UIImage(systemName: "heart.fill"))) == 60)
    var picture = UIListContentConfiguration.cell().with(.picture(12, 20))
    #expect(textX(picture) == 44)
    picture.imageProperties.reservedLayoutSize.width =
      UIListContentConfiguration.ImageProperties.standardDimension
    #expect(textX(picture) == 60)
    let row = ContentRow(picture.with("General"), height: 80)
    #expect(row.imageView?.frame == CGRect(x: 24, y: 30, width: 12, height: 20))
    picture.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 70)
    #expect(textX(picture) == 72)
    #expect(ContentRow(picture).preferredHeight == 100)
  }

  @Test func `a maximum size keeps the proportions of the image`() {
    var content = UIListContentConfiguration.cell().with(.picture(80, 40)).with("General")
    content.imageProperties.maximumSize = CGSize(width: 40, height: 30)
    content.imageProperties.cornerRadius = 6
    let row = ContentRow(content)
    #expect(row.imageView?.frame == CGRect(x: 16, y: 16, width: 40, height: 20))
    #expect(row.imageView?.layer.cornerRadius == 6)
    #expect(row.imageView?.clipsToBounds == true)
    content.imageProperties.maximumSize = CGSize(width: 0, height: 10)
    row.show(content)
    #expect(row.imageView?.frame.size == CGSize(width: 20, height: 10))
  }

  // MARK: Right to left

  @Test func `right-to-left content is mirrored`() {
    let content = UIListContentConfiguration.valueCell().with("Language", "English")
      .with(.picture(20, 20))
    let usual = ContentRow(content)
    let mirrored = ContentRow(content)
    mirrored.cell.traitOverrides.layoutDirection = .rightToLeft
    mirrored.cell.layoutIfNeeded()
    for (a, b) in zip(usual.view.subviews, mirrored.view.subviews) {
      #expect(near(b.frame.minX, 370 - a.frame.maxX))
      #expect(b.frame.size == a.frame.size)
    }
    #expect(mirrored.imageView?.frame.maxX == 354)
  }

  @Test func `different leading and trailing margins change sides in right-to-left content`() {
    var content = UIListContentConfiguration.cell().with("General")
    content.directionalLayoutMargins.leading = 40
    content.directionalLayoutMargins.trailing = 100
    let row = ContentRow(content)
    #expect(row.labels[0].frame.minX == 40)
    #expect(row.labels[0].frame.maxX == 270)
    row.cell.traitOverrides.layoutDirection = .rightToLeft
    row.cell.layoutIfNeeded()
    #expect(row.labels[0].frame.minX == 100)
    #expect(row.labels[0].frame.maxX == 330)
  }

  // MARK: Views on their own

  @Test func `a view on its own has a natural size and wraps in a narrow one`() {
    let view = UIListContentView(configuration: .cell().with("General", "About"))
    view.traitOverrides.displayScale = 3
    let natural = view.intrinsicContentSize
    let label = UILabel()
    label.text = "General"
    label.font = .preferredFont(forTextStyle: .body)
    label.traitOverrides.displayScale = 3
    #expect(near(natural.width, 16 + label.sizeThatFits(.zero).width + 8))
    view.sizeToFit()
    #expect(view.bounds.size == natural)
    view.configuration = UIListContentConfiguration.cell().with(long)
    #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).width <= 100)
    #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height > 100)
    #expect(view.systemLayoutSizeFitting(CGSize(width: 100, height: 0)).height == 52)
  }

  @Test func `constraints give a view the height of its wrapped text`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    root.traitOverrides.displayScale = 3
    let view = UIListContentView(configuration: .cell().with(long))
    let below = UIView()
    for view in [view, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      below.topAnchor.constraint(equalTo: view.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: view.textLayoutGuide!.leadingAnchor),
      below.widthAnchor.constraint(equalToConstant: 10),
      below.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    let height = view.sizeThatFits(CGSize(width: 300, height: 0)).height
    #expect(height > 60)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: height))
    #expect(below.frame == CGRect(x: 16, y: height, width: 10, height: 10))
    view.configuration = UIListContentConfiguration.cell().with("Short").with(.picture(20, 20))
    root.layoutIfNeeded()
    #expect(view.frame.height == 52)
    #expect(below.frame == CGRect(x: 52, y: 52, width: 10, height: 10))
  }

  @Test func `guides have the frames of the parts`() throws {
    let content = UIListContentConfiguration.cell().with("General", "About").with(.picture(20, 20))
    let row = ContentRow(content).fitted()
    for (guide, frame) in [
      (row.view.imageLayoutGuide, row.imageView?.frame),
      (row.view.textLayoutGuide, row.labels[0].frame),
      (row.view.secondaryTextLayoutGuide, row.labels[1].frame),
    ] {
      let (own, frame) = try (#require(guide?.layoutFrame), #require(frame))
      #expect(near(own.minX, frame.minX))
      #expect(near(own.maxX, frame.maxX))
      #expect(near(own.minY, frame.minY))
      #expect(near(own.maxY, frame.maxY))
    }
    #expect(row.view.textLayoutGuide === row.view.textLayoutGuide)
    #expect(row.view.textLayoutGuide?.owningView === row.view)
    row.show(.cell())
    #expect(row.view.imageLayoutGuide == nil)
    #expect(row.view.textLayoutGuide == nil)
  }
}
