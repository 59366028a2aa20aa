import Testing

@testable import UIKit

/// The constraints that a tool shows as reasons for a frame.
@MainActor
struct FrameExplanationTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  private let card = RegionTests.Box(100, 44)

  init() { root.addSubview(card) }

  @Test func `each number names the constraints on which it depends`() throws {
    let leading = card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
    let trailing = card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20)
    let top = card.topAnchor.constraint(equalTo: root.topAnchor, constant: 8)
    trailing.priority = .defaultHigh
    NSLayoutConstraint.activate([leading, trailing, top])
    let lengths = try #require(card.explainConstrainedFrame()).lengths
    #expect(lengths.map(\.attribute) == [.left, .top, .width, .height])
    #expect(lengths.map(\.value) == [16, 8, 284, 44])
    #expect(lengths.allSatisfy { !$0.isAmbiguous })
    #expect(lengths[0].reasons.compactMap(\.constraint) == [leading])
    #expect(lengths[1].reasons.compactMap(\.constraint) == [top])
    #expect(Set(lengths[2].reasons.compactMap(\.constraint)) == [leading, trailing])
    #expect(
      lengths[2].reasons.contains { $0.constraint === trailing && $0.priority == .defaultHigh })
    // The height is the intrinsic one: no constraint of the app.
    #expect(lengths[3].reasons.compactMap(\.constraint).isEmpty)
    #expect(!lengths[3].reasons.isEmpty)
    #expect(lengths[3].reasons.allSatisfy { !$0.text.isEmpty })
  }

  @Test func `the contributions to a number add up to it`() throws {
    let width = card.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: 7)
    width.isActive = true
    let length = try #require(card.explainConstrainedFrame()).lengths[2]
    #expect(length.value == 167)
    #expect(abs(length.reasons.map(\.contribution).reduce(0, +) - 167) < 1e-9)
  }

  @Test func `an optional constraint without effect is named as violated`() throws {
    let width = card.widthAnchor.constraint(equalToConstant: 200)
    let wish = card.widthAnchor.constraint(equalToConstant: 300)
    wish.priority = .defaultLow
    NSLayoutConstraint.activate([width, wish])
    let length = try #require(card.explainConstrainedFrame()).lengths[2]
    #expect(length.value == 200)
    #expect(length.violated.contains { $0.constraint === wish })
    #expect(!length.reasons.contains { $0.constraint === wish })
  }

  @Test func `a position without constraints is ambiguous, and a frame set by hand has no reasons`()
    throws
  {
    card.heightAnchor.constraint(equalToConstant: 10).isActive = true
    let lengths = try #require(card.explainConstrainedFrame()).lengths
    #expect(lengths.map(\.isAmbiguous) == [true, true, false, false])
    #expect(root.explainConstrainedFrame() == nil)
  }
}
