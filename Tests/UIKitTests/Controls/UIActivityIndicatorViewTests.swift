import Scenes
import Testing

@testable import UIKit

@MainActor
@Suite struct UIActivityIndicatorViewTests {
  private let window = UIWindow(device: .standard, playsAnimations: true) { UIViewController() }
  private let view = UIActivityIndicatorView(style: .medium)

  init() {
    view.frame.origin = CGPoint(x: 50, y: 50)
    window.rootViewController?.view.addSubview(view)
    window.layoutIfNeeded()
  }

  private var wheel: UIView { view.subviews[0] }

  @Test func `a stopped wheel is hidden unless the app wants it`() {
    #expect(view.isHidden)
    #expect(!view.isAnimating)
    #expect(view.hidesWhenStopped)
    view.startAnimating()
    #expect(!view.isHidden)
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(view.isHidden)
    #expect(!view.isAnimating)
    view.hidesWhenStopped = false
    view.isHidden = false
    view.startAnimating()
    view.stopAnimating()
    #expect(!view.isHidden)
    view.hidesWhenStopped = true
    #expect(view.isHidden)
  }

  @Test func `a wheel turns in steps of an eighth until it is stopped`() {
    view.startAnimating()
    #expect(wheel.runningAnimations.count == 1)
    #expect(wheel.runningAnimations[0].timing.repeatCount == .infinity)
    func angles() -> [CGFloat] {
      (0..<9).map { _ in
        defer { window.animationClock.advance(by: 0.1) }
        let transform = wheel.drawing(at: .present).transform
        return (atan2(transform.b, transform.a) / .pi * 4).rounded()
      }
    }
    window.animationClock.advance(by: 0.05)
    #expect(angles().map { $0 < 0 ? $0 + 8 : $0 } == [0, 1, 2, 3, 4, 5, 6, 7, 0])
    view.stopAnimating()
    #expect(wheel.runningAnimations.isEmpty)
    #expect(wheel.transform == .identity)
    #expect(!window.animationClock.isBusy)
  }

  @Test func `a wheel turns in the window to which it moves`() {
    let view = UIActivityIndicatorView(style: .large)
    view.startAnimating()
    #expect(view.subviews[0].runningAnimations.isEmpty)
    window.rootViewController?.view.addSubview(view)
    #expect(view.subviews[0].runningAnimations.count == 1)
    view.removeFromSuperview()
    #expect(view.subviews[0].runningAnimations.isEmpty)
    #expect(view.isAnimating)
    window.rootViewController?.view.addSubview(view)
    #expect(view.subviews[0].runningAnimations.count == 1)
  }

  @Test func `the wheel is drawn as eight marks in its color`() throws {
    view.color = .red
    view.startAnimating()
    let drawing = try #require(wheel.drawing(at: .end).drawing)
    let strokes = drawing.marks.compactMap { mark -> SceneDrawing.Stroke? in
      if case .stroke(_, let stroke) = mark { return stroke }
      return nil
    }
    #expect(strokes.count == 8)
    for stroke in strokes {
      #expect(stroke.color.red == 1)
      #expect(stroke.color.green == 0)
    }
    let opacities = strokes.map(\.color.alpha)
    #expect(opacities == opacities.sorted(by: >))
    #expect(opacities[0] == 1)
    #expect(opacities[7] == 0.25)
    view.color = nil
    #expect(view.color == .systemGray)
    #expect(wheel.drawing(at: .end).drawing != drawing)
  }

  @Test func `the style decides the size`() {
    #expect(view.frame == CGRect(x: 50, y: 50, width: 20, height: 20))
    view.style = .large
    view.sizeToFit()
    window.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 37, height: 37))
    #expect(wheel.bounds.width == 37)
    #expect(UIActivityIndicatorView().bounds.size == CGSize(width: 20, height: 20))
  }

  @Test func `a wheel is an element that says whether it turns`() {
    view.startAnimating()
    #expect(view.drawnAccessibility.label == "In progress")
    view.stopAnimating()
    let facts = view.drawnAccessibility
    #expect(facts.label == "Progress halted")
    #expect(facts.isElement)
  }
}
