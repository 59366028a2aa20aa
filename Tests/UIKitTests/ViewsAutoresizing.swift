import Testing
import UIKit

@MainActor @Suite("Autoresizing")
struct ViewsAutoresizing {
  /// Each row: mask, frame before in a superview of 100 x 100, frame after it became 200 x 160.
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
    // In proportion: margins of 10 and 40 take 20 and 80 of the 100 that are added.
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
  func followsTheSuperview(row: Int) {
    let (mask, before, after) = Self.rows[row]
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: before)
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 160)
    #expect(child.frame == after)
  }

  @Test func growsWithASuperviewThatStartsAtZero() {
    let parent = UIView()
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.bounds.size = CGSize(width: 320, height: 480)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test func flexibleMarginsOfZeroShareEqually() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    parent.addSubview(child)
    parent.frame.size.width = 90
    #expect(child.frame == CGRect(x: 20, y: 0, width: 50, height: 50))
  }

  @Test func shrinkingBelowTheMarginsAndGrowingAgainGivesTheOldFrame() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 30, y: 0, width: 40, height: 10))
    child.autoresizingMask = .flexibleWidth
    parent.addSubview(child)
    parent.frame.size.width = 20
    parent.frame.size.width = 100
    #expect(child.frame == CGRect(x: 30, y: 0, width: 40, height: 10))
  }

  @Test func doesNothingWhereTheSuperviewSaysSo() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.autoresizesSubviews = false
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 300, height: 300)
    #expect(child.frame.size == CGSize(width: 100, height: 100))
  }

  @Test func movingTheBoundsOriginResizesNothing() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.bounds.origin = CGPoint(x: 7, y: 9)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }
}
