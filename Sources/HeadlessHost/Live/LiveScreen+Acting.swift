import Foundation
internal import ScreenReading
import UIKit

extension LiveScreen {
  /// Performs steps until one cannot be performed, and describes the difference that they made.
  func act(_ steps: [LiveStep]) async throws -> LiveAnswer {
    try await screen.finishWorkUnderWay()
    let before = try read()
    var sentences: [String] = []
    var isFailure = false
    for (index, step) in steps.enumerated() {
      do {
        if let note = try await perform(step) { sentences.append(note) }
        try await screen.finishWorkUnderWay()
      } catch {
        isFailure = true
        let earlier = index == 0 ? "" : "; the steps before it were performed"
        sentences.append("step \(index + 1) of \(steps.count) failed: \(error)\(earlier)")
        break
      }
    }
    return answer(from: before, to: try read(), sentences: sentences, isFailure: isFailure)
  }

  /// Performs a step.
  ///
  /// - Returns: A note for the answer; `nil` for none.
  private func perform(_ step: LiveStep) async throws -> String? {
    let screen = try screen
    switch step {
    case .tap(let target, let count):
      let point = try point(of: target)
      let note = note(aboutTouchAt: point, target)
      try touching { try screen.tap(at: point, count: count) }
      return note
    case .press(let target, let seconds):
      let finger = screen.touch(at: try point(of: target))
      finger.hold(for: seconds)
      finger.lift()
    case .type(let text, let target, let replaces):
      try type(text, into: target, replaces: replaces)
      try await screen.perform(.type(text))
    case .swipe(let direction, let target): try swipe(direction, on: target)
    case .scroll(let x, let y, let target):
      let point = try point(of: target)
      guard screen.turnWheel(at: point, by: CGPoint(x: x, y: y)) else {
        throw ScriptFailure(
          description: "nothing at \(Self.text(point)) scrolls by \(PlainNumber.text(x)),"
            + "\(PlainNumber.text(y)); it may be at its end already")
      }
    case .scripted(let step): try await screen.perform(step)
    case .rotate(let toLandscape):
      screen.window.resize(
        to: screen.model.device, orientation: toLandscape ? .landscape : .portrait)
    case .wait(let seconds): try await screen.perform(.wait(seconds))
    }
    return nil
  }

  /// Gives the keyboard to a field, and deletes its text if it is replaced.
  private func type(_ text: String, into target: LiveTarget?, replaces: Bool) throws {
    let screen = try screen
    if let target {
      let point = try point(of: target)
      let hit = screen.window.hitTest(point, with: nil)
      let edited = screen.window.editedView as UIView?
      if edited == nil || !(hit?.isDescendant(of: edited!) ?? false) {
        try touching { try screen.tap(at: point) }
      }
    }
    guard let edited = screen.window.editedView else {
      let place = target == nil ? "; name a field with \"into\"" : " after the tap"
      throw ScriptFailure(
        description: "nothing has the keyboard to type “\(text)”\(place)")
    }
    if replaces, edited.hasText {
      edited.inputDisplay.handle(.edit(HostEdit("", number: edited.revision)))
      screen.layOut()
    }
  }

  /// The part of a side that a swipe moves over.
  private static let swipeShare: CGFloat = 0.6

  private func swipe(_ direction: LiveStep.Direction, on target: LiveTarget?) throws {
    let screen = try screen
    let area = screen.window.bounds
    let middle = try target.map(point) ?? CGPoint(x: area.midX, y: area.midY)
    var length = CGPoint(x: area.width * Self.swipeShare, y: area.height * Self.swipeShare)
    if case .reference(let reference) = target {
      let frame = try element(reference, in: read()).frame.intersection(area)
      length.x = min(length.x, max(frame.width * Self.swipeShare, 60))
    }
    let way: CGPoint =
      switch direction {
      case .left: CGPoint(x: -length.x, y: 0)
      case .right: CGPoint(x: length.x, y: 0)
      case .up: CGPoint(x: 0, y: -length.y)
      case .down: CGPoint(x: 0, y: length.y)
      }
    // The finger stays on the screen.
    func inside(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: min(max(point.x, area.minX + 1), area.maxX - 1),
        y: min(max(point.y, area.minY + 1), area.maxY - 1))
    }
    let start = target == nil ? CGPoint(x: middle.x - way.x / 2, y: middle.y - way.y / 2) : middle
    try touching {
      try screen.drag(
        from: inside(start), to: inside(CGPoint(x: start.x + way.x, y: start.y + way.y)),
        duration: 0.2)
    }
  }

  // MARK: Targets

  /// Returns the point at which a finger touches a target.
  ///
  /// - Throws: `ScriptFailure` for a target that is not on the screen, or is covered.
  private func point(of target: LiveTarget) throws -> CGPoint {
    let screen = try screen
    switch target {
    case .place(let place): return try screen.point(of: place)
    case .reference(let reference):
      let element = try element(reference, in: read())
      guard element.isOnScreen else {
        let advice =
          element.place.flatMap { place -> String? in
            place.count == 2 ? "{\"scroll_to\": \"item:\(place[0]),\(place[1])\"}" : nil
          } ?? "{\"scroll\": 300}"
        throw ScriptFailure(
          description: "\(element.line()) is off screen; scroll before, such as by \(advice)")
      }
      let visible = element.frame.intersection(screen.window.bounds)
      let point = CGPoint(x: visible.midX, y: visible.midY)
      try requireReaching(element, at: point, on: screen)
      return point
    }
  }

  /// - Throws: `ScriptFailure` if another view takes a touch.
  private func requireReaching(
    _ element: ReadElement, at point: CGPoint, on screen: HostedScreen
  ) throws {
    guard let view = screen.window.view(withSceneID: element.node) else { return }
    let hit = screen.window.hitTest(point, with: nil)
    guard let hit else {
      throw ScriptFailure(
        description: "\(element.line()) takes no touches at \(Self.text(point))")
    }
    guard hit.isDescendant(of: view) || view.isDescendant(of: hit) else {
      throw ScriptFailure(
        description: "\(element.line()) is covered at \(Self.text(point)) by "
          + "\(Swift.type(of: hit)), which takes the touch; explain the point "
          + "\(Self.text(point))")
    }
  }

  /// The view that takes the touch at a point of a step; `nil` for a named element.
  private func note(aboutTouchAt point: CGPoint, _ target: LiveTarget) -> String? {
    guard case .place(.point) = target, let screen = try? screen,
      let hit = screen.window.hitTest(point, with: nil)
    else { return nil }
    return "\(Swift.type(of: hit)) took the touch at \(Self.text(point))."
  }

  private static func text(_ point: CGPoint) -> String {
    "\(PlainNumber.text(point.x.rounded())),\(PlainNumber.text(point.y.rounded()))"
  }

  /// Performs touches, and throws their failures as the step's.
  private func touching(_ touch: () throws -> Void) throws {
    do {
      try touch()
    } catch let error as UnreachableTarget {
      throw ScriptFailure(description: error.description)
    }
  }
}
