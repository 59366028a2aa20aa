#if !canImport(Darwin)
  import CoreGraphics
  import QuartzCore
  import Testing

  // Files of apps that import the frameworks below UIKit. Mainly tests that the code compiles.

  private final class Spinner: CALayer {
    func start() {
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      turn.toValue = 2 * CGFloat.pi
      turn.duration = 1
      turn.repeatCount = .infinity
      add(turn, forKey: "turn")
    }
  }

  @MainActor @Suite struct FrameworkSourceTests {
    @Test func `layers and paths need no import of UIKit`() {
      let spinner = Spinner()
      spinner.start()
      #expect(spinner.animationKeys() == ["turn"])
      let path = CGMutablePath()
      path.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
      #expect(path.boundingBox.width == 2)
      #expect(CACurrentMediaTime() >= 0)
    }
  }
#endif
