import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Descriptions of constraints, and the messages about contradictions, in the form of UIKit's log.
@MainActor
@Suite(.serialized)
struct ConstraintLogTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))

  private func add(_ view: UIView = UIView(), to parent: UIView? = nil) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  private func name(_ view: UIView) -> String { "UIView:\(address(of: view))" }

  /// The description without the class and the address.
  private func body(_ constraint: NSLayoutConstraint) -> String {
    let prefix = "<NSLayoutConstraint:\(address(of: constraint)) "
    #expect(constraint.description.hasPrefix(prefix))
    return String(constraint.description.dropFirst(prefix.count))
  }

  /// Returns the messages that a layout writes.
  private func messages(_ layout: () -> Void) -> [String] {
    var messages: [String] = []
    ConstraintLog.receiver = { messages.append($0) }
    defer { ConstraintLog.receiver = nil }
    layout()
    return messages
  }

  @Test func `sizes and other attributes are equations`() {
    let a = add()
    let b = add()
    let width = a.widthAnchor.constraint(equalToConstant: 40)
    #expect(body(width) == "\(name(a)).width == 40>")
    width.isActive = true
    #expect(body(width) == "\(name(a)).width == 40   (active)>")
    width.identifier = "narrow"
    #expect(body(width) == "'narrow' \(name(a)).width == 40   (active)>")
    let half = a.heightAnchor.constraint(equalTo: b.heightAnchor, multiplier: 0.5, constant: -1.5)
    half.priority = .defaultHigh
    #expect(body(half) == "\(name(a)).height == 0.5*\(name(b)).height - 1.5 @750>")
    let center = a.centerXAnchor.constraint(greaterThanOrEqualTo: b.centerXAnchor, constant: 1)
    #expect(body(center) == "\(name(a)).centerX >= \(name(b)).centerX + 1>")
    let trailing = a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -37)
    #expect(body(trailing) == "\(name(a)).trailing == \(name(root)).trailing - 37>")
    let margin = NSLayoutConstraint(
      item: a, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leadingMargin,
      multiplier: 1, constant: 1.0 / 3)
    #expect(body(margin) == "\(name(a)).leading == \(name(root)).leadingMargin + 0.333333>")
    let distance = a.leftAnchor.anchorWithOffset(to: b.rightAnchor).constraint(
      lessThanOrEqualTo: a.heightAnchor)
    #expect(body(distance) == "(\(name(b)).right - \(name(a)).left) <= \(name(a)).height>")
  }

  @Test func `spacing is a visual format`() {
    let a = add()
    let b = add()
    let top = a.topAnchor.constraint(equalTo: root.topAnchor)
    top.isActive = true
    #expect(body(top) == "V:|-(0)-[\(name(a))]   (active, names: '|':\(name(root)) )>")
    let leading = a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 37)
    #expect(body(leading) == "H:|-(37)-[\(name(a))]   (inactive, names: '|':\(name(root)) )>")
    let right = root.rightAnchor.constraint(greaterThanOrEqualTo: a.rightAnchor, constant: 8.5)
    right.isActive = true
    #expect(body(right) == "H:[\(name(a))]-(>=8.5)-|(LTR)   (active, names: '|':\(name(root)) )>")
    let between = b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: -7)
    between.priority = UILayoutPriority(999)
    #expect(body(between) == "H:[\(name(a))]-(-7@999)-[\(name(b))]>")
    let spacing = b.topAnchor.constraint(
      greaterThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 1)
    #expect(body(spacing) == "V:[\(name(a))]-(>=NSLayoutAnchorConstraintSpace(8))-[\(name(b))]>")
    let views = ["a": a, "b": b]
    let standard = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[a]-[b]-|", metrics: nil, views: views)
    #expect(body(standard[0]) == "V:[\(name(a))]-(NSSpace(8))-[\(name(b))]>")
    let guide = root.layoutMarginsGuide
    #expect(
      body(standard[1]) == "UILayoutGuide:\(address(of: guide))'UIViewLayoutMarginsGuide'.bottom "
        + "== \(name(b)).bottom NSSpace(0)>")
  }

  @Test func `texts and identifiers name views`() {
    let label = UILabel()
    label.text = "Seconds"
    _ = add(label)
    let width = label.widthAnchor.constraint(equalToConstant: 70)
    #expect(body(width) == "UILabel:\(address(of: label))'Seconds'.width == 70>")
    label.text = "The first line\nand a second one that is long"
    #expect(
      body(width)
        == "UILabel:\(address(of: label))'The first line\\nand a seco...'.width == 70>")
    let card = add()
    card.accessibilityIdentifier = "card"
    let top = card.topAnchor.constraint(equalTo: root.topAnchor)
    #expect(
      body(top)
        == "V:|-(0)-[card]   (inactive, names: card:\(address(of: card)), '|':\(name(root)) )>")
    let inner = add(to: card)
    let left = inner.leadingAnchor.constraint(equalTo: card.leadingAnchor)
    let address = address(of: card)
    #expect(
      body(left)
        == "H:|-(0)-[\(name(inner))]   (inactive, names: card:\(address), '|':card:\(address) )>")
    final class Badge: UIView {}
    let badge = add(Badge())
    let height = badge.heightAnchor.constraint(equalToConstant: 1)
    #expect(body(height).hasPrefix("Badge:0x"))
  }

  @Test func `a contradiction is written as in UIKit`() throws {
    let view = add()
    let narrow = view.widthAnchor.constraint(equalToConstant: 40)
    let wide = view.widthAnchor.constraint(equalToConstant: 50)
    wide.identifier = "“wide”"
    NSLayoutConstraint.activate([narrow, wide])
    let messages = messages { root.layoutIfNeeded() }
    let (first, second) = (address(of: narrow), address(of: wide))
    let expected: [String] = [
      "[LayoutConstraints] Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is one you don't want. ",
      "\tTry this: ",
      "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
      "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
      "(",
      "    \"<NSLayoutConstraint:\(first) \(name(view)).width == 40   (active)>\",",
      "    \"<NSLayoutConstraint:\(second) '\\U201cwide\\U201d' \(name(view)).width == 50   (active)>\"",
      ")",
      "",
      "Will attempt to recover by breaking constraint ",
      "<NSLayoutConstraint:\(second) '“wide”' \(name(view)).width == 50   (active)>",
      "",
      """
      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
      debugger.
      """,
      """
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <UIKitCore/UIView.h> may also be helpful.
      """,
    ]
    #expect(messages.map { $0.components(separatedBy: "\n") } == [expected])
    // One message for one set of constraints.
    narrow.constant = 41
    #expect(self.messages { root.layoutIfNeeded() } == [])
  }

  @Test func `a contradiction among new constraints leaves out the one that comes too late`() throws
  {
    let view = add()
    let most = view.widthAnchor.constraint(lessThanOrEqualToConstant: 53)
    let wide = view.widthAnchor.constraint(equalToConstant: 57)
    let narrow = view.widthAnchor.constraint(equalToConstant: 11)
    for constraint in [most, wide, narrow] { constraint.isActive = true }
    let first = messages { root.layoutIfNeeded() }
    #expect(first.count == 1)
    #expect(first.first?.contains("breaking constraint \n\(wide.description)") == true, "\(first)")
    #expect(view.frame.width == 11)
    #expect(wide.isActive)
    // The one that was left out takes part again once the others allow it.
    narrow.isActive = false
    most.constant = 60
    #expect(messages { root.layoutIfNeeded() } == [])
    #expect(view.frame.width == 57)
  }

  @Test func `a constraint of the system that new ones contradict stays`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    root.addSubview(view)
    let widths = [40, 50, 60].map { view.widthAnchor.constraint(equalToConstant: $0) }
    NSLayoutConstraint.activate(widths)
    let messages = messages { root.layoutIfNeeded() }
    #expect(messages.count == 3)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 30))
    #expect(widths.allSatisfy { $0.isActive })
  }

  @Test func `ten thousand contradictions in one region end, and the log is short`() throws {
    let views = (0..<10).map { _ in add() }
    let heights = views.map { $0.heightAnchor.constraint(equalToConstant: 10) }
    NSLayoutConstraint.activate(heights)
    root.layoutIfNeeded()
    var wrong = (0..<10_000).map { index in
      views[index % 10].heightAnchor.constraint(equalToConstant: CGFloat(20 + index))
    }
    let messages = messages {
      NSLayoutConstraint.activate(wrong)
      root.layoutIfNeeded()
    }
    #expect(messages.count == 101)
    #expect(
      messages.last?.hasPrefix(
        "[LayoutConstraints] 100 contradictions of constraints inside UIView #") == true)
    #expect(views.allSatisfy { $0.frame.height == 10 })
    let region = try #require(root.existingRegion)
    #expect(region.brokenConstraints.count == 10_000)
    // Another size of the root tries them again, without messages.
    #expect(
      self.messages {
        root.frame.size.width = 300
        root.layoutIfNeeded()
      } == [])
    NSLayoutConstraint.deactivate(heights)
    root.layoutIfNeeded()
    #expect(views.enumerated().allSatisfy { $1.frame.height == CGFloat(20 + $0) })
    wrong.removeFirst(10)
    NSLayoutConstraint.deactivate(wrong)
    root.layoutIfNeeded()
    #expect(region.brokenConstraints.isEmpty)
  }

  @Test func `a frame that is set by hand is a constraint of its autoresizing mask`() throws {
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 52, height: 40))
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 60),
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 21),
    ])
    let messages = messages { root.layoutIfNeeded() }
    try #require(messages.count == 2)
    let all = messages.joined()
    #expect(all.contains("\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you "))
    for text in [
      " h=-&- v=&-- \(name(view)).width == 52   (active)>\"\n)",
      " h=-&- v=&-- \(name(view)).minX == 20   (active, names: '|':\(name(root)) )>\"\n)",
    ] {
      #expect(all.contains(text), "\(all)")
    }
    #expect(all.contains("\"<NSAutoresizingMaskLayoutConstraint:0x"))
  }

  @Test func `the size of the root is a constraint of the system`() throws {
    let view = add()
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 400),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 2),
    ])
    let message = try #require(messages { root.layoutIfNeeded() }.first)
    #expect(message.contains(" h=--& v=--& \(name(root)).width == 320   (active)>\"\n)"))
    #expect(message.contains("breaking constraint \n<NSLayoutConstraint:"))
    #expect(message.contains("H:[\(name(view))]-(2)-|   (active"))
  }

  @Test func `a measurement names its target, and a cell its encapsulated size`() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let view = add(to: cell.contentView)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      cell.contentView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      view.heightAnchor.constraint(equalToConstant: 60),
    ])
    let layout = messages { cell.layoutIfNeeded() }.joined()
    #expect(
      layout.contains(
        "'UIView-Encapsulated-Layout-Height' \(name(cell.contentView)).height == 44   (active)>\"\n)"
      ),
      "\(layout)")
    #expect(!layout.contains("(Note:"))

    let card = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let inner = add(to: card)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|[inner(60)]|", metrics: nil, views: ["inner": inner]))
    let fitting = messages {
      _ = card.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }.joined()
    #expect(
      fitting.contains("'fittingSizeHTarget' \(name(card)).width == 300   (active)>"), "\(fitting)")
  }

  @Test func `guides of the system have UIKit's identifiers`() throws {
    root.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 42, right: 16)
    let view = add()
    let guide = root.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
    ])
    let all = messages { root.layoutIfNeeded() }.joined()
    let name = "UILayoutGuide:\(address(of: guide))'UIViewLayoutMarginsGuide'"
    #expect(
      all.contains(
        "'UIView-bottomMargin-guide-constraint' V:[\(name)]-(42)-|   (active, names: '|':\(self.name(root)) )>"
      ), "\(all)")
    #expect(
      all.contains(
        "'UIView-leftMargin-guide-constraint' H:|-(16)-[\(name)](LTR)   (active, names: '|':\(self.name(root)) )>"
      ), "\(all)")
  }

  @Test func `a required intrinsic size is a constraint for the content`() throws {
    let label = UILabel()
    label.text = "Text"
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    _ = add(label)
    label.widthAnchor.constraint(equalToConstant: 4).isActive = true
    let message = messages { root.layoutIfNeeded() }.joined()
    #expect(message.contains("<NSContentSizeLayoutConstraint:0x"), "\(message)")
    #expect(message.contains(" Hug:250 CompressionResistance:1000   (active)>"), "\(message)")
  }
}
