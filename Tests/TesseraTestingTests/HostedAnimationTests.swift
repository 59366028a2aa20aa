import TesseraTesting
import Testing
import UIKit

@MainActor
@Suite struct HostedAnimationTests {
  private func screen() -> (HostedScreen, UIView) {
    let screen = HostedScreen(UIViewController())
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    screen.viewController.view.addSubview(box)
    return (screen, box)
  }

  @Test func `animations are over at once unless they are to be played`() {
    let (screen, box) = screen()
    var isDone = false
    UIView.animate(
      withDuration: 10, animations: { box.center.x += 100 }, completion: { isDone = $0 })
    #expect(!isDone)
    #expect(screen.presentationFrame(of: box).minX == 100)
    #expect(isDone)
  }

  @Test func `time is stepped through animations`() {
    let (screen, box) = screen()
    screen.playsAnimations = true
    var isDone = false
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: {
        box.center.x += 100
        box.alpha = 0.5
      }, completion: { isDone = $0 })
    screen.advance(by: 0.5)
    #expect(screen.presentationFrame(of: box).minX == 50)
    #expect(screen.presentationAlpha(of: box) == 0.75)
    #expect(!isDone)
    screen.advance(by: 0.5)
    #expect(isDone)
    #expect(screen.presentationFrame(of: box) == box.frame)
  }

  @Test func `what is not played any more is over`() {
    let (screen, box) = screen()
    screen.playsAnimations = true
    UIView.animate(withDuration: 1) { box.center.x += 100 }
    screen.playsAnimations = false
    #expect(screen.presentationFrame(of: box) == box.frame)
  }
}
