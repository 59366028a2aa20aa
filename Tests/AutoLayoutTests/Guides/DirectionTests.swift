import TestSupport
import Testing
import UIKit

/// Leading and trailing edges from right to left.
@MainActor
struct DirectionTests {
  /// A random layout of boxes in a row or beside each other, whose horizontal frames are decided.
  @MainActor
  private final class Boxes {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 640, height: 100))
    let boxes: [UIView]
    let guide = UILayoutGuide()

    init(seed: UInt64) {
      var random = RepeatableRandom(seed: seed)
      let root = root
      root.traitOverrides.displayScale = 2
      root.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 0, leading: 24, bottom: 0, trailing: 4)
      root.addLayoutGuide(guide)
      func number(_ upTo: Int) -> CGFloat { 4 * CGFloat(Int.random(in: 0...upTo, using: &random)) }
      NSLayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40),
        guide.widthAnchor.constraint(equalToConstant: 100),
      ])
      var boxes: [UIView] = []
      for _ in 0..<8 {
        let parent = random.once(in: 4) ? boxes.last ?? root : root
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(box)
        let starts =
          [
            root.leadingAnchor, root.layoutMarginsGuide.leadingAnchor,
            guide.trailingAnchor,
          ] + boxes.flatMap { [$0.trailingAnchor, $0.leadingAnchor] }
        let ends =
          [
            root.trailingAnchor, root.layoutMarginsGuide.trailingAnchor,
            guide.leadingAnchor,
          ] + boxes.flatMap { [$0.leadingAnchor, $0.trailingAnchor] }
        let start = random.pick(starts)
        let end = random.pick(ends)
        let width = random.pick(boxes + [root]).widthAnchor
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
          box.leadingAnchor.constraint(equalTo: start, constant: number(20)).isActive = true
          box.widthAnchor.constraint(equalToConstant: number(30)).isActive = true
        case 1:
          box.trailingAnchor.constraint(equalTo: end, constant: -number(20)).isActive = true
          box.widthAnchor.constraint(equalToConstant: number(30)).isActive = true
        case 2:
          box.centerXAnchor.constraint(equalTo: random.pick(boxes + [root]).centerXAnchor)
            .isActive = true
          box.widthAnchor.constraint(equalTo: width, multiplier: 0.5).isActive = true
        case 3:
          // A wish against a minimum gap.
          let near = box.leadingAnchor.constraint(equalTo: root.leadingAnchor)
          near.priority = .defaultLow
          near.isActive = true
          box.leadingAnchor.constraint(greaterThanOrEqualTo: start, constant: number(20))
            .isActive = true
          box.widthAnchor.constraint(equalToConstant: number(30)).isActive = true
        default:
          box.leadingAnchor.constraint(
            equalTo: root.layoutMarginsGuide.leadingAnchor, constant: number(20)
          ).isActive = true
          box.trailingAnchor.constraint(
            equalTo: root.layoutMarginsGuide.trailingAnchor, constant: -number(20)
          ).isActive = true
        }
        boxes.append(box)
      }
      self.boxes = boxes
    }

    /// The frames in the root's coordinates.
    var frames: [CGRect] {
      root.layoutIfNeeded()
      return boxes.map { root.convert($0.bounds, from: $0) } + [guide.layoutFrame]
    }
  }

  @Test(arguments: [false, true])
  func `a layout from right to left is the mirror image`(usesTraits: Bool) {
    for seed in 1...60 as ClosedRange<UInt64> {
      let boxes = Boxes(seed: seed)
      let before = boxes.frames
      func turn(_ isRight: Bool) {
        if usesTraits {
          boxes.root.traitOverrides.layoutDirection = isRight ? .rightToLeft : .leftToRight
        } else {
          for view in boxes.boxes + [boxes.root] {
            view.semanticContentAttribute = isRight ? .forceRightToLeft : .unspecified
          }
        }
      }
      turn(true)
      let mirrored = boxes.frames.map { frame in
        CGRect(x: 640 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
      }
      let agree = zip(before, mirrored).allSatisfy {
        abs($0.minX - $1.minX) <= 0.5 && abs($0.width - $1.width) <= 0.5
      }
      #expect(agree, "seed \(seed): \(before), mirrored \(mirrored)")
      turn(false)
      #expect(boxes.frames == before, "seed \(seed)")
    }
  }

  @Test func `left and right do not depend on the direction`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -30),
    ])
    for view in [view, root] { view.semanticContentAttribute = .forceRightToLeft }
    root.layoutIfNeeded()
    #expect(view.frame.minX == 10)
    #expect(view.frame.width == 260)
  }

  @Test func `a guide has the direction of its view`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      guide.widthAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 10)
    root.semanticContentAttribute = .forceRightToLeft
    #expect(guide.layoutFrame.minX == 240)
  }

  @Test func `each item determines its own edges if directions differ`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      // The right edge of the view at the left edge of the root.
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.maxX == 0)
  }
}
