import Testing
import UIKit

/// The reading of recorded cases.
@MainActor
struct CaseViewTests {
  @Test func `a constraint in words has its parts`() throws {
    let record = CaseRecord(
      id: "words", machine: "a phone, @3x", kind: "derived", coords: nil, tolerance: nil,
      tree: .object([
        "root": .object(["frame": .list([.number(0), .number(0), .number(90), .number(60)])]),
        "views": .list([.object(["name": .text("a"), "tamic": .bool(false)])]),
        "constraints": .list([
          .text("edge: a.leading >= 2 * root.centerX - 8 @750"), .text("a.height == 20.5"),
        ]),
      ]), expected: .null)
    let views = try CaseViews(record)
    let edge = try #require(views.namedConstraints["edge"])
    #expect(edge.isActive)
    #expect(edge.firstAttribute == .leading)
    #expect(edge.relation == .greaterThanOrEqual)
    #expect(edge.multiplier == 2)
    #expect(edge.secondItem === views.root)
    #expect(edge.secondAttribute == .centerX)
    #expect(edge.constant == -8)
    #expect(edge.priority.rawValue == 750)
    views.layout()
    #expect(try views.frame(of: "a").height == (20.5 * 3 + 0.5).rounded(.down) / 3)
    #expect(try views.value(named: "a.x") == 82)
    try views.run("edge.constant = -18; layout")
    #expect(try views.value(named: "a.x") == 72)
    #expect(throws: CaseError.self) { try views.run("a.color = red") }
    #expect(throws: CaseError.self) { try ConstraintText("a.leading == b.trailing + x") }
  }
}
