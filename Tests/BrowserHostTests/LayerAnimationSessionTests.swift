import Foundation
import Testing
import UIKit

@testable import BrowserHost
@testable import ScreenHost

/// Animations of layers and animators in messages to the page.
@MainActor
@Suite struct LayerAnimationSessionTests {
  typealias Session = AnimationSessionTests.Session

  private func plain() throws -> (Session, UIView) {
    let session = try Session { UIViewController() }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    session.controller.view.addSubview(view)
    _ = try session.next(about: view)
    return (session, view)
  }

  private func animations(_ told: [String: Any]?) -> [[String: Any]] {
    told?["animations"] as? [[String: Any]] ?? []
  }

  @Test func `an endless animation that the page plays needs one message and no scenes`() throws {
    let (session, view) = try plain()
    let spin = CABasicAnimation(keyPath: "transform.rotation.z")
    spin.fromValue = 0
    spin.toValue = 2 * Double.pi
    spin.duration = 1
    spin.repeatCount = .infinity
    view.layer.add(spin, forKey: "spin")
    let told = try #require(animations(try session.next(about: view)).first)
    #expect(told["property"] as? String == "transform")
    #expect(told["repeat"] as? Int == 0)
    let later = try #require(told["later"] as? [[Any]])
    #expect(later.count == 24)
    #expect(later.last?.first as? Double == 1)
    let scenes = session.session.sceneWork.scenes
    for _ in 0..<60 {
      session.time += 1.0 / 60
      #expect(try session.next(about: view) == nil)
    }
    #expect(session.session.sceneWork.scenes == scenes)
    #expect(!session.session.isMoving)
    view.layer.removeAnimation(forKey: "spin")
    #expect(
      try session.next(about: view)?["stopped"] as? [Int] == [try #require(told["id"] as? Int)])
    #expect(!session.session.isMoving)
  }

  @Test func `what the page cannot play is drawn for each frame`() throws {
    let (session, view) = try plain()
    view.layer.borderColor = CGColor(gray: 0, alpha: 1)
    let grow = CABasicAnimation(keyPath: "borderWidth")
    grow.fromValue = 0
    grow.toValue = 10
    grow.duration = 1
    view.layer.add(grow, forKey: nil)
    var widths: [Double] = []
    for _ in 0..<3 {
      session.time += 0.25
      let border = try session.next(about: view)?["border"] as? [Any]
      widths.append(border?.first as? Double ?? -1)
    }
    #expect(widths == [2.5, 5, 7.5])
    session.time += 1
    // The page is told nothing about the border, or that it has none.
    let border = try session.next(about: view)?["border"] ?? NSNull()
    #expect(border is NSNull)
    #expect(!session.session.isMoving)
  }

  @Test func `a value that stays is removed with its animation only`() throws {
    let (session, view) = try plain()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0
    fade.duration = 0.5
    fade.fillMode = .forwards
    fade.isRemovedOnCompletion = false
    view.layer.add(fade, forKey: "fade")
    let told = try #require(animations(try session.next(about: view)).first)
    #expect(told["from"] as? Double == 0)
    #expect(told["stays"] as? Bool == true)
    session.time += 2
    #expect(try session.next(about: view)?["stopped"] == nil)
    view.layer.removeAllAnimations()
    #expect(
      try session.next(about: view)?["stopped"] as? [Int] == [try #require(told["id"] as? Int)])
  }

  @Test func `a paused animator is a still picture and continues where it is`() throws {
    let (session, view) = try plain()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x += 100 }
    animator.startAnimation()
    let first = try #require(animations(try session.next(about: view)).first?["id"] as? Int)
    session.time += 0.25
    _ = try session.next(about: view)
    animator.pauseAnimation()
    let paused = try session.next(about: view)
    #expect(paused?["frame"] as? [Double] == [25, 0, 40, 20])
    #expect(paused?["stopped"] as? [Int] == [first])
    #expect(!session.session.isMoving)
    animator.fractionComplete = 0.5
    #expect(try session.next(about: view)?["frame"] as? [Double] == [50, 0, 40, 20])
    animator.isReversed = true
    animator.startAnimation()
    let told = try session.next(about: view)
    #expect(told?["frame"] as? [Double] == [100, 0, 40, 20])
    let back = try #require(animations(told).first)
    #expect(back["reversed"] as? Bool == true)
    #expect(back["stays"] as? Bool == true)
    #expect(back["delay"] as? Double == -500)
    #expect(back["from"] as? [Double] == [-100, 0])
    session.time += 0.5
    let end = try session.next(about: view)
    #expect(end?["frame"] as? [Double] == [0, 0, 40, 20])
    #expect(end?["stopped"] as? [Int] == [try #require(back["id"] as? Int)])
  }
}
