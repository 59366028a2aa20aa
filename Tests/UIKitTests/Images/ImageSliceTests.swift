import Scenes
import Testing

@testable import UIKit

@Suite struct ImageSliceTests {
  private func pieces(
    caps: UIEdgeInsets, _ mode: UIImage.ResizingMode, size: CGSize, target: CGRect
  ) -> [SceneImage.Piece] {
    var content = ImageContent()
    content.size = size
    content.resizing = ImageContent.Resizing(caps: caps, mode: mode)
    return ImageSlices(of: content).pieces(filling: target)
  }

  private let caps = UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5)

  @Test func `nine pieces fill the rectangle`() {
    let target = CGRect(x: 10, y: 20, width: 100, height: 50)
    let pieces = pieces(
      caps: caps, .stretch, size: CGSize(width: 20, height: 16), target: target)
    #expect(pieces.count == 9)
    #expect(pieces.reduce(0) { $0 + $1.target.width * $1.target.height } == 5000)
    #expect(pieces.reduce(CGRect.null) { $0.union($1.target) } == target)
    #expect(
      pieces[0]
        == SceneImage.Piece(
          source: CGRect(x: 0, y: 0, width: 3, height: 2),
          target: CGRect(x: 10, y: 20, width: 3, height: 2)))
    #expect(
      pieces[4]
        == SceneImage.Piece(
          source: CGRect(x: 3, y: 2, width: 12, height: 10),
          target: CGRect(x: 13, y: 22, width: 92, height: 44)))
    #expect(pieces.allSatisfy { $0.tile == nil })
  }

  @Test func `tiles repeat along the resized axes`() {
    let pieces = pieces(
      caps: caps, .tile, size: CGSize(width: 20, height: 16),
      target: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(pieces[0].tile == nil)
    #expect(pieces[8].tile == nil)
    #expect(pieces[1].tile == CGSize(width: 12, height: 2))
    #expect(pieces[3].tile == CGSize(width: 3, height: 10))
    #expect(pieces[4].tile == CGSize(width: 12, height: 10))
  }

  @Test func `a middle of one point is stretched`() {
    let pieces = pieces(
      caps: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5), .tile,
      size: CGSize(width: 11, height: 11), target: CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(pieces.count == 9)
    #expect(pieces.allSatisfy { $0.tile == nil })
  }

  @Test func `edges that meet shrink`() throws {
    let pieces = pieces(
      caps: UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 2), .stretch,
      size: CGSize(width: 9, height: 4), target: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(pieces.map(\.target.width) == [3, 1])
    let covered = self.pieces(
      caps: UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 6), .stretch,
      size: CGSize(width: 9, height: 4), target: CGRect(x: 0, y: 0, width: 20, height: 4))
    #expect(covered.reduce(0) { $0 + $1.target.width } == 20)
    // Eight pixels keep their size, and the middle of one is stretched.
    let widths: [CGFloat] = covered.map { $0.source.width }
    try #require(widths.count == 3)
    #expect(widths[0] == 6)
    #expect(widths[2] == 2)
    #expect(widths[1] < 1)
  }

  @Test func `pieces fill any rectangle`() {
    let seed: UInt64 = 0x511CE
    var random = RepeatableRandom(seed: seed)
    for round in 0..<2000 {
      func length(_ range: ClosedRange<CGFloat>) -> CGFloat {
        CGFloat.random(in: range, using: &random)
      }
      let size = CGSize(width: length(1...40), height: length(1...40))
      let target = CGRect(
        x: length(-9...9), y: length(-9...9), width: length(1...90), height: length(1...90))
      let insets = UIEdgeInsets(
        top: length(0...30), left: length(0...30), bottom: length(0...30), right: length(0...30))
      let pieces = pieces(
        caps: insets, round % 2 == 0 ? .tile : .stretch, size: size, target: target)
      let area = pieces.reduce(0) { $0 + $1.target.width * $1.target.height }
      #expect(abs(area - target.width * target.height) < 1e-6, "seed \(seed), round \(round)")
      let whole = CGRect(origin: .zero, size: size).insetBy(dx: -1e-9, dy: -1e-9)
      #expect(pieces.allSatisfy { whole.contains($0.source) }, "seed \(seed), round \(round)")
    }
  }
}
