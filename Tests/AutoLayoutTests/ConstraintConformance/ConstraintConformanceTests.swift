import Foundation
import Testing
import UIKit

/// The recorded cases of `constraints.jsonl` and `right-to-left.jsonl`.
@MainActor
struct ConstraintConformanceTests {
  /// The cases in which labels have their recorded widths, because the widths of this library's
  /// table differ from the recorded system's.
  private static let widths: Set<String> = [
    "se26-firstbaseline-11", "cat26-firstbaseline-28-13", "cat26-lastbaseline-22-11",
    "sst-traits-ipad-10-2",
    "sst-traits-ipad-pro-10-5", "sst-traits-iphone-8-plus", "sst-traits-iphone-se",
    "sst-traits-iphone-x", "sst-traits-iphone-xr", "sst-traits-iphone-xs-max",
  ]
  /// The cases that this library lays out otherwise, with the reasons.
  private static let known: [String: String] = [:]

  private func differences(of record: CaseRecord, usingRecordedWidths widths: Bool) -> [String] {
    do {
      return try ConstraintCase.differences(of: record, usingRecordedWidths: widths)
    } catch {
      return ["\(error)"]
    }
  }

  @Test func `every recorded case of constraints passes or is known to differ`() throws {
    let records = try CaseRecords.read("constraints.jsonl")
    #expect(records.count >= 63)
    var failures: Set<String> = []
    for record in records {
      let usesWidths = Self.widths.contains(record.id)
      let texts = differences(of: record, usingRecordedWidths: usesWidths)
      if usesWidths, differences(of: record, usingRecordedWidths: false).isEmpty {
        Issue.record("\(record.id) passes without recorded widths; remove it from the set")
      }
      guard !texts.isEmpty else { continue }
      failures.insert(record.id)
      if Self.known[record.id] == nil {
        Issue.record("\(record.id): \(texts.joined(separator: "; "))")
      }
    }
    for id in Self.known.keys.sorted() where !failures.contains(id) {
      Issue.record("\(id) passes now, or does not exist; remove it from the table")
    }
    #expect(Self.widths.isSubset(of: Set(records.map(\.id))))
  }

  // MARK: - Right to left

  private func recorded(_ id: String) throws -> CaseValue {
    try #require(CaseRecords.read("right-to-left.jsonl").first { $0.id == id }).expected
  }

  /// The screen of the recordings, 375 points wide.
  private func rightToLeftRoot() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    root.traitOverrides.displayScale = 2
    root.semanticContentAttribute = .forceRightToLeft
    return root
  }

  private func add(_ width: CGFloat, to parent: UIView) -> UIView {
    let view = FixedIntrinsicView(CGSize(width: width, height: 20))
    view.translatesAutoresizingMaskIntoConstraints = false
    view.semanticContentAttribute = .forceRightToLeft
    parent.addSubview(view)
    return view
  }

  @Test func `subviews do not have the forced direction of a view`() throws {
    let expected = try recorded("ou-rtl-pins")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let (root, bar, inner) = (UIView(), UIView(), UIView())
    window.addSubview(root)
    root.addSubview(bar)
    bar.addSubview(inner)
    let all = [window, root, bar, inner]
    func count() -> CGFloat {
      CGFloat(all.filter { $0.effectiveUserInterfaceLayoutDirection == .rightToLeft }.count)
    }
    window.semanticContentAttribute = .forceRightToLeft
    #expect(count() == expected["window only"]?.number)
    root.semanticContentAttribute = .forceRightToLeft
    bar.semanticContentAttribute = .forceRightToLeft
    // The fourth is inside the navigation bar, which this library lacks.
    #expect(count() + 1 == expected["window, root view, navigation bar"]?.number)
  }

  @Test func `a minimum gap stays one from right to left`() throws {
    let expected = try recorded("ou-rtl-min-gap")
    let root = rightToLeftRoot()
    let width = try #require(expected["label.width"]?.number)
    let (label, control) = (add(width, to: root), add(68, to: root))
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      control.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      label.trailingAnchor.constraint(lessThanOrEqualTo: control.leadingAnchor, constant: -8),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.minX == expected["label.x"]?.number)
    #expect(label.frame.width == width)
    // With less room, the gap is what is left.
    root.frame.size.width = 130
    root.layoutIfNeeded()
    #expect(label.frame.minX - control.frame.maxX == 8)
  }

  /// Numbers of uikit-scrolling.md, section 1.6.
  @Test func `a constant to the leading edge points to the inside`() {
    let root = rightToLeftRoot()
    let card = UIView(frame: CGRect(x: 16, y: 0, width: 343, height: 100))
    card.semanticContentAttribute = .forceRightToLeft
    root.addSubview(card)
    let label = add(141.5, to: card)
    label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16).isActive = true
    root.layoutIfNeeded()
    #expect(root.convert(label.frame, from: card).minX == 201.5)
  }
}
