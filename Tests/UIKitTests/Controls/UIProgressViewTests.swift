import Scenes
import Testing

@testable import UIKit

@MainActor
@Suite struct UIProgressViewTests {
  private let window = UIWindow(device: .standard, playsAnimations: true) { UIViewController() }
  private let bar = UIProgressView(frame: CGRect(x: 10, y: 10, width: 200, height: 30))

  init() {
    window.rootViewController?.view.addSubview(bar)
    window.layoutIfNeeded()
  }

  private var track: UIView { bar.subviews[0] }
  private var fill: UIView { bar.subviews[1] }

  @Test func `the filled part has the share of the progress`() {
    #expect(bar.frame == CGRect(x: 10, y: 10, width: 200, height: 4))
    #expect(bar.progress == 0)
    #expect(fill.frame.width == 0)
    bar.progress = 0.25
    #expect(fill.frame == CGRect(x: 0, y: 0, width: 50, height: 4))
    #expect(track.frame == CGRect(x: 0, y: 0, width: 200, height: 4))
    bar.frame.size.width = 100
    window.layoutIfNeeded()
    #expect(fill.frame.width == 25)
    bar.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    #expect(fill.frame.minX == 75)
  }

  @Test func `the progress is from zero to one`() {
    bar.progress = 7
    #expect(bar.progress == 1)
    #expect(fill.frame.width == 200)
    bar.progress = -1
    #expect(bar.progress == 0)
    bar.progress = .nan
    #expect(bar.progress == 0)
  }

  @Test func `progress is displayed in an animation if one is asked for`() {
    bar.setProgress(0.5, animated: true)
    #expect(fill.frame.width == 100)
    #expect(fill.drawing(at: .present).frame != fill.drawing(at: .end).frame)
  }

  @Test func `the parts have the tint color or colors of their own`() {
    bar.tintColor = .magenta
    #expect(fill.backgroundColor == .magenta)
    #expect(track.backgroundColor == .secondarySystemFill)
    bar.progressTintColor = .red
    bar.trackTintColor = .black
    #expect(fill.backgroundColor == .red)
    #expect(track.backgroundColor == .black)
    #expect(track.drawing(at: .end).cornerRadius == 2)
  }

  @Test func `a bar for toolbars is square and has no color behind the filled part`() {
    let bar = UIProgressView(progressViewStyle: .bar)
    #expect(bar.subviews[0].backgroundColor == .clear)
    #expect(bar.subviews[1].drawing(at: .end).cornerRadius == 0)
    bar.progressViewStyle = .default
    #expect(bar.subviews[0].backgroundColor == .secondarySystemFill)
    #expect(bar.subviews[1].drawing(at: .end).cornerRadius == 2)
  }

  @Test func `a bar is an element with its progress as the value`() {
    bar.progress = 0.3
    let facts = bar.drawnAccessibility
    #expect(bar.isAccessibilityElement)
    #expect(facts.value == "30%")
  }
}
