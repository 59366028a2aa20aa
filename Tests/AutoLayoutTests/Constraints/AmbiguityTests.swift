import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Positions and sizes that constraints leave open.
@MainActor
struct AmbiguityTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))

  private func add(_ view: UIView = UIView()) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  @Test func `a view with open lengths is ambiguous until constraints decide them`() {
    let view = add()
    view.accessibilityIdentifier = "card"
    #expect(view.hasAmbiguousLayout)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.widthAnchor.constraint(equalToConstant: 30),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    #expect(view.hasAmbiguousLayout)
    #expect(
      root.ambiguityReport == [
        "The constraints of UIView #\(view.sceneID) 'card' leave its vertical position open; add "
          + "constraints on a top or bottom edge or the center."
      ])
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(!view.hasAmbiguousLayout)
    #expect(root.ambiguityReport.isEmpty)
  }

  @Test func `the report names every ambiguous view and guide`() {
    let label = UILabel()
    label.text = "Title"
    _ = add(label)
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: root.leftAnchor),
      label.topAnchor.constraint(equalTo: guide.topAnchor),
      guide.leftAnchor.constraint(equalTo: root.leftAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 3),
    ])
    #expect(
      root.ambiguityReport == [
        "The constraints of UILayoutGuide 'gap' of UIView #\(root.sceneID) leave its width open; add "
          + "constraints on the width or both edges."
      ])
    label.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
    #expect(!label.hasAmbiguousLayout)
    #expect(guide.hasAmbiguousLayout)
  }

  @Test func `frames that are set by hand are not ambiguous`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.addSubview(view)
    #expect(!view.hasAmbiguousLayout)
    let other = add()
    other.topAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    #expect(!view.hasAmbiguousLayout)
    view.exerciseAmbiguityInLayout()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `an exercise changes what is open and keeps what is decided`(seed: UInt64) {
    let view = add()
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 6),
      view.heightAnchor.constraint(equalToConstant: 40),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
    ])
    root.layoutIfNeeded()
    let before = view.frame
    var random = RepeatableRandom(seed: seed)
    view.exerciseAmbiguity(&random)
    #expect(view.frame.origin == before.origin, "seed \(seed)")
    #expect(view.frame.height == 40, "seed \(seed)")
    #expect(view.frame.width >= 50, "seed \(seed)")
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.frame == before, "seed \(seed)")
  }

  @Test func `an exercise gives different frames`() {
    let view = add()
    view.heightAnchor.constraint(equalToConstant: 40).isActive = true
    root.layoutIfNeeded()
    var frames: Set<String> = []
    for _ in 0..<10 {
      view.exerciseAmbiguityInLayout()
      frames.insert("\(view.frame)")
    }
    #expect(frames.count > 1)
  }
}
