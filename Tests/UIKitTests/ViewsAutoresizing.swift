import Testing
import UIKit

@MainActor @Suite("Autoresizing")
struct ViewsAutoresizing {
  /// Rows of a mask, a frame in a superview of 100 x 100, and the frame after it became 200 x 160.
  nonisolated static let rows: [(UIView.AutoresizingMask, CGRect, CGRect)] = [
    ([], CGRect(x: 10, y: 20, width: 50, height: 40), CGRect(x: 10, y: 20, width: 50, height: 40)),
    (
      [.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 20, width: 50, height: 40),
      CGRect(x: 10, y: 20, width: 150, height: 100)
    ),
    (
      [.flexibleLeftMargin, .flexibleTopMargin], CGRect(x: 10, y: 20, width: 50, height: 40),
      CGRect(x: 110, y: 80, width: 50, height: 40)
    ),
    (
      [.flexibleRightMargin, .flexibleBottomMargin], CGRect(x: 10, y: 20, width: 50, height: 40),
      CGRect(x: 10, y: 20, width: 50, height: 40)
    ),
    (
      [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin],
      CGRect(x: 25, y: 25, width: 50, height: 50), CGRect(x: 75, y: 55, width: 50, height: 50)
    ),
    // In proportion: margins of 10 and 40 receive 20 and 80 of the additional 100.
    (
      [.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 10, y: 0, width: 50, height: 10),
      CGRect(x: 30, y: 0, width: 50, height: 10)
    ),
    // Width 50 and right margin 40 share the 100: 55.55… and 44.44….
    (
      [.flexibleWidth, .flexibleRightMargin], CGRect(x: 10, y: 0, width: 50, height: 10),
      CGRect(x: 10, y: 0, width: 50 + 100.0 * 50 / 90, height: 10)
    ),
    // All three double with the superview.
    (
      [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
      CGRect(x: 10, y: 0, width: 50, height: 10), CGRect(x: 20, y: 0, width: 100, height: 10)
    ),
  ]

  @Test(arguments: rows.indices)
  func `follows the superview`(row: Int) {
    let (mask, before, after) = Self.rows[row]
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: before)
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 160)
    #expect(child.frame == after)
  }

  @Test func `grows with a superview that starts at zero`() {
    let parent = UIView()
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.bounds.size = CGSize(width: 320, height: 480)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test func `flexible margins of zero share equally`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    parent.addSubview(child)
    parent.frame.size.width = 90
    #expect(child.frame == CGRect(x: 20, y: 0, width: 50, height: 50))
  }

  @Test func `a length does not go below zero, and flexible margins take the rest`() {
    /// Rows of a mask, a frame in a superview 100 wide, and the frame after it became 20 wide.
    let rows: [(UIView.AutoresizingMask, CGRect, CGRect)] = [
      (
        .flexibleWidth, CGRect(x: 30, y: 0, width: 40, height: 9),
        CGRect(x: 30, y: 0, width: 0, height: 9)
      ),
      // The left margin of 40 remains, so 20 of the 80 exceed width and right margin.
      (
        [.flexibleWidth, .flexibleRightMargin], CGRect(x: 40, y: 0, width: 30, height: 9),
        CGRect(x: 40, y: 0, width: 0, height: 9)
      ),
      // The right margin of 40 remains.
      (
        [.flexibleWidth, .flexibleLeftMargin], CGRect(x: 20, y: 0, width: 40, height: 9),
        CGRect(x: -20, y: 0, width: 0, height: 9)
      ),
    ]
    for (mask, before, after) in rows {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = UIView(frame: before)
      child.autoresizingMask = mask
      parent.addSubview(child)
      parent.frame.size.width = 20
      #expect(child.frame == after, "\(mask)")
    }
  }

  @Test(arguments: UInt64(1)...20)
  func `flexible parts share every change, fixed parts stay, no length is negative`(seed: UInt64) {
    var random = RepeatableRandom(seed: seed)
    for step in 0..<200 {
      let parts = (0..<3).map { _ in
        random.once(in: 4) ? 0 : CGFloat.random(in: 0...300, using: &random)
      }
      let old = parts.reduce(0, +)
      let new = random.once(in: 5) ? 0 : CGFloat.random(in: 0...1200, using: &random)
      let isFlexible = (0..<3).map { _ in Bool.random(using: &random) }
      let flags: [UIView.AutoresizingMask] = [
        .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin,
      ]
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: old, height: 50))
      let child = UIView(frame: CGRect(x: parts[0], y: 0, width: parts[1], height: 50))
      for (flag, isSet) in zip(flags, isFlexible) where isSet {
        child.autoresizingMask.insert(flag)
      }
      parent.addSubview(child)
      parent.frame.size.width = new
      let frame = child.frame
      let after = [frame.minX, frame.width, new - frame.width - frame.minX]
      let label: Comment =
        "seed \(seed), step \(step): \(parts) \(isFlexible) from \(old) to \(new) gave \(after)"
      #expect(frame.width >= 0, label)
      let room = new - (0..<3).reduce(0) { isFlexible[$1] ? $0 : $0 + parts[$1] }
      for part in 0..<3 where !isFlexible[part] && (room >= 0 || part == 1) {
        // If nothing is flexible, the origin stays, as it does if only the width is.
        if part == 2, !isFlexible.contains(true) { continue }
        #expect(abs(after[part] - parts[part]) < 1e-9, label)
      }
      let flexibleSum = (0..<3).reduce(0) { isFlexible[$1] ? $0 + parts[$1] : $0 }
      guard room >= 0, flexibleSum > 0 else { continue }
      for part in 0..<3 where isFlexible[part] {
        #expect(abs(after[part] - parts[part] * room / flexibleSum) < 1e-6, label)
      }
    }
  }

  @Test func `does nothing where the superview says so`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.autoresizesSubviews = false
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 300, height: 300)
    #expect(child.frame.size == CGSize(width: 100, height: 100))
  }

  @Test func `moving the bounds origin resizes nothing`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.bounds.origin = CGPoint(x: 7, y: 9)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }
}
