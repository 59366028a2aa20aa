import Foundation
import SceneRendering
internal import ScreenReading
import UIKit

extension LiveScreen {
  /// Describes the screen after it was opened: all of it, or the difference to the former one.
  func open(_ opening: LiveOpening) async throws -> LiveAnswer {
    try await screen.finishWorkUnderWay()
    let snapshot = try read()
    guard let former = opening.former else { return answer(of: snapshot, LiveReading()) }
    return answer(from: former, to: snapshot)
  }

  func describe(_ reading: LiveReading) async throws -> LiveAnswer {
    try await screen.finishWorkUnderWay()
    let snapshot = try read()
    if let hash = reading.knownHash, hash == snapshot.hash {
      var answer = LiveAnswer("Nothing changed since the snapshot \(hash).")
      answer.hash = hash
      return answer
    }
    if let reference = reading.reference { _ = try element(reference, in: snapshot) }
    return answer(of: snapshot, reading)
  }

  func find(_ text: String) async throws -> LiveAnswer {
    try await screen.finishWorkUnderWay()
    let snapshot = try read()
    let found = try snapshot.found(text)
    var answer = LiveAnswer(found.lines.joined(separator: "\n"))
    answer.hash = snapshot.hash
    answer.elements = found.elements.map(LiveElement.init)
    return answer
  }

  func draw(scale: Double) async throws -> LiveAnswer {
    try await screen.finishWorkUnderWay()
    let screen = try screen
    let scaled = HostedScreen(
      screen.window, viewController: screen.viewController,
      on: screen.model.with(scale: CGFloat(scale)))
    var answer = LiveAnswer(
      "The screen, \(PlainNumber.text(screen.size.width))x\(PlainNumber.text(screen.size.height)) "
        + "points at \(PlainNumber.text(scale)) pixels per point.")
    answer.picture = try scaled.png(with: .bars)
    answer.hash = try read().hash
    return answer
  }

  func explain(_ target: LiveTarget?) async throws -> LiveAnswer {
    try await screen.finishWorkUnderWay()
    let screen = try screen
    switch target {
    case nil: return LiveAnswer(screen.window.overview().text)
    case .reference(let reference):
      let element = try element(reference, in: read())
      guard let view = screen.window.view(withSceneID: element.node) else {
        throw ScriptFailure(
          description: "\(element.mark) has no view; explain a point in its frame")
      }
      return LiveAnswer(screen.window.explanation(of: view).text)
    case .place(.item(let section, let item)):
      return LiveAnswer(try screen.explanation(ofItem: (section, item), kind: nil).text)
    case .place(let place):
      let point = try screen.point(of: place)
      return LiveAnswer(
        try screen.explanation(atX: Double(point.x), y: Double(point.y)).text)
    }
  }

  /// Lets time pass until a condition is met.
  func wait(for condition: LiveCondition, _ seconds: Double) async throws -> LiveAnswer {
    let before = try read()
    var last = before
    var waited = 0.0
    var rested = 0.0
    while !condition.isMet(by: last, rested: rested) {
      guard waited < seconds else {
        return answer(
          from: before, to: last,
          sentences: [
            condition.sentence(after: seconds) + "; take a snapshot or a screenshot to see why"
          ], isFailure: true)
      }
      try await screen.perform(.wait(Self.waitingStep))
      waited += Self.waitingStep
      let next = try read()
      rested = next.hash == last.hash ? rested + Self.waitingStep : 0
      last = next
    }
    return answer(
      from: before, to: last,
      sentences: ["The condition is met after \(PlainNumber.text(waited)) seconds."])
  }

  /// The time between two readings of a wait, in seconds.
  private static let waitingStep = 0.05

  /// Returns the element with a reference.
  ///
  /// - Throws: `ScriptFailure` that names the nearest elements for a reference of earlier.
  func element(_ reference: Int, in snapshot: ScreenSnapshot) throws -> ReadElement {
    guard let element = snapshot.element(withReference: reference) else {
      throw ScriptFailure(
        description: snapshot.sentence(
          aboutMissing: reference, former: formerElement(reference)))
    }
    return element
  }

  private func answer(of snapshot: ScreenSnapshot, _ reading: LiveReading) -> LiveAnswer {
    var answer = LiveAnswer(
      snapshot.text(detail: reading.detail, within: reading.reference, depth: reading.depth))
    answer.hash = snapshot.hash
    answer.elements = snapshot.listed(
      detail: reading.detail, within: reading.reference, depth: reading.depth
    ).map(LiveElement.init)
    answer.snapshot = snapshot
    return answer
  }
}

extension LiveCondition {
  /// The time without a change that counts as rest, in seconds.
  private static let restingTime = 0.2

  fileprivate func isMet(by snapshot: ScreenSnapshot, rested: Double) -> Bool {
    switch self {
    case .appearance(let text):
      snapshot.elements(matching: text).contains(where: \.isOnScreen)
    case .disappearance(let text):
      !snapshot.elements(matching: text).contains(where: \.isOnScreen)
    case .rest: rested >= Self.restingTime - 0.001
    }
  }

  fileprivate func sentence(after seconds: Double) -> String {
    let time = "after \(PlainNumber.text(seconds)) seconds"
    return switch self {
    case .appearance(let text): "no element on screen has “\(text)” \(time)"
    case .disappearance(let text): "an element on screen still has “\(text)” \(time)"
    case .rest: "the screen still changes \(time)"
    }
  }
}
