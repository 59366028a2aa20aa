import Testing
import UIKit

// Animations and index titles as in apps, in Swift 5 mode. Mainly tests that the code compiles.

private class BellViewController: UIViewController {
  let bell = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  let label = UILabel()
  let front = UIView()
  let back = UIView()
  var rings = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bell)
    view.addSubview(label)
    view.addSubview(front)
  }

  func ring() {
    UIView.animateKeyframes(
      withDuration: 0.6, delay: 0, options: [.calculationModeCubic, .beginFromCurrentState],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0.0, relativeDuration: 1.0 / 3) {
          self.bell.transform = CGAffineTransform(rotationAngle: .pi / 8)
        }
        UIView.addKeyframe(
          withRelativeStartTime: 1.0 / 3, relativeDuration: 2.0 / 3,
          animations: { self.bell.transform = .identity })
      },
      completion: { [weak self] finished in
        if finished { self?.rings += 1 }
      })
    UIView.animateKeyframes(withDuration: 1, delay: 0.5) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.bell.alpha = 0.5 }
    }
    UIView.animate(withDuration: 0.2) {
      UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) {
        self.bell.center.x += 4
      }
    }
  }

  func show(_ text: String) {
    UIView.transition(with: label, duration: 0.25, options: .transitionCrossDissolve) {
      self.label.text = text
    }
    UIView.transition(
      with: label, duration: 0.25, options: [.transitionCrossDissolve, .curveEaseIn],
      animations: { self.label.textColor = .red }, completion: nil)
  }

  func turnOver() {
    UIView.transition(
      from: front, to: back, duration: 0.3,
      options: [.transitionCrossDissolve, .showHideTransitionViews])
    UIView.transition(from: front, to: back, duration: 0.3, options: []) { _ in self.rings += 1 }
  }

  func showAll() async {
    // Without `await`: UIKit has no other form of these.
    UIView.transition(with: label, duration: 0.25, options: []) { self.label.text = nil }
    UIView.animate(withDuration: 0.3) { self.bell.alpha = 1 }
    UIView.animateKeyframes(withDuration: 0.3, delay: 0) { self.bell.alpha = 0 }
  }
}

private class NamesViewController: UICollectionViewController {
  let names = ["Ada", "Alan", "Barbara"]

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return names.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  override func indexTitles(for collectionView: UICollectionView) -> [String]? {
    return ["A", "B"]
  }

  override func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    return IndexPath(item: names.firstIndex { $0.hasPrefix(title) } ?? 0, section: 0)
  }
}

@MainActor @Suite struct AnimationSourceTests {
  @Test func `a bell rings`() async {
    let controller = BellViewController()
    controller.loadViewIfNeeded()
    controller.ring()
    controller.show("Ding")
    controller.turnOver()
    await controller.showAll()
    #expect(controller.bell.transform == .identity)
    #expect(controller.bell.alpha == 0)
    #expect(controller.label.text == nil)
    #expect(controller.label.textColor == .red)
    #expect(controller.back.superview === controller.view)
    #expect(controller.front.superview == nil)
  }

  @Test func `a controller says its index titles`() throws {
    let layout = UICollectionViewFlowLayout()
    let controller = NamesViewController(collectionViewLayout: layout)
    controller.collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    controller.view.layoutIfNeeded()
    let bar = try #require(
      controller.collectionView.subviews.first { $0.accessibilityLabel == "Index" })
    #expect(bar.subviews.compactMap { ($0 as? UILabel)?.text } == ["A", "B"])
  }
}
