import TestSupport
import Testing
import UIKit

/// Layout guides of the app: their owners, their frames, and their constraints.
@MainActor
struct LayoutGuideTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))

  private func add(_ view: UIView = UIView()) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  @Test func `a new guide has no owner, no identifier, and no frame`() {
    let guide = UILayoutGuide()
    #expect(guide.owningView == nil)
    #expect(guide.identifier == "")
    #expect(guide.layoutFrame == .zero)
    #expect(!guide.hasAmbiguousLayout)
    #expect(guide.constraintsAffectingLayout(for: .horizontal).isEmpty)
  }

  @Test func `a constraint on a guide without an owner stays inactive`() {
    let guide = UILayoutGuide()
    let width = guide.widthAnchor.constraint(equalToConstant: 20)
    let edge = root.leadingAnchor.constraint(equalTo: guide.leadingAnchor)
    NSLayoutConstraint.activate([width, edge])
    #expect(!width.isActive)
    #expect(!edge.isActive)
    #expect(root.constraints.isEmpty)
    root.addLayoutGuide(guide)
    #expect(!width.isActive)
    width.isActive = true
    #expect(width.isActive)
    #expect(root.constraints == [width])
    #expect(guide.layoutFrame.width == 20)
  }

  @Test func `a guide is a rectangle in its owner's coordinates, rounded to pixels`() {
    root.traitOverrides.displayScale = 2
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10.25),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      guide.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 10.5, y: 20, width: 160, height: 30))
    root.frame.size.width = 200
    #expect(guide.layoutFrame == CGRect(x: 10.5, y: 20, width: 100, height: 30))
    #expect(guide.constraintsAffectingLayout(for: .horizontal).count == 2)
    #expect(!guide.hasAmbiguousLayout)
  }

  @Test func `a guide with open sizes is ambiguous`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    guide.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(guide.hasAmbiguousLayout)
    #expect(guide.layoutFrame == .zero)
  }

  @Test func `a removed guide takes its constraints along`() {
    let guide = UILayoutGuide()
    let view = add()
    root.addLayoutGuide(guide)
    let start = guide.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let own = guide.widthAnchor.constraint(equalToConstant: 20)
    let between = view.leadingAnchor.constraint(equalTo: guide.trailingAnchor)
    let other = view.widthAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([start, own, between, other])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 20)
    root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(root.layoutGuides.isEmpty)
    #expect(!own.isActive)
    #expect(!between.isActive)
    #expect(other.isActive)
    #expect(guide.layoutFrame == .zero)
    root.layoutIfNeeded()
  }

  @Test func `a guide moves from view to view without its constraints`() {
    let one = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let other = UIView(frame: CGRect(x: 100, y: 0, width: 80, height: 50))
    root.addSubview(one)
    root.addSubview(other)
    let guide = UILayoutGuide()
    one.addLayoutGuide(guide)
    let old = guide.widthAnchor.constraint(equalTo: one.widthAnchor)
    old.isActive = true
    #expect(guide.layoutFrame.width == 50)
    other.addLayoutGuide(guide)
    #expect(one.layoutGuides.isEmpty)
    #expect(other.layoutGuides == [guide])
    #expect(guide.owningView === other)
    #expect(!old.isActive)
    guide.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true
    #expect(guide.layoutFrame.width == 80)
    guide.owningView = one
    #expect(one.layoutGuides == [guide])
    guide.owningView = nil
    #expect(one.layoutGuides.isEmpty)
  }

  @Test func `a guide that nothing refers to ends with its view`() {
    weak var guide: UILayoutGuide?
    do {
      let view = UIView()
      let new = UILayoutGuide()
      view.addLayoutGuide(new)
      new.widthAnchor.constraint(equalToConstant: 5).isActive = true
      guide = new
      #expect(guide != nil)
    }
    #expect(guide == nil)
  }

  @Test func `a description names the guide`() {
    let guide = UILayoutGuide()
    guide.identifier = "spacer"
    #expect(guide.description.contains("'spacer'"))
  }
}
