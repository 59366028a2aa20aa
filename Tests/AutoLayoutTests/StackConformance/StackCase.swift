import UIKit

/// A recorded layout of a stack view: its views, what happens to them, and the comparison.
@MainActor
struct StackCase {
  let record: CaseRecord
  private let views: CaseViews
  /// The stack view that the case is about.
  private let stack: UIStackView

  init(_ record: CaseRecord) throws {
    self.record = record
    views = try CaseViews(record, maker: Self.makeView)
    let main = record.tree["views"]?.list?.first { $0["class"]?.text == "UIStackView" }
    guard let name = main?["name"]?.text, let stack = try views.view(named: name) as? UIStackView
    else { throw CaseError("there is no stack view") }
    self.stack = stack
    let isPlaced =
      main?["frame"] != nil || !(record.tree["constraints"]?.list?.isEmpty ?? true)
    if !isPlaced, record.tree["call"] == nil {
      // The content determines the size.
      stack.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: views.root.leadingAnchor),
        stack.topAnchor.constraint(equalTo: views.root.topAnchor),
      ])
    }
  }

  // MARK: - Creation

  private static func makeView(_ description: CaseValue, _ views: CaseViews) throws -> UIView? {
    switch description["class"]?.text {
    case "UIStackView": return try makeStack(description, views)
    case "UIButton(custom)":
      guard description["widthConstraint"] != nil, description["heightConstraint"] != nil else {
        return nil
      }
      return UIView()
    case "UIButton(system)":
      // The sizes of the recorded buttons are those that the stack view gives them.
      return UIView()
    case "UILabel":
      return description["name"]?.text.flatMap { fixedLabel($0, description, views.record) }
        ?? recordedLabel(description)
    default: return nil
    }
  }

  /// Returns a view with the size of a label that was recorded on a Mac, where lines are lower.
  private static func fixedLabel(
    _ name: String, _ description: CaseValue, _ record: CaseRecord
  ) -> UIView? {
    guard record.id.hasPrefix("cat"), let size = record.expected[name]?.numbers, size.count == 4
    else { return nil }
    return FixedIntrinsicView(CGSize(width: size[2], height: size[3]))
  }

  /// The widths of texts in these recordings that differ from the sums of the font's advances, by
  /// text.
  private static let recordedWidths: [String: CGFloat] = [
    "First overflowing": 126, "After": 37.5, "Middle": 51.5, "Tall": 40,
  ]

  /// Returns a label with a recorded width; `nil` if the label's own width is the recorded one.
  private static func recordedLabel(_ description: CaseValue) -> UIView? {
    guard let text = description["text"]?.text, let width = recordedWidths[text],
      let font = try? description["font"]?.font()
    else { return nil }
    let label = RecordedLabel()
    label.recordedWidth = width
    label.text = text
    label.font = font
    return label
  }

  private static func makeStack(_ description: CaseValue, _ views: CaseViews) throws -> UIStackView
  {
    let stack = UIStackView()
    if description["axis"]?.text == "vertical" { stack.axis = .vertical }
    let distributions: [String: UIStackView.Distribution] = [
      "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    let alignments: [String: UIStackView.Alignment] = [
      "fill": .fill, "leading": .leading, "top": .top, "center": .center, "trailing": .trailing,
      "bottom": .bottom, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
    ]
    guard let distribution = distributions[description["distribution"]?.text ?? ""],
      let alignment = alignments[description["alignment"]?.text ?? ""]
    else { throw CaseError("unknown distribution or alignment") }
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = description["spacing"]?.number ?? 0
    stack.isLayoutMarginsRelativeArrangement =
      description["isLayoutMarginsRelativeArrangement"]?.bool ?? false
    for description in description["arranged"]?.list ?? [] {
      let view = try views.makeView(description)
      stack.addArrangedSubview(view)
      try views.addSizes(description, view)
    }
    for (name, spacing) in description["customSpacing"]?.object ?? [:] {
      guard let spacing = spacing.number else { throw CaseError("no spacing after \(name)") }
      stack.setCustomSpacing(spacing, after: try views.view(named: name))
    }
    return stack
  }

  // MARK: - What happens

  /// Lays out the views, and returns the differences from the recording.
  func differences() throws -> [String] {
    var differences = CaseDifferences(
      // Without a window, UIKit rounds origins to whole points.
      tolerance: record.isOffscreen ? 0.51 : CGFloat(record.tolerance ?? 0.01))
    views.layout()
    if let call = record.tree["call"]?.text {
      let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      var origin = CGPoint.zero
      if call.hasPrefix("fitting size, frame x = (320 - width)/2") {
        origin = CGPoint(x: (320 - size.width) / 2, y: 180)
      } else if call != "systemLayoutSizeFitting(compressed)" {
        throw CaseError("needs the call \(call)")
      }
      stack.frame = CGRect(origin: origin, size: size)
      views.layout()
    }
    for view in record.tree["views"]?.list ?? [] {
      if let change = view["afterwards"]?.text { try run(change) }
    }
    for (name, value) in record.expected.object ?? [:] {
      guard let numbers = value.numbers ?? value.number.map({ [$0] }) else {
        throw CaseError("needs the expectation \(name)")
      }
      differences.compare(name, try actual(name), with: numbers)
    }
    return differences.texts.sorted()
  }

  /// Changes the arranged views: `removeArrangedSubview(a)` or
  /// `insertArrangedSubview(d 40 long, at 0)`.
  private func run(_ change: String) throws {
    let parts = change.split { "(), ".contains($0) }.map(String.init)
    if parts.count == 2, parts[0] == "removeArrangedSubview" {
      stack.removeArrangedSubview(try views.view(named: parts[1]))
    } else if parts.count == 6, parts[0] == "insertArrangedSubview", let length = Double(parts[2]),
      let index = Int(parts[5])
    {
      let view = UIView()
      stack.insertArrangedSubview(view, at: index)
      // Across the axis, all views of these cases are 100 points long.
      let lengths = stack.axis == .vertical ? (100, CGFloat(length)) : (CGFloat(length), 100)
      view.widthAnchor.constraint(equalToConstant: lengths.0).isActive = true
      view.heightAnchor.constraint(equalToConstant: lengths.1).isActive = true
    } else {
      throw CaseError("needs the change \(change)")
    }
    views.layout()
  }

  /// Returns the numbers that an expectation is about.
  private func actual(_ name: String) throws -> [CGFloat] {
    switch name {
    case "fitting", "fitting(0x0)", "size":
      let size = stack.systemLayoutSizeFitting(.zero)
      return [size.width, size.height]
    case "x": return stack.arrangedSubviews.map(\.frame.origin.x)
    case "y": return stack.arrangedSubviews.map(\.frame.origin.y)
    case "width": return stack.arrangedSubviews.map(\.frame.size.width)
    case "height": return stack.arrangedSubviews.map(\.frame.size.height)
    default:
      if let value = try views.value(named: name) { return [value] }
      return try views.frame(of: name).numbers
    }
  }
}

/// A label whose text has a recorded width.
private final class RecordedLabel: UILabel {
  var recordedWidth: CGFloat = 0

  override var intrinsicContentSize: CGSize {
    CGSize(width: recordedWidth, height: super.intrinsicContentSize.height)
  }
}
