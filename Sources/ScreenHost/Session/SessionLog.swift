import Foundation
import SceneRendering
import UIKit

/// The steps of layouts that a page displays, until it has got them.
///
/// Only the latest steps are kept. A log that no page has open records nothing.
@MainActor
final class SessionLog {
  /// The number of steps that are kept for the next message.
  static let limit = 200
  /// The length of a text, in characters.
  static let textLimit = 300

  private struct Entry {
    var time: TimeInterval
    var event: LayoutEvent
    var view: String
  }

  private static var open: [ObjectIdentifier: (LayoutEvent, UIView) -> Void] = [:]

  private var entries: [Entry] = []
  private var droppedCount = 0
  private(set) var isOpen = false

  /// Begins or ends to record the steps of the views that a closure accepts.
  ///
  /// - Parameter time: A closure that returns the time of the screen.
  func setOpen(
    _ isOpen: Bool, time: @escaping () -> TimeInterval = { 0 },
    accepts: @escaping (UIView) -> Bool = { _ in false }
  ) {
    self.isOpen = isOpen
    entries = []
    droppedCount = 0
    let key = ObjectIdentifier(self)
    Self.open[key] =
      isOpen
      ? { [weak self] event, view in
        if accepts(view) { self?.add(event, of: view, at: time()) }
      } : nil
    LayoutEventLog.record =
      Self.open.isEmpty
      ? nil
      : { event, view in
        for reader in Self.open.values { reader(event, view) }
      }
  }

  private func add(_ event: LayoutEvent, of view: UIView, at time: TimeInterval) {
    if entries.count == Self.limit {
      entries.removeFirst()
      droppedCount += 1
    }
    let name = view.accessibilityIdentifier ?? String(describing: type(of: view))
    entries.append(Entry(time: time, event: event, view: name))
  }

  /// Returns the message with the steps since the last one; `nil` if there are none.
  func takeMessage(sequence: Int) -> String? {
    guard !entries.isEmpty else { return nil }
    defer {
      entries = []
      droppedCount = 0
    }
    let events = entries.map { entry in
      JSONText.list([
        NumberText.shortest((entry.time * 1000).rounded()),
        JSONText.string(entry.event.kind.rawValue),
        JSONText.string(String(entry.event.text.prefix(Self.textLimit))),
        JSONText.string(String(entry.view.prefix(Self.textLimit))),
      ])
    }
    return JSONText.object([
      ("type", JSONText.string("log")), ("sequence", String(sequence)),
      ("dropped", String(droppedCount)), ("events", JSONText.list(events)),
    ])
  }
}
