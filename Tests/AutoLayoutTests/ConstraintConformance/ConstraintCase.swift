import UIKit

/// A recorded case of constraints, margins, or guides, and its comparison with this library.
@MainActor
struct ConstraintCase {
  private let record: CaseRecord
  private let views: CaseViews
  private var differences: CaseDifferences

  private init(_ record: CaseRecord, usingRecordedWidths usesWidths: Bool) throws {
    let record = Self.prepared(record)
    self.record = record
    views = try CaseViews(record, formatReader: Self.insetConstraints) { description, views in
      try Self.view(description, of: views.record, usingRecordedWidths: usesWidths)
    }
    // Without a window, UIKit rounds to whole points; only the arithmetic is compared.
    let isRounded = record.isOffscreen
    differences = CaseDifferences(
      tolerance: isRounded ? 0.5 : max(CGFloat(record.tolerance ?? 0), 0.01))
  }

  /// Returns the differences between the layout of a case and its recording.
  ///
  /// - Parameter usesWidths: A Boolean value that indicates whether labels have the recorded widths
  ///   instead of the widths in this library's table.
  static func differences(
    of record: CaseRecord, usingRecordedWidths usesWidths: Bool
  ) throws -> [String] {
    var run = try ConstraintCase(record, usingRecordedWidths: usesWidths)
    try run.compare()
    return run.differences.texts
  }

  // MARK: - Views

  /// The text of the case `se26-wrapping-label-15-3-lines`, which is not recorded: three lines of
  /// 15 points in 288.
  private static let wrappingText =
    "A cell whose label wraps over as many lines as its text needs, which the row makes room for"

  /// Returns a record with the views that the file describes in words.
  private static func prepared(_ record: CaseRecord) -> CaseRecord {
    guard let width = record.tree["contentViewWidth"], var tree = record.tree.object,
      var label = tree["views"]?.list?.first?.object
    else { return record }
    label["text"] = .text(wrappingText)
    let contentView = CaseValue.object([
      "name": .text("contentView"),
      "frame": .list([.number(0), .number(0), width, .number(44)]),
    ])
    tree["views"] = .list([contentView, .object(label)])
    return CaseRecord(
      id: record.id, machine: record.machine, kind: record.kind, coords: record.coords,
      tolerance: record.tolerance, tree: .object(tree), expected: record.expected)
  }

  private static func view(
    _ description: CaseValue, of record: CaseRecord, usingRecordedWidths usesWidths: Bool
  ) throws -> UIView? {
    if record.expected["child callbacks"] != nil { return CallbackView() }
    if usesWidths, description["class"]?.text == "UILabel", let name = description["name"]?.text,
      let size = record.expected[name]?.numbers, size.count == 4
    {
      let label = RecordedWidthLabel(size[2], scale: record.scale)
      label.text = description["text"]?.text
      label.font = try description["font"]?.font()
      return label
    }
    guard description["font"]?["name"]?.text == "Courier", let text = description["text"]?.text,
      let size = description["font"]?["size"]?.number,
      let width = record.tree["preferredMaxLayoutWidth"]?.number
    else { return nil }
    return CourierLabel(text, size: size, maximumWidth: width)
  }

