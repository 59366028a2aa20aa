import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Anchors, and the constraints that they create.
@MainActor
struct AnchorTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))

  private func add(_ view: UIView = UIView(), to parent: UIView? = nil) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  @Test func `anchors for the same attribute of the same item are equal`() {
    let one = add()
    let other = add()
    #expect(one.leadingAnchor == one.leadingAnchor)
    #expect(one.leadingAnchor.hash == one.leadingAnchor.hash)
    #expect(one.leadingAnchor != one.leftAnchor)
    #expect(one.leadingAnchor != other.leadingAnchor)
    #expect(one.topAnchor != NSObject())
    let guide = UILayoutGuide()
    #expect(guide.widthAnchor == guide.widthAnchor)
    let distance = one.leadingAnchor.anchorWithOffset(to: other.trailingAnchor)
    #expect(distance == one.leadingAnchor.anchorWithOffset(to: other.trailingAnchor))
    #expect(distance != one.trailingAnchor.anchorWithOffset(to: other.trailingAnchor))
    #expect(Set([one.topAnchor, one.topAnchor, one.bottomAnchor]).count == 2)
    #expect(one.topAnchor.copy() as? NSLayoutYAxisAnchor == one.topAnchor)
  }

  @Test func `a constraint has the anchors of its items`() {
    let one = add()
    let constraint = one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 3)
    #expect(constraint.firstAnchor == one.leadingAnchor)
    #expect(constraint.secondAnchor == root.leadingAnchor)
    #expect(constraint.firstAnchor.item === one)
    #expect(constraint.firstAnchor.name == "leading")
    #expect(one.widthAnchor.constraint(equalToConstant: 3).secondAnchor == nil)
    let guide = UILayoutGuide()
    #expect(guide.topAnchor.constraint(equalTo: one.topAnchor).firstAnchor.item === guide)
  }

  @Test func `an anchor knows the constraints on its item along its axis`() {
    let one = add()
    let width = one.widthAnchor.constraint(equalToConstant: 30)
    let left = one.leftAnchor.constraint(equalTo: root.leftAnchor)
    let top = one.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([width, left, top])
    #expect(one.leadingAnchor.constraintsAffectingLayout == [width, left])
    #expect(one.bottomAnchor.constraintsAffectingLayout == [top])
    #expect(one.constraintsAffectingLayout(for: .vertical) == [top])
    #expect(one.topAnchor.hasAmbiguousLayout)
    let height = one.heightAnchor.constraint(equalToConstant: 4)
    height.isActive = true
    #expect(!one.topAnchor.hasAmbiguousLayout)
    // A constraint that mentions an item twice is listed once.
    let square = one.widthAnchor.constraint(equalTo: one.heightAnchor, multiplier: 7.5)
    square.isActive = true
    #expect(one.constraintsAffectingLayout(for: .horizontal) == [width, square, left])
  }

  // MARK: - Distances

  @Test func `a distance between anchors equals a constant`() {
    let one = add()
    let other = add()
    NSLayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      one.widthAnchor.constraint(equalToConstant: 40),
      other.widthAnchor.constraint(equalToConstant: 20),
      one.rightAnchor.anchorWithOffset(to: other.leftAnchor).constraint(equalToConstant: 12),
      one.topAnchor.anchorWithOffset(to: other.bottomAnchor).constraint(equalToConstant: 90),
      one.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      one.heightAnchor.constraint(equalToConstant: 10),
      other.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    #expect(other.frame == CGRect(x: 62, y: 65, width: 20, height: 30))
  }

  @Test func `distances equal each other and multiples of sizes`() {
    let one = add()
    let two = add()
    let three = add()
    NSLayoutConstraint.activate([
      one.widthAnchor.constraint(equalToConstant: 50),
      two.widthAnchor.constraint(equalToConstant: 50),
      three.widthAnchor.constraint(equalToConstant: 20),
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      three.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      // The gap before the middle view is twice the one after it.
      one.trailingAnchor.anchorWithOffset(to: two.leadingAnchor).constraint(
        equalTo: two.trailingAnchor.anchorWithOffset(to: three.leadingAnchor), multiplier: 2),
      one.topAnchor.constraint(equalTo: root.topAnchor),
      one.heightAnchor.constraint(equalToConstant: 10),
      // A size that is half of a distance plus a constant.
      two.heightAnchor.constraint(
        equalTo: root.topAnchor.anchorWithOffset(to: root.bottomAnchor), multiplier: 0.5,
        constant: -30),
      two.topAnchor.constraint(equalTo: one.bottomAnchor),
      three.heightAnchor.constraint(equalTo: two.heightAnchor),
      one.centerYAnchor.anchorWithOffset(to: three.centerYAnchor).constraint(
        greaterThanOrEqualTo: one.widthAnchor),
      one.centerYAnchor.anchorWithOffset(to: three.centerYAnchor).constraint(
        lessThanOrEqualToConstant: 50),
    ])
    root.layoutIfNeeded()
    // 320 - 120 = 200 remain: 133 1/3 and 66 2/3.
    let scale = root.traitCollection.displayScale
    #expect(abs(two.frame.minX - (50 + 400 / 3)) <= 0.5 / scale)
    #expect(two.frame.minY == 10)
    #expect(two.frame.height == 120)
    #expect(three.frame.midY - one.frame.midY == 50)
  }

  @Test func `the distance from a leading to a trailing edge is positive in both directions`() {
    for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
      root.semanticContentAttribute = direction
      let one = add(to: root)
      let other = add(to: root)
      for view in [one, other] { view.semanticContentAttribute = direction }
      NSLayoutConstraint.activate([
        one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        one.widthAnchor.constraint(equalToConstant: 40),
        other.widthAnchor.constraint(equalTo: one.widthAnchor),
        one.leadingAnchor.anchorWithOffset(to: other.trailingAnchor).constraint(
          equalToConstant: 100),
        one.heightAnchor.constraint(
          equalTo: one.leadingAnchor.anchorWithOffset(to: other.leadingAnchor)),
      ])
      root.layoutIfNeeded()
      let isMirrored = direction == .forceRightToLeft
      #expect(one.frame.minX == (isMirrored ? 270 : 10))
      #expect(other.frame.minX == (isMirrored ? 210 : 70))
      #expect(one.frame.height == 60)
    }
  }

  @Test func `a distance passes views, and ends with one of its items`() {
    let container = add()
    let other = add()
    let inner = add(to: container)
    let distance = inner.leftAnchor.anchorWithOffset(to: other.leftAnchor)
      .constraint(equalToConstant: 25)
    NSLayoutConstraint.activate([
      container.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
      inner.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 7), distance,
    ])
    #expect(root.constraints.contains(distance))
    root.layoutIfNeeded()
    #expect(other.frame.minX == 132)
    #expect(inner.constraintsAffectingLayout(for: .horizontal).contains(distance))
    inner.removeFromSuperview()
    #expect(!distance.isActive)
    #expect(!root.constraints.contains(distance))
    container.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 9), distance,
    ])
    root.layoutIfNeeded()
    #expect(other.frame.minX == 134)
    distance.constant = 26
    root.layoutIfNeeded()
    #expect(other.frame.minX == 135)
  }

  @Test func `a distance from a guide without an owner stays inactive`() {
    let guide = UILayoutGuide()
    let one = add()
    let distance = guide.topAnchor.anchorWithOffset(to: one.topAnchor).constraint(
      equalToConstant: 4)
    distance.isActive = true
    #expect(!distance.isActive)
    root.addLayoutGuide(guide)
    distance.isActive = true
    #expect(distance.isActive)
    root.removeLayoutGuide(guide)
    #expect(!distance.isActive)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `random distances give the frames that they were computed from`(seed: UInt64) {
    var random = RepeatableRandom(seed: seed)
    let direction = random.pick([UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    root.semanticContentAttribute = direction
    let isMirrored = direction == .forceRightToLeft
    var views: [UIView] = []
    var frames: [CGRect] = []
    for index in 0..<5 {
      // The view is in the root, or in a container at a fixed place.
      var parent = root
      var offset = CGPoint.zero
      if random.once(in: 2) {
        offset = CGPoint(
          x: CGFloat(Int.random(in: 0...90, using: &random)),
          y: CGFloat(Int.random(in: 0...90, using: &random)))
        if random.once(in: 2) {
          parent = UIView(frame: CGRect(origin: offset, size: CGSize(width: 200, height: 100)))
          root.addSubview(parent)
        } else {
          parent = add(to: root)
          NSLayoutConstraint.activate([
            parent.leftAnchor.constraint(equalTo: root.leftAnchor, constant: offset.x),
            parent.topAnchor.constraint(equalTo: root.topAnchor, constant: offset.y),
            parent.widthAnchor.constraint(equalToConstant: 200),
            parent.heightAnchor.constraint(equalToConstant: 100),
          ])
        }
        parent.semanticContentAttribute = direction
      }
      let view = add(to: parent)
      view.semanticContentAttribute = direction
      let frame = CGRect(
        x: CGFloat(Int.random(in: 0...200, using: &random)),
        y: CGFloat(Int.random(in: 0...200, using: &random)),
        width: CGFloat(2 * Int.random(in: 0...40, using: &random)),
        height: CGFloat(2 * Int.random(in: 0...40, using: &random)))
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: frame.width),
        view.heightAnchor.constraint(equalToConstant: frame.height),
      ])
      if index == 0 {
        NSLayoutConstraint.activate([
          view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: frame.minX),
          view.topAnchor.constraint(equalTo: root.topAnchor, constant: frame.minY),
        ])
      } else {
        let other = Int.random(in: 0..<index, using: &random)
        // The anchors of an item with the values of a frame, along the layout direction.
        func horizontal(_ view: UIView, _ frame: CGRect) -> [(NSLayoutXAxisAnchor, CGFloat)] {
          let sign: CGFloat = isMirrored ? -1 : 1
          return [
            (view.leadingAnchor, sign * (isMirrored ? frame.maxX : frame.minX)),
            (view.trailingAnchor, sign * (isMirrored ? frame.minX : frame.maxX)),
          ]
        }
        func vertical(_ view: UIView, _ frame: CGRect) -> [(NSLayoutYAxisAnchor, CGFloat)] {
          [
            (view.topAnchor, frame.minY), (view.bottomAnchor, frame.maxY),
            (view.centerYAnchor, frame.midY),
          ]
        }
        let x = (
          random.pick(horizontal(views[other], frames[other])), random.pick(horizontal(view, frame))
        )
        let y = (
          random.pick(vertical(views[other], frames[other])), random.pick(vertical(view, frame))
        )
        let factor = random.pick([1, 2, -0.5] as [CGFloat])
        NSLayoutConstraint.activate([
          x.0.0.anchorWithOffset(to: x.1.0).constraint(equalToConstant: x.1.1 - x.0.1),
          // The height of the root is 300: the same distance as a multiple of it plus a constant.
          y.0.0.anchorWithOffset(to: y.1.0).constraint(
            equalTo: root.heightAnchor, multiplier: factor,
            constant: y.1.1 - y.0.1 - factor * 300),
        ])
      }
      views.append(view)
      frames.append(frame)
    }
    root.layoutIfNeeded()
    for (view, frame) in zip(views, frames) {
      #expect(root.convert(view.bounds, from: view) == frame, "seed \(seed)")
    }
  }

  @Test func `a constraint between an attribute and itself holds or is left out`() {
    let view = add()
    let same = view.leftAnchor.constraint(equalTo: view.leftAnchor)
    let less = view.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: 4)
    let apart = view.topAnchor.constraint(equalTo: view.topAnchor, constant: 5)
    NSLayoutConstraint.activate([
      same, less, apart, view.widthAnchor.constraint(equalToConstant: 30),
    ])
    var messages: [String] = []
    ConstraintLog.receiver = { messages.append($0) }
    defer { ConstraintLog.receiver = nil }
    root.layoutIfNeeded()
    #expect(view.frame.width == 30)
    #expect(same.isActive)
    #expect(apart.isActive)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("breaking constraint \n\(apart)") == true)
  }

  // MARK: - System spacing

  @Test func `the system's spacing between edges is 8 points`() {
    let one = add()
    let other = add()
    let after = other.leadingAnchor.constraint(
      equalToSystemSpacingAfter: one.trailingAnchor, multiplier: 2)
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 1),
      one.widthAnchor.constraint(equalToConstant: 50), after,
      one.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: root.safeAreaLayoutGuide.topAnchor, multiplier: 3),
      one.heightAnchor.constraint(equalToConstant: 20),
      other.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: one.topAnchor, multiplier: 1),
      other.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      other.heightAnchor.constraint(greaterThanOrEqualTo: root.heightAnchor, multiplier: 0.1),
      one.bottomAnchor.constraint(equalTo: root.topAnchor, constant: 60),
    ])
    root.layoutIfNeeded()
    #expect(after.constant == 16)
    #expect(one.frame == CGRect(x: 8, y: 40, width: 50, height: 20))
    #expect(other.frame.minX == 74)
    #expect(other.frame.minY <= 48)
    after.constant = 5
    root.layoutIfNeeded()
    #expect(other.frame.minX == 63)
  }

  @Test func `the system's spacing between baselines is that between lines of text`() {
    let title = UILabel()
    let body = UILabel()
    title.text = "Title"
    title.font = .systemFont(ofSize: 17)
    body.text = "Body"
    body.font = .systemFont(ofSize: 17)
    _ = (add(title), add(body))
    let spacing = body.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 1)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: root.topAnchor), spacing,
    ])
    root.layoutIfNeeded()
    // One line follows the other without a gap.
    #expect(abs(body.frame.minY - title.frame.maxY) <= 0.5)
    let scale = root.traitCollection.displayScale
    #expect(spacing.constant >= title.font.lineHeight)
    #expect(spacing.constant < title.font.lineHeight + 1 / scale)
    body.font = .systemFont(ofSize: 40)
    root.layoutIfNeeded()
    let sum = body.font.ascender - title.font.descender
    #expect(spacing.constant >= sum)
    #expect(spacing.constant < sum + 1 / scale)
    #expect(abs(body.frame.minY - title.frame.maxY) <= 1)
    // Views without text have the spacing between edges.
    let plain = add()
    let other = add()
    let plainSpacing = plain.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: other.lastBaselineAnchor, multiplier: 2)
    #expect(plainSpacing.constant == 16)
  }

  // MARK: - Priorities

  @Test func `priorities have UIKit's values and arithmetic`() {
    let values: [(UILayoutPriority, Float)] = [
      (.required, 1000), (.defaultHigh, 750), (.dragThatCanResizeScene, 510),
      (.sceneSizeStayPut, 500), (.dragThatCannotResizeScene, 490), (.defaultLow, 250),
      (.fittingSizeLevel, 50), (.defaultHigh + 1, 751), (.required - 0.5, 999.5),
    ]
    for (priority, number) in values { #expect(priority.rawValue == number) }
    var priority = UILayoutPriority.defaultLow
    priority += 2
    priority -= 1
    #expect(priority == UILayoutPriority(251))
    #expect(UILayoutPriority.defaultLow < .defaultHigh)
  }

  @Test func `a constraint keeps no item alive and becomes inactive without one`() {
    let one = add()
    var other: UIView? = add()
    weak let reference = other
    let constraint = one.topAnchor.constraint(equalTo: other!.topAnchor)
    constraint.isActive = true
    let anchor = other!.topAnchor
    other?.removeFromSuperview()
    other = nil
    #expect(reference == nil)
    #expect(!constraint.isActive)
    #expect(constraint.secondItem == nil)
    #expect(anchor.item == nil)
    constraint.isActive = true
    #expect(!constraint.isActive)
  }
}
