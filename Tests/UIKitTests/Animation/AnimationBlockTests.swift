import Foundation
import Testing

@testable import UIKit

/// The object that receives the selectors of blocks.
@MainActor
private final class BlockListener: NSObject {
  var calls: [String] = []

  func started(_ name: String?, context: UnsafeMutableRawPointer?) {
    calls.append("start \(name ?? "nil") \(context == nil)")
  }

  func stopped(
    _ name: String?, finished: NSNumber, context: UnsafeMutableRawPointer?
  ) {
    calls.append("stop \(name ?? "nil") \(finished.boolValue) \(context == nil)")
  }

  func ended() { calls.append("ended") }
}

@MainActor @Suite("Blocks of animations")
struct AnimationBlockTests {
  private func block(_ name: String? = nil, _ changes: () -> Void) {
    UIView.beginAnimations(name, context: nil)
    changes()
    UIView.commitAnimations()
  }

  private func listen(_ listener: BlockListener) {
    UIView.setAnimationDelegate(listener)
    UIView.setAnimationWillStart(
      Selector("started(_:context:)", BlockListener.started(_:context:)))
    UIView.setAnimationDidStop(
      Selector("stopped(_:finished:context:)", BlockListener.stopped(_:finished:context:)))
  }

  @Test func `changes are animated for 0.2 seconds`() {
    let stage = Stage()
    block {
      UIView.setAnimationCurve(.linear)
      stage.view.center.x += 100
    }
    #expect(stage.view.frame.minX == 100)
    #expect(stage.x == 0)
    stage.advance(by: 0.1)
    #expect(abs(stage.x - 50) < 1e-9)
    stage.advance(by: 0.1)
    #expect(stage.x == 100)
    #expect(!stage.window.animationClock.isBusy)
  }

  @Test func `the usual curve is slow at both ends`() {
    let stage = Stage()
    block {
      UIView.setAnimationDuration(1)
      stage.view.center.x += 100
    }
    stage.advance(by: 0.25)
    #expect(stage.x < 25)
    stage.advance(by: 0.25)
    #expect(abs(stage.x - 50) < 0.5)
  }

  @Test func `settings apply to the changes after them`() {
    let stage = Stage()
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.view.superview?.addSubview(other)
    block {
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationDuration(1)
      stage.view.center.x += 100
      UIView.setAnimationDuration(2)
      UIView.setAnimationDelay(1)
      other.center.x += 100
    }
    stage.advance(by: 1)
    #expect(stage.x == 100)
    #expect(other.presentation.frame.minX == 0)
    stage.advance(by: 1)
    #expect(abs(other.presentation.frame.minX - 50) < 1e-9)
  }

  @Test func `changes after the block are not animated`() {
    let stage = Stage()
    block { UIView.setAnimationDuration(1) }
    stage.view.center.x += 100
    #expect(stage.x == 100)
  }

  @Test func `a block repeats and reverses`() {
    let stage = Stage()
    block {
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationDuration(1)
      UIView.setAnimationRepeatCount(2)
      UIView.setAnimationRepeatAutoreverses(true)
      stage.view.center.x += 100
    }
    for expected in [50.0, 100, 50, 0, 50, 100, 50] {
      stage.advance(by: 0.5)
      #expect(abs(stage.x - expected) < 1e-9)
    }
    stage.advance(by: 0.5)
    #expect(stage.x == 100)
    #expect(!stage.window.animationClock.isBusy)
  }

  @Test func `a block from the current state replaces a running one`() {
    let stage = Stage()
    block {
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationDuration(1)
      stage.view.center.x += 100
    }
    stage.advance(by: 0.5)
    block {
      UIView.setAnimationBeginsFromCurrentState(true)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationDuration(1)
      stage.view.center.x -= 100
    }
    #expect(abs(stage.x - 50) < 1e-9)
    stage.advance(by: 0.5)
    #expect(abs(stage.x - 25) < 1e-9)
  }

  @Test func `an inner block has settings of its own`() {
    let stage = Stage()
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.view.superview?.addSubview(other)
    block {
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationDuration(10)
      block {
        UIView.setAnimationCurve(.linear)
        other.center.x += 100
      }
      stage.view.center.x += 100
    }
    stage.advance(by: 0.2)
    #expect(other.presentation.frame.minX == 100)
    #expect(abs(stage.x - 2) < 1e-9)
  }

  @Test func `the delegate is called at the start and at the end`() {
    let stage = Stage()
    let listener = BlockListener()
    block("move") {
      listen(listener)
      stage.view.center.x += 100
    }
    #expect(listener.calls.isEmpty)
    NextTurn.runWaiting()
    #expect(listener.calls == ["start move true"])
    stage.advance(by: 1)
    #expect(listener.calls == ["start move true", "stop move true true"])
  }

  @Test func `a stopped block tells the delegate that it is not finished`() {
    let stage = Stage()
    let listener = BlockListener()
    block {
      UIView.setAnimationDelegate(listener)
      UIView.setAnimationDidStop(
        Selector("stopped(_:finished:context:)", BlockListener.stopped(_:finished:context:)))
      stage.view.center.x += 100
    }
    stage.view.superview?.removeFromSuperview()
    NextTurn.runWaiting()
    #expect(listener.calls == ["stop nil false true"])
  }

  @Test func `a selector without parameters is called, too`() {
    let stage = Stage()
    let listener = BlockListener()
    block {
      UIView.setAnimationDelegate(listener)
      UIView.setAnimationDidStop(Selector("ended()", BlockListener.ended))
      stage.view.center.x += 100
    }
    stage.advance(by: 1)
    #expect(listener.calls == ["ended"])
  }

  @Test func `settings outside of a block have no effect`() {
    let stage = Stage()
    UIView.setAnimationDuration(5)
    UIView.commitAnimations()
    stage.view.center.x += 100
    #expect(stage.x == 100)
    block { stage.view.center.x += 100 }
    stage.advance(by: 0.2)
    #expect(stage.x == 200)
  }

  @Test func `a transition turns the view to its new content`() throws {
    let stage = Stage()
    let listener = BlockListener()
    let old = UIView(frame: stage.view.bounds)
    stage.view.addSubview(old)
    let new = UIView(frame: stage.view.bounds)
    block("turn") {
      UIView.setAnimationDelegate(listener)
      UIView.setAnimationDidStop(
        Selector("stopped(_:finished:context:)", BlockListener.stopped(_:finished:context:)))
      UIView.setAnimationTransition(.flipFromLeft, for: stage.view, cache: true)
      UIView.setAnimationDuration(1)
      old.removeFromSuperview()
      stage.view.addSubview(new)
    }
    #expect(stage.view.subviews == [new])
    let snapshot = try #require(stage.view.dissolvingSnapshots.first)
    #expect(snapshot.children.count == 1)
    stage.advance(by: 0.25)
    #expect(stage.view.presentation.frame.width < 40)
    #expect(listener.calls.isEmpty)
    stage.advance(by: 1)
    #expect(listener.calls == ["stop turn true true"])
    #expect(stage.view.dissolvingSnapshots.isEmpty)
    #expect(stage.view.transform == .identity)
  }
}
