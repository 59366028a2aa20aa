import Scenes
import Testing

@testable import UIKit

@MainActor @Suite("Transitions of content")
struct ContentTransitionTests {
  /// Returns a view with a label in it, on a stage.
  private func labelled(plays: Bool = true) -> (Stage, UILabel) {
    let stage = Stage(plays: plays)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.text = "old"
    stage.view.backgroundColor = .red
    stage.view.addSubview(label)
    return (stage, label)
  }

  private let options: UIView.AnimationOptions = [.transitionCrossDissolve, .curveLinear]

  @Test func `what was seen fades out over what is there now`() throws {
    let (stage, label) = labelled()
    let done = Completions()
    UIView.transition(
      with: stage.view, duration: 1, options: options,
      animations: {
        label.text = "new"
        stage.view.backgroundColor = .blue
      }, completion: done.note("end"))
    #expect(label.text == "new")
    #expect(stage.view.subviews == [label])
    let picture = try #require(stage.view.dissolvingSnapshots.first)
    #expect(picture.frame == stage.view.bounds)
    #expect(picture.backgroundColor == UIColor.red.resolvedColor(with: stage.view.traitCollection))
    let text = try #require(picture.children.first?.drawing(at: .present).text)
    #expect(text.lines.map(\.string) == ["old"])
    #expect(stage.view.presentation.backgroundColor === stage.view.backgroundColor)
    stage.advance(by: 0.25)
    #expect(picture.presentation.alpha == 0.75)
    #expect(done.calls.isEmpty)
    stage.advance(by: 0.75)
    #expect(done.calls == ["end true"])
    #expect(stage.view.dissolvingSnapshots.isEmpty)
    #expect(stage.view.dissolving == nil)
  }

  @Test func `a picture that outlives its view has no superview`() {
    var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view?.addSubview(inside)
    let picture = ContentSnapshot(of: view!)
    view?.addDissolving(picture)
    #expect(picture.superview === view)
    let isGone = { [weak view] in view == nil }
    inside.removeFromSuperview()
    view = nil
    #expect(isGone())
    #expect(picture.parentView == nil)
    #expect(picture.children.first?.superview === picture)
    // Each of these visits the superviews.
    _ = DrawingStamp.advance()
    picture.alpha = 0.5
    picture.children.first?.setNeedsLayout()
    #expect(picture.root === picture)
    #expect(picture.drawingStamp == DrawingStamp.current)
  }

