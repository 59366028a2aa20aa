import TestSupport
import Testing
import UIKit

/// Views that leave and join regions with the constraints, guides, and subviews that they have.
@MainActor
struct HierarchyChangeTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))

  private func add(to parent: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  /// Returns a panel of a fixed size with a view within its margins and one beside a guide.
  private func panel(in parent: UIView) -> (panel: UIView, inner: UIView, beside: UIView) {
    let panel = add(to: parent)
    let inner = add(to: panel)
    let beside = add(to: inner)
    let guide = UILayoutGuide()
    inner.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      panel.widthAnchor.constraint(equalToConstant: 100),
      panel.heightAnchor.constraint(equalToConstant: 60),
      inner.leadingAnchor.constraint(equalTo: panel.layoutMarginsGuide.leadingAnchor),
      inner.topAnchor.constraint(equalTo: panel.layoutMarginsGuide.topAnchor),
      inner.trailingAnchor.constraint(equalTo: panel.layoutMarginsGuide.trailingAnchor),
      inner.heightAnchor.constraint(equalToConstant: 30),
      guide.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 20),
      beside.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      beside.widthAnchor.constraint(equalToConstant: 7),
      beside.heightAnchor.constraint(equalTo: inner.heightAnchor),
    ])
    return (panel, inner, beside)
  }

  @Test func `a view with constraints inside leaves and joins after layout`() {
    let (panel, inner, beside) = panel(in: root)
    var left = panel.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
    left.isActive = true
    root.layoutIfNeeded()
    #expect(panel.frame == CGRect(x: 5, y: 0, width: 100, height: 60))
    #expect(inner.frame == CGRect(x: 8, y: 8, width: 84, height: 30))
    #expect(beside.frame == CGRect(x: 20, y: 0, width: 7, height: 30))
    panel.removeFromSuperview()
    #expect(!left.isActive)
    root.layoutIfNeeded()
    panel.layoutMargins.left = 20
    panel.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 20, y: 8, width: 72, height: 30))
    let other = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    root.addSubview(other)
    other.addSubview(panel)
    left = panel.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30)
    left.isActive = true
    other.frame.origin.x = 10
    root.layoutIfNeeded()
    #expect(panel.frame == CGRect(x: 20, y: 0, width: 100, height: 60))
    #expect(beside.frame == CGRect(x: 20, y: 0, width: 7, height: 30))
    // Without the constraint that passes it, the view in between is a region of its own again.
    left.isActive = false
    root.layoutIfNeeded()
    #expect(panel.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    panel.translatesAutoresizingMaskIntoConstraints = true
    inner.removeFromSuperview()
    root.layoutIfNeeded()
  }

  /// The frames after any changes equal the frames of new views in the same hierarchy.
  @Test func `views moved in a hierarchy are laid out like new ones`() {
    let seed: UInt64 = 9
    var random = RepeatableRandom(seed: seed)
    let places = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 90)) }
    root.addSubview(places[0])
    places[0].addSubview(places[1])
    root.addSubview(places[2])
    let (panel, inner, beside) = panel(in: root)
    var left: NSLayoutConstraint?
    for step in 0..<200 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: panel.removeFromSuperview()
      case 1: random.pick(places + [root]).addSubview(panel)
      case 2:
        left?.isActive = false
        guard panel.superview != nil else { continue }
        left = panel.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40)
        left?.isActive = true
      case 3: left?.isActive = false
      case 4:
        let place = random.pick(places)
        let x = CGFloat(Int.random(in: 0...30, using: &random))
        if place.translatesAutoresizingMaskIntoConstraints { place.frame.origin.x = x }
      default:
        let place = random.pick(places)
        place.translatesAutoresizingMaskIntoConstraints.toggle()
        if !place.translatesAutoresizingMaskIntoConstraints { root.layoutIfNeeded() }
      }
      (panel.superview == nil ? panel : root).layoutIfNeeded()
      #expect(
        inner.frame == CGRect(x: 8, y: 8, width: 84, height: 30), "seed \(seed), step \(step)")
      #expect(beside.frame == CGRect(x: 20, y: 0, width: 7, height: 30))
      #expect(panel.bounds.size == CGSize(width: 100, height: 60), "seed \(seed), step \(step)")
      if let left, left.isActive {
        #expect(root.convert(panel.bounds, from: panel).minX == 40, "seed \(seed), step \(step)")
      }
    }
  }
}
