import Testing

@testable import ConstraintSolver
@testable import UIKit

/// The order of the wishes of arranged views in the solver, and the constraints that changes of the
/// arrangement add to it.
@MainActor
struct StackTieOrderTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  private let stack = UIStackView()

  init() {
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }

  private func box() -> UIView { FixedIntrinsicView(CGSize(width: 50, height: 10)) }

  private func wishes(of views: [UIView]) throws -> [ConstraintID] {
    try views.flatMap { view in
      let member = try #require(root.existingRegion?.existingMember(of: view.itemForConstraints))
      return [
        member.horizontalContent.resistance, member.horizontalContent.hugging,
        member.verticalContent.resistance, member.verticalContent.hugging,
      ].compactMap { $0 }
    }
  }

  /// Returns the number of constraints that the solver added during a change, without those that
  /// align views with the first one, which another first view replaces.
  private func additions(_ change: () -> Void) throws -> Int {
    let before = try #require(root.existingRegion).solver.nextSerial
    change()
    root.layoutIfNeeded()
    let region = try #require(root.existingRegion)
    return region.solver.tableau.links.enumerated().count { slot, link in
      guard link.isUsed, !link.isRest, link.serial >= before else { return false }
      let source = region.source(of: ConstraintID(slot: slot, serial: link.serial))
      return source?.constraint?.identifier != "UISV-alignment"
    }
  }

  /// The lengths of the arranged views equal the lengths in a new stack view with equal views.
  private func expectOrder() throws {
    let ids = try wishes(of: stack.arrangedSubviews)
    let solver = try #require(root.existingRegion).solver
    let ranks = ids.map { solver.tableau.links[$0.slot].rank }
    #expect(ranks == ranks.sorted())
    // The first view gives way.
    let count = CGFloat(stack.arrangedSubviews.count)
    for (index, view) in stack.arrangedSubviews.enumerated() {
      #expect(view.frame.width == (index == 0 ? 400 - 50 * (count - 1) : 50), "view \(index)")
    }
  }

  @Test func `a view that is inserted first adds its own constraints only`() throws {
    var counts: [Int] = []
    for _ in 0..<2 { stack.addArrangedSubview(box()) }
    root.layoutIfNeeded()
    try expectOrder()
    for _ in 0..<5 {
      let old = try wishes(of: stack.arrangedSubviews)
      counts.append(try additions { stack.insertArrangedSubview(box(), at: 0) })
      let region = try #require(root.existingRegion)
      #expect(old.allSatisfy { region.solver.contains($0) })
      try expectOrder()
    }
    // Four wishes, and the constraints of the arrangement around the view.
    try #require(Set(counts).count == 1, "\(counts)")
    #expect(counts[0] <= 10, "\(counts)")
  }

  @Test(arguments: [10, 200])
  func `an insertion into a long stack view costs as many additions as into a short one`(
    count: Int
  ) throws {
    stack.axis = .vertical
    for _ in 0..<count { stack.addArrangedSubview(box()) }
    root.layoutIfNeeded()
    for place in [0, 1, count / 2] {
      let old = try wishes(of: stack.arrangedSubviews)
      let added = try additions { stack.insertArrangedSubview(box(), at: place) }
      #expect(added <= 10, "at \(place)")
      let region = try #require(root.existingRegion)
      #expect(old.allSatisfy { region.solver.contains($0) })
      let ranks = try wishes(of: stack.arrangedSubviews).map {
        region.solver.tableau.links[$0.slot].rank
      }
      #expect(ranks == ranks.sorted())
    }
  }

  @Test func `a view that moves to the end takes its wishes with it`() throws {
    for _ in 0..<5 { stack.addArrangedSubview(box()) }
    root.layoutIfNeeded()
    let first = stack.arrangedSubviews[0]
    let wishes = try wishes(of: [first])
    let added = try additions { stack.addArrangedSubview(first) }
    #expect(added <= 10)
    #expect(try self.wishes(of: [first]) == wishes)
    try expectOrder()
  }
}
