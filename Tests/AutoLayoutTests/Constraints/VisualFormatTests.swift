import Foundation
import TestSupport
import Testing

@testable import UIKit

/// The constraints of visual formats.
@MainActor
struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  private let one = UIView(), two = UIView(), three = UIView()

  private var views: [String: Any] { ["one": one, "two": two, "three": three, "root": root] }

  init() {
    for view in [one, two, three] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func constraints(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    _ metrics: [String: Any]? = nil
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views)
  }

  /// The constraints in a short form: "one.leading == root.leading + 12.0 @750.0".
  private func texts(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    _ metrics: [String: Any]? = nil
  ) -> [String] {
    func name(_ item: AnyObject?) -> String {
      if item === root.layoutMarginsGuide { return "margins" }
      return views.first { $0.value as AnyObject === item }?.key ?? "?"
    }
    return constraints(format, options, metrics).map { constraint in
      var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute) "
      text += ["<=", "==", ">="][constraint.relation.rawValue + 1]
      if constraint.secondItem != nil {
        text += " \(name(constraint.secondItem)).\(constraint.secondAttribute)"
        if constraint.constant != 0 { text += " + \(constraint.constant)" }
      } else {
        text += " \(constraint.constant)"
      }
      if constraint.priority != .required { text += " @\(constraint.priority.rawValue)" }
      return text
    }
  }

  private func fault(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    _ metrics: [String: Any] = [:], _ views: [String: Any]? = nil
  ) -> VisualFormatError? {
    do {
      let parsed = try VisualFormatParser.parse(format)
      _ = try VisualFormatConstraints(parsed, options, metrics, views ?? self.views).make()
      return nil
    } catch {
      return error
    }
  }

  @Test func `spacing and lengths are in the order of the text`() {
    #expect(
      texts("|-12-[one(80)]-[two(>=60@500,<=one)]-m-[three(==one@p)]|", [], ["m": 20, "p": 300.5])
        == [
          "one.leading == root.leading + 12.0", "one.width == 80.0",
          "two.leading == one.trailing + 8.0", "two.width >= 60.0 @500.0", "two.width <= one.width",
          "three.leading == two.trailing + 20.0", "three.width == one.width @300.5",
          "root.trailing == three.trailing",
        ])
    #expect(
      texts("V:|[one][two]-(>=8@750,<=20)-[three]-(-4)-|") == [
        "one.top == root.top", "two.top == one.bottom", "three.top >= two.bottom + 8.0 @750.0",
        "three.top <= two.bottom + 20.0", "root.bottom == three.bottom + -4.0",
      ])
  }

  @Test func `a hyphen at the superview stands for its layout margins`() {
    #expect(
      texts("|-[one]-|") == ["one.leading == margins.leading", "margins.trailing == one.trailing"])
    root.layoutMargins = UIEdgeInsets(top: 1, left: 16, bottom: 3, right: 16)
    NSLayoutConstraint.activate(constraints("|-[one]-|") + constraints("V:|-[one]-|"))
    root.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 16, y: 1, width: 288, height: 296))
  }

  @Test func `a controller determines the margins of its root view`() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-[view]-|", metrics: nil, views: ["view": view]))
    window.layoutIfNeeded()
    #expect(view.frame.minX == controller.view.layoutMargins.left)
    #expect(view.frame.maxX == 375 - controller.view.layoutMargins.right)
  }

  @Test func `options align neighbors across the axis`() {
    #expect(
      texts("[one]-[two]-[three]", [.alignAllTop, .alignAllLastBaseline]) == [
        "two.leading == one.trailing + 8.0", "one.top == two.top",
        "one.lastBaseline == two.lastBaseline", "three.leading == two.trailing + 8.0",
        "two.top == three.top", "two.lastBaseline == three.lastBaseline",
      ])
    #expect(
      texts("V:[one]-[two]", .alignAllCenterX) == [
        "two.top == one.bottom + 8.0", "one.centerX == two.centerX",
      ])
  }

  @Test func `options decide the direction of a horizontal format`() {
    #expect(
      texts("|-5-[one]-6-[two]-7-|", .directionLeftToRight) == [
        "one.left == root.left + 5.0", "two.left == one.right + 6.0",
        "root.right == two.right + 7.0",
      ])
    #expect(
      texts("|-5-[one]-(>=6)-[two]-7-|", .directionRightToLeft) == [
        "root.right == one.right + 5.0", "one.left >= two.right + 6.0",
        "two.left == root.left + 7.0",
      ])
    NSLayoutConstraint.activate(
      constraints("|-5-[one(50)]-[two(20)]", .directionRightToLeft))
    root.layoutIfNeeded()
    #expect(one.frame.minX == 265)
    #expect(two.frame.minX == 237)
  }

  @Test func `a leading format is mirrored in right-to-left layouts`() {
    for view in [root, one, two] { view.semanticContentAttribute = .forceRightToLeft }
    NSLayoutConstraint.activate(constraints("|-5-[one(50)]-[two(20)]"))
    root.layoutIfNeeded()
    #expect(one.frame.minX == 265)
    #expect(two.frame.minX == 237)
  }

  @Test func `vertical spacing is between edges or baselines`() {
    #expect(
      texts("V:|-3-[one]-20-[two]-4-|", .spacingBaselineToBaseline) == [
        "one.top == root.top + 3.0", "two.firstBaseline == one.lastBaseline + 20.0",
        "root.bottom == two.bottom + 4.0",
      ])
    let title = UILabel()
    let body = UILabel()
    for label in [title, body] {
      label.text = "Text"
      label.font = .systemFont(ofSize: 17)
      root.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[title]-[body]", options: .spacingBaselineToBaseline, metrics: nil,
        views: ["title": title, "body": body]))
    root.layoutIfNeeded()
    #expect(abs(body.frame.minY - title.frame.maxY) <= 0.5)
  }

  @Test func `metrics are numbers of any type`() {
    let metrics: [String: Any] = [
      "a": 1, "b": 2.5, "c": CGFloat(3), "d": NSNumber(value: 4), "e": Float(5), "f": UInt8(6),
    ]
    for (name, value) in ["a": 1, "b": 2.5, "c": 3, "d": 4, "e": 5, "f": 6] as [String: CGFloat] {
      #expect(constraints("[one(\(name))]", [], metrics)[0].constant == value)
    }
  }

  @Test func `layout guides have places in a format`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-4-[guide(30)]-[view(==guide)]", metrics: nil,
        views: ["guide": guide, "view": one]))
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 4)
    #expect(one.frame.minX == 42)
    #expect(one.frame.width == 30)
  }

  @Test func `faults of names and options have a place and a correction`() throws {
    func check(_ fault: VisualFormatError?, _ offset: Int, _ reason: String) throws {
      let fault = try #require(fault)
      #expect(fault.offset == offset, "\(fault.reason)")
      #expect(fault.reason.contains(reason), "\(fault.reason)")
    }
    try check(
      fault("[one]-[four]"), 7, "key of the views (one, root, three, two), but found 'four'")
    try check(fault("[one]-m-[two]"), 6, "a metric (metrics: none; views:")
    try check(fault("[one]-two-[two]"), 6, "found the view 'two'")
    try check(fault("[one(m)]", [], ["m": "wide"]), 5, "but found wide of type String")
    try check(fault("[one(m)]", [], ["m": Double.nan]), 5, "a finite number")
    try check(fault("[one(8@0)]"), 7, "a priority greater than 0 and at most 1000, but found 0.0")
    try check(fault("[one(8@1001)]"), 7, "1001.0")
    try check(fault("[one(8@two)]"), 7, "a metric")
    try check(fault("[a]", [], [:], ["a": 4]), 1, "a value of type Int")
    let lonely = UIView()
    lonely.accessibilityIdentifier = "lonely"
    try check(
      fault("V:|[a]", [], [:], ["a": lonely]), 2,
      "'a', UIView #\(lonely.sceneID) 'lonely', has none")
    try check(fault("[a]-|", [], [:], ["a": lonely]), 4, "has none")
    try check(fault("|[a]", [], [:], ["a": UILayoutGuide()]), 0, "the layout guide 'a' has none")
    for option in [
      NSLayoutConstraint.FormatOptions.alignAllLeft, .alignAllTrailing, .alignAllCenterX,
    ] {
      try check(fault("[one]-[two]", option), 0, "not possible in a horizontal format")
    }
    for option in [NSLayoutConstraint.FormatOptions.alignAllTop, .alignAllFirstBaseline] {
      try check(fault("V:[one]-[two]", option), 0, "not possible in a vertical format")
    }
  }
}