  /// Returns the constraints of a format such as `H:|-8-[label]-8-|`.
  private static func insetConstraints(
    _ format: String, _ views: [String: UIView]
  ) -> [NSLayoutConstraint] {
    let parts = format.split { "|-[]:".contains($0) }.map(String.init)
    guard parts.count == 4, let view = views[parts[2]], let outer = view.superview,
      let before = Double(parts[1]), let after = Double(parts[3])
    else { return [] }
    if parts[0] == "H" {
      return [
        view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: before),
        outer.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: after),
      ]
    }
    return [
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: before),
      outer.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: after),
    ]
  }

  // MARK: - Comparison

  private mutating func compare() throws {
    if record.machine.contains("Catalyst") { views.root.traitOverrides.userInterfaceIdiom = .mac }
    views.layout()
    if record.expected["child callbacks"] != nil { return try compareCallbacks() }
    if record.tree["contentViewWidth"] != nil { return try compareRow() }
    if let call = record.tree["call"]?.text { return try compareFitting(call) }
    if let then = record.tree["then"]?.text { try views.run(then) }
    for (name, value) in record.expected.object ?? [:] {
      guard let numbers = value.numbers ?? value.number.map({ [$0] }) else {
        throw CaseError("cannot compare \(name)")
      }
      differences.compare(name, try numbersOfLayout(name), with: numbers)
    }
  }

  private func numbersOfLayout(_ name: String) throws -> [CGFloat] {
    switch name {
    case "child.safeAreaInsets":
      return try views.view(named: "child").safeAreaInsets.numbers
    case "child.layoutMargins":
      return try views.view(named: "child").layoutMargins.numbers
    case "with insetsLayoutMarginsFromSafeArea = false":
      let child = try views.view(named: "child")
      child.insetsLayoutMarginsFromSafeArea = false
      defer { child.insetsLayoutMarginsFromSafeArea = true }
      return child.layoutMargins.numbers
    case "readableContentGuide.layoutFrame":
      return try views.view(named: "v").readableContentGuide.layoutFrame.numbers
    default:
      if let value = try views.value(named: name) { return [value] }
      return try views.frame(of: name).numbers
    }
  }

  private mutating func compareFitting(_ call: String) throws {
    let card = try views.view(named: "card")
    let numbers = call.numbersInText
    guard call.hasPrefix("systemLayoutSizeFitting"), numbers.count == 4,
      let expected = record.expected["fitting rounded up"]?.numbers
    else { throw CaseError("needs the call \(call)") }
    let size = card.systemLayoutSizeFitting(
      CGSize(width: numbers[0], height: numbers[1]),
      withHorizontalFittingPriority: UILayoutPriority(Float(numbers[2])),
      verticalFittingPriority: UILayoutPriority(Float(numbers[3])))
    differences.compare(
      "fitting rounded up", [size.width.rounded(.up), size.height.rounded(.up)], with: expected)
    differences.compare("constraints", [CGFloat(card.constraints.count)], with: [4])
  }

  /// Compares a row that is measured, and then laid out at its height.
  private mutating func compareRow() throws {
    let row = try views.view(named: "contentView")
    let label = try views.view(named: "label")
    let height = row.systemLayoutSizeFitting(
      CGSize(width: row.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    row.frame.size.height = height
    views.layout()
    differences.compare(
      "row.height", [height], with: [record.expected["row.height"]?.number ?? .nan])
    differences.compare(
      "label.size", [label.frame.width, label.frame.height],
      with: record.expected["label.size"]?.numbers ?? [])
    // The wrapped text itself is one point less.
    differences.compare(
      "fitting text", [label.sizeThatFits(CGSize(width: label.frame.width, height: 0)).height],
      with: [label.frame.height - 1])
  }

  private mutating func compareCallbacks() throws {
    guard let child = try views.view(named: "child") as? CallbackView,
      let controller = views.root.superview?.next as? UIViewController,
      let expected = record.expected["child callbacks"]?.list,
      let second = record.expected["second layout"]?.list
    else { throw CaseError("needs a child that records calls") }
    _ = child.takeCalls()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
    views.layout()
    differences.compare("callbacks", child.takeCalls(), with: expected.compactMap(\.text))
    views.layout()
    differences.compare("second layout", child.takeCalls(), with: second.compactMap(\.text))
  }
}

extension CaseDifferences {
  /// Compares names.
  mutating func compare(_ what: String, _ names: [String], with expected: [String]) {
    compare(
      "\(what): number of \(names), recorded \(expected)", [CGFloat(names.count)],
      with: [CGFloat(expected.count)])
    for (index, pair) in zip(names, expected).enumerated() {
      compare(
        "\(what) \(index): \(pair.0), recorded \(pair.1)", [pair.0 == pair.1 ? 1 : 0],
        with: [1])
    }
  }
}

extension UIEdgeInsets {
  /// Top, left, bottom, and right.
  fileprivate var numbers: [CGFloat] { [top, left, bottom, right] }
}
