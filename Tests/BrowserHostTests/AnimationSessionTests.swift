import Foundation
import Testing

@testable import BrowserHost
@testable import ScreenHost
@testable import UIKit

/// Animations in messages to the page, with a time that the test advances.
@MainActor
@Suite struct AnimationSessionTests {
  @MainActor final class Session {
    var time: TimeInterval = 1000
    var controller: UIViewController!
    private(set) var session: ScreenSession!
    private var sequence = 0

    init(_ make: @escaping @MainActor () -> UIViewController) throws {
      session = ScreenSession(
        entry: GalleryEntry(name: "moving", title: "Moving", summary: "") { [unowned self] in
          controller = make()
          return controller
        },
        now: { [unowned self] in time })
      try session.receive(
        .ready(
          .init(
            device: "iphone-15", isLandscape: false, size: .zero, scale: 2, isDark: false)))
    }

    /// Returns the members of the next message about a view; `nil` if there is none.
    func next(about view: UIView) throws -> [String: Any]? {
      var found: [String: Any]?
      while let message = session.nextMessage(sequence: sequence + 1) {
        sequence += 1
        try session.receive(.acknowledge(sequence: sequence))
        let object = try JSONSerialization.jsonObject(with: Data(message.utf8)) as? [String: Any]
        for node in object?["nodes"] as? [[String: Any]] ?? []
        where node["id"] as? Int == view.sceneID { found = node }
      }
      return found
    }
  }

  private func plain() throws -> (Session, UIView) {
    let session = try Session { UIViewController() }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    session.controller.view.addSubview(view)
    _ = try session.next(about: view)
    return (session, view)
  }

  @Test func `the beginning is told once and the end not at all`() throws {
    let (session, view) = try plain()
    UIView.animate(withDuration: 0.5, delay: 0.1, options: .curveLinear) { view.center.x += 100 }
    session.time += 0.05
    let told = try session.next(about: view)
    #expect(told?["frame"] as? [Int] == [100, 0, 40, 20])
    let animation = try #require((told?["animations"] as? [[String: Any]])?.first)
    #expect(animation["property"] as? String == "position")
    #expect(animation["from"] as? [Int] == [-100, 0])
    #expect(animation["delay"] as? Double == 50)
    #expect(animation["duration"] as? Double == 500)
    #expect(animation["easing"] as? String == "linear")
    #expect(session.session.isMoving)
    session.time += 0.3
    #expect(try session.next(about: view) == nil)
    session.time += 1
    #expect(try session.next(about: view) == nil)
    #expect(!session.session.isMoving)
  }

  @Test func `keyframes are told with their stops`() throws {
    let (session, view) = try plain()
    UIView.animateKeyframes(withDuration: 0.5, delay: 0, options: .calculationModeDiscrete) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x += 10 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x += 20 }
    }
    let told = try session.next(about: view)
    let animation = try #require((told?["animations"] as? [[String: Any]])?.first)
    #expect(animation["from"] as? [Int] == [-30, 0])
    let later = try #require(animation["later"] as? [[Any]])
    #expect(later.map { $0[0] as? Double } == [0.5, 0.5, 1])
    #expect(later.map { $0[1] as? [Int] } == [[-30, 0], [-20, 0], [-20, 0]])
  }

  @Test func `what dissolves is told while it lasts`() throws {
    let (session, view) = try plain()
    view.backgroundColor = .red
    _ = try session.next(about: view)
    UIView.transition(
      with: view, duration: 0.5, options: .transitionCrossDissolve,
      animations: { view.backgroundColor = .blue })
    let picture = try #require(view.dissolvingSnapshots.first)
    let told = try session.next(about: picture)
    #expect(told?["parent"] as? Int == view.sceneID)
    #expect(told?["opacity"] as? Int == 0)
    #expect((told?["animations"] as? [[String: Any]])?.first?["property"] as? String == "opacity")
    session.time += 1
    let gone = try #require(session.session.nextMessage(sequence: 1000))
    #expect(gone.contains("\"removed\":[\(picture.sceneID)]"))
  }

  @Test func `what is stopped is told what is replaced too`() throws {
    let (session, view) = try plain()
    UIView.animate(withDuration: 1) { view.center.x += 100 }
    let first = try #require(
      (try session.next(about: view)?["animations"] as? [[String: Any]])?.first?["id"] as? Int)
    session.time += 0.5
    UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) {
      view.center.x -= 100
    }
    let told = try session.next(about: view)
    #expect(told?["stopped"] as? [Int] == [first])
    #expect((told?["animations"] as? [Any])?.count == 1)
    view.layer.removeAllAnimations()
    #expect(try session.next(about: view)?["stopped"] != nil)
  }

  @Test func `what moves as the screen appears moves`() throws {
    final class Appearing: UIViewController {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.addSubview(box)
        UIView.animate(withDuration: 1) { self.box.center.x += 100 }
      }
    }
    let session = try Session { Appearing() }
    let box = (session.controller as! Appearing).box
    session.time += 0.25
    let told = try session.next(about: box)
    let animation = (told?["animations"] as? [[String: Any]])?.first
    #expect(animation?["delay"] as? Double == -250)
  }

  @Test func `completions run when their time has come`() throws {
    let (session, view) = try plain()
    var isDone = false
    UIView.animate(
      withDuration: 0.5, animations: { view.alpha = 0 },
      completion: { _ in
        isDone = true
        view.removeFromSuperview()
      })
    session.time += 0.4
    #expect(try session.next(about: view)?["opacity"] as? Int == 0)
    #expect(!isDone)
    session.time += 0.2
    _ = try session.next(about: view)
    #expect(isDone)
  }

  @Test func `a scroll of the page stops one of the program`() throws {
    let session = try Session { ListViewController(rowCount: 1000) }
    let list = (session.controller as! ListViewController).collectionView!
    _ = try session.next(about: list)
    list.setContentOffset(CGPoint(x: 0, y: 5000), animated: true)
    session.time += 0.05
    let told = try session.next(about: list)
    #expect((told?["offset"] as? [Double])?.last == 5000)
    #expect((told?["animations"] as? [[String: Any]])?.first?["property"] as? String == "offset")
    try session.session.receive(
      .scroll(container: list.sceneID, offset: CGPoint(x: 0, y: 700), isResting: true))
    let answer = try session.next(about: list)
    #expect(answer?["stopped"] != nil)
    session.time += 1
    _ = try session.next(about: list)
    #expect(list.contentOffset.y == 700)
  }
}
