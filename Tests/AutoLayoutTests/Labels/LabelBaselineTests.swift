import TestSupport
import Testing
import UIKit

/// The baselines of labels among constraints.
@MainActor
struct LabelBaselineTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))

  private func add<View: UIView>(_ view: View, to parent: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  private func label(_ text: String, _ font: UIFont, lines: Int = 1) -> UILabel {
    let label = add(UILabel())
    label.text = text
    label.font = font
    label.numberOfLines = lines
    return label
  }

  /// Activates constraints for a marker whose bottom is at a baseline.
  private func marker(
    _ baseline: NSLayoutYAxisAnchor
  ) -> UIView {
    let view = add(UIView())
    NSLayoutConstraint.activate([
      view.bottomAnchor.constraint(equalTo: baseline),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    return view
  }

  /// First baselines at 2x as recorded in ios-metrics.md, section 1.
  @Test(arguments: [
    (CGFloat(11), CGFloat(10.5)), (13, 12.5), (17, 16), (20, 19), (28, 26.5), (34, 32.5),
  ])
  func `the first baseline is the ascender rounded to the pixel`(size: CGFloat, baseline: CGFloat) {
    root.traitOverrides.displayScale = 2
    let label = label("Hg", .systemFont(ofSize: size))
    label.topAnchor.constraint(equalTo: root.topAnchor, constant: 60).isActive = true
    let marker = marker(label.firstBaselineAnchor)
    root.layoutIfNeeded()
    #expect(marker.frame.maxY == 60 + baseline)
  }

  /// ios-metrics.md, section 5.
  @Test func `last baselines of labels are aligned with edges and with each other`() {
    root.traitOverrides.displayScale = 2
    let box = add(UIView())
    let one = label("Hg", .systemFont(ofSize: 20))
    let other = label("Hg", .systemFont(ofSize: 13))
    NSLayoutConstraint.activate([
      box.bottomAnchor.constraint(equalTo: root.topAnchor, constant: 190),
      box.heightAnchor.constraint(equalToConstant: 30),
      one.lastBaselineAnchor.constraint(equalTo: box.bottomAnchor),
      other.lastBaselineAnchor.constraint(equalTo: one.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(one.frame.minY == 171)
    #expect(other.frame.minY == 177.5)
  }

  @Test(arguments: [CGFloat(2), 3])
  func `baselines of all text styles and sizes are at whole pixels`(scale: CGFloat) {
    root.traitOverrides.displayScale = scale
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
      .caption1, .caption2,
    ]
    for style in styles {
      for category in UIContentSizeCategory.ordered {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
        let label = label("Hg", font)
        label.topAnchor.constraint(equalTo: root.topAnchor, constant: 100).isActive = true
        let first = marker(label.firstBaselineAnchor)
        let last = marker(label.lastBaselineAnchor)
        root.layoutIfNeeded()
        let ascent = (font.ascender * scale).rounded() / scale
        #expect(abs(first.frame.maxY - 100 - ascent) < 1e-9, "\(style) \(category)")
        #expect(last.frame.maxY == first.frame.maxY)
        let pixels: CGFloat = (font.lineHeight * scale - 1e-6).rounded(.up)
        #expect(abs(label.frame.height * scale - pixels) < 1e-6, "\(style) \(category)")
        for view in [label, first, last] { view.removeFromSuperview() }
      }
    }
  }

  @Test func `the text of a higher label is centered, and its baselines with it`() {
    root.traitOverrides.displayScale = 2
    let label = label("Hg", .systemFont(ofSize: 17))
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.heightAnchor.constraint(equalToConstant: 60.5),
    ])
    let first = marker(label.firstBaselineAnchor)
    root.layoutIfNeeded()
    #expect(first.frame.maxY == 36)
    label.text = "One\nTwo\nThree"
    label.numberOfLines = 0
    let last = marker(label.lastBaselineAnchor)
    root.layoutIfNeeded()
    // Three lines are 61 high, half a point more than the label.
    #expect(first.frame.maxY == 16)
    #expect(last.frame.maxY == 57)
  }

  @Test func `the baselines of wrapped text follow its lines`() {
    root.traitOverrides.displayScale = 2
    let label = label(
      "Words that need several lines in the width that they get here", .systemFont(ofSize: 17),
      lines: 0)
    let width = label.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
    NSLayoutConstraint.activate([
      width, label.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
    ])
    let (first, last) = (marker(label.firstBaselineAnchor), marker(label.lastBaselineAnchor))
    for limit in [CGFloat(200), 120, 90, 300, 1000, 150] {
      width.constant = limit
      root.layoutIfNeeded()
      let font = label.font!
      let text = label.sizeThatFits(CGSize(width: limit, height: 0)).height
      let lines = (text / font.lineHeight).rounded(.down)
      // The label is one point higher than wrapped text, which is centered.
      let top = 20 + (label.frame.height - text) / 2
      #expect(abs(first.frame.maxY - (top + 16)) <= 0.25, "\(limit)")
      let distance = last.frame.maxY - first.frame.maxY
      #expect(abs(distance - (lines - 1) * font.lineHeight) <= 0.5, "\(limit)")
      #expect(lines > 1 || limit == 1000)
    }
  }

  @Test func `baselines follow changes of the text and of the font`() {
    root.traitOverrides.displayScale = 2
    let label = label("One", .systemFont(ofSize: 17), lines: 0)
    label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    let (first, last) = (marker(label.firstBaselineAnchor), marker(label.lastBaselineAnchor))
    root.layoutIfNeeded()
    #expect(first.frame.maxY == 16)
    label.font = .systemFont(ofSize: 34)
    root.layoutIfNeeded()
    #expect(first.frame.maxY == 32.5)
    #expect(last.frame.maxY == 32.5)
    label.font = .systemFont(ofSize: 17)
    label.text = "One\nTwo"
    root.layoutIfNeeded()
    #expect(first.frame.maxY == 16)
    #expect(last.frame.maxY == 36.5)
  }

  /// A view that takes its baselines from labels in it.
  private final class Titles: UIView {
    let title = UILabel()
    let detail = UILabel()

    init() {
      super.init(frame: .zero)
      for label in [title, detail] {
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        label.text = "Hg"
        label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      }
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: topAnchor, constant: 10),
        detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        bottomAnchor.constraint(equalTo: detail.bottomAnchor, constant: 10),
      ])
    }

    required init?(coder: NSCoder) { fatalError("Not archived.") }

    override var forFirstBaselineLayout: UIView { title }
    override var forLastBaselineLayout: UIView { detail }
  }

  @Test func `a view may have the baselines of views in it`() {
    root.traitOverrides.displayScale = 2
    let titles = add(Titles())
    let box = add(UIView())
    titles.topAnchor.constraint(equalTo: root.topAnchor, constant: 5).isActive = true
    let (first, last) = (marker(titles.firstBaselineAnchor), marker(titles.lastBaselineAnchor))
    NSLayoutConstraint.activate([
      box.firstBaselineAnchor.constraint(equalTo: titles.firstBaselineAnchor),
      box.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(first.frame.maxY == 31)
    #expect(last.frame.maxY == 55.5)
    // The first baseline of a view without text is its top.
    #expect(box.frame.minY == first.frame.maxY)
    titles.title.font = .systemFont(ofSize: 34)
    root.layoutIfNeeded()
    #expect(first.frame.maxY == 47.5)
    #expect(last.frame.maxY == 76)
  }
}