  @Test func `the picture shows what is under way`() throws {
    let (stage, label) = labelled()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      label.frame.origin.x = 100
      label.alpha = 0
    }
    stage.advance(by: 0.5)
    UIView.transition(
      with: stage.view, duration: 1, options: options, animations: { label.removeFromSuperview() })
    let picture = try #require(stage.view.dissolvingSnapshots.first?.children.first)
    #expect(picture.frame.minX == 50)
    #expect(picture.alpha == 0.5)
  }

  @Test func `the picture of a scroll view shows what is in sight`() throws {
    let stage = Stage()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 100, height: 1000)
    let mark = UIView(frame: CGRect(x: 0, y: 410, width: 10, height: 10))
    scroll.addSubview(mark)
    stage.view.addSubview(scroll)
    scroll.contentOffset.y = 400
    UIView.transition(
      with: scroll, duration: 1, options: options, animations: { mark.isHidden = true })
    let picture = try #require(scroll.dissolvingSnapshots.first)
    #expect(picture.frame == CGRect(x: 0, y: 400, width: 100, height: 100))
    #expect(picture.children.first?.frame == mark.frame)
    #expect(picture.convert(picture.children[0].frame, to: scroll).minY == 410)
  }

  @Test func `the picture keeps its colours when the traits change`() throws {
    let (stage, _) = labelled()
    stage.view.backgroundColor = .systemBackground
    UIView.transition(
      with: stage.view, duration: 1, options: options,
      animations: { stage.window.overrideUserInterfaceStyle = .dark })
    let picture = try #require(stage.view.dissolvingSnapshots.first)
    let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    #expect(
      picture.backgroundColor?.rgba(in: picture.traitCollection)
        == white.rgba(in: picture.traitCollection))
  }

  @Test func `a second transition begins with what the first shows`() throws {
    let (stage, label) = labelled()
    UIView.transition(
      with: stage.view, duration: 1, options: options, animations: { label.text = "middle" })
    stage.advance(by: 0.5)
    UIView.transition(
      with: stage.view, duration: 1, options: options, animations: { label.text = "new" })
    let pictures = stage.view.dissolvingSnapshots
    #expect(pictures.count == 2)
    // A snapshot of the label, which includes the one that was fading out over it.
    try #require(pictures[1].children.count == 2)
    #expect(pictures[1].children[1].alpha == 0.5)
    stage.advance(by: 0.5)
    #expect(stage.view.dissolvingSnapshots.count == 1)
    stage.advance(by: 0.5)
    #expect(stage.view.dissolvingSnapshots.isEmpty)
  }

  @Test func `changes are not animated but by animations of their own`() {
    let (stage, label) = labelled()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.transition(
        with: stage.view, duration: 1, options: options,
        animations: {
          label.alpha = 0
          UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            stage.view.center.x += 100
          }
        })
    }
    stage.advance(by: 0.5)
    #expect(label.presentation.alpha == 0)
    #expect(label.runningAnimations.isEmpty)
    #expect(stage.x == 50)
  }

  @Test func `what dissolves takes no touches unless it may`() {
    let (stage, _) = labelled()
    let point = CGPoint(x: 5, y: 5)
    UIView.transition(with: stage.view, duration: 1, options: options, animations: {})
    #expect(stage.view.hitTest(point, with: nil) == nil)
    stage.advance(by: 1)
    UIView.transition(
      with: stage.view, duration: 1, options: options.union(.allowUserInteraction), animations: {})
    #expect(stage.view.hitTest(point, with: nil) === stage.view)
  }

  @Test func `leaving the window ends it unfinished`() {
    let (stage, _) = labelled()
    let done = Completions()
    UIView.transition(
      with: stage.view, duration: 1, options: options, animations: {}, completion: done.note("end"))
    stage.view.removeFromSuperview()
    NextTurn.runWaiting()
    #expect(done.calls == ["end false"])
    #expect(stage.view.dissolvingSnapshots.isEmpty)
    #expect(!stage.window.animationClock.isBusy)
  }

  @Test func `without time or transition the change is seen at once`() {
    for (plays, duration, options) in [
      (false, 1.0, self.options), (true, 0, self.options), (true, 1, []),
    ] {
      let (stage, label) = labelled(plays: plays)
      let done = Completions()
      UIView.transition(
        with: stage.view, duration: duration, options: options, animations: { label.text = "new" },
        completion: done.note("end"))
      #expect(label.text == "new")
      #expect(stage.view.dissolvingSnapshots.isEmpty)
      #expect(done.calls.isEmpty)
      NextTurn.runWaiting()
      #expect(done.calls == ["end true"])
    }
  }

  @Test func `one view takes the place of another`() throws {
    let stage = Stage()
    let (first, second, last) = (UIView(), UIView(), UIView())
    stage.view.addSubview(first)
    stage.view.addSubview(last)
    let done = Completions()
    UIView.transition(
      from: first, to: second, duration: 1, options: options, completion: done.note("end"))
    #expect(stage.view.subviews == [second, last])
    #expect(stage.view.dissolvingSnapshots.first?.children.count == 2)
    stage.advance(by: 1)
    #expect(done.calls == ["end true"])
    UIView.transition(
      from: second, to: last, duration: 1, options: options.union(.showHideTransitionViews))
    #expect(stage.view.subviews == [second, last])
    #expect(second.isHidden)
    #expect(!last.isHidden)
    UIView.transition(from: UIView(), to: UIView(), duration: 1, options: options) { _ in
      done.calls.append("nowhere")
    }
    NextTurn.runWaiting()
    #expect(done.calls == ["end true", "nowhere"])
  }

  @Test func `a list that is reloaded dissolves`() throws {
    let fixture = CollectionFixture([40], Make.gridLayout(columns: 1, rowHeight: 50))
    let window = UIWindow(device: .standard, playsAnimations: true) { UIViewController() }
    window.rootViewController!.view.addSubview(fixture.view)
    window.settleLayout()
    let shown = fixture.view.visibleCells.count
    UIView.transition(
      with: fixture.view, duration: 1, options: options,
      animations: {
        fixture.source.counts = [3]
        fixture.view.reloadData()
      })
    window.settleLayout()
    #expect(fixture.view.visibleCells.count == 3)
    #expect(fixture.view.dissolvingSnapshots.first?.children.count == shown)
    window.animationClock.advance(by: 1)
    #expect(fixture.view.dissolvingSnapshots.isEmpty)
    #expect(fixture.delegate.imbalances.isEmpty)
  }
}
